export * from '../vocabulary/timesheets/catalogue.js'
export * from '../vocabulary/timesheets/constants.js'
export * from '../vocabulary/timesheets/entities.js'
export * from './calls.js'
export * from './nursing.js'
export * from './nursingCalls.js'
export {
  keepNursingDraft,
  type DraftFields,
  type DraftStorage,
  type KeptDraft,
  type NursingDraft,
} from './nursingDraft.js'
export type { NursingSheetShift, NursingTimesheetForm } from './nursingForm.js'
export type { WaitingPhoto } from './nursingPhotos.js'
export * from './nursingStore.js'
export { isSubmitted, isRefused, mayChangeTimesheet, awaitsFamily, type StatusFacts } from './status.js'
export * from './store.js'
export type { DayHours } from './suggestions.js'
export * from './totals.js'
