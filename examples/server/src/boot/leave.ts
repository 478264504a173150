import type { Listening } from './listen.ts'
import type { Readiness } from './readiness.ts'

interface Leaving {
  readonly readiness: Readiness
  readonly listening: Pick<Listening, 'close'>
  /** Ends what runs by itself, and the database behind it. */
  readonly stop: () => Promise<void>
  /** Milliseconds in which a proxy takes this process out. */
  readonly graceMs: number
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>
}

/**
 * Ends a process in the order in which no request fails: first it says that it is not ready, and goes on answering
 * until a proxy has seen that; then the port closes, sockets are asked to come again, and what is under way finishes;
 * what runs by itself goes last.
 */
export async function leave({ readiness, listening, stop, graceMs, wait }: Leaving): Promise<void> {
  readiness.stop()
  if (graceMs > 0) await wait(graceMs)
  await listening.close()
  await stop()
}
