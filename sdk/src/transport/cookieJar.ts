import type { ClientOptions } from '../client/options.js'
import { createCookies } from './cookies.js'

/** What a client without a browser is made with. */
export interface CookieJarOptions {
  /** Origin of the API, `https://care.example.com`. */
  readonly baseUrl: string
  /** Cookies to begin with, as a Cookie header says them: those of an earlier run, or of a request to be answered. */
  readonly kept?: string
  /** Used instead of the global fetch. */
  readonly fetch?: typeof fetch
  /** The instant, in milliseconds since 1970. */
  readonly now?: () => number
}

/** The session of one person where no browser keeps it. Everything in it is a key to their account. */
export interface CookieJar extends Pick<ClientOptions, 'baseUrl' | 'fetch' | 'cookies'> {
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /** As a Cookie header says them, for a next jar's `kept`. Forget them at logout, as the jar does. */
  cookies(): string
}

/**
 * Keeps the cookies of one person's session, for Node, Bun, Deno, workers and React Native: `createClient({ ...jar })`
 * then signs in and changes things as in a browser. One jar for each person, never one for a whole server. Cookies go to
 * the origin of `baseUrl` alone. Throws a TypeError where that is no address.
 */
export function createCookieJar({
  baseUrl,
  kept = '',
  fetch: send = (...request) => fetch(...request),
  now = Date.now,
}: CookieJarOptions): CookieJar {
  const { origin, protocol, hostname } = new URL(baseUrl)
  // As browsers have it: a secure cookie is kept of an encrypted answer, or one of this machine's own.
  const isSecure = protocol === 'https:' || /^(localhost|127\..*|\[::1])$/.test(hostname)
  const cookies = createCookies(kept, now)
  return {
    baseUrl,
    cookies: cookies.header,
    async fetch(input, init = {}) {
      const url = new URL(input instanceof Request ? input.url : input, origin)
      if (url.origin !== origin) return send(input, init)
      const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined))
      const carried = cookies.header()
      if (carried) headers.set('Cookie', carried)
      const { credentials: _, ...rest } = init
      const response = await send(input, { ...rest, ...platformKeepsNone(origin), headers })
      cookies.take(setCookieLines(response.headers), isSecure)
      return response
    },
  }
}

/** React Native would send and keep cookies of its own; a Cloudflare worker knows no such field and throws at it. */
function platformKeepsNone(url: string): RequestInit {
  return new Request(url).credentials === undefined ? {} : { credentials: 'omit' }
}

/** Each Set-Cookie line; where a platform has them joined by commas, it is taken apart again. */
function setCookieLines(headers: Headers): readonly string[] {
  if (typeof headers.getSetCookie === 'function') return headers.getSetCookie()
  return headers.get('Set-Cookie')?.split(/,\s*(?=[^\s;,=]+=)/) ?? []
}
