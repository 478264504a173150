import { addDays } from '../kit/dates/dates.js'
import { spanIn } from '../kit/dates/zoneTime.js'
import { recordsIn } from '../kit/shape.js'
import { wagesOf } from '../timesheets/totals.js'
import type { FacilityWeek, ShiftSlot } from './boardCalls.js'

/** A shift that the week before had and this week lacks, on its day of this week, with what it would cost in cents. */
export interface ShiftGap extends ShiftSlot {
  readonly key: string
  readonly cost: number
}

/**
 * What the week before had and this week lacks, of what has not begun: as many of each day, hours, licenses and zone as
 * are missing. There is no plan of what a facility needs; what it had is the nearest to one.
 */
export function gapsOf({ facility, shifts, before }: Omit<FacilityWeek, 'week'>, now: Date): ShiftGap[] {
  const left = new Map<string, number>()
  for (const shift of recordsIn(shifts)) count(left, slotKey(shift))
  const made = new Map<string, number>()
  return recordsIn(before).flatMap((slot): ShiftGap[] => {
    const moved = { ...slot, day: addDays(slot.day, 7) }
    const key = slotKey(moved)
    const there = left.get(key) ?? 0
    if (there > 0) {
      left.set(key, there - 1)
      return []
    }
    const { start, end } = spanIn(facility.time_zone, moved.day, slot.start_time, slot.end_time)
    if (!start || !end || start.getTime() <= now.getTime()) return []
    const minutes = Math.round((end.getTime() - start.getTime()) / 60_000)
    return [{ ...moved, key: `${key} ${count(made, key)}`, cost: wagesOf(minutes, slot.rate) ?? 0 }]
  })
}

/** The same for shifts that ask for the same on the same day. */
function slotKey({ day, start_time, end_time, license_types, iso_type }: ShiftSlot): string {
  return [day, start_time, end_time, license_types.toSorted((a, b) => a - b).join('+'), iso_type].join(' ')
}

function count(map: Map<string, number>, key: string): number {
  const counted = (map.get(key) ?? 0) + 1
  map.set(key, counted)
  return counted
}
