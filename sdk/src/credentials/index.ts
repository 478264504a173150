export * from './licenseCalls.js'
export * from './licenseEditor.js'
export * from './licenses.js'
export * from './licenseStore.js'
