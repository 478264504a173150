import { getAgencyDesk, type AgencyDesk } from '@homecare/sdk/agency'
import type { Load } from '../../frame/screen'

export interface DeskData extends AgencyDesk {
  readonly loadedAt: string
}

/** An agency's desk, with the instant at which it was loaded. */
export const loadDesk: Load<DeskData> = async ({ care, signal }) => ({
  ...(await care.call(getAgencyDesk, {}, { signal })),
  loadedAt: new Date().toISOString(),
})
