import {
  array,
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
import { call } from '../client/call.js'
import { pageFields } from '../kit/fields/fields.js'
import { paymentAskers } from '../vocabulary/timesheets/entities.js'

/** Hours whose pay is in a deposit: of which family, from which day to which, the cents of them, and who asks about their payment now. */
export const DepositedHours = type({
  connection_id: number(),
  timesheet_id: number(),
  name: string(),
  start_date: string(),
  end_date: string(),
  cents: integer(),
  asked: nullable(enums(paymentAskers)),
})
export type DepositedHours = Infer<typeof DepositedHours>

/** A deposit: cents, one of `payoutStates`, the day on which it is in the account, and the hours that it pays. */
export const Deposit = type({
  id: string(),
  cents: integer(),
  state: string(),
  arrives_on: string(),
  hours: array(DepositedHours),
})
export type Deposit = Infer<typeof Deposit>

/**
 * How a caregiver is paid, in cents. `next` is the next deposit on its way and its day. `waiting` is pay of hours that families
 * have paid and that has not left yet; `waits_for` says for what: `account` or `identity` are the caregiver's to give, `us` is
 * not; null where nothing waits. `held` is what of `waiting` our staff look at before it leaves. `returned` is what a bank did not take: it goes with the next deposit once there is another
 * account. `year` is what was deposited since the year began. `data` is a page of deposits, the newest first, of `total_records`.
 */
export const Deposits = type({
  next: nullable(type({ cents: integer(), arrives_on: string() })),
  waiting: integer(),
  waits_for: nullable(string()),
  held: integer(),
  returned: integer(),
  year: integer(),
  data: array(Deposit),
  total_records: integer(),
  page: integer(),
})
export type Deposits = Infer<typeof Deposits>

/** The deposits of the caller, a page at a time, and what comes next. */
export const listDeposits = call(
  'GET /v1/payments/deposits/',
  {
    query: object({ paginate_by: pageFields.limit, page: optional(min(integer(), 1)) }),
    out: Deposits,
    extension: true,
  },
  { query: { paginate_by: 8, page: 1 } },
)
