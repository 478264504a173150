import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { Person } from '../account/person.js'
import { ClockBreak } from '../shifts/clocked.js'
import { PlanAlert } from './entities.js'

const When = nullable(string())

/** A relative or caregiver on the plan; `first_visited` is set when the introduction is skipped. */
export const Observer = type({ user: Person, first_visited: When })
export type Observer = Infer<typeof Observer>

/**
 * A care plan. `last_modified_at` is an opaque version. `can` is what the caller may do on it (`PlanDeed`); `clocked_in`
 * tells that the caller is at work there. `connection_id` is the caller's own, of a family the one that the plan was begun
 * for. `careful` is what everybody must know, as an allergy.
 */
export const CarePlan = type({
  id: number(),
  connection_id: nullable(number()),
  name: string(),
  /** The first name of who is cared for. */
  recipient_name: string(),
  relationship: nullable(integer()),
  careful: string(),
  organization: nullable(string()),
  observers: array(Observer),
  total_tasks: integer(),
  last_modified_at: string(),
  tzid: nullable(string()),
  has_used_bulk_task: boolean(),
  clocked_in: boolean(),
  can: array(string()),
  alerts: array(PlanAlert),
  /** The tasks of today where the plan is, and how many of them are done or skipped. */
  today: type({ date: string(), total: integer(), settled: integer() }),
  /** Who is there now, as clocked in. */
  there_now: array(Person),
})
export type CarePlan = Infer<typeof CarePlan>

/**
 * A caregiver's permissions on a plan; `no_access` where there are none. `manages` may also decide what other caregivers may
 * do. `version` is opaque, and travels with a change.
 */
export const CaregiverPermissions = type({
  caregiver: Person,
  permissions: array(string()),
  no_access: boolean(),
  manages: optional(boolean()),
  version: optional(string()),
})
export type CaregiverPermissions = Infer<typeof CaregiverPermissions>

/** A note on a plan (`notes/{noteId}`). `version` travels with a change of it. */
export const PlanNote = type({
  id: number(),
  author: Person,
  text: string(),
  created: string(),
  modified: string(),
  own: boolean(),
  version: integer(),
  /** How it read before, latest first; only with the note itself. */
  versions: optional(array(type({ version: integer(), text: string(), at: string() }))),
})
export type PlanNote = Infer<typeof PlanNote>

/** A visit of a day of the plan; instants. Clocked in and out when it was worked. */
export const PlanVisit = type({
  id: number(),
  connection_id: number(),
  person: Person,
  nurse: boolean(),
  start: string(),
  end: string(),
  clock_in_at: When,
  clock_out_at: When,
  clock_breaks: optional(array(ClockBreak)),
  clock_closed_at: optional(When),
  /** The reader's own. */
  own: boolean(),
})
export type PlanVisit = Infer<typeof PlanVisit>

/** Somebody around the person: what they are on the plan, and how they came to it. */
export const PlanPerson = type({
  person: Person,
  side: enums(['family', 'relative', 'caregiver', 'advisor']),
  role: nullable(string()),
  no_access: boolean(),
  own: boolean(),
})
export type PlanPerson = Infer<typeof PlanPerson>

/** An invitation to a plan, as whoever may invite sees it. */
export const PlanInvite = type({
  id: number(),
  email: string(),
  role: string(),
  state: enums(['pending', 'expired', 'declined']),
  sent: string(),
  expires: string(),
})
export type PlanInvite = Infer<typeof PlanInvite>
