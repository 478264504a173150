/** How far hours go: until their cycle ends, or for so many whole weeks, which may be none. */
export type HoursLast = { readonly kind: 'cycle' } | { readonly kind: 'weeks'; readonly weeks: number }

const daysPerWeek = 7

/**
 * How far the hours that are left of a plan's cycle go at so many hours a week. They are enough for the cycle where they are as
 * many as its days still ask for; `daysLeft` counts today and the last day, and is null where a cycle has no end.
 */
export function hoursLast(left: number, aWeek: number, daysLeft: number | null): HoursLast {
  if (daysLeft !== null && left * daysPerWeek >= aWeek * daysLeft) return { kind: 'cycle' }
  return { kind: 'weeks', weeks: aWeek > 0 ? Math.max(0, Math.floor(left / aWeek)) : 0 }
}
