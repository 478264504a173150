import type { Declined } from '@homecare/sdk/families'
import type { QueryChange } from '../../frame/navigation'
import { idIn } from '../../profileDialog/idIn'

/** Whom an address names as the one to decline; null where it names nobody. */
export function declinedOf(query: URLSearchParams): Declined | null {
  const caregiver = idIn(query, 'caregiver')
  return caregiver === null ? null : { caregiver, job: idIn(query, 'for_job') }
}

/** The query by which the dialog is about somebody. */
export const declinedQuery = ({ caregiver, job }: Declined): QueryChange => ({ caregiver, for_job: job })
