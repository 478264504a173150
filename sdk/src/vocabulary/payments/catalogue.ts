import type { Text } from '../../kit/text.js'

/**
 * A membership tier. The documents name none: a brand configures its own, and `id` is what stands in
 * `/membership/checkout/{membershipTier}`. Prices are integer cents.
 */
export interface MembershipTier {
  readonly id: string
  readonly name: Text
  readonly price_cents: number
  readonly interval: MembershipInterval
  /** One line each. */
  readonly benefits: readonly Text[]
}

/** How often a tier is charged. */
export const membershipIntervals = ['month', 'year'] as const
export type MembershipInterval = (typeof membershipIntervals)[number]
