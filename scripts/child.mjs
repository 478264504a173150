import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const graceMs = 15_000
// A terminal and npm each pass the same Ctrl-C on, milliseconds apart: that is one wish, not two.
const echoMs = 1000

/**
 * Runs one long-lived child and resolves with its exit code.
 * It sits in its own process group, so that a Ctrl-C reaches it exactly once, through this process;
 * a second Ctrl-C, or 15 seconds without an end, kills the whole group.
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

/** Runs a short command to its end; output goes through unless `quiet`, when it is returned. */
export async function runCommand(command, args, { cwd, env, quiet = false, onLine } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet || onLine ? 'pipe' : 'inherit', quiet || onLine ? 'pipe' : 'inherit'],
  })
  const forget = track(child)
  let output = ''
  const takers = [child.stdout, child.stderr].filter(Boolean).map((stream) =>
    eachLine(stream, (line) => {
      output += line + '\n'
      onLine?.(line)
    }),
  )
  const code = await exitCode(child)
  await Promise.all(takers)
  forget()
  return { code, output }
}

/** Ends every command that is still running when this process is told to stop. */
export function stopCommandsOnSignal() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.on(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      for (const stop of stops) stop()
      process.exit(code)
    })
  }
}

/** Registers something to end, besides commands, when this process is told to stop. */
export function onStop(stop) {
  stops.add(stop)
  return () => stops.delete(stop)
}

const running = new Set()
const stops = new Set()

function track(child) {
  running.add(child)
  return () => running.delete(child)
}

function passSignals(child) {
  let firstAt = 0
  const stop = (signal) => {
    const now = Date.now()
    if (firstAt === 0) {
      firstAt = now
      child.kill(signal)
      void wait(graceMs, undefined, { ref: false }).then(() => killGroup(child, 'SIGKILL'))
    } else if (now - firstAt > echoMs) {
      killGroup(child, 'SIGKILL')
    }
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)

  // npm dies of a SIGTERM without telling its script: a new parent means that it is gone.
  const parent = process.ppid
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500)
    : undefined
  return {
    done() {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, stop)
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
