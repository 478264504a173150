export * from '../vocabulary/trail/catalogue.js'
export * from './calls.js'
export * from './trailStore.js'
