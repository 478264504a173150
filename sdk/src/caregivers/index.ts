export * from '../vocabulary/caregivers/catalogue.js'
export * from '../vocabulary/caregivers/conditions.js'
export * from '../vocabulary/caregivers/constants.js'
export * from '../vocabulary/caregivers/entities.js'
export { hoursIn, partsOfDay, type FreeWeek } from '../vocabulary/caregivers/freeWeek.js'
export * from '../vocabulary/caregivers/languages.js'
export * from '../vocabulary/caregivers/licenseEntities.js'
export * from '../vocabulary/caregivers/licenseRefusals.js'
export * from '../vocabulary/caregivers/licenseTypes.js'
export * from '../vocabulary/caregivers/ownCaregiver.js'
export * from '../vocabulary/caregivers/services.js'
export * from '../vocabulary/caregivers/when.js'
export * from './about.js'
export * from './birthday.js'
export * from './calls.js'
export * from './choices.js'
export {
  activeWithin,
  familiesReturned,
  replyHours,
  signalLimits,
  type HireSpan,
  type AskedFirst,
} from './signals.js'
export { conditionsShown, isVetted } from './skills.js'
export * from './wage.js'
