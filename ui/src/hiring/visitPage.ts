import { getConnectionShift, type Visit } from '@homecare/sdk/hiring'
import { partOf, type Part } from '@homecare/sdk/kit'
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
}

/** The same with its rides, for the caregiver. */
export const loadRiddenVisit: Load<RiddenVisit> = async (context) => {
  const { care, params, signal, report, identity } = context
  if (identity.user_type !== 'caregiver') return loadVisit(context)
  const [loaded, rides] = await Promise.all([
    loadVisit(context),
    partOf(loadRides(care, Number(params['connectionId']), signal, Number(params['shiftId'])), report),
  ])
  return { ...loaded, rides }
}

/** The other side of a visit, as its reader may know them. */
export const otherSide = ({ person }: Visit) => `${person.first_name} ${person.last_initial}.`
