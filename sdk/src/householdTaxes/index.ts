export * from './calls.js'
export {
  householdDueDates,
  householdDues,
  knowsStateDues,
  type DueDate,
  type HouseholdDue,
} from './dueDates.js'
export {
  savingsWords,
  scheduleHref,
  scheduleLines,
  taxLimits,
  taxTableHref,
  wageBoxes,
  wageStatementHref,
} from './files.js'
export {
  householdYear,
  isTaxYear,
  taxYearsPaid,
  type HouseholdYear,
  type PaidTaxes,
  type ScheduleH,
  type TaxQuarter,
  type WageStatement,
} from './yearEnd.js'
