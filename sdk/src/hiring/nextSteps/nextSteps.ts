import type { PageHref } from '../../vocabulary/addresses/href.js'
import { isRecord, recordsIn } from '../../kit/shape.js'
import { nextStepStates, type NextStepKind, type NextStepState } from '../../vocabulary/hiring/nextSteps.js'
import type { NextStep } from './calls.js'

/** A caregiver to whom an offer of the family waits, or who is hired by it. */
export interface HireStanding {
  readonly connection_id: number
  readonly caregiver_id: number
  /** As the family knows them. */
  readonly name: string
  readonly hired: boolean
  /** Whether the family has signed the agreement that is in force. */
  readonly signed: boolean
  /** Whether a visit was ever planned. */
  readonly has_visits: boolean
  /** Where fingerprinting stands; null where the place of care does not offer it. */
  readonly fingerprinting: NextStepState | 'undecided' | null
}

/** What the steps after a hire go by. */
export interface NextStepFacts {
  readonly hires: readonly HireStanding[]
  /** Where the call of its advisor stands; null for a family that asks for none. */
  readonly advisor: NextStepState | 'undecided' | null
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
 * What a family has to do after its offers and hires. For each caregiver: sign the agreement, once they are hired, plan the
 * first visits, and decide about fingerprinting where it is offered. Then for the household, as soon as there is any: begin
 * the care plan, decide whether its advisor is to call, decide about taxes, and where it enrolls, the parts of the enrollment and its signature,
 * which comes last. To decide later about taxes is no decision; to skip one of the others is, and can be changed. Nobody hired
 * or offered work: nothing.
 */
export function nextSteps(facts: NextStepFacts): FoundNextStep[] {
  const hires = isRecord(facts) ? recordsIn(facts.hires as readonly HireStanding[]) : []
  const [first] = hires
  if (!first) return []
  const taxes = isRecord(facts.taxes) ? facts.taxes : null
  const household = { connection_id: null, name: null }
  return [
    ...hires.flatMap(ofHire),
    ...(typeof facts.has_plan === 'boolean'
      ? [{ kind: 'care_plan', ...household, done: facts.has_plan, state: null, href: '/careplan' } as const]
      : []),
    ...decided('advisor', facts.advisor, household, `/hire/${first.caregiver_id}/advisor?change=1`),
    ...(taxes ? ofTaxes(taxes as NonNullable<NextStepFacts['taxes']>) : []),
  ]
}

/** A step that is a question: done once it is decided, whichever way; none where it is not asked. */
function decided(
  kind: NextStepKind,
  standing: NextStepState | 'undecided' | null,
  about: Pick<NextStep, 'connection_id' | 'name'>,
  href: PageHref,
): FoundNextStep[] {
  const state = nextStepStates.has(standing) ? standing : null
  if (state === null && standing !== 'undecided') return []
  return [{ kind, ...about, done: state !== null, state, href }]
}

function ofHire(hire: HireStanding): FoundNextStep[] {
  const { connection_id, caregiver_id, name, hired, signed, has_visits } = hire
  const about = { connection_id, name }
  const page: PageHref = `/family/dashboard/connections/${connection_id}`
  return [
    {
      kind: 'sign_agreement',
      ...about,
      done: signed === true,
      state: null,
      href: `/connections/${connection_id}/agreement`,
    },
    ...(hired === true
      ? [{ kind: 'first_visits', ...about, done: has_visits === true, state: null, href: page } as const]
      : []),
    ...decided('fingerprinting', hire.fingerprinting, about, `/hire/${caregiver_id}/fingerprinting?change=1`),
  ]
}

function ofTaxes({ choice, enrolled, missing }: NonNullable<NextStepFacts['taxes']>): FoundNextStep[] {
  const step = (kind: NextStepKind, done: boolean): FoundNextStep => ({
    ...{ kind, connection_id: null, name: null, done, state: null },
    href: '/payroll/tax-enroll',
  })
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
