import { call } from '../client/call.js'
import { shortNoteField } from '../kit/fields/fields.js'
import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { moneyDeedStates } from '../vocabulary/payments/moneyDeeds.js'
import { deedDecisions, DeskPerson, MoneyJournal } from './calls.js'
import { refundDeedKinds } from './refundKinds.js'

/**
 * Why money of a membership that was given back waits for the staff: it did not arrive and nothing was done about it, it is on its way
 * for more than `stuckRefundDays` days, or a second person is to confirm what is proposed.
 */
export const refundWaits = ['failed', 'stuck', 'deed'] as const
export type RefundWait = (typeof refundWaits)[number]

/** A refund of a membership in a list of the staff: cents; `since` is the instant since when it waits, null for one that does not. */
export const MembershipRefundRow = type({
  id: number(),
  family: type({ id: number(), name: string() }),
  cents: integer(),
  state: string(),
  waits: array(enums(refundWaits)),
  since: nullable(string()),
})
export type MembershipRefundRow = Infer<typeof MembershipRefundRow>

/**
 * Refunds of memberships that wait for the staff, the longest wait first. With `q` those that are found, the newest first: by a part of
 * the family’s name (`fewestSearchCharacters`), its e-mail, or the payment service’s own name of the payment or the refund.
 */
export const listMembershipRefunds = call(
  'GET /v1/staff/membership-refunds/',
  { query: object({ q: optional(string()) }), out: array(MembershipRefundRow), extension: true },
  { query: { q: 're_3QexampleRefund' } },
)

/**
 * What can be judged of a refund, cents. `paid` is what the family paid and `given` what of it was given back or is on its way, in
 * whichever way. `is_open`: something about it waits for a second person or an answer. `is_answered`: another refund took its place, or
 * the money was given back another way. `is_returned`: the family’s bank took the whole payment back.
 */
export const RefundFacts = type({
  state: string(),
  cents: integer(),
  paid: integer(),
  given: integer(),
  is_open: boolean(),
  is_answered: boolean(),
  is_returned: boolean(),
})
export type RefundFacts = Infer<typeof RefundFacts>

/** What somebody of staff did about a refund, or proposes: who, when (instants) and why; `words` are what the family reads. */
export const RefundDeed = type({
  id: string(),
  kind: enums(refundDeedKinds.ids),
  state: enums(moneyDeedStates.ids),
  cents: nullable(integer()),
  reason: string(),
  words: string(),
  failure: nullable(string()),
  proposed_by: DeskPerson,
  proposed_at: string(),
  decided_by: nullable(DeskPerson),
  decided_at: nullable(string()),
  note: string(),
})
export type RefundDeed = Infer<typeof RefundDeed>

/**
 * All that there is of a refund of a membership: `ref` and `payment_ref` are the payment service’s names of it and of what the family
 * paid; `failure` is its word for why the money did not arrive. `made_at` and `paid_at` are instants. `two_people_above` is from how
 * many cents on two people are needed, everything counted that was given back of the payment.
 */
export const MembershipRefundRecord = type({
  id: number(),
  ref: string(),
  payment_ref: nullable(string()),
  family: type({ id: number(), name: string(), email: string() }),
  tier: string(),
  made_at: string(),
  paid_at: string(),
  failure: nullable(string()),
  facts: RefundFacts,
  two_people_above: integer(),
  deeds: array(RefundDeed),
  journals: array(MoneyJournal),
})
export type MembershipRefundRecord = Infer<typeof MembershipRefundRecord>

/** One refund of a membership by its number. */
export const getMembershipRefund = call(
  'GET /v1/staff/membership-refunds/:id/',
  { out: MembershipRefundRecord, extension: true },
  { id: 3 },
)

/**
 * Does something about a refund of a membership, or proposes it where two people are needed (`needsTwoPeople`). `reason` stays with us;
 * `words` say to the family how the money was given back another way. What cannot be done now is a conflict in words
 * (`refusesRefundDeed`). Ten times is once.
 */
export const doRefundDeed = call(
  'POST /v1/staff/membership-refunds/:id/deeds/',
  {
    in: object({
      kind: enums(refundDeedKinds.ids),
      reason: shortNoteField,
      words: optional(shortNoteField),
    }),
    out: MembershipRefundRecord,
    extension: true,
    money: true,
  },
  { id: 3, body: { kind: 'again', reason: 'The family has a new card.' } },
)

/** Confirms what another member of staff proposes about a refund, which does it, or refuses it: as `decideMoneyDeed`. */
export const decideRefundDeed = call(
  'POST /v1/staff/membership-refunds/:id/deeds/:deed/decision/',
  {
    in: object({ decision: enums(deedDecisions), note: optional(shortNoteField) }),
    out: MembershipRefundRecord,
    extension: true,
    money: true,
  },
  { id: 3, deed: '5b0f6f0e-0000-4000-8000-000000000001', body: { decision: 'confirm' } },
)
