import type { Locale } from '../../kit/text.js'

/**
 * Where a week of a plan is as a PDF, in a language: that of a day, with how each task is done. For the session of somebody who sees
 * the plan's tasks; to anybody else there is no such file.
 */
export const planWeekHref = (planId: number, date: string, language: Locale): string =>
  `/files/careplans/${planId}/week.pdf?from=${date}&lang=${language}`
