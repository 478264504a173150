import {
  array,
  boolean,
  enums,
  integer,
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
import { timesheetLimits } from '../vocabulary/timesheets/constants.js'

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
 * first. `enrolled` is whether the family pays taxes here; `state` is whose taxes are not included.
 */
export const InvoiceDetail = type({
  ...Invoice.schema,
  lines: array(InvoiceLine),
  revisions: array(InvoiceRevision),
  enrolled: boolean(),
  state: string(),
  tasks_done: array(string()),
  note: string(),
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
/** Pays an invoice by a card, the default one where none is named; twice charges once. */
export const payInvoice = call(
  'POST /v1/family/0/invoices/:id/pay/',
  {
    in: optional(object({ card_id: optional(number()) })),
    out: Invoice,
    money: true,
  },
  { id: 176, body: { card_id: 182 } },
)
