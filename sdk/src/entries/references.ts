export * from '../references/referenceCalls.js'
export * from '../references/references.js'
export * from '../references/referenceStore.js'
