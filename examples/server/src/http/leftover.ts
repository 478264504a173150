import type { IncomingMessage } from 'node:http'

/** What of a refused request is still taken in: past either bound its connection is closed. */
const mostBytes = 32 * 1024 * 1024
const longestMs = 2_000

/**
 * Takes in what is left of a request whose answer is decided, so that its sender reads the answer and the next request
 * of the connection finds its beginning. False where that is more than is worth waiting for.
 */
export async function takeLeftover(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return incoming.complete
  // Whoever read the body before would hold it up.
  incoming.removeAllListeners('data')
  let enough = (): void => undefined
  const over = new Promise<void>((resolve) => (enough = resolve))
  const timer = setTimeout(enough, longestMs)
  let taken = 0
  incoming.on('data', (chunk: Buffer) => {
    taken += chunk.byteLength
    if (taken > mostBytes) enough()
  })
  for (const end of ['end', 'close', 'error']) incoming.once(end, enough)
  incoming.resume()
  await over
  clearTimeout(timer)
  return incoming.complete
}
