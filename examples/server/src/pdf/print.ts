import { Worker } from 'node:worker_threads'
import type { Paper } from './paper.ts'

/** Makes PDFs of documents. */
export interface Printer {
  /** The bytes of a document's PDF. Rejects where it cannot be drawn, or takes too long. */
  print(paper: Paper): Promise<ReadableStream<Uint8Array>>
  /** Ends the thread; what is under way is rejected. */
  stop(): Promise<void>
}

/** What the thread says of a document that it was given. */
export type Told =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly error: string }

interface Job {
  took(told: Told): void
  fail(error: Error): void
}

/** The longest that anybody waits for a document, in milliseconds. */
const patienceMs = 30_000
/** Of the heap of the thread: more than five hundred pages of a table take. */
const mostMegabytes = 256
/** Calls `late` once the wait was too long; answers how to stop waiting. */
type Patience = (late: () => void) => () => void
const patient: Patience = (late) => {
  const timer = setTimeout(late, patienceMs)
  return () => clearTimeout(timer)
}

/**
 * Draws in a thread of its own, begun with the first document and kept for the next ones. One that hangs or dies takes what it
 * was at with it, and the next document begins another.
 */
export function createPrinter(
  file = new URL('./worker.mjs', import.meta.url),
  patience: Patience = patient,
): Printer {
  const jobs = new Map<number, Job>()
  let worker: Worker | null = null
  let count = 0

  /** Ends the thread, and all that it was at. */
  function end(error: Error): void {
    void worker?.terminate()
    worker = null
    for (const { fail } of [...jobs.values()]) fail(error)
  }

  function running(): Worker {
    if (worker) return worker
    // One that takes too much memory ends alone, and not with the server.
    const begun = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    // Nobody waits for a thread that waits for documents.
    begun.unref()
    begun.on('message', (told: Told) => jobs.get(told.id)?.took(told))
    begun.on('error', (error) => worker === begun && end(error as Error))
    begun.on('exit', () => worker === begun && end(new Error('The thread that draws has ended.')))
    return (worker = begun)
  }

  return {
    print: (paper) =>
      new Promise((resolve, reject) => {
        const id = ++count
        const stopWaiting = patience(() => end(new Error('A document took too long to draw.')))
        let output: ReadableStreamDefaultController<Uint8Array> | undefined
        const leave = () => {
          stopWaiting()
          jobs.delete(id)
        }
        const begin = () =>
          resolve(new ReadableStream({ start: (controller) => void (output = controller), cancel: leave }))
        jobs.set(id, {
          took(told) {
            if ('error' in told) return this.fail(new Error(told.error))
            if (!output) begin()
            if ('bytes' in told) return output?.enqueue(told.bytes)
            leave()
            output?.close()
          },
          fail(error) {
            leave()
            if (output) output.error(error)
            else reject(error)
          },
        })
        running().postMessage({ id, paper })
      }),
    async stop() {
      const ended = worker
      end(new Error('The server stops.'))
      await ended?.terminate()
    },
  }
}
