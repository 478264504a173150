import { isRecord } from '../kit/shape.js'
import {
  shiftDurations,
  shiftZones,
  type ShiftAvailabilityFlag,
  type ShiftFlag,
} from '../vocabulary/shifts/catalogue.js'
import { isHoliday } from './holidays.js'
import { shiftDayKind } from './premium.js'

/** The shift preference flags of a profile. */
export type ShiftPreferences = Readonly<Partial<Record<ShiftFlag, boolean>>>

/** When, where and how long a shift is worked: its day there, its hours, part of the day and zone. */
export interface ShiftTimes {
  readonly day: string
  readonly hours: number
  readonly shift_block_type: number
  readonly iso_type: number | null
}

/**
 * What a shift is that the preferences do not ask for, by the flags that would ask for it: a night, a weekend, eight
 * hours, a red zone. None where it is all that was asked for. Preferences rank shifts and keep nobody from one. Of what
 * somebody has chosen nothing for, anything will do, as it will where they have no preferences.
 */
export function outsidePreferences(
  shift: ShiftTimes,
  preferences: ShiftPreferences | null | undefined,
): ShiftFlag[] {
  return judged(shift, preferences).flatMap(({ flag, isAsked }) => (isAsked ? [] : [flag]))
}

/**
 * What a shift is that the preferences ask for, by the flags that do: why it fits. Of what somebody has chosen nothing
 * for, nothing is said.
 */
export function withinPreferences(
  shift: ShiftTimes,
  preferences: ShiftPreferences | null | undefined,
): ShiftFlag[] {
  return judged(shift, preferences).flatMap(({ flag, isAsked }) => (isAsked ? [flag] : []))
}

/** Each thing of a shift that somebody has chosen something about, and whether it is what they chose. */
function judged(
  shift: ShiftTimes,
  preferences: ShiftPreferences | null | undefined,
): { readonly flag: ShiftFlag; readonly isAsked: boolean }[] {
  if (!isRecord(shift) || !isRecord(preferences)) return []
  const kind = shiftDayKind(shift.day, isHoliday(shift.day))
  const asked: readonly (readonly [readonly ShiftFlag[], ShiftFlag | undefined])[] = [
    [Object.values(blockFlags), blockFlags[shift.shift_block_type]],
    [dayFlags, kind ? `shift_preferences_availability_${kind}` : undefined],
    [shiftDurations.ids, shiftDurations.entries.find(({ hours }) => hours === shift.hours)?.id],
    [shiftZones.entries.map(({ flag }) => flag), shiftZones.find(shift.iso_type)?.flag],
  ]
  return asked.flatMap(([group, flag]) => {
    const isChosen = group.some((one) => (preferences as ShiftPreferences)[one] === true)
    if (flag === undefined || !isChosen) return []
    return [{ flag, isAsked: (preferences as ShiftPreferences)[flag] === true }]
  })
}

/**
 * The preferences with such shifts in them too, as they are sent. Of the lengths only one may be chosen, so that whoever
 * takes the other one too has chosen none, and any length will do.
 */
export function takingToo(flags: readonly ShiftFlag[]): Partial<Record<ShiftFlag, boolean>> {
  const given: readonly ShiftFlag[] = Array.isArray(flags) ? flags : []
  return Object.fromEntries(
    given.flatMap((flag): [ShiftFlag, boolean][] =>
      shiftDurations.has(flag)
        ? shiftDurations.ids.map((one): [ShiftFlag, boolean] => [one, false])
        : [[flag, true]],
    ),
  )
}

/** The flag of each part of the day, by its number. */
const blockFlags: Readonly<Record<number, ShiftAvailabilityFlag>> = {
  1: 'shift_preferences_availability_mornings',
  2: 'shift_preferences_availability_afternoons',
  3: 'shift_preferences_availability_nights',
}
const dayFlags: readonly ShiftAvailabilityFlag[] = [
  'shift_preferences_availability_weekdays',
  'shift_preferences_availability_weekends',
  'shift_preferences_availability_holidays',
]
