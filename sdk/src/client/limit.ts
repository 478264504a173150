import type { ErrorKind } from '../kit/error.js'

/** How long a call may take, and whether its caller still waits. */
export interface Limit {
  readonly signal: AbortSignal
  /** Why a sending failed: without a network, unless the limit ended it. */
  reason(): ErrorKind
  /** Ends the watch: nothing is left behind. */
  done(): void
}

/** One signal for the caller's abort and the time-out, which remembers which of them it was. */
export function limitOf(outer: AbortSignal | undefined, ms: number): Limit {
  const controller = new AbortController()
  let reason: ErrorKind = 'offline'
  const end = (why: ErrorKind) => {
    reason = why
    controller.abort(outer?.reason)
  }
  const giveUp = () => end('aborted')
  const timer = setTimeout(end, ms, 'timeout')
  outer?.addEventListener('abort', giveUp)
  if (outer?.aborted) giveUp()
  return {
    signal: controller.signal,
    reason: () => reason,
    done() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', giveUp)
    },
  }
}

/** Waits, no longer than the signal lets it. */
export const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
