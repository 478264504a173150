import { blockedView } from '../vocabulary/partners/constants.js'
import { homePagePath } from '../vocabulary/account/constants.js'
import { plainPath } from './path.js'
import { isRestricted, mayViewPage, type PartnerViews, type Restricted } from './partnerViews.js'
import { redirectFor } from './redirects.js'

/**
 * Whether a user may visit an address. Only a user flagged business-to-business who came by a partner's
 * referral code is restricted: to that partner's views, to what stays reachable for everyone, and to the
 * family dashboard itself, where refusals lead. A redirect is judged by where it leads. Where no partner is
 * given, or one without a list, the list that the identity carries counts.
 */
export function mayView(identity: Restricted | null, partner: PartnerViews | null, path: string): boolean {
  if (!identity || !isRestricted(identity)) return true
  const allowed_views = partner?.allowed_views ?? identity.allowed_views
  return mayViewPage({ ...identity, allowed_views }, redirectFor(path) ?? path)
}

/**
 * The address itself, or for a refused one the family dashboard with the accessBlocked modal. The front page is nothing
 * that anybody asked for by name: from there a partner's user goes home without a word.
 */
export function allowedAddress(identity: Restricted | null, address: string): string {
  if (plainPath(address) === homePagePath && !mayView(identity, null, address)) return blockedView.path
  return mayView(identity, null, address) ? address : blockedAddress
}

/** The family dashboard with the accessBlocked modal. */
export const blockedAddress = `${blockedView.path}?${blockedView.query}`
