/**
 * The family sign-up alone, for a partner's page: the form with its rules, and the calls that send it.
 */
export { createClient, type Client } from '../client/client.js'
export type { ClientOptions } from '../client/options.js'
export { ApiError, isApiError, type ErrorKind } from '../kit/error.js'
export { familySignupSteps, type FamilySignupStep } from '../vocabulary/families/catalogue.js'
export { finishOnboardingLater, signUpFamily } from '../families/signupCalls.js'
export {
  createOnboardingForm,
  jobOf,
  onboardingSteps,
  scheduledHours,
  signupOf,
  usualWeeklyHours,
  type Onboarding,
  type OnboardingField,
  type OnboardingForm,
} from '../families/onboarding.js'
export { findLocations, type Place } from '../places/calls.js'
export { say, sayCount, type Locale, type Sayable, type Text } from '../kit/text.js'
