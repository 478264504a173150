import {
  array,
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
import { Person } from '../vocabulary/account/person.js'
import { call } from '../client/call.js'
import { lineField, noteField } from '../kit/fields/fields.js'

/** What a timesheet costs the family: cents. `status` is `pending`, `paid` or `rejected`; days and instants. */
export const Invoice = type({
  id: number(),
  connection_id: number(),
  timesheet_id: number(),
  provider: Person,
  status: string(),
  start_date: string(),
  end_date: string(),
  minutes: integer(),
  wages: integer(),
  taxes: integer(),
  fees: integer(),
  expenses: integer(),
  total: integer(),
  issued_at: string(),
  paid_at: nullable(string()),
})
export type Invoice = Infer<typeof Invoice>

/** The family's invoices, with `needs_paid: 1` those that wait. */
export const listInvoices = call(
  'GET /v1/family/0/invoices/',
  {
    query: object({ needs_paid: optional(enums([0, 1])) }),
    out: array(Invoice),
  },
  { query: { needs_paid: 1 } },
)
/** Rejects an invoice, which leaves the pending list. */
export const rejectInvoice = call(
  'POST /v1/family/0/invoices/:id/reject/',
  {
    in: object({ reason: lineField, note: optional(noteField) }),
    out: Invoice,
    repeatable: true,
  },
  { id: 176, body: { reason: 'hours', note: 'Monday was three hours.' } },
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
