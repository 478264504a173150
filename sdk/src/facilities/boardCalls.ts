import {
  array,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField } from '../kit/fields/fields.js'
import { Person } from '../vocabulary/account/person.js'
import { FacilitySummary } from '../vocabulary/shifts/entities.js'

/** What a facility needs somebody for: the day on which it begins there, HH:MM to HH:MM by its clocks, licenses, zone. */
export const ShiftSlot = type({
  day: string(),
  start_time: string(),
  end_time: string(),
  license_types: array(integer()),
  iso_type: nullable(integer()),
  /** Cents an hour. */
  rate: integer(),
})
export type ShiftSlot = Infer<typeof ShiftSlot>

/** A shift as the board of a week shows it: instants too, who has it, how many applied and how many were invited. */
export const BoardShift = type({
  ...ShiftSlot.schema,
  id: number(),
  start: string(),
  end: string(),
  status: string(),
  provider: nullable(Person),
  applicants: integer(),
  invited: integer(),
})
export type BoardShift = Infer<typeof BoardShift>

/**
 * A week of a facility: `week` is its Sunday, `before` what the week before it had. Canceled shifts are in neither.
 * `applied_weeks` are the Sundays of all weeks with an open shift ahead to which somebody has applied, and how many of
 * them each has.
 */
export const FacilityWeek = type({
  applied_weeks: array(type({ week: string(), shifts: integer() })),
  facility: FacilitySummary,
  week: string(),
  shifts: array(BoardShift),
  before: array(ShiftSlot),
})
export type FacilityWeek = Infer<typeof FacilityWeek>

/**
 * The week of a facility in which a day lies, the present one by its clocks if none is given. Each shift stands on the
 * day on which it begins, in order of its start.
 */
export const getFacilityWeek = call(
  'GET /v1/medstaff/hcp/facility/:id/week/',
  { query: object({ day: optional(dayField) }), out: FacilityWeek, extension: true },
  { id: 141, query: { day: '2026-11-22' } },
)
