import { guestHeader, idempotencyHeader, requestIdHeader } from '@homecare/sdk/client'
import type { Config } from '../config/config.ts'

/**
 * The sign-up on a partner's site, whose origin EMBED_ORIGINS lists, in one of two ways: the partner's own form calls
 * us by script, or the partner frames our page `/embed/signup`. In both, the calls are a guest's: they say so by a
 * header of ours, and are nobody's in particular. Their cookies are neither read nor set, so that no session of
 * whoever sits there can act, and there is nothing to forge and no CSRF token. Only the calls of the sign-up that are
 * marked `guests` take them.
 *
 * A browser asks before it lets another site's page send such a header, and is told yes for the listed origins alone;
 * the origin is looked at again when the call comes. Whoever has signed up goes on at our own site by a link that
 * works once (`people/continueLink.ts`).
 */
export const isGuest = (request: Request): boolean => request.headers.has(guestHeader)

/** Whether a guest's call comes from our own page, a listed partner's, or a program that says no origin. */
export function mayCallAsGuest(request: Request, config: Config): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null) return true
  const own = [new URL(request.url).origin, new URL(config.publicUrl).origin]
  return own.includes(origin) || config.embedOrigins.includes(origin)
}

/** The request as if it had come without cookies, whatever the browser sent along. */
export function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Cookie')
  return new Request(request, { headers })
}

/** Lets the page of a listed partner read the answer; cookies are never part of it. */
export function allowReading(headers: Headers, request: Request, config: Config): void {
  headers.append('Vary', 'Origin')
  const origin = request.headers.get('Origin')
  if (origin === null || !config.embedOrigins.includes(origin)) return
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', `${requestIdHeader}, Retry-After`)
}

/** Answers a browser that asks whether a page may send `method`; `guests` are the methods that guests may. */
export function answerPreflight(
  request: Request,
  methods: readonly string[],
  guests: readonly string[],
  config: Config,
): Response {
  const headers = new Headers({ Allow: [...methods, 'OPTIONS'].join(', ') })
  if (guests.includes(request.headers.get('Access-Control-Request-Method') ?? '')) {
    allowReading(headers, request, config)
    if (headers.has('Access-Control-Allow-Origin')) {
      headers.set('Access-Control-Allow-Methods', guests.join(', '))
      headers.set('Access-Control-Allow-Headers', guestHeaders)
      headers.set('Access-Control-Max-Age', '600')
    }
  }
  return new Response(null, { status: 204, headers })
}

const guestHeaders = [
  'Accept-Language',
  'Content-Type',
  guestHeader,
  idempotencyHeader,
  requestIdHeader,
].join(', ')
