import { catalogue, type IdOf } from '../../kit/catalogue.js'
import type { Text } from '../../kit/text.js'

/**
 * A membership tier. A brand configures its own, and `id` is what stands in `/membership/checkout/{membershipTier}`. Prices
 * are integer cents.
 */
export interface MembershipTier {
  readonly id: string
  readonly name: Text
  readonly price_cents: number
  readonly interval: MembershipInterval
  /** Whether its members may ask a care advisor to call them. */
  readonly advisor_calls?: boolean
  /** The fee on wages that its members pay in place of the usual one, in basis points. */
  readonly fee_basis_points?: number
  /** What else it gives, one line each. What the product itself gives is said without them. */
  readonly benefits: readonly Text[]
}

/** How often a tier is charged. */
export const membershipIntervals = ['month', 'year'] as const
export type MembershipInterval = (typeof membershipIntervals)[number]

/** Where a membership stands. One that has ended is none. */
export const membershipStates = catalogue([
  { id: 'active', label: ['Active', 'Activa'] },
  { id: 'past_due', label: ['Payment due', 'Pago pendiente'] },
  { id: 'ending', label: ['Ending', 'Por terminar'] },
  { id: 'ended', label: ['Ended', 'Terminada'] },
])
export type MembershipState = IdOf<typeof membershipStates>

/** A family is reminded so many days before its membership renews. */
export const renewalReminderDays = 7

/**
 * A renewal that was declined is tried again so many days after each time; when the last one is declined too, the
 * membership ends.
 */
export const renewalTriesAfterDays = [3, 4] as const
