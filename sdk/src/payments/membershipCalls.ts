import {
  array,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { lineField, noteField } from '../kit/fields/fields.js'

/** The family's membership: `tier` is the brand's own, or empty where a benefit pays. */
export const Membership = type({
  tier: string(),
  status: string(),
  member_id: nullable(string()),
  benefit_name: nullable(string()),
  started_at: nullable(string()),
  renews_at: nullable(string()),
  ends_at: nullable(string()),
})
export type Membership = Infer<typeof Membership>

/** The family's membership; null without one. */
export const getMembership = call('GET /v1/family/0/membership/', {
  out: nullable(Membership),
  extension: true,
})
/** Takes up a benefit by its member id. */
export const joinBenefit = call(
  'POST /v1/family/0/membership/',
  {
    in: object({ member_id: lineField }),
    out: Membership,
    repeatable: true,
  },
  { body: { member_id: 'A-77' } },
)

/** A tier as it is sold: cents for each `interval`. */
export const MembershipOffer = type({
  id: string(),
  name: string(),
  price_cents: integer(),
  interval: string(),
  benefits: array(string()),
})
export type MembershipOffer = Infer<typeof MembershipOffer>
/** The tiers that are sold, as configured. */
export const listMembershipOffers = call('GET /v1/memberships/', {
  out: array(MembershipOffer),
  extension: true,
})

const Purchase = object({ tier: lineField, card_id: optional(number()) })
/** Buys a membership (`membership/checkout/{membershipTier}`). */
export const checkoutMembership = call(
  'POST /v1/family/0/membership/checkout/',
  {
    in: Purchase,
    out: Membership,
    extension: true,
    money: true,
  },
  { body: { tier: 'plus', card_id: 182 } },
)
/** Changes to another tier; the difference is charged (modal membershipUpgrade). */
export const upgradeMembership = call(
  'POST /v1/family/0/membership/upgrade/',
  {
    in: Purchase,
    out: Membership,
    extension: true,
    money: true,
  },
  { body: { tier: 'plus' } },
)
/** Cancels at the end of what is paid for (modal membershipCancel). */
export const cancelMembership = call(
  'POST /v1/family/0/membership/cancel/',
  {
    in: object({ reason: optional(noteField) }),
    out: Membership,
    extension: true,
    repeatable: true,
  },
  { body: { reason: 'Not needed.' } },
)
