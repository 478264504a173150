export * from './estimatePay.js'
export { maxMilesTenths, mileageCents, mileageRate } from './mileage.js'
export * from './minimumWage.js'
export { minimumWages, type MinimumWageRow } from './minimumWages.js'
export {
  overtimeMinutes,
  overtimeRule,
  overtimeRules,
  type OvertimeRule,
  type WorkKind,
} from './overtime.js'
export { payTaxes, type PayTaxes, type TaxablePay } from './payTaxes.js'
export { taxNumberError, type TaxNumberKind } from './taxNumbers.js'
export { taxYearOf, type TaxYear } from './taxYears.js'
