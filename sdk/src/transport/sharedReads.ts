import { changesThings, type AnyCall } from '../client/call.js'
import type { Client } from '../client/client.js'
import type { CallOptions } from '../client/options.js'
import { ApiError } from '../kit/error.js'

interface Shared {
  readonly answer: Promise<unknown>
  /** How many still wait for it. */
  waiting: number
  readonly controller: AbortController
}

/**
 * A client that sends equal reads once while one is under way, and hands its answer to all who asked: to be read, not to be
 * changed by one of them. Who gives up is `aborted` alone; the request ends when nobody waits for it any more. What is
 * asked after a change has begun, or is done, waits for no answer from before it. A read with options of its own besides
 * `signal` goes by itself.
 */
export function withSharedReads(care: Client): Client {
  let underWay = new Map<string, Shared>()
  const send = care.call as (call: AnyCall, args: unknown, options: CallOptions) => Promise<unknown>

  function read(call: AnyCall, args: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    const key = `${call.route} ${JSON.stringify(args)}`
    const map = underWay
    const shared = map.get(key) ?? begin(call, args, key)
    shared.waiting++
    const leave = () => {
      if (--shared.waiting > 0) return
      if (map.get(key) === shared) map.delete(key)
      shared.controller.abort(signal?.reason)
    }
    return waitFor(shared.answer, signal, call.route).finally(leave)
  }

  function begin(call: AnyCall, args: unknown, key: string): Shared {
    const controller = new AbortController()
    const answer = send(call, args, { signal: controller.signal })
    const shared = { answer, waiting: 0, controller }
    underWay.set(key, shared)
    return shared
  }

  const afresh = () => void (underWay = new Map())

  return {
    ...care,
    call(call, ...rest) {
      const [args = {}, options = {}] = rest as [args?: object, options?: CallOptions]
      const { signal, ...own } = options
      if (!changesThings(call))
        return Object.keys(own).length > 0
          ? care.call(call, ...rest)
          : (read(call, args, signal) as ReturnType<typeof care.call<typeof call>>)
      afresh()
      return care.call(call, ...rest).finally(afresh)
    },
  }
}

/** The same answer, or `aborted` as soon as the signal is. */
function waitFor(answer: Promise<unknown>, signal: AbortSignal | undefined, route: string): Promise<unknown> {
  if (!signal) return answer
  const aborted = () => new ApiError('aborted', { route, cause: signal.reason })
  if (signal.aborted) return Promise.reject(aborted())
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(aborted())
    signal.addEventListener('abort', giveUp)
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
