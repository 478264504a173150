/** What the onboarding form holds before anything is chosen: a set weekly schedule, any gender. */
export const onboardingDefaults = { schedule_type: 2, preferred_gender: 0 } as const

/** A benefit that answers without hours has none left; before it answers, the hours are unknown. */
export const benefitDefaultHours = 0

/** The query that finishes a job posting. */
export const completeJobQuery = { complete: 1 } as const
