import { b2bAllowedViews } from '../partners/catalogue.js'
import { blockedView } from '../partners/constants.js'
import type { Identity } from './identity.js'
import { isAtOrBelow, plainPath } from './path.js'
import { redirectFor } from './redirects.js'

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

type Restricted = Pick<Identity, 'is_b2b' | 'partner_referral_code'>

/**
 * Whether a user may visit an address. Only a user flagged business-to-business who came by a partner's
 * referral code is restricted: to that partner's views, to what stays reachable for everyone, and to the
 * family dashboard itself, where refusals lead (D1 §2). A redirect is judged by where it leads.
 */
export function mayView(identity: Restricted | null, partner: PartnerViews | null, address: string): boolean {
  if (!identity?.is_b2b || !identity.partner_referral_code) return true
  const path = plainPath(redirectFor(address) ?? address)
  if (path === null) return false
  // Where refusals lead is always open, or a partner's list without it would send its users round in a circle.
  if (path === blockedView.path) return true
  return [...viewsOf(partner), ...alwaysReachable].some((view) => isAtOrBelow(path, view))
}

/** The address itself, or for a refused one the family dashboard with the accessBlocked modal. */
export function allowedAddress(
  identity: Restricted | null,
  partner: PartnerViews | null,
  address: string,
): string {
  return mayView(identity, partner, address) ? address : blockedAddress
}

/** The family dashboard with the accessBlocked modal. */
export const blockedAddress = `${blockedView.path}?${blockedView.query}`

/** The partner's own list, with or without a leading slash; the default where it has none. */
function viewsOf(partner: PartnerViews | null): string[] {
  const own = partner?.allowed_views
  if (!Array.isArray(own)) return b2bAllowedViews.entries.map((view) => view.path)
  return own
    .map((view) => plainPath(`/${String(view).replace(/^\/+/, '')}`))
    .filter((view): view is string => view !== null && view !== '/')
}
