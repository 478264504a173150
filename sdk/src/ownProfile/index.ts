export {
  fromYears,
  toYears,
  yearToDay,
  yearOf,
  educationErrors,
  educationDraftErrors,
  yearRange,
  type EducationForm,
} from './education.js'
export {
  emptyExperience,
  isEndDisabled,
  experienceErrors,
  experienceDraftErrors,
  yearsOfExperience,
  closingMessage,
  type ExperienceForm,
} from './experience.js'
export { createLocationForm, addressServerNames, locationErrors, type LocationForm } from './locationForm.js'
export * from './ownProfile.js'
export * from './ownProfileAddress.js'
export * from './profileCalls.js'
export * from './profileChange.js'
export {
  createWageForm,
  createAboutForm,
  createLanguagesForm,
  createServicesForm,
  createSkillsForm,
  createExpertiseForm,
  createJobPreferencesForm,
  createShiftPreferencesForm,
  createShiftAssignmentsForm,
  createBackgroundForm,
} from './profileEditors.js'
export * from './profileReview.js'
export * from './profileScore.js'
export { createProfileStore, type ProfileExtras, type ProfileStore } from './profileStore.js'
export * from './recordCalls.js'
export * from './recordStores.js'
