import type { PageHref } from '@homecare/sdk/addresses'
import { familySignupSteps, type FamilySignupStep, type SignupFlow } from '@homecare/sdk/families'
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

/** The step of an address; the first where it names none. */
export function stepOf(params: Readonly<Record<string, string>>): FamilySignupStep {
  const { step } = params
  return familySignupSteps.has(step) ? step : 'needs'
}

/** The address of a step in a variant of the flow on our own site. */
export function signupHref(step: FamilySignupStep, version?: string): PageHref {
  return version ? `/family-signup/${encodeURIComponent(version)}/${step}` : `/family-signup/${step}`
}
