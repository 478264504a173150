import {
  backgroundStepError,
  getBackgroundCheck,
  isCheckOpen,
  nextBackgroundStep,
  type BackgroundCheck,
  type BackgroundStep,
} from '@homecare/sdk/screening'
import { redirectTo, type LoadContext } from '../frame/screen'

/** Where the background check is; its steps lie below it. */
export const backgroundPath = '/background'
export const backgroundHref = (step: BackgroundStep) => `${backgroundPath}/${step}` as const

/** The check for one of its steps. A step that is not open leads to the one that is, or to where the check stands. */
export async function checkForStep(
  { care, signal }: Pick<LoadContext, 'care' | 'signal'>,
  step: BackgroundStep,
): Promise<BackgroundCheck> {
  const check = await care.call(getBackgroundCheck, {}, { signal })
  if (!isCheckOpen(check)) return redirectTo(backgroundPath)
  return backgroundStepError(check, step) ? redirectTo(backgroundHref(nextBackgroundStep(check))) : check
}
