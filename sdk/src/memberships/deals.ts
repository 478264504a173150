import { isRecord, numberOf } from '../kit/shape.js'
import type { MembershipOffer, MembershipStanding } from './calls.js'

/** What a family pays for, and the cents that are charged: it begins a membership, changes to another tier, or pays a renewal that is due. */
export type MembershipDeal =
  | { readonly deed: 'start' | 'upgrade'; readonly tier: string; readonly due_cents: number }
  | { readonly deed: 'renewal'; readonly due_cents: number }

/**
 * What a family can pay for a tier: the renewal of the one it has, where that is due, else what the offer says. Null where
 * nothing can be paid: the tier is its own, or cannot be changed to.
 */
export function dealOf(
  standing: Pick<MembershipStanding, 'membership'>,
  offer: Pick<MembershipOffer, 'id' | 'due_cents'>,
): MembershipDeal | null {
  if (!isRecord(standing) || !isRecord(offer)) return null
  const membership = isRecord(standing.membership) ? standing.membership : null
  const isOwn = membership !== null && membership.tier === offer.id
  const price = isOwn && membership.status === 'past_due' ? numberOf(membership.price_cents, 0) : null
  if (price !== null) return { deed: 'renewal', due_cents: price }
  const due_cents = numberOf(offer.due_cents, 0)
  if (isOwn || due_cents === null) return null
  return { deed: membership?.tier ? 'upgrade' : 'start', tier: offer.id, due_cents }
}
