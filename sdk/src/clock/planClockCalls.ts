import {
  array,
  boolean,
  enums,
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
import { dayField, noteField } from '../kit/fields/fields.js'
import { Person } from '../vocabulary/account/person.js'
import { PlanVisit } from '../vocabulary/careplans/planEntities.js'
import { clockedFields } from '../vocabulary/shifts/clocked.js'
import { clockPlaces } from './clocking.js'
import { clockReasons } from './reasons.js'

const When = nullable(string())
const Position = type({ latitude: number(), longitude: number() })

/**
 * Times that a caregiver says are the right ones: a row of their own beside what was clocked, which stays in `was_in_at` and
 * `was_out_at`; null where nothing was clocked. `accepted` is null until the family, or staff, has decided. Instants.
 */
export const ClockCorrection = type({
  id: number(),
  visit_id: number(),
  clock_in_at: string(),
  clock_out_at: string(),
  was_in_at: When,
  was_out_at: When,
  reason: string(),
  note: string(),
  by: nullable(Person),
  at: string(),
  accepted: nullable(boolean()),
  decided_by: nullable(Person),
  decided_at: When,
  decision_note: string(),
})
export type ClockCorrection = Infer<typeof ClockCorrection>

/** How a press came to be known: with a position, without one, sent later, or typed by hand. */
export const clockMethods = ['position', 'no_position', 'late', 'typed'] as const
export type ClockMethod = (typeof clockMethods)[number]

/** What is known of one press: the device's instant and the server's, and by how many meters the position may be wrong. */
const Press = type({
  method: enums(clockMethods),
  device_at: When,
  server_at: When,
  place: nullable(enums(clockPlaces)),
  accuracy: nullable(number()),
  /** Only the caregiver sees their own. */
  position: nullable(Position),
})
export type ClockPress = Infer<typeof Press>

/**
 * A visit of a plan that was clocked, with the six elements of visit verification: the service (`category`, an id of the kinds
 * of help), who received it, who gave it (`person`), the day and the place (`city`, and what the presses say), and begin and
 * end. `typed` are the hours of the timesheet that stand beside it. `start` and `end` are planned; all are instants.
 */
export const PlanClock = type({
  id: number(),
  plan_id: number(),
  connection_id: number(),
  visit_id: number(),
  category: nullable(integer()),
  recipient_name: string(),
  person: Person,
  own: boolean(),
  city: string(),
  start: string(),
  end: string(),
  ...clockedFields,
  minutes: nullable(integer()),
  pressed_in: Press,
  pressed_out: nullable(Press),
  note: string(),
  typed: nullable(type({ start: string(), end: string(), minutes: integer() })),
  /**
   * Its hours, or others of its caregiver at that time, are on a timesheet that was handed in: other times are no longer said
   * here. Told to its caregiver alone.
   */
  handed_in: optional(boolean()),
  corrections: array(ClockCorrection),
})
export type PlanClock = Infer<typeof PlanClock>

/** A visit that is over and was never clocked, with what its caregiver says of its hours. */
export const UnclockedVisit = type({
  visit_id: number(),
  connection_id: number(),
  person: Person,
  own: boolean(),
  start: string(),
  end: string(),
  /** As of a clock. */
  handed_in: optional(boolean()),
  corrections: array(ClockCorrection),
})
export type UnclockedVisit = Infer<typeof UnclockedVisit>

/** The plan of a clock, as far as its page names it. `decides` tells that the caller accepts corrections. */
const ClockPlan = type({
  id: number(),
  recipient_name: string(),
  time_zone: string(),
  decides: boolean(),
  sees_plan: boolean(),
})

/** The clock of a plan over a span of days, latest first, and the visits of today. */
export const PlanClocks = type({
  plan: ClockPlan,
  from: string(),
  to: string(),
  records: array(PlanClock),
  unclocked: array(UnclockedVisit),
  today: array(PlanVisit),
})
export type PlanClocks = Infer<typeof PlanClocks>

/** One record with its plan. */
export const OnePlanClock = type({ plan: ClockPlan, record: PlanClock })
export type OnePlanClock = Infer<typeof OnePlanClock>

/**
 * The clock of a care plan (`clockio`): the visits of a span of at most 92 days of the plan's zone, by default the last 31. A
 * caregiver sees their own, also without access to the plan; the others on the plan see all.
 */
export const listClockRecords = call(
  'GET /v1/plan/:id/clockio/',
  {
    query: object({ from: optional(dayField), to: optional(dayField) }),
    out: PlanClocks,
    extension: true,
  },
  { id: 191, query: { from: '2026-11-01', to: '2026-11-30' } },
)
/** One clock record (`clockio/{clockId}`). */
export const getClockRecord = call(
  'GET /v1/plan/:id/clockio/:clockId/',
  { out: OnePlanClock, extension: true },
  { id: 191, clockId: 161 },
)
/** The caregiver of a record says which kind of help it was; null for none. */
export const setClockService = call(
  'PATCH /v1/plan/:id/clockio/:clockId/',
  { in: object({ category: nullable(integer()) }), out: OnePlanClock, extension: true, repeatable: true },
  { id: 191, clockId: 161, body: { category: 1 } },
)
/**
 * A caregiver says other times of a visit of theirs, or those of one that they did not clock. It waits for the family; one that
 * waits already gives way to it. A `conflict` where the visit is cancelled, lies ahead or too far back, or goes on, and where the
 * times overlap other clocked hours of the caregiver or hours that are handed in.
 */
export const proposeClockCorrection = call(
  'POST /v1/plan/:id/clockio/corrections/',
  {
    in: object({
      visit_id: number(),
      clock_in_at: string(),
      clock_out_at: string(),
      reason: enums(clockReasons.ids),
      note: optional(noteField),
    }),
    out: ClockCorrection,
    extension: true,
    repeatable: true,
  },
  {
    id: 191,
    body: {
      visit_id: 171,
      clock_in_at: '2026-11-20T17:00:00.000Z',
      clock_out_at: '2026-11-20T21:00:00.000Z',
      reason: 'forgot_out',
    },
  },
)
/**
 * The family, or staff who have opened the plan and say why, accept a correction, so that its times count from then on, or
 * refuse it. A `conflict` where it has been decided otherwise; to accept it also where its times overlap other hours by now.
 */
export const decideClockCorrection = call(
  'POST /v1/plan/:id/clockio/corrections/:correctionId/decide/',
  {
    in: object({ accept: boolean(), note: optional(noteField) }),
    out: ClockCorrection,
    extension: true,
    repeatable: true,
  },
  { id: 191, correctionId: 181, body: { accept: true } },
)
