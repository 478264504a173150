import {
  array,
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
import { dayField, noteField, timeField, versionField } from '../kit/fields/fields.js'
import { namedParts, type Editable } from '../kit/state/recordVersion.js'
import { JobDraft, WeeklyHours } from '../vocabulary/jobs/entities.js'

/**
 * Visits of one day of every week, from a day on to a last one, or on and on: by the clock of the IANA zone where they
 * take place. Days are YYYY-MM-DD, times HH:MM; an end at or before the start is the next morning.
 */
export const VisitSeries = type({
  id: number(),
  ...WeeklyHours.schema,
  from_day: string(),
  to_day: nullable(string()),
  note: string(),
  time_zone: string(),
})
export type VisitSeries = Infer<typeof VisitSeries>

/** Weekly visits to be planned: the hours of a week, as of a job, and the days within which they are. */
export const VisitSeriesDraft = object({
  schedule: JobDraft.schema.schedule,
  from_day: dayField,
  to_day: optional(nullable(dayField)),
  note: optional(noteField),
})
export type VisitSeriesDraft = Infer<typeof VisitSeriesDraft>

/** A change of weekly visits: of those from `since` on, by itself of all that lie ahead. */
export const VisitSeriesChange = partial(
  object({
    day_of_week: integer(),
    start_time: timeField,
    end_time: timeField,
    to_day: nullable(dayField),
    note: noteField,
    since: dayField,
    version: versionField,
  }),
)
export type VisitSeriesChange = Infer<typeof VisitSeriesChange>

/** Weekly visits as people edit them. */
export const visitSeriesRecord: Editable<VisitSeries, VisitSeriesChange> = {
  shape: VisitSeries,
  parts: (change) =>
    change
      ? namedParts(change).filter((part) => part !== 'since')
      : ['day_of_week', 'start_time', 'end_time', 'to_day', 'note'],
}

/** The weekly visits of a connection that have not ended, by day of the week; each change answers them all. */
export const listVisitSeries = call(
  'GET /v1/connections/:id/series/',
  { out: array(VisitSeries), extension: true },
  { id: 81 },
)
/**
 * Plans weekly visits of somebody who is hired, eight weeks ahead and from then on by themselves; the family may, and
 * staff. A `conflict` where the caregiver is not available at one of those of the first eight weeks: none is planned then.
 */
export const addVisitSeries = call(
  'POST /v1/connections/:id/series/',
  { in: VisitSeriesDraft, out: array(VisitSeries), extension: true, repeatable: true },
  {
    id: 81,
    body: {
      schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
      from_day: '2026-11-23',
    },
  },
)
/**
 * Changes weekly visits from a day on. Those before it, and those that have begun, stay as they were; those that somebody
 * has canceled stay canceled in their week. With a version, a `conflict` where somebody else has changed them meanwhile.
 */
export const updateVisitSeries = call(
  'PATCH /v1/connections/:id/series/:seriesId/',
  { in: VisitSeriesChange, out: array(VisitSeries), extension: true, repeatable: true },
  { id: 81, seriesId: 177, body: { start_time: '10:00', end_time: '14:00' } },
)
/** Ends weekly visits from a day on, by itself from now: what was planned from then on is cancelled. */
export const endVisitSeries = call(
  'DELETE /v1/connections/:id/series/:seriesId/',
  {
    query: object({ since: optional(dayField), version: versionField }),
    out: array(VisitSeries),
    extension: true,
    repeatable: true,
  },
  { id: 81, seriesId: 177, query: { since: '2026-12-07' } },
)

/** When somebody is busy: instants, with nothing of where or with whom; what touches is one. */
export const BusySpan = type({ start: string(), end: string() })
export type BusySpan = Infer<typeof BusySpan>

/** When a caregiver of the family's is busy, from a day to another; at most `busyMaxDays` of them. */
export const listBusySpans = call(
  'GET /v1/caregivers/:id/free_busy/',
  {
    query: object({ start_date: dayField, end_date: dayField }),
    out: array(BusySpan),
    extension: true,
  },
  { id: 51, query: { start_date: '2026-11-23', end_date: '2026-12-06' } },
)
/** The most days that one question about somebody's time may span. */
export const busyMaxDays = 92
