let last: Promise<unknown> = Promise.resolve()

/** Runs what takes much memory one after another in this process, so that many at once take no more than one. */
export function oneAfterAnother<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run)
  last = mine.catch(() => undefined)
  return mine
}
