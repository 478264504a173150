import type { VisitorName } from '../../kit/visitorPrefix.js'

/** The desired hourly wage, both ends included. The average is the sample that the editor shows. */
export const wageLimits = { minDollars: 5, maxDollars: 100, sampleAverageCents: 1850 } as const

/** Where the tab keeps the one message that a visitor has begun (`waitingMessage`). */
export const waitingMessageName = 'visitor.message' satisfies VisitorName
/** Where the device keeps the hearts that a visitor has pressed (`visitorHearts`). */
export const visitorHeartsName = 'visitor.hearts' satisfies VisitorName
/** Where the tab keeps the searches that a visitor wants to save (`visitorSaves`). */
export const visitorSavesName = 'visitor.saves' satisfies VisitorName

/** Longest text about oneself, in characters. */
export const aboutMaxLength = 2000

/** Years offered for education: from-years start next year and go back, to-years look ahead. */
export const educationYears = { fromAhead: 1, fromBack: 70, toAhead: 7 } as const
/** A school year is kept as the first of January of that year. */
export const educationDay = '01-01'

/** Records shown on the profile page. */
export const profileReviewsShown = 3
/** How many caregivers nearby are shown. */
export const nearbyCaregiversLimit = 3
/** Conditions shown before 'Show More Conditions'. */
export const conditionsShownFirst = 12
/** Caregivers on one page of the search. */
export const caregiverSearchPageSize = 15

/** The slide-down of a profile modal before the address goes back to the profile. */
export const profileModalCloseMs = 400
/** How long the success of a license photo is shown. */
export const licensePhotoSuccessMs = 1000
/** The certification that needs no license number: CPR. */
export const numberlessLicenseType = 1

/** The photo cropper: a square that first takes nearly the whole picture. */
export const photoCrop = { aspect: 1, initialArea: 0.99, zoomDelayMs: 250 } as const

/**
 * Verifying a phone number. The server may be set to longer codes within `minCodeDigits` and
 * `maxCodeDigits`; a code lives ten minutes and bears five tries.
 */
export const phoneVerification = {
  codeDigits: 3,
  minCodeDigits: 3,
  maxCodeDigits: 8,
  tries: 5,
  lifetimeMs: 600_000,
} as const

/** Where the schedule preferences draw their lines. */
export const scheduleLimits = {
  fullTimeFromHoursPerWeek: 40,
  partTimeUnderHoursPerWeek: 20,
  shortTermUnderDollarsPerYear: 2000,
  overnightFrom: '22:00',
} as const

/** Query parameters of the profile page: the profile state's name, and the onboarding mark. */
export const profileQuery = {
  stateName: 's',
  onboarding: 'nux_onboarding',
  onboardingOn: '1',
} as const

/** On the wire, the caregiver id that means "me". */
export const ownCaregiverId = 0

/** The orders that a search can be put in. */
export const searchSorts = ['best', 'distance', 'rating', 'rate_low', 'rate_high', 'newest'] as const
export type SearchSort = (typeof searchSorts)[number]
