import {
  array,
  boolean,
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
import { dayField, noteField, pageFields } from '../kit/fields/fields.js'
import { ShiftSuggestion, Timesheet, TimesheetChange } from '../vocabulary/timesheets/entities.js'

/** The recent ones, or a page; for the last submitted see `lastSubmittedQuery`. There is no other look-up. */
export const TimesheetQuery = object({
  ...pageFields,
  recent: optional(boolean()),
  status__gte: optional(integer()),
  /** With their shifts. */
  details: optional(boolean()),
  submitted__gt: optional(dayField),
})
export type TimesheetQuery = Infer<typeof TimesheetQuery>

/** A page of timesheets, latest first; `total_records` is the whole count. */
export const TimesheetPage = type({ data: array(Timesheet), total_records: integer(), page: integer() })
export type TimesheetPage = Infer<typeof TimesheetPage>

/**
 * A page of a connection's timesheets, or with `recent` the last five. Its family sees those that were handed in. Without
 * `details` they come without their shifts, expenses and tasks.
 */
export const listTimesheets = call(
  'GET /v1/connections/:id/timesheets/',
  {
    query: TimesheetQuery,
    out: TimesheetPage,
    envelope: 'whole',
  },
  {
    id: 81,
    query: { status__gte: 1, limit: 1, details: true, submitted__gt: '2026-10-22' },
  },
)
/**
 * Begins the timesheet of some days, one to fourteen; answers the one there is for them, if there is one. A `conflict` where
 * another has some of them.
 */
export const startTimesheet = call(
  'POST /v1/connections/:id/timesheets/',
  {
    in: object({ start_date: dayField, end_date: dayField }),
    out: Timesheet,
    repeatable: true,
  },
  { id: 81, body: { start_date: '2026-11-15', end_date: '2026-11-21' } },
)
/** One timesheet with its shifts. While one that was sent back is corrected, its family sees what was handed in. */
export const getTimesheet = call(
  'GET /v1/connections/:id/timesheets/:tid/',
  { out: Timesheet },
  { id: 81, tid: 174 },
)
/**
 * Changes a timesheet, hands it in or takes it back. Handing it in works out what it pays and makes the family's invoice, in
 * one step; ten times is once. A `conflict` with the timesheet as it is now where it has changed since it was seen, and once
 * it is paid.
 */
export const updateTimesheet = call(
  'PATCH /v1/connections/:id/timesheets/:tid/',
  {
    in: TimesheetChange,
    out: Timesheet,
    repeatable: true,
  },
  { id: 81, tid: 174, body: { status: 1, note: '' } },
)
/** Discards a draft that was never handed in, with all that is on it. What was handed in once stays to be read. */
export const removeTimesheet = call(
  'DELETE /v1/connections/:id/timesheets/:tid/',
  { envelope: 'none', extension: true, repeatable: true },
  { id: 81, tid: 174 },
)
/** Hours that a new timesheet may take over: worked and on no sheet yet. */
export const listShiftSuggestions = call(
  'GET /v1/connections/:id/shift-suggestions/',
  {
    out: array(ShiftSuggestion),
  },
  { id: 81 },
)
/**
 * Where a connection's timesheets stand as a whole: counts, and the day of the last submitted. `next` are the days that the
 * next one would have, for its caregiver; null where there is nothing to hand in.
 */
export const getTimesheetsStatus = call(
  'GET /v1/connections/timesheets-status/:id/',
  {
    out: type({
      drafts: integer(),
      submitted: integer(),
      unpaid: integer(),
      last_submitted: nullable(string()),
      next: nullable(type({ start_date: string(), end_date: string() })),
    }),
  },
  { id: 81 },
)

/**
 * Begins the correction of a timesheet that was paid: a sheet of its own for the same days, with the lines there were. What was
 * paid stays as it is.
 */
export const correctTimesheet = call(
  'POST /v1/connections/:id/timesheets/:tid/corrections/',
  {
    in: object({ reason: noteField }),
    out: Timesheet,
    extension: true,
    repeatable: true,
  },
  { id: 81, tid: 174, body: { reason: 'Monday was five hours.' } },
)
/**
 * Agrees to a correction by which the family pays less or the same, which then holds; what it pays more for, it agrees to by
 * paying. For the family, and staff with a reason.
 */
export const agreeToCorrection = call(
  'POST /v1/connections/:id/timesheets/:tid/agree/',
  {
    in: optional(object({ reason: optional(noteField) })),
    out: Timesheet,
    extension: true,
    repeatable: true,
  },
  { id: 81, tid: 174 },
)

/** A time card with its payment, cents. `invoice_status` is where its invoice stands, for its family. */
export const PaymentTimesheet = type({
  id: number(),
  connection_id: number(),
  status: integer(),
  name: string(),
  start_date: string(),
  end_date: string(),
  minutes: integer(),
  total: integer(),
  paid_at: nullable(string()),
  invoice_status: optional(nullable(string())),
})
export type PaymentTimesheet = Infer<typeof PaymentTimesheet>

/**
 * Time cards with their payments, over all connections of the caller, the latest first. `total` is what the caregiver gets,
 * for a family what it pays.
 */
export const listPaymentTimesheets = call(
  'GET /v1/connections/payments/timesheets/',
  {
    query: object({ paginate_by: pageFields.limit, page: optional(min(integer(), 1)) }),
    out: type({
      ...TimesheetPage.schema,
      data: array(PaymentTimesheet),
    }),
    envelope: 'whole',
  },
  { query: { paginate_by: 8, page: 2 } },
)
