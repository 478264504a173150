export * from './licenseCalls.js'
export * from './licenseEditor.js'
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
