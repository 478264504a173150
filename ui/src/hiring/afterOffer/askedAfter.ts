import type { PageHref } from '@homecare/sdk/addresses'
import type { HireStep, Hiring } from '@homecare/sdk/hiring'
import { part } from '../../frame/part'

/** A step after an offer that is a question to the family, which goes on once it is answered, or skipped. */
export interface AskedAfter {
  readonly hiring: Hiring
  readonly connectionId: number
  /** Where it leads then. */
  readonly href: PageHref
}

/** Those steps, each a chunk of its own. */
export const askedAfter = {
  advisor: part<AskedAfter>(() => import('./AdvisorStep')),
  careplan: part<AskedAfter>(() => import('./CarePlanStep')),
  fingerprinting: part<AskedAfter>(() => import('./FingerprintingStep')),
}

/** Whether a step after an offer is one of them; the others are forms about taxes. */
export const isAskedAfter = (step: HireStep): step is keyof typeof askedAfter => step in askedAfter

/** Brings the code of a step. */
export const loadAfter = (step: HireStep): Promise<unknown> | undefined =>
  isAskedAfter(step) ? askedAfter[step].load() : undefined
