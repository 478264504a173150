export * from '../vocabulary/timesheets/catalogue.js'
export * from '../vocabulary/timesheets/constants.js'
export * from '../vocabulary/timesheets/entities.js'
export * from './calls.js'
export { isDue, nextSheetDays, sheetDaysErrors, type NextSheetFacts, type SheetDays } from './lines/days.js'
export * from './lines/expenseForm.js'
export {
  expenseCents,
  expenseErrors,
  formatMiles,
  type ExpenseField,
  type ExpenseSetting,
} from './lines/expenses.js'
export * from './lines/lineCalls.js'
export { lineErrors, type LineDraft, type LineField, type LineSetting } from './lines/lineErrors.js'
export * from './lines/lineForm.js'
export * from './nursing.js'
export * from './nursingCalls.js'
export { keepNursingDraft, type DraftFields, type KeptDraft, type NursingDraft } from './nursingDraft.js'
export type { NursingSheetShift, NursingTimesheetForm } from './nursingForm.js'
export type { WaitingPhoto } from './nursingPhotos.js'
export * from './nursingStore.js'
export { lineCents, payLines, type LineFacts, type PaidLine, type PayTerms } from './pay/payLines.js'
export type { WorkedSpan } from './pay/workedTime.js'
export {
  createCorrectionForm,
  createStartForm,
  createTasksForm,
  type StartForm,
  type TasksForm,
} from './sheetForms.js'
export * from './sheetStore.js'
export { comesTwice, shiftMinutes, shiftSpan, type ShiftSpan, type WorkedShift } from './lines/span.js'
export {
  awaitsFamily,
  isPaid,
  isRefused,
  isSubmitted,
  mayChangeTimesheet,
  mayDiscardTimesheet,
  timesheetAfter,
  timesheetMoves,
  type StatusFacts,
  type TimesheetActor,
  type TimesheetEvent,
} from './status.js'
export * from './store.js'
export { hoursFromLast, openSuggestions, type DayHours } from './suggestions.js'
export * from './totals.js'
export * from './waitingCalls.js'
export { sheetWithoutPay } from './withoutPay.js'
