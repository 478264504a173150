export * from '../academy/calls.js'
export * from '../academy/store.js'
