import { getScreening, type Screening, type ScreeningStep } from '@homecare/sdk/screening'
import { redirectTo, type LoadContext } from '../../frame/screen'

/** A step of the screening that is a page. */
export const screenHref = (step: ScreeningStep) => `/screen/${step}` as const

/** The steps that somebody goes through, in order. */
export const stepsToDo = ['interview', 'questionnaire', 'nextsteps'] as const
export type StepToDo = (typeof stepsToDo)[number]

/** The step that is next: the first that has not been answered. */
export const nextStep = ({ step }: Pick<Screening, 'step'>): StepToDo =>
  stepsToDo.find((one) => one === step) ?? 'interview'

/** The screening for one of its steps. Once it is handed in, or where earlier steps are open, it leads where that is. */
export async function screeningForStep(
  { care, signal }: Pick<LoadContext, 'care' | 'signal'>,
  step: StepToDo,
): Promise<Screening> {
  const screening = await care.call(getScreening, {}, { signal })
  if (screening.submitted_at) return redirectTo('/screen')
  const next = nextStep(screening)
  return stepsToDo.indexOf(step) > stepsToDo.indexOf(next) ? redirectTo(screenHref(next)) : screening
}
