import type { PageHref } from '@homecare/sdk/addresses'
import { registerSteps, type RegisterStep } from '@homecare/sdk/caregivers'
import { stepAfter } from '@homecare/sdk/kit'
import { registerPath } from './registerPath'

/** What follows the last step: the profile, with a word of welcome. */
const afterAll = '/caregiver/profile?nux_onboarding=1'

export const stepHref = (step: RegisterStep) => `${registerPath}/${step}` as const

/** Where Next and Skip lead from a step. */
export function hrefAfter(step: RegisterStep): PageHref {
  const next = stepAfter<RegisterStep>(registerSteps.ids, step)
  return next ? stepHref(next) : afterAll
}
