import { array, integer, number, object, optional, string, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField } from '../kit/fields/fields.js'

/** What was paid in a span of days: cents, one row a payment. */
export const PaymentsReport = type({
  start_date: string(),
  end_date: string(),
  wages: integer(),
  taxes: integer(),
  total: integer(),
  rows: array(
    type({
      id: number(),
      date: string(),
      name: string(),
      description: string(),
      amount: integer(),
      status: integer(),
    }),
  ),
})
export type PaymentsReport = Infer<typeof PaymentsReport>
/** What was paid between two days, this month where none are given. */
export const getPaymentsReport = call(
  'GET /v1/payments/report/',
  {
    query: object({ start_date: optional(dayField), end_date: optional(dayField) }),
    out: PaymentsReport,
  },
  { query: { start_date: '2026-11-01', end_date: '2026-11-30' } },
)
