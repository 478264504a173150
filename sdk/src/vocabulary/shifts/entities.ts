import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { shiftPreferenceFlags } from './catalogue.js'
import { clockedFields } from './clocked.js'

/** Where shifts are worked; miles from the caregiver, and the IANA zone of its clocks. */
export const FacilitySummary = type({
  id: number(),
  name: string(),
  city: string(),
  state: string(),
  distance: nullable(number()),
  time_zone: string(),
})
export type FacilitySummary = Infer<typeof FacilitySummary>

/**
 * A shift at a facility: instants, cents an hour, a block type (part of the day) and a zone (`iso_type`).
 * `status` is `open`, `applied`, `assigned`, `confirmed`, `cancelled` or `done`.
 */
export const Shift = type({
  id: number(),
  facility: FacilitySummary,
  start: string(),
  end: string(),
  shift_block_type: integer(),
  iso_type: nullable(integer()),
  /** License types, one of which is needed. */
  license_types: array(integer()),
  rate: integer(),
  premium: boolean(),
  status: string(),
  note: string(),
  ...clockedFields,
})
export type Shift = Infer<typeof Shift>

/**
 * A shift that may be applied to. `invited` says that the facility asks the caller to, who has not answered. `qualified`
 * is false while something keeps the caller from it: `license_gap` says which license, and where that one stands
 * (`licenseGap`); `busy` names whom they work for at its hours. `outside` names the shift preferences that would ask for
 * it and are not chosen (`outsidePreferences`): they keep nobody from it; `within` those that are chosen and that it is
 * (`withinPreferences`).
 */
export const OpenShift = type({
  ...Shift.schema,
  busy: nullable(string()),
  has_applied: boolean(),
  invited: boolean(),
  qualified: boolean(),
  outside: array(enums(shiftPreferenceFlags)),
  within: array(enums(shiftPreferenceFlags)),
  license_gap: nullable(
    type({
      standing: enums(['none', 'waiting', 'refused', 'incomplete', 'expired']),
      map_id: nullable(number()),
    }),
  ),
})
export type OpenShift = Infer<typeof OpenShift>

/** A shift of the caller's own, with the timesheet that was begun for it. */
export const OwnShift = type({
  ...Shift.schema,
  timesheet: nullable(type({ id: number(), status: integer() })),
})
export type OwnShift = Infer<typeof OwnShift>

/** A facility as its own page shows it, with its open shifts. */
export const Facility = type({
  ...FacilitySummary.schema,
  address: string(),
  zip_code: string(),
  latitude: number(),
  longitude: number(),
  phone: string(),
  beds: integer(),
  about: string(),
  shifts: array(OpenShift),
})
export type Facility = Infer<typeof Facility>
