import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { benefitHours } from './benefitHours.js'
import { getBenefitBalance, type BenefitBalance } from './supportCalls.js'

/** The hours of a family's benefit: unknown until loaded, never zero for want of an answer. */
export interface BenefitStore {
  readonly balance: Resource<BenefitBalance | null>
  /** Null until they are loaded, never zero before that. */
  readonly hours: ReadonlySignal<{ readonly total: number; readonly remaining: number } | null>
}

/** The hours of the family's benefit. */
export function createBenefitStore(care: Client): BenefitStore {
  const balance = resource((signal) => care.call(getBenefitBalance, {}, { signal }))
  return { balance, hours: computed(() => benefitHours(balance.data.value)) }
}
