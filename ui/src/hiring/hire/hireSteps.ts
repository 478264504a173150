import type { PageHref } from '@homecare/sdk/addresses'
import { hireSteps, isAfterSending, type HireFlow, type HireStep, type Hiring } from '@homecare/sdk/hiring'
import { scopeKey } from '../../frame/scope'

/** The hire that a page is at, for the dialogs over it. */
export const openHire = scopeKey<OpenHire>()

/** A hire as its steps hold it. */
export interface OpenHire {
  readonly flow: HireFlow
  readonly hiring: Hiring
  /** The caregiver's first name. */
  readonly name: string
  /** One step was opened from the last one, to change it and go back there. */
  readonly editing: boolean
}

/** The step of an address that asks for something; null for the hire as a whole. */
export function stepOf({ step }: Readonly<Record<string, string | undefined>>): HireStep | null {
  return hireSteps.has(step) && !isAfterSending(step as HireStep) ? (step as HireStep) : null
}

/** The step of an address that comes after the offer; null for any other. */
export function stepAfterOf({ step }: Readonly<Record<string, string | undefined>>): HireStep | null {
  return hireSteps.has(step) && isAfterSending(step as HireStep) ? (step as HireStep) : null
}

/** Where a step stands; `change` is of the last one, which it leads back to. */
export const stepHref = ({ hiring }: Pick<OpenHire, 'hiring'>, step: HireStep, change = false): PageHref =>
  change ? `/hire/${hiring.caregiver.id}/${step}?change=1` : `/hire/${hiring.caregiver.id}/${step}`
