export * from './calls.js'
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
