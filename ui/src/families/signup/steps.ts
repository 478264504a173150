import { familySignupSteps, type FamilySignupStep, type SignupFlow } from '@homecare/sdk'
import type { ReadonlySignal } from '@preact/signals-core'

/** The flow as the screens hold it. */
export interface OpenSignup extends SignupFlow {
  /** Something was entered, and the job is not posted. */
  readonly unsaved: ReadonlySignal<boolean>
}

export interface StepProps {
  readonly flow: OpenSignup
  readonly version: string | undefined
}

/** The step of an address; the first where it names none. */
export function stepOf(params: Readonly<Record<string, string>>): FamilySignupStep {
  const { step } = params
  return familySignupSteps.has(step) ? step : 'needs'
}

export function signupHref(step: FamilySignupStep, version?: string): string {
  return version ? `/family-signup/${encodeURIComponent(version)}/${step}` : `/family-signup/${step}`
}
