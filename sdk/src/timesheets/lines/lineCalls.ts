import { exampleFile } from '../../client/exampleFile.js'
import { call } from '../../client/call.js'
import { array, enums, object, optional, size, string } from '../../kit/structs/struct.js'
import { dayField, fileField, numberField, versionQuery } from '../../kit/fields/fields.js'
import { expenseKinds } from '../../vocabulary/timesheets/catalogue.js'
import { timesheetLimits } from '../../vocabulary/timesheets/constants.js'
import { Timesheet, TimesheetShiftDraft } from '../../vocabulary/timesheets/entities.js'

/**
 * Saves one shift, shift 0 a new one; answers the timesheet with its new totals. With the version of what was seen of it, a
 * `conflict` with the timesheet as it is now where it was changed meanwhile.
 */
export const updateTimesheetShift = call(
  'PUT /v1/connections/:id/timesheets/:tid/shifts/:shiftId/',
  {
    in: TimesheetShiftDraft,
    out: Timesheet,
    repeatable: true,
  },
  {
    id: 81,
    tid: 174,
    shiftId: 173,
    body: { date: '2026-11-16', start_time: '09:00', end_time: '13:00' },
  },
)
/** Adds several shifts, all or none, as when suggestions are taken over: errors by their place, `shifts.2.start_time`. */
export const addTimesheetShifts = call(
  'POST /v1/connections/:id/timesheets/:tid/shifts/',
  {
    in: object({ shifts: size(array(TimesheetShiftDraft), 1, timesheetLimits.linesMax) }),
    out: Timesheet,
    extension: true,
    repeatable: true,
  },
  {
    id: 81,
    tid: 174,
    body: { shifts: [{ date: '2026-11-17', start_time: '09:00', end_time: '13:00', source: 'planned' }] },
  },
)
/** Takes a shift off a timesheet. */
export const removeTimesheetShift = call(
  'DELETE /v1/connections/:id/timesheets/:tid/shifts/:shiftId/',
  {
    query: versionQuery,
    out: Timesheet,
    extension: true,
    repeatable: true,
  },
  { id: 81, tid: 174, shiftId: 173 },
)

/**
 * Adds an expense, with a picture or PDF of its receipt where there is one; above an amount there has to be. An amount in cents,
 * or tenths of miles, of which the server works it out.
 */
export const addTimesheetExpense = call(
  'POST /v1/connections/:id/timesheets/:tid/expenses/',
  {
    in: object({
      kind: enums(expenseKinds.ids),
      day: dayField,
      description: optional(size(string(), 0, timesheetLimits.expenseWordsMax)),
      amount: optional(numberField),
      miles_tenths: optional(numberField),
      receipt: optional(fileField),
    }),
    out: Timesheet,
    bodyKind: 'multipart',
    extension: true,
    repeatable: true,
  },
  {
    id: 81,
    tid: 174,
    body: { kind: 'groceries', day: '2026-11-16', amount: 1840, receipt: exampleFile('receipt.png') },
  },
)
/** Takes an expense off a timesheet, with its receipt. */
export const removeTimesheetExpense = call(
  'DELETE /v1/connections/:id/timesheets/:tid/expenses/:expenseId/',
  {
    out: Timesheet,
    extension: true,
    repeatable: true,
  },
  { id: 81, tid: 174, expenseId: 179 },
)
