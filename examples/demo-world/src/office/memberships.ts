import type { MembershipTier } from '@homecare/sdk/memberships'

/** What families of the demo can be members of. All that it gives is what the product itself gives. */
export const demoMemberships: readonly MembershipTier[] = [
  {
    ...{ id: 'plus', name: ['Plus', 'Plus'], price_cents: 1900, interval: 'month' },
    ...{ advisor_calls: true, benefits: [] },
  },
  {
    ...{
      id: 'plus-year',
      name: ['Plus for a year', 'Plus por un año'],
      price_cents: 19_000,
      interval: 'year',
    },
    ...{ advisor_calls: true, benefits: [] },
  },
]
