import { useSession } from '../frame/app'
import { useValue } from '../kit/useValue'

/** Whether the reader keeps a caregiver's profile themselves: the agency keeps that of an agency caregiver. */
export function useKeepsProfile(): boolean {
  return useValue(useSession().identity).user_type === 'caregiver'
}
