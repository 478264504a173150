import { isCaregiver } from '@homecare/sdk/account'
import { useSession } from '../frame/app'
import { useValue } from '../kit/useValue'

/** Whether the reader is called by families whom they work for: others verify a number for text messages alone. */
export function useWorks(): boolean {
  const { user_type } = useValue(useSession().identity)
  return isCaregiver(user_type)
}
