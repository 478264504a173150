import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process began, as its system says it: with its number it names one process for good. Null where there is no
 * such process, or where the system does not say.
 */
export function startOf(pid: number): string | null {
  return fromProc(pid) ?? fromPrograms(pid)
}

/** Linux: the ticks from the start of the machine, and which start that was. */
function fromProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold anything; what follows it is counted from the third field.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return ticks === undefined ? null : `${boot} ${ticks}`
  } catch {
    return null
  }
}

const programs: Readonly<Partial<Record<NodeJS.Platform, (pid: number) => [string, string[]]>>> = {
  darwin: (pid) => ['ps', ['-o', 'lstart=', '-p', String(pid)]],
  freebsd: (pid) => ['ps', ['-o', 'lstart=', '-p', String(pid)]],
  win32: (pid) => [
    'powershell',
    ['-NoProfile', '-NonInteractive', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`],
  ],
}

/** Elsewhere a program of the system's own says it. */
function fromPrograms(pid: number): string | null {
  const program = programs[process.platform]?.(pid)
  if (!program) return null
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    return (
      execFileSync(...program, { env, stdio: ['ignore', 'pipe', 'ignore'], timeout: 10_000 })
        .toString()
        .trim() || null
    )
  } catch {
    return null
  }
}
