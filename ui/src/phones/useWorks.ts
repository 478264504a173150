import { useSession } from '../frame/app'
import { useValue } from '../kit/useValue'

/** Whether the reader is called by families whom they work for: others verify a number for text messages alone. */
export function useWorks(): boolean {
  return useValue(useSession().identity).user_type === 'caregiver'
}
