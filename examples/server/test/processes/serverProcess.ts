import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** One server in a process of its own, as `npm start` makes it. */
export interface ServerProcess {
  readonly port: number
  /** What it has printed. */
  said(): string
  /** Resolves once it listens; rejects with what it said where it ended before. */
  readonly started: Promise<void>
  /** Sends the signal, and resolves with the exit code: null for one that was killed. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions', '@homecare/source', '--import', 'tsx', main],
    {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let said = ''
  let listening = (): void => undefined
  const started = new Promise<void>((resolve, reject) => {
    listening = resolve
    void ended.then((code) => reject(new Error(`The server ended (${code}): ${said}`)))
  })
  started.catch(() => undefined)
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('Its database is')) listening()
    })
  return {
    port,
    started,
    said: () => said,
    stop(signal) {
      child.kill(signal)
      return ended
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
