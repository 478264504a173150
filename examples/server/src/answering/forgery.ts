import { changesThings, csrfCookie, csrfStaleHeader } from '@homecare/sdk/client'
import {
  cookie,
  cookieOf,
  csrfCookieSeconds,
  csrfMatches,
  isCrossSite,
  isCsrfToken,
  newCsrfToken,
} from '../http/cookies.ts'
import { isGuest } from '../http/guests.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import type { Passage } from './passage.ts'

/** Gives a browser that has none the token of the double submit. */
export function giveToken(passage: Passage): void {
  if (!cookieOf(passage.request, csrfCookie)) setToken(passage, newCsrfToken())
}

/** Refuses a change that another site's page may have sent; guests send no cookies, and have nothing to be abused. */
export function refuseForgery(passage: Passage): void {
  const { entry, request, deps, headers } = passage
  if (!changesThings(entry.call) || isGuest(request)) return
  if (isCrossSite(request, deps.config.publicUrl)) throw refuse.forbidden(serverTexts.crossSite)
  if (csrfMatches(request)) return
  headers.set(csrfStaleHeader, '1')
  // A token that is in the cookie already stays: another tab may be using it this moment.
  const kept = cookieOf(request, csrfCookie)
  if (kept) setToken(passage, isCsrfToken(kept) ? kept : newCsrfToken())
  throw refuse.forbidden(serverTexts.stale)
}

function setToken({ headers, deps }: Passage, token: string): void {
  const { secureCookies: secure } = deps.config
  headers.append(
    'Set-Cookie',
    cookie(csrfCookie, token, { httpOnly: false, maxAge: csrfCookieSeconds, secure }),
  )
}
