import { licenseGap, type JudgedLicense } from '../credentials/licenseStanding.js'
import {
  shiftDurations,
  shiftZones,
  type ShiftAvailabilityFlag,
  type ShiftDurationFlag,
  type ShiftAssignmentFlag,
} from '../vocabulary/shifts/catalogue.js'
import { isHoliday } from './holidays.js'
import { shiftDayKind } from './premium.js'

/** The shift preference flags of a profile. */
export type ShiftPreferences = Readonly<
  Partial<Record<ShiftAvailabilityFlag | ShiftDurationFlag | ShiftAssignmentFlag, boolean>>
>

/** What a shift asks for: its day where it is worked, its hours, part of the day, zone, and license types. */
export interface ShiftDemand {
  readonly day: string
  readonly hours: number
  readonly shift_block_type: number
  readonly iso_type: number | null
  readonly license_types: readonly number[]
}

/**
 * Whether somebody may take a shift: one of its licenses is verified and has not ended on its day (`licenseGap`), and
 * the preferences say that they work then, there and for so long. Who has chosen no duration takes any.
 */
export function isQualified(
  shift: ShiftDemand,
  preferences: ShiftPreferences,
  licenses: readonly JudgedLicense[],
): boolean {
  return licenseGap(shift, licenses) === null && wantsShift(shift, preferences)
}

function wantsShift(shift: ShiftDemand, preferences: ShiftPreferences): boolean {
  const block = blockFlags[shift.shift_block_type]
  const kind = shiftDayKind(shift.day, isHoliday(shift.day))
  const zone = shiftZones.find(shift.iso_type)
  const durations = shiftDurations.entries.filter(({ id }) => preferences[id])
  return (
    block !== undefined &&
    kind !== null &&
    preferences[block] === true &&
    preferences[`shift_preferences_availability_${kind}`] === true &&
    (zone === undefined || preferences[zone.flag] === true) &&
    (durations.length === 0 || durations.some(({ hours }) => hours === shift.hours))
  )
}

/** The flag of each part of the day, by its number. */
const blockFlags: Readonly<Record<number, ShiftAvailabilityFlag>> = {
  1: 'shift_preferences_availability_mornings',
  2: 'shift_preferences_availability_afternoons',
  3: 'shift_preferences_availability_nights',
}

/** Whether the shifts of facilities are for somebody: a nurse, or a caregiver whom an agency sends. */
export function takesFacilityShifts(identity: {
  readonly user_type: string
  readonly is_hcp: boolean
}): boolean {
  return identity.user_type === 'agency_caregiver' || (identity.user_type === 'caregiver' && identity.is_hcp)
}
