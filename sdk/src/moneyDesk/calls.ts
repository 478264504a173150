import { call } from '../client/call.js'
import { shortNoteField } from '../kit/fields/fields.js'
import {
  array,
  boolean,
  enums,
  integer,
  min,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { InvoiceDetail } from '../payments/invoiceCalls.js'
import { InvoiceClaim, moneyDeedKinds, moneyDeedStates } from '../vocabulary/payments/moneyDeeds.js'

/**
 * Why a payment waits for the staff: what a family says about it, what a second person is to confirm, a dispute of a bank, a refund
 * that did not arrive and that nothing was done about.
 */
export const moneyWaits = ['claim', 'deed', 'dispute', 'failed'] as const
export type MoneyWait = (typeof moneyWaits)[number]

/** A payment in a list of the staff. `since` is the instant since when it waits; null for one that does not. Cents. */
export const MoneyRow = type({
  invoice_id: number(),
  number: string(),
  family: type({ id: number(), name: string() }),
  caregiver: type({ id: number(), name: string() }),
  total: integer(),
  status: string(),
  waits: array(enums(moneyWaits)),
  since: nullable(string()),
})
export type MoneyRow = Infer<typeof MoneyRow>

/** A search has so many answers at most, and so many characters. */
export const moneySearchLimits = { rows: 50, characters: 100 } as const

/**
 * Payments that wait for the staff, the longest wait first. With `q` those that are found, the newest first: by the number of the
 * invoice, a part of a name (`fewestSearchCharacters`) or an e-mail of either side, or the payment service’s own name of a payment, a refund, a transfer, a deposit or a
 * dispute.
 */
export const listMoney = call(
  'GET /v1/staff/payments/',
  { query: object({ q: optional(string()) }), out: array(MoneyRow), extension: true },
  { query: { q: '2026-000176' } },
)

/**
 * What can be judged of a payment, cents. `charged` is the payment that has come, 0 where there is none of ours; `refunded` is what
 * was given back of that, or is on its way, and `refunded_all` of the whole invoice; `credited` is
 * what the family got as a credit where the same hours were corrected. `is_open`: something waits for a second person
 * or an answer. `is_paying`: a payment is under way. `pay` is the caregiver’s.
 */
export const MoneyFacts = type({
  status: string(),
  total: integer(),
  charged: integer(),
  refunded: integer(),
  refunded_all: integer(),
  credited: integer(),
  is_open: boolean(),
  is_paying: boolean(),
  pay: nullable(type({ state: string(), held: boolean(), failed: boolean(), leaving: boolean() })),
  dispute: nullable(string()),
})
export type MoneyFacts = Infer<typeof MoneyFacts>

/** Somebody of staff who did something. */
export const DeskPerson = type({ id: number(), name: string() })
export type DeskPerson = Infer<typeof DeskPerson>

/**
 * Something that staff did about a payment, or propose: cents where it moves any; who, and when (instants). `proposed_by` is null for
 * a refund that somebody made at the payment service’s own desk.
 */
export const MoneyDeed = type({
  id: string(),
  kind: enums(moneyDeedKinds.ids),
  state: enums(moneyDeedStates.ids),
  cents: nullable(integer()),
  reason: string(),
  words: string(),
  failure: nullable(string()),
  proposed_by: nullable(DeskPerson),
  proposed_at: string(),
  decided_by: nullable(DeskPerson),
  decided_at: nullable(string()),
  note: string(),
})
export type MoneyDeed = Infer<typeof MoneyDeed>

/** A journal of the ledger: what it moved on which account, debits above zero; `owner` is the number of whose it is, 0 for ours. */
export const MoneyJournal = type({
  id: number(),
  kind: string(),
  posted_at: string(),
  lines: array(type({ account: string(), owner: integer(), cents: integer() })),
})
export type MoneyJournal = Infer<typeof MoneyJournal>

/** A payment that was tried: by what, how much, and its name with the payment service. */
export const MoneyPayment = type({
  id: string(),
  ref: nullable(string()),
  state: string(),
  cents: integer(),
  kind: string(),
  brand: string(),
  bank_name: string(),
  last4: string(),
  failure: nullable(string()),
  created_at: string(),
})
export type MoneyPayment = Infer<typeof MoneyPayment>

/** The caregiver’s pay of an invoice: one of `transferStates`, since when it is held, when it is tried again where it failed. */
export const MoneyTransfer = type({
  id: string(),
  ref: nullable(string()),
  payout: nullable(string()),
  state: string(),
  cents: integer(),
  failure: nullable(string()),
  held_at: nullable(string()),
  next_at: string(),
})
export type MoneyTransfer = Infer<typeof MoneyTransfer>

/** A dispute of a bank: one of `disputeStates`; what we say against it has to be there by `due_at`. */
export const MoneyDispute = type({
  ref: string(),
  cents: integer(),
  state: string(),
  opened_at: string(),
  due_at: nullable(string()),
})
export type MoneyDispute = Infer<typeof MoneyDispute>

/**
 * All that there is of a payment, for the staff: the invoice with its lines, both sides, all that was tried and done, and the ledger.
 * `two_people_above` is from how many cents on two people are needed, everything counted that was given back of it.
 */
export const MoneyRecord = type({
  invoice: InvoiceDetail,
  family: type({ id: number(), name: string(), email: string() }),
  caregiver: type({ id: number(), name: string() }),
  facts: MoneyFacts,
  two_people_above: integer(),
  payments: array(MoneyPayment),
  transfer: nullable(MoneyTransfer),
  disputes: array(MoneyDispute),
  claims: array(InvoiceClaim),
  deeds: array(MoneyDeed),
  journals: array(MoneyJournal),
})
export type MoneyRecord = Infer<typeof MoneyRecord>

/** One payment by the number of its invoice. */
export const getMoney = call(
  'GET /v1/staff/payments/:id/',
  { out: MoneyRecord, extension: true },
  { id: 176 },
)

/**
 * Does something about a payment, or proposes it where two people are needed (`needsTwoPeople`). `reason` stays with us; `words` are
 * for the family with a refund, and for the bank with an answer to its dispute. What cannot be done now is a conflict in words
 * (`refusesDeed`), an amount that is too much is said beside `cents`. Ten times is once.
 */
export const doMoneyDeed = call(
  'POST /v1/staff/payments/:id/deeds/',
  {
    in: object({
      kind: enums(moneyDeedKinds.ids),
      cents: optional(min(integer(), 1)),
      reason: shortNoteField,
      words: optional(shortNoteField),
    }),
    out: MoneyRecord,
    extension: true,
    money: true,
  },
  { id: 176, body: { kind: 'refund', cents: 2450, reason: 'An hour too much was handed in.' } },
)

/** What a second person decides. */
export const deedDecisions = ['confirm', 'refuse'] as const
export type DeedDecision = (typeof deedDecisions)[number]

/**
 * Confirms what another member of staff proposes, which does it, or refuses it with a note. Whoever proposed it may take it back by a
 * refusal that needs no note, and never confirm it.
 */
export const decideMoneyDeed = call(
  'POST /v1/staff/payments/:id/deeds/:deed/decision/',
  {
    in: object({ decision: enums(deedDecisions), note: optional(shortNoteField) }),
    out: MoneyRecord,
    extension: true,
    money: true,
  },
  { id: 176, deed: '5b0f6f0e-0000-4000-8000-000000000001', body: { decision: 'confirm' } },
)

/**
 * Answers a family that nothing is given back, in `words` that it reads. Money is given back by a refund, which answers what the
 * family said besides. A conflict where nothing waits for an answer, or something else about the payment is not decided yet
 * (`refusesDecline`).
 */
export const declineClaim = call(
  'POST /v1/staff/payments/:id/claim/',
  { in: object({ words: shortNoteField }), out: MoneyRecord, extension: true, repeatable: true },
  { id: 176, body: { words: 'The hours match what was clocked.' } },
)
