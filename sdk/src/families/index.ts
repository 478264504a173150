export {
  alertKinds,
  alertPlace,
  alertWaits,
  alertId,
  unansweredAfterMs,
  unansweredShown,
  type AlertKind,
  type FoundAlert,
  type Unanswered,
  type MessageFacts,
  type MessageWords,
} from '../vocabulary/families/alertKinds.js'
export * from '../vocabulary/families/catalogue.js'
export * from '../vocabulary/families/constants.js'
export { declineReasons, type DeclineReason } from '../vocabulary/families/declineReasons.js'
export * from '../vocabulary/families/entities.js'
export * from '../vocabulary/families/relationships.js'
export {
  familyNeeds,
  getAdvisedFamily,
  listAdvisedFamilies,
  needsOf,
  type AdvisedFacts,
  type AdvisedFamily,
  type AdvisedFamilyDetail,
} from './advised/advised.js'
export { advisedFilters, familiesFound } from './advised/filters.js'
export * from '../vocabulary/families/advisorCalls.js'
export * from './advisorCalls/advisorCallForm.js'
export {
  advisorCallTransition,
  advisorCallTransitions,
  isCallOpen,
  type AdvisorCallActor,
  type AdvisorCallEvent,
} from './advisorCalls/advisorCallStates.js'
export {
  advisorCallLimits,
  areTimesOver,
  callDays,
  callTimesError,
  sortedTimes,
  timeKey,
  type CallDay,
  type CallTime,
} from './advisorCalls/callTimes.js'
export * from './advisorCalls/calls.js'
export * from './alerts.js'
export * from './benefitArea.js'
export { benefitCycleOf, benefitCycles, type BenefitCycle } from './benefitCycle.js'
export * from './benefitHours.js'
export * from './benefitStore.js'
export * from './calls.js'
export { emailAlert } from './emailAlert.js'
export { isForSelf, relationshipLabel } from './careFor.js'
export {
  declineCaregiver,
  declineStandings,
  previewDecline,
  updateDeclineFeedback,
  type DeclinePreview,
  type DeclineStanding,
} from './declining/calls.js'
export { createDeclineFeedbackForm, createDeclineForm, type Declined } from './declining/declineForm.js'
export { declineLetter, type DeclineLetter } from './declining/declineLetter.js'
export * from './dashboard.js'
export { howSoonChoices, type HowSoon } from './howSoon.js'
export * from './jobCalls.js'
export * from './jobForm.js'
export * from './onboarding.js'
export {
  answerUndoMs,
  awaitsAnswer,
  closingReasons,
  jobDeeds,
  mayBecome,
  mayUndoAnswer,
  postingObstacle,
  type ClosingReason,
  type JobDeed,
  type JobStatus,
  type PostingObstacle,
} from './ownJobs/ownJob.js'
export * from './signupCalls.js'
export * from './signupFlow.js'
export * from './supportCalls.js'
export { whyTheyFit, type FitReason } from './ownJobs/whyTheyFit.js'
