export * from './filters.js'
export * from './referenceCalls.js'
export * from './references.js'
export * from './referenceStore.js'
