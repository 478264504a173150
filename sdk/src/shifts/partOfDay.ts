import { minutesPerDay, minutesPerHour } from '../kit/constants.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'
import { timeIn } from '../kit/dates/zoneTime.js'
import type { ShiftBlockTypeId } from '../vocabulary/shifts/catalogue.js'

/**
 * The part of the day a shift falls into, by its hours on the wall: the one that has most of them, and of two that have
 * as many the one in which it begins. Mornings are from 7 AM, afternoons from 3 PM, nights from 11 PM, as facilities
 * change their staff: 11 PM to 7 AM is a night, and so is 7 PM to 7 AM. An end at or before the start is the next
 * morning. Null for what is no time.
 */
export function partOfDay(start_time: string, end_time: string): ShiftBlockTypeId | null {
  const [start, end] = [minuteOfDay(start_time), minuteOfDay(end_time)]
  if (start === null || end === null) return null
  const until = end > start ? end : end + minutesPerDay
  let best: { readonly id: ShiftBlockTypeId; readonly minutes: number } | null = null
  for (const id of fromBlock(start)) {
    const minutes = minutesWithin(id, start, until)
    if (best === null || minutes > best.minutes) best = { id, minutes }
  }
  return best?.id ?? null
}

/** The part of the day of a shift between two instants, by the clocks of its place: also where they change in it. */
export function partOfDayIn(zone: string, start: Date | string, end: Date | string): ShiftBlockTypeId | null {
  return partOfDay(timeIn(zone, start), timeIn(zone, end))
}

/** The hour at which each part of the day begins; it has eight. */
const begins: readonly (readonly [ShiftBlockTypeId, number])[] = [
  [1, 7],
  [2, 15],
  [3, 23],
]
const blockMinutes = 8 * minutesPerHour

/** The parts of the day in their order, from the one in which a shift begins. */
function fromBlock(start: number): ShiftBlockTypeId[] {
  const ids = begins.map(([id]) => id)
  const first = begins.findIndex(([id]) => minutesWithin(id, start, start + 1) > 0)
  return [...ids.slice(first), ...ids.slice(0, first)]
}

/** How many minutes of a span lie in a part of the day; it may reach into the next day. */
function minutesWithin(id: ShiftBlockTypeId, start: number, until: number): number {
  const from = begins.find(([one]) => one === id)![1] * minutesPerHour
  return [-1, 0, 1].reduce((sum, day) => {
    const [opens, closes] = [from + day * minutesPerDay, from + day * minutesPerDay + blockMinutes]
    return sum + Math.max(0, Math.min(until, closes) - Math.max(start, opens))
  }, 0)
}
