import { catalogue } from '../../kit/catalogue.js'

/**
 * The parts of a day that one may ask for, with the hours that each means: from an hour on, and until another, which for
 * the night is that of the next morning.
 */
export const partsOfDay = catalogue([
  { id: 'morning', label: ['Morning', 'Mañana'], from: 8, to: 12 },
  { id: 'afternoon', label: ['Afternoon', 'Tarde'], from: 13, to: 17 },
  { id: 'evening', label: ['Evening', 'Noche'], from: 18, to: 21 },
  { id: 'night', label: ['Overnight', 'Madrugada'], from: 22, to: 6 },
])

/**
 * The hours of a week in which somebody is free: a number for each day of the week, Sunday first, in which bit `h` says
 * that all of the hour from `h` o'clock on is free. It says nothing of why the others are not.
 */
export type FreeWeek = readonly number[]

const hoursPerDay = 24

/** The bits of the hours from one until another of the same day; none where the end is not after the start. */
export const hourBits = (from: number, to: number): number => (to > from ? 2 ** to - 2 ** from : 0)

/** The bits of hours that begin on a day, and of those on the next day: an end at or before the start is the next morning. */
export function spanBits(from: number, to: number): readonly [day: number, next: number] {
  return to > from ? [hourBits(from, to), 0] : [hourBits(from, hoursPerDay), hourBits(0, to)]
}

/** How many hours are among the bits. */
export function hoursIn(bits: number): number {
  let count = 0
  for (let left = Number.isSafeInteger(bits) ? bits : 0; left > 0; left = Math.floor(left / 2))
    count += left % 2
  return count
}

/** The hours of a span that begins on a day of the week which are free, as bits of that day and of the next. */
export function freeOf(week: FreeWeek, day: number, [own, next]: readonly [number, number]) {
  return [(week[day] ?? 0) & own, (week[(day + 1) % 7] ?? 0) & next] as const
}
