import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  partial,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { Person } from '../vocabulary/account/person.js'
import { call } from '../client/call.js'
import { dayField, noteField, versionField, versionQuery } from '../kit/fields/fields.js'
import type { Editable } from '../kit/state/recordVersion.js'
import { cancelReasons, contactTypes, seriesScopes } from '../vocabulary/hiring/catalogue.js'
import { ConnectionSummary } from '../vocabulary/families/entities.js'
import { clockedFields } from '../vocabulary/shifts/clocked.js'
import { dayWageField, wageField } from './wages/wageFields.js'

/**
 * A connection as its caregiver sees it: with the job that it is about, whose title only who may read all of it is
 * told.
 */
export const CaregiverConnection = type({
  ...ConnectionSummary.schema,
  job: nullable(
    type({
      id: number(),
      title: nullable(string()),
      city: string(),
      state: string(),
      hours_week: nullable(number()),
    }),
  ),
})
export type CaregiverConnection = Infer<typeof CaregiverConnection>

/** The caregiver's own jobs: the families they are in touch with, those who hired them first. */
export const listCaregiverConnections = call(
  'GET /v1/caregivers/:id/jobs/',
  {
    out: array(CaregiverConnection),
  },
  { id: 51 },
)

/** The family's connections, those who are hired first. */
export const listConnections = call('GET /v1/connections/', { out: array(ConnectionSummary) })

/** A visit that is planned: instants; `cancelled` stays to be seen. Clocked in and out when it is worked. */
export const PlannedShift = type({
  id: number(),
  start: string(),
  end: string(),
  note: string(),
  cancelled: boolean(),
  ...clockedFields,
})
export type PlannedShift = Infer<typeof PlannedShift>

/**
 * A visit with whose it is: the other side as the reader may know it, and the IANA zone of where it takes place.
 * `series_id` names the weekly visits that it is one of. A cancelled one says why, as far as somebody has, and whether
 * that was late: less than a day before its start.
 */
export const Visit = type({
  ...PlannedShift.schema,
  connection_id: number(),
  person: Person,
  city: string(),
  state: string(),
  time_zone: string(),
  series_id: nullable(number()),
  late_cancel: boolean(),
  cancel_reason: nullable(string()),
})
export type Visit = Infer<typeof Visit>

/** What either side changes of a visit; cancelling is known by itself. */
export const visitRecord: Editable<Visit> = { shape: Visit, parts: () => ['start', 'end', 'note'] }

/**
 * Another time at which the same two worked together, or are in touch: of two people one connection goes on at a time, and each
 * begins anew after an end. Days at the place of care; without a last day it goes on.
 */
export const ConnectionPeriod = type({
  id: number(),
  hire_stage: number(),
  start_date: nullable(string()),
  end_date: nullable(string()),
  goes_on: boolean(),
})
export type ConnectionPeriod = Infer<typeof ConnectionPeriod>

/** A connection, with the IANA zone of the place of care. `timesheets.page` is the page that `total_records` was counted for. */
export const Connection = type({
  ...CaregiverConnection.schema,
  contact_types: array(string()),
  upcoming_shift: nullable(Visit),
  timesheets: type({ total_records: integer(), page: integer() }),
  plan_id: nullable(number()),
  end_date: nullable(string()),
  /** Who ended it and why; null where it goes on, or ends by the day that was agreed. `at` is an instant. */
  end: optional(nullable(type({ by: number(), reason: string(), at: string() }))),
  /** The IANA zone of the place of care. */
  time_zone: string(),
  /** The town where the care is given; null where nobody knows it. */
  place: optional(nullable(type({ city: string(), state: string() }))),
  /** The other contracts of the two, and what goes on between them now; the newest first. */
  others: optional(array(ConnectionPeriod)),
})
export type Connection = Infer<typeof Connection>

/** What may be changed of a connection: the rates in cents, how to be reached, the start. */
export const ConnectionChange = partial(
  object({
    provider_hourly_rate: wageField,
    provider_daily_rate: nullable(dayWageField),
    contact_types: array(enums(contactTypes.ids)),
    start_date: dayField,
    job_id: nullable(number()),
  }),
)
export type ConnectionChange = Infer<typeof ConnectionChange>

/** One connection, for its family and its caregiver. */
export const getConnection = call('GET /v1/connections/:id/', { out: Connection }, { id: 81 })
/**
 * Changes the given fields of a connection. How to be reached is one list of both sides. The rest is the family's: the first day
 * before it comes, today or later; the rates in cents before the hire, and while no offer waits for its answer. A `conflict`
 * says what stands in the way.
 */
export const updateConnection = call(
  'PATCH /v1/connections/:id/',
  {
    in: ConnectionChange,
    out: Connection,
    repeatable: true,
  },
  {
    id: 81,
    body: { provider_hourly_rate: 2500, contact_types: ['phone'] },
  },
)
/** A visit to be planned: instants, the end after the start. */
export const PlannedShiftDraft = object({ start: string(), end: string(), note: optional(noteField) })
export type PlannedShiftDraft = Infer<typeof PlannedShiftDraft>

/**
 * Plans a visit of somebody who is hired; the family may, and staff. A `conflict` where the caregiver is not available
 * then, which never says why.
 */
export const addConnectionShift = call(
  'POST /v1/connections/:id/shifts/',
  {
    in: PlannedShiftDraft,
    out: Visit,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T21:00:00.000Z' } },
)
/** One visit. */
export const getConnectionShift = call(
  'GET /v1/connections/:id/shifts/:shiftId/',
  {
    out: Visit,
    extension: true,
  },
  { id: 81, shiftId: 171 },
)
/**
 * Moves a visit, or changes its note (`next-shift/…/edit`). With the version of what was seen of it, a `conflict`
 * with the visit as it is now where the other side, or another tab, has changed it meanwhile; so does cancelling it.
 * A `conflict` too where the caregiver is not available at the new time. Of a weekly one `scope` says which visits move:
 * this one, this and those after it, or all that lie ahead; by the clock of the place they then all have the day of
 * the week and the times that this one is given.
 */
export const updateConnectionShift = call(
  'PATCH /v1/connections/:id/shifts/:shiftId/',
  {
    in: partial(
      object({ ...PlannedShiftDraft.schema, version: versionField, scope: enums(seriesScopes.ids) }),
    ),
    out: Visit,
    extension: true,
    repeatable: true,
  },
  { id: 81, shiftId: 171, body: { note: 'Ring twice.' } },
)
/** Why visits are cancelled, and which of a weekly one: this one, this and those after it, or all that lie ahead. */
export const VisitCancelling = partial(
  object({ scope: enums(seriesScopes.ids), reason: enums(cancelReasons.ids) }),
)
export type VisitCancelling = Infer<typeof VisitCancelling>
/**
 * Cancels a visit; it stays to be seen. Less than a day before its start that is late: it is marked so, and both are
 * told so. With those after it, or all, the weekly visits end as well.
 */
export const cancelConnectionShift = call(
  'DELETE /v1/connections/:id/shifts/:shiftId/',
  {
    query: versionQuery,
    in: optional(VisitCancelling),
    out: Visit,
    extension: true,
    repeatable: true,
  },
  { id: 81, shiftId: 171, body: { reason: 'not_needed' } },
)

/** The caller's visits with all families, or all caregivers, by days of the calendar where they take place. */
export const listVisits = call(
  'GET /v1/user_events/visits/',
  {
    query: object({ start_date: dayField, end_date: dayField }),
    out: array(Visit),
    extension: true,
  },
  { query: { start_date: '2026-11-16', end_date: '2026-11-30' } },
)
