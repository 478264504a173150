import { createFetch } from 'ofetch'
import { isApiError } from '../kit/error.js'
import { failure } from '../kit/failure.js'
import { arrived } from './arrived.js'
import { changesThings } from './call.js'
import { csrfCookie, csrfHeader } from './constants.js'
import { readCookie } from './cookie.js'
import { decode } from './envelope.js'
import type { Limit } from './limit.js'
import type { Request } from './request.js'
import type { Result, Sending } from './sending.js'

/** Sends a request once, with the CSRF token of this moment, and reads the answer. Rejects only where the cookies cannot be read. */
export async function sendOnce(
  sending: Sending,
  { path, query, body, headers }: Request,
  limit: Limit,
): Promise<Result> {
  const { call, options, own } = sending
  const csrf =
    changesThings(call) && !options.guest
      ? readCookie((options.cookies ?? pageCookies)(), csrfCookie)
      : undefined
  sending.tries++
  sending.answer = undefined
  try {
    const fetcher = createFetch({ fetch: own.fetch ?? options.fetch ?? fetch })
    const response = await fetcher.raw(path, {
      // One literal of one shape, not a client's defaults with a call's own over them: that merge is the dearer.
      method: call.method,
      baseURL: options.baseUrl,
      query,
      body,
      headers: csrf ? { ...headers, [csrfHeader]: csrf } : headers,
      credentials: options.guest ? 'omit' : 'include',
      keepalive: own.keepalive,
      signal: limit.signal,
      responseType: 'text',
      ignoreResponseError: true,
      retry: false,
    })
    sending.answer = arrived(response, call.route)
    return { data: decode(sending.answer, call.envelope) }
  } catch (cause) {
    return isApiError(cause) ? cause : failure(limit.reason(), { cause, route: call.route })
  }
}

const pageCookies = () => (typeof document === 'undefined' ? '' : document.cookie)
