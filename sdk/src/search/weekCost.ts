/** Hours of care a week: the fewest and the most that one can look at, and what is shown before anything is chosen. */
export const weekHoursLimits = { least: 1, most: 80, usual: 12 } as const

const weeksPerYear = 52
const monthsPerYear = 12

/**
 * What care costs in integer cents, by the cents of an hour: of a week, and of a month as a twelfth of 52 weeks, rounded to
 * whole dollars since it is an average. It is what the caregiver is paid, without the employer's taxes and without fees.
 */
export function weekCost(hourly: number, hours: number): { readonly week: number; readonly month: number } {
  const week = hourly * hours
  return { week, month: Math.round((week * weeksPerYear) / monthsPerYear / 100) * 100 }
}

/** A number of hours that one may look at: whole, and within the limits. What is none is the usual. */
export function weekHoursOf(given: unknown): number {
  const hours =
    typeof given === 'number' ? given : Number(typeof given === 'string' && given ? given : Number.NaN)
  if (!Number.isInteger(hours)) return weekHoursLimits.usual
  return Math.min(Math.max(hours, weekHoursLimits.least), weekHoursLimits.most)
}
