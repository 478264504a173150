export * from '../credentials/licenseCalls.js'
export * from '../credentials/licenseEditor.js'
export * from '../credentials/licenses.js'
export * from '../credentials/licenseStore.js'
