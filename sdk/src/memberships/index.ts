export * from '../vocabulary/memberships/catalogue.js'
export * from './calls.js'
export { dealOf, type MembershipDeal } from './deals.js'
export * from './deeds.js'
export * from './forms.js'
export {
  purchaseOf,
  renewalOf,
  upgradeOf,
  type HeldMembership,
  type PaidPeriod,
  type Purchase,
} from './periods.js'
export { membershipAfter, membershipMoves, type MembershipEvent } from './states.js'
export { isMembershipTier, membershipTiers, tierBenefits } from './tiers.js'
