import { b2bAllowedViews } from '../partners/catalogue.js'
import { blockedView } from '../partners/constants.js'
import type { Identity } from './identity.js'
import { isAtOrBelow, plainPath } from './path.js'

/** What the business-to-business rule reads of a partner: the paths its users may visit, with all below them. */
export interface PartnerViews {
  readonly allowed_views?: readonly string[] | null
}

/** Open to every partner's users: out, settings, legal, help and passwords (decisions, Routes). */
const alwaysReachable = [
  '/logout',
  '/accounts/logout',
  // Whoever is signed in is sent on from there to their home, which a refusal would hide.
  '/accounts/login',
  '/settings',
  '/terms',
  '/privacy',
  '/legal',
  '/help',
  '/accounts/password',
  '/accounts/create/password',
]

export type Restricted = Pick<Identity, 'is_b2b' | 'partner_referral_code'>

/** `mayView` for an address that is known to be no redirect: it needs no table of them. */
export function mayViewPage(
  identity: Restricted | null,
  partner: PartnerViews | null,
  address: string,
): boolean {
  if (!isRestricted(identity)) return true
  const path = plainPath(address)
  if (path === null) return false
  // Where refusals lead is always open, or a partner's list without it would send its users round in a circle.
  if (path === blockedView.path) return true
  return [...viewsOf(partner), ...alwaysReachable].some((view) => isAtOrBelow(path, view))
}

/** Whether somebody is flagged business-to-business and came by a partner's referral code. */
export function isRestricted(identity: Restricted | null): boolean {
  return Boolean(identity?.is_b2b && identity.partner_referral_code)
}

/** The partner's own list, with or without a leading slash; the default where it has none. */
function viewsOf(partner: PartnerViews | null): string[] {
  const own = partner?.allowed_views
  if (!Array.isArray(own)) return b2bAllowedViews.entries.map((view) => view.path)
  return own
    .map((view) => plainPath(`/${String(view).replace(/^\/+/, '')}`))
    .filter((view): view is string => view !== null && view !== '/')
}
