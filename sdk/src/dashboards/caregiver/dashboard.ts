import type { OutOf } from '../../client/call.js'
import type { Client } from '../../client/client.js'
import type { Alert } from '../../vocabulary/families/entities.js'
import { partOrNull } from '../../kit/part.js'
import { resource, type Resource } from '../../kit/state/resource.js'
import { ownCaregiverId } from '../../vocabulary/caregivers/constants.js'
import { listOwnAlerts, listOwnEarnings, type WeekEarnings } from './dashboardCalls.js'
import { listJobsNearMe } from '../../jobs/searchCalls.js'
import { listCaregiverConnections, type CaregiverConnection } from '../../hiring/connectionCalls.js'
import { getOwnCaregiver } from '../../ownProfile/profileCalls.js'
import { type OwnCaregiver } from '../../vocabulary/caregivers/ownCaregiver.js'

/** Jobs shown on the dashboard, of those near home. */
export const nearbyJobsShown = 3

type JobsNear = OutOf<typeof listJobsNearMe>

/** What the page comes with; null for a part that could not be loaded, or that there is none of. */
export interface CaregiverDashboardParts {
  readonly record: OwnCaregiver | null
  readonly alerts: readonly Alert[] | null
  readonly connections: readonly CaregiverConnection[] | null
  readonly earnings: readonly WeekEarnings[] | null
  readonly nearby: JobsNear | null
}

/**
 * Loads the parts side by side: one that fails takes no other with it. An agency finds the work and keeps the
 * record of its caregivers, so theirs has neither.
 */
export async function loadCaregiverDashboard(
  care: Client,
  isAgency: boolean,
  signal?: AbortSignal,
): Promise<CaregiverDashboardParts> {
  const options = signal ? { signal } : {}
  const [record, alerts, connections, earnings, nearby] = await Promise.all([
    isAgency ? null : partOrNull(care.call(getOwnCaregiver, {}, options)),
    partOrNull(care.call(listOwnAlerts, {}, options)),
    partOrNull(care.call(listCaregiverConnections, { id: ownCaregiverId }, options)),
    partOrNull(care.call(listOwnEarnings, {}, options)),
    isAgency ? null : partOrNull(care.call(listJobsNearMe, { query: { limit: nearbyJobsShown } }, options)),
  ])
  return { record, alerts, connections, earnings, nearby }
}

/** What a caregiver's dashboard shows, as signals. */
export interface CaregiverDashboardStore {
  readonly record: Resource<OwnCaregiver, []>
  readonly alerts: Resource<readonly Alert[], []>
  readonly connections: Resource<readonly CaregiverConnection[], []>
  readonly earnings: Resource<readonly WeekEarnings[], []>
  readonly nearby: Resource<JobsNear, []>
  /** Asks again for the parts that are not there yet. */
  loadMissing(): void
}

/** The caregiver's dashboard: each part with its own data, error and retry. */
export function createCaregiverDashboard(
  care: Client,
  isAgency: boolean,
  parts: CaregiverDashboardParts,
): CaregiverDashboardStore {
  const own = resource((signal) => care.call(getOwnCaregiver, {}, { signal }))
  const alerts = resource<readonly Alert[]>((signal) => care.call(listOwnAlerts, {}, { signal }))
  const connections = resource<readonly CaregiverConnection[]>((signal) =>
    care.call(listCaregiverConnections, { id: ownCaregiverId }, { signal }),
  )
  const earnings = resource<readonly WeekEarnings[]>((signal) => care.call(listOwnEarnings, {}, { signal }))
  const nearby = resource((signal) =>
    care.call(listJobsNearMe, { query: { limit: nearbyJobsShown } }, { signal }),
  )
  own.set(parts.record ?? undefined)
  alerts.set(parts.alerts ?? undefined)
  connections.set(parts.connections ?? undefined)
  earnings.set(parts.earnings ?? undefined)
  nearby.set(parts.nearby ?? undefined)
  return {
    record: own,
    alerts,
    connections,
    earnings,
    nearby,
    loadMissing() {
      const wanted = isAgency ? [alerts, connections, earnings] : [own, alerts, connections, earnings, nearby]
      for (const part of wanted) if (part.data.peek() === undefined) void part.load()
    },
  }
}
