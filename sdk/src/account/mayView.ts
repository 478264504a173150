import { blockedView } from '../partners/constants.js'
import { isRestricted, mayViewPage, type Restricted } from './partnerViews.js'
import { redirectFor } from './redirects.js'

/**
 * Whether a user may visit an address. Only a user flagged business-to-business who came by a partner's
 * referral code is restricted: to that partner's views, to what stays reachable for everyone, and to the
 * family dashboard itself, where refusals lead (D1 §2). A redirect is judged by where it leads.
 */
export function mayView(identity: Restricted | null, address: string): boolean {
  return !isRestricted(identity) || mayViewPage(identity, redirectFor(address) ?? address)
}

/** The address itself, or for a refused one the family dashboard with the accessBlocked modal. */
export function allowedAddress(identity: Restricted | null, address: string): string {
  return mayView(identity, address) ? address : blockedAddress
}

/** The family dashboard with the accessBlocked modal. */
export const blockedAddress = `${blockedView.path}?${blockedView.query}`
