export * from './calls.js'
export {
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
