import { getConnection, getConnectionShift, type Visit } from '@homecare/sdk/hiring'
import { partOf, partOrNull, type Part } from '@homecare/sdk/kit'
import { loadRides, type RideBook } from '@homecare/sdk/rides'
import type { Load } from '../frame/screen'

export interface VisitData {
  readonly visit: Visit
  readonly loadedAt: string
}

/** The visit of a path `/next-shift/:connectionId/:shiftId`. */
export const loadVisit: Load<VisitData> = async ({ care, params, signal }) => {
  const { connectionId = '', shiftId = '' } = params
  const visit = await care.call(getConnectionShift, { id: connectionId, shiftId }, { signal })
  return { visit, loadedAt: new Date().toISOString() }
}

export interface RiddenVisit extends VisitData {
  /** Those of the visit, for the caregiver who orders them. */
  readonly rides?: Part<RideBook>
  /** The care plan of the visit, whose clock holds its record; null for none. */
  readonly planId?: number | null
}

/** The same with its rides, for the caregiver. */
export const loadRiddenVisit: Load<RiddenVisit> = async (context) => {
  const { care, params, signal, report, identity } = context
  if (identity.user_type !== 'caregiver') return loadVisit(context)
  const [loaded, connection, rides] = await Promise.all([
    loadVisit(context),
    partOrNull(care.call(getConnection, { id: Number(params['connectionId']) }, { signal }), report),
    partOf(loadRides(care, Number(params['connectionId']), signal, Number(params['shiftId'])), report),
  ])
  return { ...loaded, rides, planId: connection?.plan_id ?? null }
}

/** The other side of a visit, as its reader may know them. */
export const otherSide = ({ person }: Visit) => `${person.first_name} ${person.last_initial}.`
