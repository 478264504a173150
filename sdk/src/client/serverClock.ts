/**
 * A fetch that tells, after every answer with a Date, by how many milliseconds the server's clock is ahead of the
 * device's: below zero where the device is fast. The Date has whole seconds and was written somewhere between sending
 * and arriving, so what is told is right to half of that time and half a second. `now` is the device's clock.
 */
export function tellingOffset(
  send: typeof fetch,
  now: () => number,
  tell: (aheadMs: number) => void,
): typeof fetch {
  return async (...request) => {
    const sentAt = now()
    const response = await send(...request)
    const arrivedAt = now()
    const said = Date.parse(response.headers.get('Date') ?? '')
    // A device whose clock was set meanwhile, or that slept, tells nothing by this answer.
    const took = arrivedAt - sentAt
    if (!Number.isNaN(said) && took >= 0 && took <= longestWayMs) tell(said + 500 - (sentAt + took / 2))
    return response
  }
}

/** An answer that took longer says too little, in milliseconds. */
const longestWayMs = 30_000
