import type { PageHref } from '@homecare/sdk/addresses'
import type { FamilySignupStep, SignupFlow } from '@homecare/sdk/families'
import type { Sayable } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'
import type { ReadonlySignal } from '@preact/signals-core'

/** The flow as the screens hold it. */
export interface OpenSignup extends SignupFlow {
  /** Where a step stands: on our own site, in a variant of the flow, or in a partner's frame. */
  readonly href: (step: FamilySignupStep) => PageHref
  /** In a partner's frame, which none of our other pages may stand in. */
  readonly framed: boolean
  /** Something was entered, and the job is not posted. */
  readonly unsaved: ReadonlySignal<boolean>
}

export interface StepProps {
  readonly flow: OpenSignup
}

/** What each step is called. */
export const signupTitles: Readonly<Record<FamilySignupStep, Sayable>> = {
  needs: signupTexts.needsTitle,
  schedule: signupTexts.scheduleTitle,
  caregiver: signupTexts.caregiverTitle,
  patient: signupTexts.patientTitle,
  review: signupTexts.reviewTitle,
  submit: signupTexts.submitTitle,
  success: signupTexts.successTitle,
}

/** By their titles, which the first load has: it does without the catalogue of steps. */
const isStep = (step: string): step is FamilySignupStep => Object.hasOwn(signupTitles, step)

/** The step of an address; the first where it names none. */
export function stepOf({ step = '' }: Readonly<Record<string, string>>): FamilySignupStep {
  return isStep(step) ? step : 'needs'
}

/** The address of a step in a variant of the flow on our own site. */
export function signupHref(step: FamilySignupStep, version?: string): PageHref {
  return version ? `/family-signup/${encodeURIComponent(version)}/${step}` : `/family-signup/${step}`
}
