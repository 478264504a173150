export * from './calls.js'
export {
  agencyAsks,
  agencyDay,
  documentPaperState,
  isReadyToWork,
  notClockedIn,
  isShiftOver,
  nextShiftOf,
  paperAsks,
  papersByUrgency,
  paperStanding,
  type AgencyDay,
  type PaperStanding,
} from './desk.js'
export * from './deskCalls.js'
export * from './onboarding.js'
export * from './settings.js'
