import { isEmpty } from '../kit/checks.js'
import { isApiDate } from '../kit/dates/dates.js'
import { isRecord, numberOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { distanceChoices } from '../vocabulary/caregivers/catalogue.js'
import { availabilityTexts } from '../availability/availability.js'
import {
  openShiftStatuses,
  shiftBlockTypes,
  shiftZones,
  type OpenShiftStatusId,
  type ShiftBlockTypeId,
  type ShiftZoneId,
} from '../vocabulary/shifts/catalogue.js'

/** The filters of open shifts; what is null or left out does not filter. Distance in miles. */
export interface OpenShiftFilterValues {
  readonly open_shifts_status?: OpenShiftStatusId | null
  readonly start_date?: string | null
  readonly end_date?: string | null
  readonly iso_type?: ShiftZoneId | null
  readonly shift_block_type?: ShiftBlockTypeId | null
  readonly distance?: number | null
}
type Filters = { -readonly [K in keyof OpenShiftFilterValues]?: NonNullable<OpenShiftFilterValues[K]> }

/** What is wrong with the days of the filters, by field; empty when they may be used. */
export function openShiftFilterErrors(filters: OpenShiftFilterValues): {
  start_date?: Text
  end_date?: Text
} {
  const { start_date, end_date } = isRecord(filters) ? (filters as OpenShiftFilterValues) : {}
  const isWrong = (day: unknown) => !isEmpty(day) && !isApiDate(day)
  const isTurned = isApiDate(start_date) && isApiDate(end_date) && end_date < start_date
  return {
    ...(isWrong(start_date) && { start_date: availabilityTexts.dateRequired }),
    ...(isWrong(end_date) && { end_date: availabilityTexts.dateRequired }),
    ...(isTurned && { end_date: availabilityTexts.endBeforeStart }),
  }
}

/** The filters as they are sent, from a form or an address: what is empty or unknown is left out. */
export function openShiftQuery(filters: Readonly<Record<string, unknown>> | OpenShiftFilterValues): Filters {
  if (!isRecord(filters)) return {}
  const status = numeric(filters.open_shifts_status)
  const zone = numeric(filters.iso_type)
  const block = numeric(filters.shift_block_type)
  const distance = numeric(filters.distance)
  return {
    ...(openShiftStatuses.has(status) && { open_shifts_status: status }),
    ...(isApiDate(filters.start_date) && { start_date: filters.start_date }),
    ...(isApiDate(filters.end_date) && { end_date: filters.end_date }),
    ...(shiftZones.has(zone) && { iso_type: zone }),
    ...(shiftBlockTypes.has(block) && { shift_block_type: block }),
    ...(distance !== null && distanceChoices.some((choice) => choice === distance) && { distance }),
  }
}

/** What a caregiver may do about a shift of theirs. */
export type ShiftAction = 'apply' | 'confirm' | 'cancel'

/** The actions a shift offers by its status, before it has begun and nobody has clocked in; `start` an instant. */
export function shiftActions(
  shift: {
    readonly status: string
    readonly start: string
    readonly has_applied?: boolean
    readonly clock_in_at?: string | null
  },
  now: Date,
): readonly ShiftAction[] {
  const start = isRecord(shift) && typeof shift.start === 'string' ? Date.parse(shift.start) : Number.NaN
  const at = now instanceof Date ? now.getTime() : Number.NaN
  if (!(start > at) || shift.clock_in_at) return []
  if (shift.status === 'open' && shift.has_applied !== true) return ['apply']
  if (shift.status === 'assigned') return ['confirm', 'cancel']
  return shift.status === 'confirmed' ? ['cancel'] : []
}

/** A number, also where it is written as one, as in an address. */
function numeric(value: unknown): number | null {
  return numberOf(typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value)
}
