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
} from '../../kit/structs/struct.js'
import { centsField, dayField, noteField, timeField, versionField } from '../../kit/fields/fields.js'
import { namedParts, type Editable } from '../../kit/state/recordVersion.js'
import { Person } from '../account/person.js'
import { payTypes } from '../hiring/catalogue.js'
import { expenseKinds, lineSources } from './catalogue.js'
import { timesheetLimits } from './constants.js'

/** What the clock says of worked time: instants, minutes without breaks, and where each press was made. */
export const ClockedTime = type({
  start: string(),
  end: string(),
  minutes: integer(),
  in_place: string(),
  out_place: nullable(string()),
})
export type ClockedTime = Infer<typeof ClockedTime>

/**
 * A day's work: HH:MM to HH:MM where it was worked, an end at or before the start being the next morning, and the same as
 * instants. Minutes are without the break, `overtime_minutes` those of them that are paid more for it; `rate` is cents for a
 * `unit`, null where none is in force, `amount` what the line pays in all. `marked` is what the family found wrong when it sent
 * the hours back, `changed` what is not as it was handed in before.
 */
export const TimesheetShift = type({
  id: number(),
  date: string(),
  start_time: string(),
  end_time: string(),
  start: string(),
  end: string(),
  break_minutes: integer(),
  minutes: integer(),
  overtime_minutes: integer(),
  pay_type: string(),
  rate: nullable(integer()),
  unit: nullable(string()),
  amount: integer(),
  note: string(),
  source: string(),
  marked: boolean(),
  changed: boolean(),
  clocked: nullable(ClockedTime),
})
export type TimesheetShift = Infer<typeof TimesheetShift>

/** What its caregiver edits of a line; what is worked out of it is known by itself. */
export const timesheetShiftRecord: Editable<TimesheetShift> = {
  shape: TimesheetShift,
  parts: () => ['start', 'end', 'break_minutes', 'pay_type', 'note'],
}

/**
 * A line to be saved; minutes and pay are worked out by the server. Where the clocks are set back in a night, a time comes
 * twice: `later_start` and `later_end` say that the second is meant. `clock_id` names the clock that it was taken over from.
 */
export const TimesheetShiftDraft = object({
  date: dayField,
  start_time: timeField,
  end_time: timeField,
  later_start: optional(boolean()),
  later_end: optional(boolean()),
  break_minutes: optional(min(max(integer(), 1440), 0)),
  pay_type: optional(enums(payTypes.ids)),
  note: optional(noteField),
  source: optional(enums(lineSources.ids)),
  clock_id: optional(number()),
  version: versionField,
})
export type TimesheetShiftDraft = Infer<typeof TimesheetShiftDraft>

/**
 * What the family refunds: cents, of miles by the rate of their day. `receipt` is the address of the picture or PDF, which
 * opens with the session of either side.
 */
export const Expense = type({
  id: number(),
  kind: string(),
  day: string(),
  description: string(),
  amount: integer(),
  miles_tenths: nullable(integer()),
  receipt: nullable(string()),
})
export type Expense = Infer<typeof Expense>

/** An expense to be kept: an amount in cents, or tenths of miles, from which the server works it out. */
export const ExpenseDraft = object({
  kind: enums(expenseKinds.ids),
  day: dayField,
  description: optional(size(string(), 0, timesheetLimits.expenseWordsMax)),
  amount: optional(centsField),
  miles_tenths: optional(min(integer(), 0)),
})
export type ExpenseDraft = Infer<typeof ExpenseDraft>

/**
 * Hours that may be taken over: worked by the clock, planned, or as in the last timesheet (`source`), HH:MM where they are
 * worked. `planned` is what a clocked visit was planned for.
 */
export const ShiftSuggestion = type({
  date: string(),
  start_time: string(),
  end_time: string(),
  later_start: optional(boolean()),
  later_end: optional(boolean()),
  break_minutes: integer(),
  source: string(),
  clock_id: nullable(number()),
  planned: nullable(type({ start_time: string(), end_time: string() })),
})
export type ShiftSuggestion = Infer<typeof ShiftSuggestion>

/** Who asks about a payment of hours that was made: the family asks our staff, or its bank asks us. The caregiver keeps the pay. */
export const paymentAskers = ['family', 'bank'] as const
export type PaymentAsker = (typeof paymentAskers)[number]

/** Why a family sent hours back. `at` is an instant. */
const Decision = type({ reason: string(), note: string(), at: string() })

/**
 * A timesheet of some days of a connection. `status` is a timecard status, `submitted` an instant, days `start_date` to
 * `end_date` in `time_zone`, `person` the other side, money cents: `wages` before taxes, `taxes` what is withheld of them,
 * `tip` what the family gave on top, `spent` the expenses, `total` what the caregiver gets. `revision` counts up with each time it is handed in again;
 * `corrects_id` names the paid one that it corrects. `withholds` is whether the family withholds taxes here, `paid_by` the
 * partner whose plan pays. An expense above `receipt_above` cents needs a receipt. `payment_asked` says to the caregiver alone who
 * asks about the payment of these hours now.
 */
export const Timesheet = type({
  id: number(),
  connection_id: number(),
  status: integer(),
  revision: integer(),
  corrects_id: nullable(number()),
  submitted: nullable(string()),
  start_date: string(),
  end_date: string(),
  time_zone: string(),
  person: Person,
  shifts: array(TimesheetShift),
  suggested_days: array(string()),
  clock_suggestions: array(ShiftSuggestion),
  expenses: array(Expense),
  tasks_done: array(string()),
  note: string(),
  minutes: integer(),
  overtime_minutes: integer(),
  wages: integer(),
  taxes: integer(),
  tip: optional(integer()),
  spent: integer(),
  total: integer(),
  withholds: boolean(),
  paid_by: nullable(string()),
  special_rate: nullable(string()),
  receipt_above: integer(),
  decision: nullable(Decision),
  payment_asked: nullable(enums(paymentAskers)),
})
export type Timesheet = Infer<typeof Timesheet>

/** What may be changed of a timesheet; `status` 1 submits a draft, and -1 takes it back while unpaid. */
export const TimesheetChange = object({
  status: optional(enums([-1, 1])),
  /** In place of all expenses without a receipt. */
  expenses: optional(size(array(ExpenseDraft), 0, timesheetLimits.expensesMax)),
  tasks_done: optional(
    size(array(size(string(), 1, timesheetLimits.taskWordsMax)), 0, timesheetLimits.tasksMax),
  ),
  note: optional(noteField),
  version: versionField,
})
export type TimesheetChange = Infer<typeof TimesheetChange>

/**
 * What its caregiver edits of a timesheet. Whoever hands it in has seen all of it, with what it pays: that is what the family
 * gets. Who takes it back has seen where it stands.
 */
export const timesheetRecord: Editable<Timesheet, TimesheetChange> = {
  shape: Timesheet,
  parts: (change = {}) =>
    change.status === 1
      ? ['revision', 'shifts', 'expenses', 'tasks_done', 'note', 'total']
      : change.status === -1
        ? ['revision', 'status']
        : namedParts(change),
}
