export * from '../vocabulary/research/catalogue.js'
export * from '../vocabulary/research/limits.js'
export * from '../vocabulary/research/participants.js'
export * from './answers.js'
export * from './calls.js'
export {
  enrollmentAfter,
  enrollmentTransitions,
  isResearchAgreement,
  isResearchStepDone,
  isStudyCode,
  isUnderWay,
  mayOpenResearchStep,
  nextResearchStep,
  researchAgreements,
  researchAsks,
  sharesWithStudy,
  standingOf,
  type EnrollmentEvent,
  type EnrollmentProgress,
  type EnrollmentTransition,
  type ResearchAgreement,
  type ResearchAsk,
  type ResearchStanding,
} from './enrollment.js'
export * from './forms.js'
export * from './healthRecordCalls.js'
export * from './links.js'
export * from './person.js'
export * from './studySettings.js'
export { studyAnswersCsv, studyDictionaryCsv, type StudyRow } from './studyFile.js'
export * from './visit.js'
