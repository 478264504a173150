export * from '../vocabulary/trail/catalogue.js'
export * from '../trail/calls.js'
export * from '../trail/trailStore.js'
