import { listPlans, type CarePlan } from '@homecare/sdk/careplans'
import { partOrNull } from '@homecare/sdk/kit'
import type { LoadContext } from '../frame/screen'

/** The care plans that a home tells of; null where they could not be loaded. */
export const loadHomePlans = ({
  care,
  signal,
}: Pick<LoadContext, 'care' | 'signal'>): Promise<readonly CarePlan[] | null> =>
  partOrNull(care.call(listPlans, {}, { signal }))
