/** Does something once for all who ask; after a failure, again for whoever asks next. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((failure: unknown) => {
      made = undefined
      throw failure
    })
    return made
  }
}
