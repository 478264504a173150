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
