import { offerEstimate, termsOf } from '@homecare/sdk/hiring'
import { useValue } from '../../kit/useValue'
import { WeekEstimate } from '../WeekEstimate'
import type { OpenHire } from './hireSteps'

/** What a week of the offer costs, once there are hours and a rate that can be. */
export function OfferEstimate({ flow, name }: Pick<OpenHire, 'flow' | 'name'>) {
  const terms = termsOf(useValue(flow.form.data))
  const estimate = offerEstimate(terms, terms, 0)
  return estimate && <WeekEstimate estimate={estimate} name={name} />
}
