import { execFileSync } from 'node:child_process'

/** The path of another major version of Node, which npm fetches into its own cache; null when it cannot be had. */
export function otherNode(major) {
  const find = 'node -p "process.execPath"'
  try {
    const output = execFileSync(
      'npm',
      ['exec', '--yes', '--loglevel=error', `--package=node@${major}`, '-c', find],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
    const path = output.trim().split('\n').at(-1)
    const version = execFileSync(path, ['--version'], { encoding: 'utf8' })
    return version.startsWith(`v${major}.`) ? path : null
  } catch {
    return null
  }
}
