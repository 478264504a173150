import { getConnectionShift, type Visit } from '@homecare/sdk/hiring'
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

/** The other side of a visit, as its reader may know them. */
export const otherSide = ({ person }: Visit) => `${person.first_name} ${person.last_initial}.`
