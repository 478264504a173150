import type { VisitorName } from '../../kit/visitorPrefix.js'

/** The desired hourly wage, both ends included (D2 §5, §9). The average is the sample that the editor shows. */
export const wageLimits = { minDollars: 5, maxDollars: 100, sampleAverageCents: 1850 } as const

/** Where the tab keeps the one message that a visitor has begun (`waitingMessage`). */
export const waitingMessageName = 'visitor.message' satisfies VisitorName

/** Longest text about oneself, in characters (D2 §5, §9). */
export const aboutMaxLength = 2000

/** Years offered for education (D2 §5, §9): from-years start next year and go back, to-years look ahead. */
export const educationYears = { fromAhead: 1, fromBack: 70, toAhead: 7 } as const
/** A school year is kept as the first of January of that year (D2 §3). */
export const educationDay = '01-01'

/** Records shown on the profile page (D2 §2, §7, §9). */
export const profileReviewsShown = 3
/** How many caregivers nearby are shown (D2 §9). */
export const nearbyCaregiversLimit = 3
/** Conditions shown before 'Show More Conditions' (D2 §2, §9). */
export const conditionsShownFirst = 12
/** Caregivers on one page of the search (D1 §9; D2 §7, §9; D3 §2, §9). */
export const caregiverSearchPageSize = 15

/** The slide-down of a profile modal before the address goes back to the profile (D2 §2, §9; D3 §9). */
export const profileModalCloseMs = 400
/** How long the success of a licence photo is shown (D2 §9). */
export const licensePhotoSuccessMs = 1000
/** The certification that needs no licence number: CPR (D2 §2). */
export const numberlessLicenseType = 1

/** The photo cropper: a square that first takes nearly the whole picture (D2 §5, §9). */
export const photoCrop = { aspect: 1, initialArea: 0.99, zoomDelayMs: 250 } as const

/**
 * Verifying a phone number (D2 §5, §9). The server may be set to longer codes within `minCodeDigits` and
 * `maxCodeDigits`; a code lives ten minutes and bears five tries.
 */
export const phoneVerification = {
  codeDigits: 3,
  minCodeDigits: 3,
  maxCodeDigits: 8,
  tries: 5,
  lifetimeMs: 600_000,
} as const

/** Where the schedule preferences draw their lines (D2 §3, §9; D3 §3, §9). */
export const scheduleLimits = {
  fullTimeFromHoursPerWeek: 40,
  partTimeUnderHoursPerWeek: 20,
  shortTermUnderDollarsPerYear: 2000,
  overnightFrom: '22:00',
} as const

/** Query parameters of the profile page (D2 §2): the profile state's name, and the onboarding mark. */
export const profileQuery = {
  stateName: 's',
  onboarding: 'nux_onboarding',
  onboardingOn: '1',
} as const

/** On the wire, the caregiver id that means "me" (D2 §6). */
export const ownCaregiverId = 0

/** The orders that a search can be put in. */
export const searchSorts = ['distance', 'rating', 'rate_low', 'rate_high', 'newest'] as const
export type SearchSort = (typeof searchSorts)[number]
