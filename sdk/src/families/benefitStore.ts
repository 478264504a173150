import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { partOrNull } from '../kit/part.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { benefitHours } from './benefitHours.js'
import { getBenefitBalance, listBenefitUses, type BenefitBalance, type BenefitMonth } from './supportCalls.js'

/** What the page of a benefit comes with; null for a part that could not be loaded, which is never zero. */
export interface BenefitParts {
  /** `none` without a benefit. */
  readonly balance: BenefitBalance | 'none' | null
  readonly uses: readonly BenefitMonth[] | null
}

const balanceOf = async (care: Client, signal?: AbortSignal): Promise<BenefitBalance | 'none'> =>
  (await care.call(getBenefitBalance, {}, signal && { signal })) ?? 'none'
const usesOf = (care: Client, signal?: AbortSignal): Promise<readonly BenefitMonth[]> =>
  care.call(listBenefitUses, {}, signal && { signal })

/** Loads the parts side by side: one that fails takes the other not with it. */
export async function loadBenefit(
  care: Client,
  signal?: AbortSignal,
  report?: (error: ApiError) => void,
): Promise<BenefitParts> {
  const [balance, uses] = await Promise.all([
    partOrNull(balanceOf(care, signal), report),
    partOrNull(usesOf(care, signal), report),
  ])
  return { balance, uses }
}

/** A family's benefit, as signals: unknown until loaded, never zero for want of an answer. */
export interface BenefitStore {
  readonly balance: Resource<BenefitBalance | 'none', []>
  readonly uses: Resource<readonly BenefitMonth[], []>
  /** Null until they are loaded, never zero before that. */
  readonly hours: ReadonlySignal<{ readonly total: number; readonly remaining: number } | null>
  /** Asks again for the parts that are not there yet. */
  loadMissing(): void
}

/** The hours of the family's benefit and how they were used: each part with its own data, error and retry. */
export function createBenefitStore(care: Client, parts?: BenefitParts): BenefitStore {
  const balance = resource((signal) => balanceOf(care, signal))
  const uses = resource((signal) => usesOf(care, signal))
  balance.set(parts?.balance ?? undefined)
  uses.set(parts?.uses ?? undefined)
  return {
    balance,
    uses,
    hours: computed(() => {
      const known = balance.data.value
      return benefitHours(known === 'none' ? null : known)
    }),
    loadMissing() {
      for (const part of [balance, uses]) if (part.data.peek() === undefined) void part.load()
    },
  }
}
