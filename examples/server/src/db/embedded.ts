import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export interface Embedded {
  /** What a Postgres client connects to. */
  readonly connectionString: string
  /** Writes the whole database into one gzipped file, from which another can start in a second. */
  dump(file: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Connections to the embedded database: one. It has one backend, so that more would win nothing, and its socket
 * server (0.2.17) queues the messages of a query one by one: when those of several connections wait for the end of a
 * transaction, one's Bind meets another's Parse, and the answer is another query's. So everybody waits in the pool's
 * queue; a handler holds the connection for its queries only, never while it reads a body or streams an answer.
 */
export const embeddedConnections = 1

/**
 * Starts PGlite in a worker thread behind a Unix socket. `folder` is its data folder (in memory without one),
 * `snapshot` a dump to begin with when the folder is empty.
 */
export async function startEmbedded(place: { folder?: string; snapshot?: string }): Promise<Embedded> {
  // In the system's temporary folder: a socket's path may have 107 characters, and data folders can lie deep.
  const socketFolder = mkdtempSync(join(tmpdir(), 'homecare-'))
  const worker = new Worker(new URL('./embedded.mjs', import.meta.url), {
    workerData: { ...place, socket: join(socketFolder, '.s.PGSQL.5432') },
    execArgv: [],
  })
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  let jobs = 0

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped (${code}).`)))
    worker.on('message', (message: { ready?: true; id?: number; error?: string }) => {
      if (message.ready) return resolve()
      const job = waiting.get(message.id ?? -1)
      waiting.delete(message.id ?? -1)
      if (message.error === undefined) job?.resolve()
      else job?.reject(new Error(message.error))
    })
  })
  worker.on('exit', () => {
    for (const job of waiting.values()) job.reject(new Error('The embedded database stopped.'))
    waiting.clear()
  })

  const ask = (job: 'dump' | 'stop', argument?: string) =>
    new Promise<void>((resolve, reject) => {
      const id = ++jobs
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, job, argument })
    })

  return {
    connectionString: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
    dump: (file) => ask('dump', file),
    async stop() {
      await ask('stop')
      await worker.terminate()
      rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}
