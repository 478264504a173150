import { array, boolean, integer, string, type, type Infer } from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { Alert } from '../../vocabulary/families/entities.js'

/** Jobs shown on a home, of those near it. */
export const nearbyJobsShown = 3

/** What the caregiver should look at, the most urgent first. */
export const listOwnAlerts = call('GET /v1/caregivers/0/alerts/', { out: array(Alert) })

/** What a week's work comes to, in cents before taxes; `start` is its Sunday. `open` is the week that still goes on. */
export const WeekEarnings = type({ start: string(), minutes: integer(), cents: integer(), open: boolean() })
export type WeekEarnings = Infer<typeof WeekEarnings>

/** What a caregiver earned by the hours that were clocked, by week, the earliest first. */
export const listOwnEarnings = call('GET /v1/caregivers/0/earnings/', {
  out: array(WeekEarnings),
  extension: true,
})
