// The embedded database's worker: PGlite stalls its thread for seconds at a time, so it gets one of its own.
// Plain JavaScript, so that a worker thread needs no TypeScript loader.
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { readFile, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { folder, snapshot, socket } = workerData

const db = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  ...(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {}),
})
// The pool keeps to one (see `embedded.ts`); a broken one may still be closing when its successor comes.
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 3 })
await server.start()

const jobs = {
  async dump(file) {
    const dumped = await db.dumpDataDir('gzip')
    await writeFile(file, Buffer.from(await dumped.arrayBuffer()))
  },
  async stop() {
    await server.stop()
    await db.close()
  },
}

parentPort.on('message', async ({ id, job, argument }) => {
  try {
    await jobs[job](argument)
    parentPort.postMessage({ id })
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.message ?? error) })
  }
})
parentPort.postMessage({ ready: true })
