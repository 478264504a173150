import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { Person } from '../vocabulary/account/person.js'
import { call } from '../client/call.js'
import { lineField, noteField } from '../kit/fields/fields.js'
import { InvoicePayment, tipLimits } from '../vocabulary/payments/attempts.js'
import { InvoiceClaim, InvoiceRefund } from '../vocabulary/payments/moneyDeeds.js'
import { timesheetLimits } from '../vocabulary/timesheets/constants.js'
import { PaymentSetup } from './methodCalls.js'

/**
 * What a timesheet costs the family: cents. `status` is one of `invoiceStatuses`; days and instants. The total is `wages + taxes
 * + fees + expenses + tip - benefit - credit`; `taxes` are the employer's, and `withheld` is part of the wages. `revision`
 * counts up with each time the hours were handed in; `due_on` is the day by which it is to be paid.
 */
export const Invoice = type({
  id: number(),
  number: string(),
  revision: integer(),
  connection_id: number(),
  timesheet_id: number(),
  provider: Person,
  status: string(),
  start_date: string(),
  end_date: string(),
  minutes: integer(),
  wages: integer(),
  taxes: integer(),
  withheld: integer(),
  fees: integer(),
  expenses: integer(),
  tip: integer(),
  benefit: integer(),
  credit: integer(),
  total: integer(),
  issued_at: string(),
  due_on: string(),
  decided_at: nullable(string()),
  reason: string(),
  paid_at: nullable(string()),
})
export type Invoice = Infer<typeof Invoice>

/**
 * A line of an invoice: cents, below zero for what is taken off. Of hours it says which line of the timesheet, its day and
 * times, minutes, and the rate in cents for a `unit`; of overtime the minutes that are paid more; of an expense its kind,
 * what it was for, and its receipt.
 */
export const InvoiceLine = type({
  kind: string(),
  cents: integer(),
  minutes: nullable(integer()),
  rate: nullable(integer()),
  unit: nullable(string()),
  line_id: nullable(number()),
  day: nullable(string()),
  start_time: nullable(string()),
  end_time: nullable(string()),
  words: string(),
  expense_kind: nullable(string()),
  miles_tenths: nullable(integer()),
  receipt: nullable(string()),
})
export type InvoiceLine = Infer<typeof InvoiceLine>

/** One revision of what a timesheet cost: the newest stands, the others stay to be read. */
export const InvoiceRevision = type({
  id: number(),
  number: string(),
  revision: integer(),
  status: string(),
  total: integer(),
  issued_at: string(),
  decided_at: nullable(string()),
  reason: string(),
})
export type InvoiceRevision = Infer<typeof InvoiceRevision>

/**
 * An invoice with its lines, whose cents add up to the total but for what is withheld, and all revisions of it, the newest
 * first. `enrolled` is whether the family pays taxes here; `state` is whose taxes are not included. `payments` are all that was
 * tried to pay it, the newest first; `refunds` what was given back of that, or is on its way, the newest first; `claim` is what the
 * family said last about the payment, null where it said nothing.
 */
export const InvoiceDetail = type({
  ...Invoice.schema,
  lines: array(InvoiceLine),
  revisions: array(InvoiceRevision),
  enrolled: boolean(),
  state: string(),
  tasks_done: array(string()),
  note: string(),
  payments: array(InvoicePayment),
  refunds: array(InvoiceRefund),
  claim: nullable(InvoiceClaim),
})
export type InvoiceDetail = Infer<typeof InvoiceDetail>

/** The family's invoices, with `needs_paid: 1` those that wait. */
export const listInvoices = call(
  'GET /v1/family/0/invoices/',
  {
    query: object({ needs_paid: optional(enums([0, 1])) }),
    out: array(Invoice),
  },
  { query: { needs_paid: 1 } },
)
/** One invoice with its lines, also one that a newer revision has taken the place of. */
export const getInvoice = call(
  'GET /v1/family/0/invoices/:id/',
  { out: InvoiceDetail, extension: true },
  { id: 176 },
)
/** The newest invoice of a timesheet. */
export const getTimesheetInvoice = call(
  'GET /v1/connections/:id/timesheets/:tid/invoice/',
  { out: InvoiceDetail, extension: true },
  { id: 81, tid: 174 },
)
/**
 * Rejects an invoice, which leaves the pending list; its hours go back to their caregiver, with the words and the lines that are
 * wrong. A `conflict` once it is paid or was rejected.
 */
export const rejectInvoice = call(
  'POST /v1/family/0/invoices/:id/reject/',
  {
    in: object({
      reason: lineField,
      note: optional(noteField),
      lines: optional(size(array(number()), 0, timesheetLimits.linesMax)),
    }),
    out: Invoice,
    repeatable: true,
  },
  { id: 176, body: { reason: 'Monday was three hours.', lines: [173] } },
)
/**
 * An invoice as paying it has left it. `payment` is what was made of it: one whose `state` is `created` is being checked, and is
 * not to be made again; null where there was nothing to pay. With `next_action` its holder has to confirm it with their bank:
 * the provider's field does that by the secret, and then `checkPayment` says what has come of it.
 */
export const PaidInvoice = type({
  ...Invoice.schema,
  payment: nullable(InvoicePayment),
  next_action: nullable(PaymentSetup),
})
export type PaidInvoice = Infer<typeof PaidInvoice>

const tipField = min(max(integer(), tipLimits.max), 0)
/**
 * Pays an invoice by a card or an account, the default one where none is named, with a tip on top. Ten times charges once.
 * `expected_total` is all that its payer has seen, tip and taxes of it included: where it comes to another, it is a `conflict`
 * with an `InvoicePrice` as the current one, and nothing is charged. One that is declined is said beside `card_id`; a tip where
 * none may be given (`mayTip`) beside `tip_cents`.
 */
export const payInvoice = call(
  'POST /v1/family/0/invoices/:id/pay/',
  {
    in: object({ card_id: optional(number()), tip_cents: optional(tipField), expected_total: integer() }),
    out: PaidInvoice,
    money: true,
  },
  { id: 176, body: { card_id: 182, tip_cents: 500, expected_total: 10_300 } },
)

/** What an invoice costs with a tip: cents. `taxes` are the employer's of the tip, where the family pays taxes here. */
export const InvoicePrice = type({ tip: integer(), taxes: integer(), total: integer() })
export type InvoicePrice = Infer<typeof InvoicePrice>
/** What an invoice costs with a tip on top; refused beside `tip_cents` where none may be given (`mayTip`). */
export const getInvoicePrice = call(
  'GET /v1/family/0/invoices/:id/price/',
  { query: object({ tip_cents: optional(tipField) }), out: InvoicePrice, extension: true },
  { id: 176, query: { tip_cents: 500 } },
)
/** Asks the payment provider what has come of the payment that is under way, and answers it: harmless, however often. */
export const checkPayment = call(
  'POST /v1/family/0/invoices/:id/check/',
  { out: PaidInvoice, extension: true, repeatable: true },
  { id: 176 },
)
