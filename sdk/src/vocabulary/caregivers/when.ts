import { weekdayIds } from '../../kit/dates/weekdayIds.js'
import { freeOf, hourBits, hoursIn, partsOfDay, spanBits, type FreeWeek } from './freeWeek.js'

/**
 * The days of the week for which somebody is looked for, 0 for Sunday, and at what time of them: parts of the day, of
 * which all are meant, or one span of hours as '13-17', which may end the next morning; none for any part of the
 * daytime (`daytimeSpans`).
 */
export interface When {
  readonly days: readonly number[]
  readonly times: readonly string[]
}

/** What the words of an address or a query ask for: days and times in any order. Null where no day is named. */
export function readWhen(words: readonly string[]): When | null {
  const days = weekdayIds.flatMap((id, day) => (words.includes(id) ? [day] : []))
  if (days.length === 0) return null
  const span = words.map(hoursOfSpan).find((hours) => hours !== null)
  const times = span ? [`${span[0]}-${span[1]}`] : partsOfDay.ids.filter((id) => words.includes(id))
  return { days, times }
}

/** The words that `readWhen` reads. */
export const whenWords = ({ days, times }: When): string[] => [
  ...days.flatMap((day) => weekdayIds[day] ?? []),
  ...times,
]

/** The hours of a span as it is written: from 0 to 23, until 1 to 24; null for what is none. */
export function hoursOfSpan(written: string): readonly [from: number, to: number] | null {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(written)
  if (!match) return null
  const [from, to] = [Number(match[1]), Number(match[2])]
  return from <= 23 && to >= 1 && to <= 24 && from !== to ? [from, to] : null
}

/** The hours that are asked for on each of the days, as bits of that day and of the next; null for any part of the daytime. */
export function hoursAsked({ times }: When): readonly [day: number, next: number] | null {
  if (times.length === 0) return null
  const spans = times.flatMap((time) => {
    const part = partsOfDay.find(time)
    const hours = part ? ([part.from, part.to] as const) : hoursOfSpan(time)
    return hours ? [spanBits(...hours)] : []
  })
  return [spans.reduce((all, [own]) => all | own, 0), spans.reduce((all, [, next]) => all | next, 0)]
}

/**
 * The hours of each part of a day of which one is enough where days are asked for without a time: mornings, afternoons and
 * evenings. Whoever looks for somebody at night says so.
 */
export const daytimeSpans = (): (readonly [day: number, next: number])[] =>
  partsOfDay.entries.filter(isInDaytime).map(({ from, to }) => spanBits(from, to))

/** How a day fits: all of its hours that are asked for are free, at least half of them, or less. */
export type DayFit = 'whole' | 'part' | 'none'

/** How somebody's week fits one of the days that are asked for. */
export function dayFit(week: FreeWeek, day: number, when: When): DayFit {
  const asked = hoursAsked(when)
  if (asked === null) {
    return daytimeSpans().some((span) => isWhole(week, day, span)) ? 'whole' : 'none'
  }
  if (isWhole(week, day, asked)) return 'whole'
  const free = freeOf(week, day, asked)
  return 2 * (hoursIn(free[0]) + hoursIn(free[1])) >= hoursIn(asked[0]) + hoursIn(asked[1]) ? 'part' : 'none'
}

function isWhole(week: FreeWeek, day: number, asked: readonly [number, number]): boolean {
  const free = freeOf(week, day, asked)
  return free[0] === asked[0] && free[1] === asked[1]
}

/** A part of a day by its hours, as `partsOfDay` has it: the night ends the next morning. */
type PartHours = Pick<(typeof partsOfDay.entries)[number], 'from' | 'to'>

/** Whether a part of a day ends on that day. */
const isInDaytime = ({ from, to }: PartHours) => from < to

/** How free a part of a day is: in all of its hours, in any of them, or in none. */
export function partFit(week: FreeWeek, day: number, { from, to }: PartHours): DayFit {
  const span = spanBits(from, to)
  if (isWhole(week, day, span)) return 'whole'
  return freeOf(week, day, span).some((hours) => hours > 0) ? 'part' : 'none'
}

/** Whether any hour of a part of a day is among what is asked for; where any part of the daytime is, each of those. */
export function isAskedOf(when: When | null, day: number, part: PartHours): boolean {
  if (!when?.days.includes(day)) return false
  const asked = hoursAsked(when)
  if (asked === null) return isInDaytime(part)
  const span = spanBits(part.from, part.to)
  return (asked[0] & span[0]) > 0 || (asked[1] & span[1]) > 0
}

/** How several days fit together: as a whole where each of them does, in part where any does at least in part. */
export function fitOfAll(fits: readonly DayFit[]): DayFit {
  if (fits.every((fit) => fit === 'whole')) return 'whole'
  return fits.some((fit) => fit !== 'none') ? 'part' : 'none'
}

/** The days that are asked for and fit as a whole. Nobody fits of whom nothing is known. */
export function daysThatFit(week: FreeWeek | null, when: When): number[] {
  return week === null ? [] : when.days.filter((day) => dayFit(week, day, when) === 'whole')
}

const wholeDay = [hourBits(0, 24), 0] as const

/**
 * The longest time in a row that is free within what is asked for on a day, in hours from its midnight, beyond 24 in the
 * next morning; where no time is asked for, within that day. Null where nothing of it is free.
 */
export function longestFree(week: FreeWeek, day: number, when: When): { from: number; to: number } | null {
  const [own, next] = freeOf(week, day, hoursAsked(when) ?? wholeDay)
  let best: { from: number; to: number } | null = null
  let from: number | null = null
  for (let hour = 0; hour <= 48; hour++) {
    const isFree = hour < 24 ? (own >> hour) & 1 : hour < 48 && (next >> (hour - 24)) & 1
    if (isFree) from ??= hour
    else if (from !== null) {
      if (!best || hour - from > best.to - best.from) best = { from, to: hour }
      from = null
    }
  }
  return best
}
