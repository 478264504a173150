import { addDays, dayIn, weekdayOf } from '../../kit/dates/dates.js'
import { instantIn } from '../../kit/dates/zoneTime.js'
import { entryOf, recordsIn, textOf } from '../../kit/shape.js'
import type { Text } from '../../kit/text.js'
import { isHoliday } from '../../shifts/holidays.js'
import { callParts, type CallPart } from '../../vocabulary/families/advisorCalls.js'
import { advisorCallErrorTexts as wrong } from './advisorCallTexts.js'

/** A time at which a family may be called: a day where it lives, `YYYY-MM-DD`, and a part of it. */
export interface CallTime {
  readonly day: string
  readonly part: CallPart
}

/** What a family may say when it asks for a call. */
export const advisorCallLimits = {
  /** So many of the next working days are offered. */
  days: 5,
  /** Characters of what the call is about. */
  note: 500,
} as const

/** A day on which calls are made, with the parts of it that are still to begin. */
export interface CallDay {
  readonly day: string
  readonly parts: readonly CallPart[]
}

/**
 * The days on which a family can be called, by the clock of its zone: the next five that are no weekend and no federal
 * holiday, today among them while a part of it is still to begin. None for what is no zone.
 */
export function callDays(zone: string, now: Date): CallDay[] {
  const today = dayIn(zone, now)
  if (today === '') return []
  return Array.from({ length: farthest }, (_, ahead) => addDays(today, ahead))
    .filter(isWorkday)
    .map((day) => ({
      day,
      parts: callParts.ids.filter((part) => (beginOf(zone, { day, part }) ?? now) > now),
    }))
    .filter(({ parts }) => parts.length > 0)
    .slice(0, advisorCallLimits.days)
}

/** Five working days never lie further ahead than this. */
const farthest = 14

function isWorkday(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== null && weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** Why a family cannot be called at these times; null where it can. */
export function callTimesError(times: readonly CallTime[], zone: string, now: Date): Text | null {
  const chosen = recordsIn(times)
  if (chosen.length === 0) return wrong.times
  const days = callDays(zone, now)
  const isOffered = ({ day, part }: CallTime) =>
    days.some((one) => one.day === day && one.parts.includes(part))
  return chosen.every(isOffered) ? null : wrong.timesPast
}

/** Times in their order, each once. */
export function sortedTimes(times: readonly CallTime[]): CallTime[] {
  const chosen = recordsIn(times)
  const keys = [...new Set(chosen.map(timeKey))]
  const order = (key: string) => `${key.slice(0, 10)} ${callParts.ids.indexOf(key.slice(11) as CallPart)}`
  return keys
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    .flatMap((key) => timeOfKey(key) ?? [])
}

/** A time as a form holds it, and a list is keyed by it: `2026-11-25 morning`. */
export const timeKey = ({ day, part }: CallTime): string => `${textOf(day)} ${textOf(part)}`

/** The time of a key; null for what is none. */
export function timeOfKey(key: string): CallTime | null {
  const [day = '', part] = textOf(key).split(' ')
  return callParts.has(part) && weekdayOf(day) !== null ? { day, part } : null
}

/** Whether the last of the times is over where the family lives, so that others have to be found. */
export function areTimesOver(times: readonly CallTime[], zone: string, now: Date): boolean {
  const ends = recordsIn(times).map(({ day, part }) =>
    instantIn(zone, textOf(day), entryOf(untilOf, part) ?? ''),
  )
  return ends.every((end) => end === null || end <= now)
}

const untilOf: Readonly<Record<string, string>> = Object.fromEntries(
  callParts.entries.map(({ id, until }) => [id, until]),
)

/** When a time begins, as an instant. */
function beginOf(zone: string, { day, part }: CallTime): Date | null {
  return instantIn(zone, day, callParts.get(part).from)
}
