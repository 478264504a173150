import {
  array,
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
} from '../../kit/structs/struct.js'
import { centsField, dayField, noteField } from '../../kit/fields/fields.js'

/** A day's work: HH:MM to HH:MM, an end at or before the start is the next morning. Minutes and cents. */
export const TimesheetShift = type({
  id: number(),
  date: string(),
  start_time: string(),
  end_time: string(),
  break_minutes: integer(),
  minutes: integer(),
  pay_type: string(),
  amount: integer(),
  note: string(),
})
export type TimesheetShift = Infer<typeof TimesheetShift>

/** A shift to be saved; minutes and pay are worked out by the server. */
export const TimesheetShiftDraft = object({
  date: dayField,
  start_time: size(string(), 5),
  end_time: size(string(), 5),
  break_minutes: optional(integer()),
  pay_type: optional(string()),
  note: optional(noteField),
})
export type TimesheetShiftDraft = Infer<typeof TimesheetShiftDraft>

/** What the family refunds, in cents. */
export const Expense = type({ description: string(), amount: integer() })
export type Expense = Infer<typeof Expense>

/** Hours that may be taken over: planned, or from clocking in and out. */
export const ShiftSuggestion = type({
  date: string(),
  start_time: string(),
  end_time: string(),
  source: string(),
})
export type ShiftSuggestion = Infer<typeof ShiftSuggestion>

/** A timesheet. `status` is a timecard status, `submitted` an instant, days `start_date` to `end_date`, cents. */
export const Timesheet = type({
  id: number(),
  connection_id: number(),
  status: integer(),
  submitted: nullable(string()),
  start_date: string(),
  end_date: string(),
  shifts: array(TimesheetShift),
  suggested_days: array(string()),
  clock_suggestions: array(ShiftSuggestion),
  expenses: array(Expense),
  tasks_done: array(string()),
  note: string(),
  minutes: integer(),
  wages: integer(),
  taxes: integer(),
  total: integer(),
})
export type Timesheet = Infer<typeof Timesheet>

/** What may be changed of a timesheet; `status` 1 submits a draft, and -1 takes it back while unpaid. */
export const TimesheetChange = object({
  status: optional(enums([-1, 1])),
  expenses: optional(array(object({ description: size(string(), 1, 200), amount: centsField }))),
  tasks_done: optional(array(string())),
  note: optional(noteField),
})
export type TimesheetChange = Infer<typeof TimesheetChange>
