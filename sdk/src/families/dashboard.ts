import type { Client } from '../client/client.js'
import type { CaregiverSummary } from '../vocabulary/caregivers/entities.js'
import { partOrNull } from '../kit/part.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { getFamilyDashboard, listRecommendedCaregivers } from './calls.js'
import type { FamilyDashboard } from '../vocabulary/families/entities.js'

/** What the page comes with; null for a part that could not be loaded. */
export interface FamilyDashboardParts {
  readonly dashboard: FamilyDashboard | null
  readonly suggestions: readonly CaregiverSummary[] | null
}

/** Loads the parts side by side: one that fails takes no other with it. */
export async function loadFamilyDashboard(care: Client, signal?: AbortSignal): Promise<FamilyDashboardParts> {
  const options = signal ? { signal } : {}
  const [dashboard, suggestions] = await Promise.all([
    partOrNull(care.call(getFamilyDashboard, {}, options)),
    partOrNull(care.call(listRecommendedCaregivers, {}, options)),
  ])
  return { dashboard, suggestions }
}

/** What a family's dashboard shows, as signals. */
export interface FamilyDashboardStore {
  readonly dashboard: Resource<FamilyDashboard, []>
  readonly suggestions: Resource<readonly CaregiverSummary[], []>
  /** Asks again for the parts that are not there yet. */
  loadMissing(): void
}

/** The family's dashboard: each part with its own data, error and retry. */
export function createFamilyDashboard(care: Client, parts: FamilyDashboardParts): FamilyDashboardStore {
  const dashboard = resource((signal) => care.call(getFamilyDashboard, {}, { signal }))
  const suggestions = resource<readonly CaregiverSummary[]>((signal) =>
    care.call(listRecommendedCaregivers, {}, { signal }),
  )
  dashboard.set(parts.dashboard ?? undefined)
  suggestions.set(parts.suggestions ?? undefined)
  return {
    dashboard,
    suggestions,
    loadMissing() {
      for (const part of [dashboard, suggestions]) if (part.data.peek() === undefined) void part.load()
    },
  }
}
