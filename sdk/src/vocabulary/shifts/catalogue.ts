import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** When a caregiver takes shifts, by the flag on the profile. Premium ones pay more. */
export const shiftAvailabilities = catalogue([
  { id: 'shift_preferences_availability_mornings', label: ['Mornings', 'Mañanas'], premium: false },
  { id: 'shift_preferences_availability_afternoons', label: ['Afternoons', 'Tardes'], premium: true },
  { id: 'shift_preferences_availability_nights', label: ['Nights', 'Noches'], premium: true },
  { id: 'shift_preferences_availability_weekdays', label: ['Weekdays', 'Días de semana'], premium: false },
  { id: 'shift_preferences_availability_weekends', label: ['Weekends', 'Fines de semana'], premium: true },
  { id: 'shift_preferences_availability_holidays', label: ['Holidays', 'Días festivos'], premium: true },
])
export type ShiftAvailabilityFlag = IdOf<typeof shiftAvailabilities>

/** How long a shift may be; choosing one clears the other. */
export const shiftDurations = catalogue([
  { id: 'shift_preferences_duration_8hr', label: ['8 hours', '8 horas'], hours: 8 },
  { id: 'shift_preferences_duration_12hr', label: ['12 hours', '12 horas'], hours: 12 },
])
export type ShiftDurationFlag = IdOf<typeof shiftDurations>

/**
 * The zones of a facility, by number, with the profile's flag. The documents leave the values of the
 * filter `iso_type` open: isolation is what the zones are about, so it takes these ids.
 */
export const shiftZones = catalogue([
  { id: 1, flag: 'shift_preferences_assignment_red_zone', label: ['Red zone', 'Zona roja'], premium: true },
  {
    id: 2,
    flag: 'shift_preferences_assignment_yellow_zone',
    label: ['Yellow zone', 'Zona amarilla'],
    premium: true,
  },
  {
    id: 3,
    flag: 'shift_preferences_assignment_green_zone',
    label: ['Green zone', 'Zona verde'],
    premium: false,
  },
  { id: 4, flag: 'shift_preferences_assignment_sub_acute', label: ['Sub-acute', 'Subagudo'], premium: false },
])
export type ShiftZoneId = IdOf<typeof shiftZones>
export type ShiftAssignmentFlag = (typeof shiftZones.entries)[number]['flag']

/** A shift preference of a profile. */
export type ShiftFlag = ShiftAvailabilityFlag | ShiftDurationFlag | ShiftAssignmentFlag
/** Every shift preference of a profile: parts of the day, then lengths, then zones. */
export const shiftPreferenceFlags: readonly ShiftFlag[] = [
  ...shiftAvailabilities.ids,
  ...shiftDurations.ids,
  ...shiftZones.entries.map(({ flag }) => flag),
]

/** The part of the day a shift falls into, `shift_block_type`. */
export const shiftBlockTypes = catalogue([
  { id: 1, label: ['Mornings', 'Mañanas'], premium: false },
  { id: 2, label: ['Afternoons', 'Tardes'], premium: true },
  { id: 3, label: ['Nights', 'Noches'], premium: true },
])
export type ShiftBlockTypeId = IdOf<typeof shiftBlockTypes>

/** The kind of day a shift falls on. They have no number on the wire. */
export const shiftDayKinds = catalogue([
  { id: 'weekdays', label: ['Weekdays', 'Días de semana'], premium: false },
  { id: 'weekends', label: ['Weekends', 'Fines de semana'], premium: true },
  { id: 'holidays', label: ['Holidays', 'Días festivos'], premium: true },
])
export type ShiftDayKind = IdOf<typeof shiftDayKinds>

/** Which open shifts are listed, `open_shifts_status`. */
export const openShiftStatuses = catalogue([
  { id: 1, label: ['Open', 'Disponible'] },
  { id: 2, label: ['Applied', 'Ya se postuló'] },
  { id: 3, label: ['Qualified', 'Cumple los requisitos'] },
])
export type OpenShiftStatusId = IdOf<typeof openShiftStatuses>

/** What open shifts and jobs are filtered by. */
export const openShiftFilters = catalogue([
  { id: 'open_shifts_status', label: ['Status', 'Estado'] },
  { id: 'start_date', label: ['From', 'Desde'] },
  { id: 'end_date', label: ['To', 'Hasta'] },
  { id: 'iso_type', label: ['Zone', 'Zona'] },
  { id: 'shift_block_type', label: ['Time of day', 'Parte del día'] },
  { id: 'distance', label: ['Distance', 'Distancia'] },
])
export type OpenShiftFilter = IdOf<typeof openShiftFilters>
