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
import { dayField, lineField } from '../kit/fields/fields.js'

/**
 * Money that moved on a day, cents: what was paid for hours of `start_date` to `end_date`, or given back of it (`kind`, one of
 * `reportKinds`) and then below zero. `person_id` and `name` are who it was with, `description` the number of its invoice, `status`
 * a timecard status. `key` is its place in the list.
 */
export const ReportRow = type({
  key: string(),
  id: number(),
  kind: string(),
  date: string(),
  person_id: number(),
  name: string(),
  description: string(),
  connection_id: number(),
  timesheet_id: number(),
  start_date: string(),
  end_date: string(),
  minutes: integer(),
  amount: integer(),
  status: integer(),
})
export type ReportRow = Infer<typeof ReportRow>

/**
 * What was paid in a span of days, cents: a family's payments, a caregiver's pay, of the staff everybody's. `wages` with tips,
 * `taxes` of a family the employer's and of a caregiver what was withheld, `total` all of it. By month (`YYYY-MM`); by person, of
 * `total_people` the 100 with most; and a page of rows, the latest first: `next` is the key behind which the next begins, null at
 * the end of `total_records`.
 */
export const PaymentsReport = type({
  start_date: string(),
  end_date: string(),
  wages: integer(),
  taxes: integer(),
  total: integer(),
  months: array(type({ month: string(), cents: integer() })),
  people: array(type({ person_id: number(), name: string(), cents: integer() })),
  total_people: integer(),
  rows: array(ReportRow),
  total_records: integer(),
  next: nullable(string()),
})
export type PaymentsReport = Infer<typeof PaymentsReport>

/** What was paid between two days, both included, this month where none are given; at most 366 days. */
export const getPaymentsReport = call(
  'GET /v1/payments/report/',
  {
    query: object({
      start_date: optional(dayField),
      end_date: optional(dayField),
      after: optional(lineField),
    }),
    out: PaymentsReport,
  },
  { query: { start_date: '2026-11-01', end_date: '2026-11-30' } },
)
