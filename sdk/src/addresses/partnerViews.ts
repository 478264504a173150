import { b2bAllowedViews } from '../vocabulary/partners/catalogue.js'
import { blockedView } from '../vocabulary/partners/constants.js'
import type { Identity } from '../vocabulary/account/identity.js'
import type { PageOrAbove } from '../vocabulary/addresses/href.js'
import { isAtOrBelow, plainPath } from './path.js'

/** Open to every partner's users: out, settings, legal, help, passwords, and the way out of studies. */
const alwaysReachable: readonly (PageOrAbove | NoPage)[] = [
  '/logout',
  '/accounts/logout',
  // Whoever is signed in is sent on from there to their home, which a refusal would hide.
  '/accounts/login',
  '/settings',
  '/me',
  // The home of the app's tabs is the dashboard; help in it is help.
  '/apphome',
  '/app-support',
  '/terms',
  '/privacy',
  '/legal',
  '/help',
  '/accounts/password',
  '/accounts/create/password',
  // Whoever took part in a study before can always leave it, and read what they agreed to.
  '/disclosure',
  '/studies',
]
/** What the server answers, and a redirect. */
type NoPage = '/logout' | '/accounts/logout' | '/legal'

/** What the business-to-business rule reads of a partner: the views its users may visit, by name or path. */
export interface PartnerViews {
  readonly allowed_views?: readonly string[] | null
}

/** What the business-to-business rule reads of an identity: a partner's user may visit its list, with all below. */
export type Restricted = Pick<Identity, 'is_b2b' | 'partner_referral_code'> & PartnerViews

/** `mayView` for an address that is known to be no redirect: it needs no table of them. */
export function mayViewPage(identity: Restricted | null, address: string): boolean {
  if (!isRestricted(identity)) return true
  const path = plainPath(address)
  if (path === null) return false
  // Where refusals lead is always open, or a partner's list without it would send its users round in a circle.
  if (path === blockedView.path) return true
  return [...partnerViews(identity?.allowed_views), ...alwaysReachable].some((view) =>
    isAtOrBelow(path, view),
  )
}

/** Whether somebody is flagged business-to-business and came by a partner's referral code. */
export function isRestricted(identity: Restricted | null): boolean {
  return Boolean(identity?.is_b2b && identity.partner_referral_code)
}

/**
 * The paths of a partner's own list, whose views stand by name or path, with or without a leading slash; the default
 * where it has none.
 */
export function partnerViews(own: readonly string[] | null | undefined): string[] {
  const listed = Array.isArray(own) ? own : b2bAllowedViews.ids
  const paths = listed
    .map((view) => b2bAllowedViews.find(view)?.path ?? plainPath(`/${String(view).replace(/^\/+/, '')}`))
    .filter((path): path is string => path !== null && path !== '/')
  return [...new Set(paths)]
}
