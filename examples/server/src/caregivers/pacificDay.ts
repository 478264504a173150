import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'

const quarterMs = 15 * 60_000
let kept: { readonly quarter: number; readonly day: string } | undefined

/** The day it is at an instant by the product's clock, worked out once in each quarter of an hour: days begin on one. */
export function pacificDay(now: number): string {
  const quarter = Math.floor(now / quarterMs)
  if (kept?.quarter !== quarter) kept = { quarter, day: dayIn(pacificTimeZone, new Date(now)) }
  return kept.day
}
