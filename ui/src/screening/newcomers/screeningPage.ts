import {
  getScreening,
  isScreeningStepOpen,
  nextScreeningStep,
  type Screening,
  type ScreeningStep,
  type ScreeningStepToDo,
} from '@homecare/sdk/screening'
import { redirectTo, type LoadContext } from '../../frame/screen'

/** A step of the screening that is a page. */
export const screenHref = (step: ScreeningStep) => `/screen/${step}` as const

/** The screening for one of its steps. Once it is handed in, or where earlier steps are open, it leads where that is. */
export async function screeningForStep(
  { care, signal }: Pick<LoadContext, 'care' | 'signal'>,
  step: ScreeningStepToDo,
): Promise<Screening> {
  const screening = await care.call(getScreening, {}, { signal })
  if (screening.submitted_at) return redirectTo('/screen')
  const next = nextScreeningStep(screening.step)
  return isScreeningStepOpen(step, next) ? screening : redirectTo(screenHref(next))
}
