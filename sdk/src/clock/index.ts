export * from './clockCalls.js'
export * from './clockDeeds.js'
export * from './clocking.js'
export * from './clockStore.js'
