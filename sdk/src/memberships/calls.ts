import {
  array,
  boolean,
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
import { lineField } from '../kit/fields/fields.js'
import { PaymentSetup } from '../payments/methodCalls.js'

/**
 * The family's membership. `tier` is the brand's own, empty for a family that has nothing but a plan which pays for its care; the
 * `benefit_name` of such a plan and the `member_id` there are null without one. Cents for each `interval`, as it was sold. Days are YYYY-MM-DD: `renews_on` is when it is
 * charged next, null where it ends; `ends_on` when it ends. `card` pays the next renewal, null where there is none.
 */
export const Membership = type({
  tier: string(),
  name: string(),
  status: string(),
  price_cents: integer(),
  interval: string(),
  benefits: array(string()),
  advisor_calls: boolean(),
  member_id: nullable(string()),
  benefit_name: nullable(string()),
  started_at: nullable(string()),
  renews_on: nullable(string()),
  ends_on: nullable(string()),
  card: nullable(type({ brand: string(), last4: string() })),
})
export type Membership = Infer<typeof Membership>

/** A payment of a membership: of which tier, cents, and where it stands (`paymentStates`). */
export const MembershipPayment = type({
  tier: string(),
  purpose: string(),
  cents: integer(),
  state: string(),
})
export type MembershipPayment = Infer<typeof MembershipPayment>

/**
 * Money of a membership’s payments that is given back, under the payment service’s name of it: cents, `pending` while it is on its
 * way, `failed` where the bank did not take it and our staff are finding another way, `settled` once they have, with their `words` of how,
 * which are empty else; the instant at which it was given back.
 */
export const MembershipRefund = type({
  id: string(),
  cents: integer(),
  state: string(),
  at: string(),
  words: string(),
})
export type MembershipRefund = Infer<typeof MembershipRefund>

/** What a family has, null without either a membership or a plan, and the payment that is under way, null without one; what was given back, newest first. */
export const MembershipStanding = type({
  membership: nullable(Membership),
  payment: nullable(MembershipPayment),
  refunds: array(MembershipRefund),
})
export type MembershipStanding = Infer<typeof MembershipStanding>
/** The caller's: the membership of its family, with the plan that pays for its care, and the payment that is under way. */
export const getMembership = call('GET /v1/family/0/membership/', {
  out: MembershipStanding,
  extension: true,
})

/** Gives the family's number with the plan that pays for its care. `invalid` where no plan does. */
export const joinBenefit = call(
  'POST /v1/family/0/membership/',
  {
    in: object({ member_id: lineField }),
    out: Membership,
    repeatable: true,
  },
  { body: { member_id: 'A-77' } },
)

/**
 * A tier as it is sold: cents for each `interval`. For the family that asks, `due_cents` is what it would pay today, as a
 * member for the change; null where it cannot be had. It would renew on `renews_on`.
 */
export const MembershipOffer = type({
  id: string(),
  name: string(),
  price_cents: integer(),
  interval: string(),
  benefits: array(string()),
  due_cents: nullable(integer()),
  renews_on: nullable(string()),
})
export type MembershipOffer = Infer<typeof MembershipOffer>
/** The tiers that are sold, as configured. */
export const listMembershipOffers = call('GET /v1/memberships/', {
  out: array(MembershipOffer),
  extension: true,
})

/**
 * What has come of a purchase. Where a bank wants to know who pays, `next_action` is what the payment provider's field is given;
 * `checkMembership` then says what came of it.
 */
export const BoughtMembership = type({
  membership: nullable(Membership),
  payment: nullable(MembershipPayment),
  next_action: nullable(PaymentSetup),
})
export type BoughtMembership = Infer<typeof BoughtMembership>

/** `expected_cents` is the price that its buyer has seen: where it is another by now, a `conflict` says so and charges nothing. */
const MembershipPurchase = object({
  tier: lineField,
  card_id: optional(number()),
  expected_cents: integer(),
})
/**
 * Buys a membership (`membership/checkout/{membershipTier}`), by the card that pays where none is named. A `conflict` for whoever
 * is a member; 404 for a tier that is not sold.
 */
export const checkoutMembership = call(
  'POST /v1/family/0/membership/checkout/',
  { in: MembershipPurchase, out: BoughtMembership, extension: true, money: true },
  { body: { tier: 'plus', card_id: 182, expected_cents: 1900 } },
)
/**
 * Changes to another tier; what the one of now has not used counts toward its price (modal membershipUpgrade). A `conflict` for
 * whoever is no member, and for a tier that `upgradeOf` does not take.
 */
export const upgradeMembership = call(
  'POST /v1/family/0/membership/upgrade/',
  { in: MembershipPurchase, out: BoughtMembership, extension: true, money: true },
  { body: { tier: 'premier', expected_cents: 1500 } },
)
/** Pays a renewal that was declined, by a card that is named or the one that pays. */
export const payMembership = call(
  'POST /v1/family/0/membership/pay/',
  {
    in: object({ card_id: optional(number()), expected_cents: integer() }),
    out: BoughtMembership,
    extension: true,
    money: true,
  },
  { body: { expected_cents: 1900 } },
)
/** Asks the payment provider what has come of the payment that is under way, and answers it: harmless, however often. */
export const checkMembership = call('POST /v1/family/0/membership/check/', {
  out: BoughtMembership,
  extension: true,
  repeatable: true,
})
/** Gives up the payment that its bank asks about: nothing is charged. Answers what came of it, where it was decided before. */
export const giveUpMembershipPayment = call('POST /v1/family/0/membership/give_up/', {
  out: BoughtMembership,
  extension: true,
  repeatable: true,
})
/** Cancels at the end of what is paid for, at once where a payment is due (modal membershipCancel). Null where it has ended. */
export const cancelMembership = call('POST /v1/family/0/membership/cancel/', {
  out: nullable(Membership),
  extension: true,
  repeatable: true,
})
/** Keeps a membership that was cancelled and has not ended: it renews again. */
export const keepMembership = call('POST /v1/family/0/membership/keep/', {
  out: Membership,
  extension: true,
  repeatable: true,
})
