export * from './calls.js'
export * from './filters.js'
export * from './searchAddress.js'
export * from './searchStore.js'
