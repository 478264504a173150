export * from './licenseCalls.js'
export * from './licenseEditor.js'
export { licenseRegisters } from './licenseRegisters.js'
export * from './licenseReview.js'
export * from './licenseReviewCalls.js'
export {
  countsOn,
  isLicensed,
  licenseGap,
  licenseStanding,
  sayLicenseGap,
  type JudgedLicense,
  type LicenseGap,
  type LicenseStanding,
} from './licenseStanding.js'
export {
  selectedProviderType,
  selectProviderType,
  isHcp,
  offeredLicenseTypes,
  licenseNumberMaxLength,
  licenseErrors,
  licenseForm,
  isNumberPending,
  checkLicensePhoto,
  type LicenseForm,
} from './licenses.js'
export * from './licenseStore.js'
