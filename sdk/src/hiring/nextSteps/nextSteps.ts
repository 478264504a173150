import type { PageHref } from '../../vocabulary/addresses/href.js'
import { isRecord, recordsIn } from '../../kit/shape.js'
import type { NextStepKind } from '../../vocabulary/hiring/nextSteps.js'
import type { NextStep } from './calls.js'

/** A caregiver to whom an offer of the family waits, or who is hired by it. */
export interface HireStanding {
  readonly connection_id: number
  /** As the family knows them. */
  readonly name: string
  readonly hired: boolean
  /** Whether the family has signed the agreement that is in force. */
  readonly signed: boolean
  /** Whether a visit was ever planned. */
  readonly has_visits: boolean
}

/** What the steps after a hire go by. */
export interface NextStepFacts {
  readonly hires: readonly HireStanding[]
  /** What the household decided about taxes, with the parts that its enrollment waits for; null where a partner pays. */
  readonly taxes: {
    readonly choice: string | null
    readonly enrolled: boolean
    readonly missing: readonly ('enroll' | 'number' | 'address')[]
  } | null
  /** Whether the household has a care plan with something on it; null where it may have none. */
  readonly has_plan: boolean | null
}

/** A step as the rule finds it. */
export interface FoundNextStep extends NextStep {
  readonly kind: NextStepKind
  readonly href: PageHref
}

/**
 * What a family has to do after its offers and hires. For each caregiver: sign the agreement, and once they are hired, plan
 * the first visits. Then for the household, as soon as there is any: begin the care plan, decide about taxes, and where it enrolls, the parts of
 * the enrollment and its signature, which comes last. To decide later is no decision. Nobody hired or offered work: nothing.
 */
export function nextSteps(facts: NextStepFacts): FoundNextStep[] {
  const hires = isRecord(facts) ? recordsIn(facts.hires as readonly HireStanding[]) : []
  if (hires.length === 0) return []
  const taxes = isRecord(facts.taxes) ? facts.taxes : null
  return [
    ...hires.flatMap(ofHire),
    ...(typeof facts.has_plan === 'boolean' ? [ofHousehold('care_plan', facts.has_plan, '/careplan')] : []),
    ...(taxes ? ofTaxes(taxes as NonNullable<NextStepFacts['taxes']>) : []),
  ]
}

function ofHire({ connection_id, name, hired, signed, has_visits }: HireStanding): FoundNextStep[] {
  const about = { connection_id, name }
  const page: PageHref = `/family/dashboard/connections/${connection_id}`
  return [
    {
      kind: 'sign_agreement',
      ...about,
      done: signed === true,
      href: `/connections/${connection_id}/agreement`,
    },
    ...(hired === true
      ? [{ kind: 'first_visits', ...about, done: has_visits === true, href: page } as const]
      : []),
  ]
}

function ofTaxes({ choice, enrolled, missing }: NonNullable<NextStepFacts['taxes']>): FoundNextStep[] {
  const step = (kind: NextStepKind, done: boolean) => ofHousehold(kind, done, '/payroll/tax-enroll')
  const decided = enrolled || choice === 'enroll' || choice === 'self'
  if (!enrolled && choice !== 'enroll') return [step('taxes', decided)]
  const has = (part: 'enroll' | 'number' | 'address') =>
    enrolled || (Array.isArray(missing) && !missing.includes(part))
  return [
    step('taxes', decided),
    step('tax_enroll', has('enroll')),
    step('tax_id', has('number')),
    step('tax_address', has('address')),
    step('tax_sign', enrolled),
  ]
}

function ofHousehold(kind: NextStepKind, done: boolean, href: PageHref): FoundNextStep {
  return { kind, connection_id: null, name: null, done, href }
}
