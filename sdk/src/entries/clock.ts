export * from '../clock/clockCalls.js'
export * from '../clock/clockDeeds.js'
export * from '../clock/clocking.js'
export * from '../clock/clockStore.js'
