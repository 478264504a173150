import type { Locale } from '../kit/text.js'

/**
 * Where a plan is as a Bundle of FHIR R4, in a language, as `application/fhir+json`. For the session of somebody who sees the
 * plan's tasks; to anybody else there is no such file.
 */
export const planFhirHref = (planId: number, language: Locale): string =>
  `/files/careplans/${planId}/plan.fhir.json?lang=${language}`

/** Of so many days before today, and so many after it, single days of the tasks are told. */
export const fhirDays = { before: 28, after: 7 } as const
