export * from './calls.js'
export * from './emails.js'
export * from './store.js'
