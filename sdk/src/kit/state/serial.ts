/** Does a piece of work once those before it have ended, however they went. */
type Serial = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A line in which one thing is sent after the other: of two that are on their way at once the older may arrive last, and
 * be written over what is newer.
 */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>) => (last = last.then(work, work)) as Promise<T>
}
