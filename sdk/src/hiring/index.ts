export * from '../vocabulary/hiring/catalogue.js'
export * from './connectionCalls.js'
export { connectionPage } from './hub/connectionPage.js'
export { createConnectionForm, isWorking, mayMoveStart, type ConnectionForm } from './hub/connectionForm.js'
export {
  hoursLeft,
  hoursTaken,
  scheduleTakes,
  visitMinutes,
  type BenefitDays,
  type ScheduleFacts,
} from './benefit/benefitTakes.js'
export * from './benefit/partnerHire.js'
export * from './offers/calls.js'
export { paperHref, type ConnectionPaper } from './papers.js'
export { isPlaceTold } from './placeTold.js'
export * from './place/calls.js'
export { createCarePlaceForm, type CarePlaceStore } from './place/placeForm.js'
export type { PlaceFields } from './offers/placeFields.js'
export { createHirePlaceForm } from './place/hirePlaceForm.js'
export { placeMoves, placeWageError, type PlaceMoves } from './place/placeMoves.js'
export {
  plannedUntil,
  scheduleErrors,
  scheduleMaxVisits,
  seriesVisits,
  visitWeeksAhead,
  type SeriesRule,
  type SeriesVisit,
} from './series.js'
export { clashDays, scheduleClashes, type ScheduleClash } from './scheduleClashes.js'
export * from './seriesCalls.js'
export * from './seriesForm.js'
export * from './seriesStore.js'
export * from './visitForm.js'
export { visitDay, visitsAhead, visitStanding, type VisitDay, type VisitStanding } from './visitDay.js'
export * from './visits.js'
export * from './visitStore.js'
export * from './wages/wageRateCalls.js'
export * from './wages/wageFields.js'
export * from './wages/wageFacts.js'
export * from './wages/wageRateForm.js'
export * from './wages/wageRateRules.js'
export { rateChangeError, rateDeletionError, timeAndAHalf } from './wages/wageRateStanding.js'
export { lastRate, previousRate, rateOn, ratesByLatest, type RateFacts } from './wages/wageRates.js'
export * from './wages/wageRateStore.js'
export * from '../vocabulary/hiring/nextSteps.js'
export * from './nextSteps/calls.js'
export * from '../vocabulary/hiring/fingerprinting.js'
export * from './fingerprinting/calls.js'
export * from './fingerprinting/fingerprintingForms.js'
export {
  askAgainDays,
  askAgainFrom,
  fingerprintingDeeds,
  fingerprintingTransition,
  fingerprintingTransitions,
  isFingerprintingOpen,
  resultEvents,
  type FingerprintingActor,
  type FingerprintingEvent,
} from './fingerprinting/fingerprintingStates.js'
export {
  fingerprintProgram,
  fingerprintPrograms,
  type FingerprintProgram,
  type FingerprintProgramId,
} from './fingerprinting/programs.js'
export * from './fingerprinting/staffCalls.js'
export * from './nextSteps/nextSteps.js'
export * from './offers/answerForm.js'
export * from './offers/hireFlow.js'
export { createHireForm, hireFields, termsOf, type HireField, type HireForm } from './offers/hireForm.js'
export { hireLimits, offerDays } from './offers/limits.js'
export { offerRows, type OfferRow } from './offers/offerRows.js'
export {
  awaitsCaregiver,
  offerTransition,
  offerTransitions,
  type OfferActor,
  type OfferEvent,
} from './offers/offerStates.js'
export { isAfterSending, neededHireSteps, nextHireStep, sendingStep, type HireFacts } from './offers/steps.js'
export { offerEstimate, offerWageErrors, paidDayHours } from './offers/offerWage.js'
export { hoursADay, hoursAWeek, rateApart, termErrors } from './offers/terms.js'
export * from '../vocabulary/hiring/offers.js'
export * from './ending/calls.js'
export * from './ending/endForm.js'
export { endReasons, endReasonsOf, type EndReason } from '../vocabulary/hiring/endReasons.js'
