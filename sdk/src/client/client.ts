import { type ApiError, isApiError } from '../kit/error.js'
import { failure } from '../kit/failure.js'
import type { AnyCall, Args, OutOf } from './call.js'
import type { Given } from './checkInput.js'
import { checkOutput } from './checkOutput.js'
import type { CallOptions, ClientOptions } from './options.js'
import { createRenewal } from './renewal.js'
import { requestOf } from './request.js'
import type { Result, Sending } from './sending.js'
import { quietly } from './quietly.js'
import { sendUntilSettled } from './tries.js'

/** What sends calls. */
export interface Client {
  /**
   * Sends a call. Throws an ApiError, always and only; what could not be sent at all (a missing path parameter, an option
   * that threw) is `invalid` with status 0, and its `cause` says why.
   */
  call<C extends AnyCall>(call: C, ...rest: Rest<C>): Promise<OutOf<C>>
  /**
   * What to do when a session has ended: resolves to true once there is a new one. It runs once for
   * however many calls found out together, and they are then sent again.
   */
  onSessionEnd(renew: () => Promise<boolean>): void
}
type Rest<C> =
  Record<string, never> extends Args<C>
    ? [args?: Args<C>, options?: CallOptions]
    : [args: Args<C>, options?: CallOptions]

/** A client of the API. Touches nothing global until the first call. */
export function createClient(options: ClientOptions = {}): Client {
  const renewal = createRenewal()
  return {
    async call(call, ...rest) {
      const [args = {}, own = {}] = rest as [Given?, CallOptions?]
      const sending: Sending = { call, options, own, tries: 0 }
      let ended: ReturnType<NonNullable<ClientOptions['onCall']>>
      let result: Result
      try {
        ended = options.onCall?.(call)
        const request = requestOf(sending, args)
        result = await sendUntilSettled(sending, request)
        if (isSessionOver(result) && !call.signsIn && (await renewal.renew()))
          result = await sendUntilSettled(sending, request)
        if (!isApiError(result)) checkOutput(call, result.data, options.onMismatch)
      } catch (cause) {
        result = unsent(call, cause)
      }
      const error = isApiError(result) ? result : undefined
      const { answer, tries } = sending
      quietly(() => ended?.({ error, requestId: (error ?? answer)?.requestId, tries }))
      if (isApiError(result)) throw result
      return result.data as OutOf<typeof call>
    },
    onSessionEnd: renewal.by,
  }
}

const isSessionOver = (result: Result) => isApiError(result) && result.kind === 'unauthenticated'

/** What kept a call from being sent at all, such as a missing path parameter or an option that threw. */
function unsent({ route }: AnyCall, cause: unknown): ApiError {
  return isApiError(cause) ? cause : failure('invalid', { cause, route }, (cause as Error | null)?.message)
}
