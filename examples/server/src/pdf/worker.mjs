// @ts-check
// The thread that draws documents: laying one out takes tens of milliseconds, in which no other request would be answered.
import { parentPort } from 'node:worker_threads'
import { draw } from './draw.mjs'

parentPort?.on(
  'message',
  async (/** @type {{ id: number, paper: import('./paper.ts').Paper }} */ { id, paper }) => {
    const tell = (/** @type {import('./print.ts').Told} */ told) => parentPort?.postMessage(told)
    try {
      for await (const bytes of draw(paper)) tell({ id, bytes })
      tell({ id, done: true })
    } catch (error) {
      tell({ id, error: String(error instanceof Error ? error.stack : error) })
    }
  },
)
