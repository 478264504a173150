import { checkoutMembership, payMembership, upgradeMembership } from '@homecare/sdk/memberships'
import { sample } from '../testing/samples.ts'

/** Memberships, of which nobody has one: for what they do not expect to pay, nothing is charged. */
export const membershipSamples = [
  sample(checkoutMembership, { body: { tier: 'plus', expected_cents: 1 } }),
  sample(upgradeMembership, { body: { tier: 'plus', expected_cents: 1 } }),
  sample(payMembership, { body: { expected_cents: 1 } }),
]
