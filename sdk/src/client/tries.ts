import { type ApiError, isApiError } from '../kit/error.js'
import { failure } from '../kit/failure.js'
import { type AnyCall, mayRepeat } from './call.js'
import { callTimeoutMs, longestPauseMs, retryPausesMs, uploadTimeoutMs } from './constants.js'
import { limitOf, wait } from './limit.js'
import type { Request } from './request.js'
import { sendOnce } from './sendOnce.js'
import type { Result, Sending } from './sending.js'

/**
 * Sends a request, and again after a failure that may pass: where the call may be repeated, after the client's pauses,
 * and at once for a token that had grown old. All tries and the pauses between them share one limit of time, and end at
 * once when the caller gives up.
 */
export async function sendUntilSettled(sending: Sending, request: Request): Promise<Result> {
  const { call, options, own } = sending
  const limit = limitOf(own.signal, own.timeoutMs ?? options.timeoutMs ?? timeoutOf(call))
  let pauses = 0
  let staleTokens = 0
  try {
    while (!limit.signal.aborted) {
      const result = await sendOnce(sending, request, limit)
      if (!isApiError(result)) return result
      if (sending.answer?.isStale && !staleTokens++) continue
      const longest = (options.retryPausesMs ?? retryPausesMs)[pauses++]
      const asked = (result.retryAfter ?? 0) * 1000
      if (longest === undefined || asked > longestPauseMs || !passes(result) || !mayRepeat(call))
        return result
      const pause = longest * (1 - Math.random() / 2)
      await (options.pause ?? wait)(Math.max(pause, asked), limit.signal)
    }
    return failure(limit.reason(), { route: call.route })
  } finally {
    limit.done()
  }
}

/** Whether a failure may pass by itself, so that trying again makes sense: not once the time of the call is over. */
function passes({ kind, status, retryAfter }: ApiError): boolean {
  return (
    kind === 'offline' ||
    status === 408 ||
    (status > 501 && status < 505) ||
    (kind === 'tooMany' && !!retryAfter)
  )
}

function timeoutOf(call: AnyCall): number {
  return call.bodyKind === 'multipart' ? uploadTimeoutMs : callTimeoutMs
}
