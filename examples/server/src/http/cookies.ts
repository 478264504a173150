import { timingSafeEqual } from 'node:crypto'
import { csrfCookie, csrfHeader, readCookie } from '@homecare/sdk/client'
import { cookieLifetimeDays } from '@homecare/sdk/kit'
import { randomText } from '../secrets/random.ts'

interface CookieOptions {
  readonly httpOnly: boolean
  readonly secure: boolean
  /** Seconds; until the browser closes when null. */
  readonly maxAge: number | null
}

/** A Set-Cookie header for the whole site, SameSite=Lax. */
export function cookie(name: string, value: string, { httpOnly, secure, maxAge }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  if (maxAge !== null) parts.push(`Max-Age=${Math.round(maxAge)}`)
  return parts.join('; ')
}

export const cookieOf = (request: Request, name: string) =>
  readCookie(request.headers.get('Cookie') ?? '', name)

/** Seconds that the CSRF cookie lives: as long as a cookie without a lifetime of its own. */
export const csrfCookieSeconds = cookieLifetimeDays * 86_400

/** A fresh token for the double submit: the page reads it from the cookie and sends it in the header. */
export const newCsrfToken = () => randomText(24, 'base64url')

/** Whether a cookie's value can be one of ours. */
export const isCsrfToken = (value: string) => /^[\w-]{32}$/.test(value)

/** Whether the token in the header is the one in the cookie. */
export function csrfMatches(request: Request): boolean {
  const kept = cookieOf(request, csrfCookie) ?? ''
  const sent = request.headers.get(csrfHeader) ?? ''
  return (
    isCsrfToken(kept) && kept.length === sent.length && timingSafeEqual(Buffer.from(kept), Buffer.from(sent))
  )
}

/** Whether a browser says that another site's page sent the request. */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'cross-site' || site === 'same-site'
  const origin = request.headers.get('Origin')
  if (origin === null) return false
  return origin !== new URL(request.url).origin && origin !== new URL(publicUrl).origin
}
