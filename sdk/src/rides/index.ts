export * from './approvalForm.js'
export * from './calls.js'
export * from './catalogue.js'
export { rideLimits } from './limits.js'
export * from './rideForm.js'
export {
  checkRideCap,
  isNearCap,
  isOpenRide,
  mayCancelRide,
  mayOrderRide,
  pickupSpan,
  rideCentsLeft,
  rideErrors,
  rideMonth,
  type RideVisit,
} from './rides.js'
export * from './store.js'
