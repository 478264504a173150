import { partsOf, textOf } from '../../kit/shape.js'
import { stepAfter, stepBefore } from '../../kit/forms/steps.js'
import { hireSteps, type HireStep } from '../../vocabulary/hiring/catalogue.js'

/** What is known when somebody is hired; what is left out counts as unknown, or as no. */
export interface HireFacts {
  /** Whether the family has a job to choose. */
  readonly hasJobs?: boolean
  /** Of the chosen job, where one was chosen. */
  readonly care_for?: number | null
  /** The first name of who is cared for, where the family gave it before. */
  readonly recipient_name?: string | null
  /** The street address, where the family gave it before. */
  readonly address?: string | null
  /** A partner pays: no wage is agreed, and no tax is the family's. */
  readonly paidByPartner?: boolean
  readonly conciergeEligible?: boolean
  /** Whether a call of the advisor is still to be made, or was not wanted with this hire. */
  readonly advisorDecided?: boolean
  /** Whether the family is enrolled already, so that nothing about taxes is asked. */
  readonly enrolledInTaxes?: boolean
  readonly wants_taxes?: boolean
  readonly hasTaxId?: boolean
  readonly hasPlan?: boolean
  /** Whether fingerprinting is offered where the care is. */
  readonly offersFingerprinting?: boolean
  /** Whether the caregiver was asked for it, or the family has skipped it. */
  readonly fingerprintingDecided?: boolean
}

/** The step that sends the offer: what stands before it asks, what stands after it is done once the offer is out. */
export const sendingStep: HireStep = 'confirm'

/** The steps of a hire that are needed, in the order of the catalogue. */
export function neededHireSteps(facts: HireFacts): HireStep[] {
  const known: HireFacts = partsOf(facts)
  return hireSteps.ids.filter((step) => needs[step]?.(known) ?? true)
}

/** The needed step after one; null after the last. A step that is not needed itself leads on as if it were. */
export function nextHireStep(step: HireStep, facts: HireFacts): HireStep | null {
  return stepAfter(withStep(step, facts), step)
}

/** The needed step before one; null before the first. */
export function previousHireStep(step: HireStep, facts: HireFacts): HireStep | null {
  return stepBefore(withStep(step, facts), step)
}

/** Whether a step comes after the offer was sent. */
export function isAfterSending(step: HireStep): boolean {
  return hireSteps.ids.indexOf(step) > hireSteps.ids.indexOf(sendingStep)
}

/** The needed steps, and one more in its place: somebody may stand at a step to change what is known. */
function withStep(step: HireStep, facts: HireFacts): HireStep[] {
  const needed = neededHireSteps(facts)
  return hireSteps.ids.filter((id) => id === step || needed.includes(id))
}

const paysTaxes = (facts: HireFacts) =>
  facts.wants_taxes === true && facts.enrolledInTaxes !== true && facts.paidByPartner !== true

/** Steps that are not always needed. */
const needs: Partial<Record<HireStep, (facts: HireFacts) => boolean>> = {
  'select-job': (facts) => facts.hasJobs === true,
  'care-for': (facts) => typeof facts.care_for !== 'number' || textOf(facts.recipient_name) === '',
  location: (facts) => textOf(facts.address) === '',
  wage: (facts) => facts.paidByPartner !== true,
  advisor: (facts) => facts.conciergeEligible === true && facts.advisorDecided !== true,
  taxes: (facts) => facts.enrolledInTaxes !== true && facts.paidByPartner !== true,
  'tax-enroll': paysTaxes,
  'tax-id': (facts) => paysTaxes(facts) && facts.hasTaxId !== true,
  'tax-address': paysTaxes,
  careplan: (facts) => facts.hasPlan !== true,
  fingerprinting: (facts) => facts.offersFingerprinting === true && facts.fingerprintingDecided !== true,
}
