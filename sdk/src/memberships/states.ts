import { isRecord } from '../kit/shape.js'
import type { MembershipState } from '../vocabulary/memberships/catalogue.js'

/**
 * Every move of a membership from one state to another. `none` is a family without one. One that is cancelled runs to the end
 * of what is paid for; one whose payment is due ends at once, since nothing is paid for.
 */
export const membershipMoves = [
  { from: 'none', event: 'start', to: 'active', who: 'family' },
  { from: 'active', event: 'upgrade', to: 'active', who: 'family' },
  { from: 'active', event: 'renew', to: 'active', who: 'clock' },
  { from: 'active', event: 'decline', to: 'past_due', who: 'payment' },
  { from: 'past_due', event: 'decline', to: 'past_due', who: 'payment' },
  { from: 'past_due', event: 'renew', to: 'active', who: 'payment' },
  { from: 'past_due', event: 'cancel', to: 'ended', who: 'family' },
  { from: 'past_due', event: 'end', to: 'ended', who: 'clock' },
  { from: 'active', event: 'cancel', to: 'ending', who: 'family' },
  { from: 'ending', event: 'keep', to: 'active', who: 'family' },
  { from: 'ending', event: 'end', to: 'ended', who: 'clock' },
  { from: 'active', event: 'return', to: 'ended', who: 'payment' },
  { from: 'past_due', event: 'return', to: 'ended', who: 'payment' },
  { from: 'ending', event: 'return', to: 'ended', who: 'payment' },
] as const satisfies readonly {
  readonly from: MembershipState | 'none'
  readonly event: string
  readonly to: MembershipState
  readonly who: 'family' | 'clock' | 'payment'
}[]
export type MembershipEvent = (typeof membershipMoves)[number]['event']

/** The state after an event; null where the table has no such move. */
export function membershipAfter(
  membership: { readonly state: string } | null,
  event: MembershipEvent,
): MembershipState | null {
  const from = membership === null ? 'none' : isRecord(membership) ? membership.state : undefined
  return membershipMoves.find((move) => move.from === from && move.event === event)?.to ?? null
}
