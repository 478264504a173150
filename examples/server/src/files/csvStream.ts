/** A table for spreadsheets, sent in the pieces in which it is made: each is asked for once there is room for it. */
export function csvStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const all = pieces[Symbol.asyncIterator]()
  // The mark by which spreadsheets know the letters.
  let before = '\uFEFF'
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await all.next()
        if (done === true) return controller.close()
        // A piece of nothing would leave the reader waiting.
        if (value === '') continue
        controller.enqueue(encoder.encode(before + value))
        before = ''
        return
      }
    },
    cancel: async () => void (await all.return?.()),
  })
}
