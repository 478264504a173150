import {
  array,
  boolean,
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
import { call } from '../client/call.js'
import { dayField, timeField, versionField, versionQuery } from '../kit/fields/fields.js'
import type { Editable } from '../kit/state/recordVersion.js'

/** When somebody can work: from a day on, HH:MM to HH:MM; an end at or before the start is the next morning. */
export const Availability = type({
  id: number(),
  start_date: string(),
  end_date: nullable(string()),
  start_time: string(),
  end_time: string(),
  repeats_weekly: boolean(),
})
export type Availability = Infer<typeof Availability>

/** An availability to be saved; times are HH:MM. */
export const AvailabilityDraft = object({
  start_date: dayField,
  end_date: optional(nullable(dayField)),
  start_time: timeField,
  end_time: timeField,
  repeats_weekly: boolean(),
})
export type AvailabilityDraft = Infer<typeof AvailabilityDraft>

/** What its owner edits of an availability. */
export const availabilityRecord: Editable<Availability> = {
  shape: Availability,
  parts: () => ['start_date', 'end_date', 'start_time', 'end_time', 'repeats_weekly'],
}

/** The caller's availabilities. */
export const listAvailabilities = call('GET /v1/user_events/availabilities/', { out: array(Availability) })
/** One availability. */
export const getAvailability = call(
  'GET /v1/user_events/availabilities/:id/',
  { out: Availability },
  { id: 151 },
)
/** Adds an availability. */
export const addAvailability = call(
  'POST /v1/user_events/availabilities/add/',
  {
    in: AvailabilityDraft,
    out: Availability,
    repeatable: true,
  },
  { body: { start_date: '2026-11-23', start_time: '08:00', end_time: '16:00', repeats_weekly: true } },
)
/** The same hours on some days of each week, 0 for Sunday, from a day on. */
export const AvailabilityWeekDraft = object({
  days: array(integer()),
  start_date: dayField,
  end_date: optional(nullable(dayField)),
  start_time: timeField,
  end_time: timeField,
})
/** Adds the same hours on several days of each week, but for those that are there; answers all of the caller's times. */
export const addAvailabilityWeek = call(
  'POST /v1/user_events/availabilities/week/',
  {
    in: AvailabilityWeekDraft,
    out: array(Availability),
    extension: true,
    repeatable: true,
  },
  { body: { days: [1, 2, 3, 4, 5], start_date: '2026-11-23', start_time: '09:00', end_time: '17:00' } },
)
/**
 * Copies what a week has, that of a day, to the next one: what repeats is there already. Answers all of the caller's
 * times; a `conflict` where there is nothing to copy.
 */
export const copyAvailabilityWeek = call(
  'POST /v1/user_events/availabilities/copy/',
  {
    in: object({ day: dayField }),
    out: array(Availability),
    extension: true,
    repeatable: true,
  },
  { body: { day: '2026-11-23' } },
)
/**
 * Changes the given fields of an availability. With the version of what was seen of it, a `conflict` with
 * the availability as it is now where it was changed meanwhile; so does deleting it.
 */
export const updateAvailability = call(
  'PATCH /v1/user_events/availabilities/:id/edit/',
  {
    in: partial(object({ ...AvailabilityDraft.schema, version: versionField })),
    out: Availability,
    repeatable: true,
  },
  { id: 151, body: { end_date: '2026-12-31' } },
)
/** Deletes an availability. */
export const removeAvailability = call(
  'DELETE /v1/user_events/availabilities/:id/delete/',
  {
    query: versionQuery,
    repeatable: true,
  },
  { id: 151 },
)
/** Whether it is time to say anew when one can work; `updated_at` is an instant. */
export const getAvailabilityNeedsUpdate = call('GET /v1/user_events/availabilities/needs_update/', {
  out: type({ needs_update: boolean(), updated_at: nullable(string()) }),
})
