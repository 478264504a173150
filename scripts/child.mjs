import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const graceMs = 25_000
// A terminal and npm each pass the same Ctrl-C on, milliseconds apart: that is one wish, not two.
const echoMs = 1000

/**
 * Runs one long-lived child and resolves with its exit code.
 * It sits in its own process group, so that a Ctrl-C reaches it exactly once, through this process;
 * a second Ctrl-C, or 25 seconds without an end, kills the whole group.
 */
export async function runToEnd(command, args, { cwd, env } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const stopping = passSignals(child)
  const code = await exitCode(child)
  stopping.done()
  killGroup(child, 'SIGKILL')
  return code
}

/** Runs a command to its end and answers `{ code, output }`; output goes through unless `quiet` or taken by `onLine`. */
export async function runCommand(command, args, { cwd, env, quiet = false, onLine } = {}) {
  const taken = quiet || onLine ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', taken, taken],
    detached: true,
  })
  running.add(child)
  let output = ''
  const takers = [child.stdout, child.stderr].filter(Boolean).map((stream) =>
    eachLine(stream, (line) => {
      output += line + '\n'
      onLine?.(line)
    }),
  )
  try {
    const code = await exitCode(child)
    await Promise.all(takers)
    return { code, output }
  } finally {
    running.delete(child)
  }
}

/**
 * When this process is told to stop, ends every command still running and then this process. Commands get a
 * SIGINT whatever the signal was: it is what test runners answer by ending the servers that they started.
 */
export function stopCommandsOnSignal() {
  whenToldToStop(async (signal, again) => {
    const children = [...running]
    if (!again) {
      for (const child of children) child.kill('SIGINT')
      const ended = Promise.all(children.map((child) => exitCode(child).catch(() => {})))
      await Promise.race([ended, wait(graceMs)])
    }
    for (const child of children) killGroup(child, 'SIGKILL')
    for (const stop of stops) stop()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/** Registers something to end, besides commands, when this process is told to stop. */
export function onStop(stop) {
  stops.add(stop)
  return () => stops.delete(stop)
}

const running = new Set()
const stops = new Set()

function passSignals(child) {
  return whenToldToStop((signal, again) => {
    if (again) return killGroup(child, 'SIGKILL')
    child.kill(signal)
    void wait(graceMs, undefined, { ref: false }).then(() => killGroup(child, 'SIGKILL'))
  })
}

/** Calls `stop(signal, again)` for each wish to stop. Answers `{ done }`, which ends the listening. */
function whenToldToStop(stop) {
  let firstAt = 0
  const told = (signal) => {
    const now = Date.now()
    if (firstAt === 0) {
      firstAt = now
      void stop(signal, false)
    } else if (now - firstAt > echoMs) {
      void stop(signal, true)
    }
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, told)

  // npm dies of a SIGTERM without telling its script: a new parent means that it is gone.
  const parent = process.ppid
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && told('SIGTERM'), 500).unref()
    : undefined
  return {
    done() {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, told)
    },
  }
}

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Already gone.
  }
}

function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

async function eachLine(stream, take) {
  let rest = ''
  for await (const part of stream.setEncoding('utf8')) {
    const lines = (rest + part).split('\n')
    rest = lines.pop()
    lines.forEach((line) => take(line.replace(/\r$/, '')))
  }
  if (rest) take(rest)
}
