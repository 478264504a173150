export * from './calls.js'
export * from './store.js'
