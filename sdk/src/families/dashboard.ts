import type { Client } from '../client/client.js'
import type { CaregiverSummary } from '../vocabulary/caregivers/entities.js'
import { partOrNull } from '../kit/part.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { getFamilyDashboard, listRecommendedCaregivers } from './calls.js'
import {
  getBenefitBalance,
  getCareTeam,
  getPartnerData,
  type BenefitBalance,
  type CareTeamMember,
  type PartnerData,
} from './supportCalls.js'
import type { FamilyDashboard } from '../vocabulary/families/entities.js'

/** What the page comes with; null for a part that could not be loaded. */
export interface FamilyDashboardParts {
  readonly dashboard: FamilyDashboard | null
  readonly suggestions: readonly CaregiverSummary[] | null
  /** Who helps, with a number to call. */
  readonly team: readonly CareTeamMember[] | null
  /** The hours that a plan pays; `none` for a family without such a plan. */
  readonly benefit: BenefitBalance | 'none' | null
  /** The plan that referred the family; `none` where none did. */
  readonly partner: PartnerData | 'none' | null
}

const orNone = async <T>(part: Promise<T | null>): Promise<T | 'none'> => (await part) ?? 'none'

/** Loads the parts side by side: one that fails takes no other with it. */
export async function loadFamilyDashboard(care: Client, signal?: AbortSignal): Promise<FamilyDashboardParts> {
  const options = signal ? { signal } : {}
  const [dashboard, suggestions, team, benefit, partner] = await Promise.all([
    partOrNull(care.call(getFamilyDashboard, {}, options)),
    partOrNull(care.call(listRecommendedCaregivers, {}, options)),
    partOrNull(care.call(getCareTeam, {}, options)),
    partOrNull(orNone(care.call(getBenefitBalance, {}, options))),
    partOrNull(orNone(care.call(getPartnerData, {}, options))),
  ])
  return { dashboard, suggestions, team, benefit, partner }
}

/** What a family's dashboard shows, as signals. */
export interface FamilyDashboardStore {
  readonly dashboard: Resource<FamilyDashboard, []>
  readonly suggestions: Resource<readonly CaregiverSummary[], []>
  readonly team: Resource<readonly CareTeamMember[], []>
  readonly benefit: Resource<BenefitBalance | 'none', []>
  readonly partner: Resource<PartnerData | 'none', []>
  /** Asks again for the parts that are not there yet. */
  loadMissing(): void
}

/** The family's dashboard: each part with its own data, error and retry. */
export function createFamilyDashboard(care: Client, parts: FamilyDashboardParts): FamilyDashboardStore {
  const dashboard = resource((signal) => care.call(getFamilyDashboard, {}, { signal }))
  const suggestions = resource<readonly CaregiverSummary[]>((signal) =>
    care.call(listRecommendedCaregivers, {}, { signal }),
  )
  const team = resource<readonly CareTeamMember[]>((signal) => care.call(getCareTeam, {}, { signal }))
  const benefit = resource((signal) => orNone(care.call(getBenefitBalance, {}, { signal })))
  const partner = resource((signal) => orNone(care.call(getPartnerData, {}, { signal })))
  dashboard.set(parts.dashboard ?? undefined)
  suggestions.set(parts.suggestions ?? undefined)
  team.set(parts.team ?? undefined)
  benefit.set(parts.benefit ?? undefined)
  partner.set(parts.partner ?? undefined)
  return {
    dashboard,
    suggestions,
    team,
    benefit,
    partner,
    loadMissing() {
      for (const part of [dashboard, suggestions, team, benefit, partner])
        if (part.data.peek() === undefined) void part.load()
    },
  }
}
