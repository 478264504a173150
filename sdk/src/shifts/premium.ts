import { weekdayOf } from '../kit/dates/dates.js'
import { isRecord } from '../kit/shape.js'
import {
  shiftBlockTypes,
  shiftDayKinds,
  shiftZones,
  type ShiftDayKind,
} from '../vocabulary/shifts/catalogue.js'
import { premiumMarker } from '../vocabulary/shifts/constants.js'

/** The marker of an option: '$$' where it is premium, else empty. */
export function premiumMark(option: { readonly premium: boolean } | null | undefined): string {
  return option?.premium === true ? premiumMarker : ''
}

/** The kind of day: a holiday before a weekend before a weekday; null for no day. */
export function shiftDayKind(date: string, isHoliday = false): ShiftDayKind | null {
  const day = weekdayOf(date)
  if (day === null) return null
  if (isHoliday === true) return 'holidays'
  return day === 0 || day === 6 ? 'weekends' : 'weekdays'
}

/** Whether a shift pays more: for its part of the day, its zone, or its kind of day. */
export function isPremiumShift(shift: {
  readonly shift_block_type?: number | null
  readonly iso_type?: number | null
  readonly date?: string
  readonly holiday?: boolean
}): boolean {
  if (!isRecord(shift)) return false
  const kind = shiftDayKind(shift.date as string, shift.holiday === true)
  return [
    shiftBlockTypes.find(shift.shift_block_type),
    shiftZones.find(shift.iso_type),
    shiftDayKinds.find(kind),
  ].some((option) => option?.premium === true)
}
