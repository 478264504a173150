import { array, boolean, integer, max, min, nullable, number, object, optional, string, type, type Infer } from 'superstruct'
import { call } from '../../client/call.js'
import { Alert, ConnectionSummary } from '../../vocabulary/families/entities.js'
import { JobSummary } from '../../jobs/searchCalls.js'

/** What the caregiver should look at, the most urgent first (D2 §7). */
export const listMyAlerts = call('GET /v1/caregivers/0/alerts/', { out: array(Alert) })

/** A connection as its caregiver sees it: with the job that it is about, whose title only who may read all of it is told. */
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

/** The caregiver's own jobs: the families she is in touch with, those who hired her first (D2 §7; D3 §7). */
export const listCaregiverConnections = call('GET /v1/caregivers/:id/jobs/', {
  out: array(CaregiverConnection),
})

/** What a week's work comes to, in cents before taxes; `start` is its Sunday. `open` is the week that still goes on. */
export const WeekEarnings = type({ start: string(), minutes: integer(), cents: integer(), open: boolean() })
export type WeekEarnings = Infer<typeof WeekEarnings>

/** What a caregiver earned by the hours that were clocked, by week, the earliest first. */
export const listMyEarnings = call('GET /v1/caregivers/0/earnings/', {
  out: array(WeekEarnings),
  extension: true,
})

/** The family's connections, those who are hired first (D3 §7). */
export const listConnections = call('GET /v1/connections/', { out: array(ConnectionSummary) })

/** Open jobs for the caller's kind of caregiver within the distance that she works, nearest first. */
export const jobsNearMe = call('GET /v1/jobs/near/', {
  query: object({ limit: optional(max(min(integer(), 1), 15)) }),
  out: type({ data: array(JobSummary), records: integer() }),
  envelope: 'whole',
  extension: true,
})
