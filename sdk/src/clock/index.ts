export * from './clockCalls.js'
export {
  clockDeeds,
  isClockDeed,
  type ClockTarget,
  type ClockPosition,
  type ClockDeed,
} from './clockDeeds.js'
export * from './clocking.js'
export * from './clockStore.js'
export * from './correcting.js'
export { clockSheet, type ClockSheet } from './clockSheet.js'
export * from './planClockCalls.js'
export * from './reasons.js'
