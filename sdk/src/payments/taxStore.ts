import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { taxConsentVersion } from '../vocabulary/payments/taxCatalogue.js'
import {
  enrollInTaxes,
  getHealthWageSavings,
  getTaxData,
  updateTaxData,
  updateHealthWageSavings,
  type HealthWageSavings,
  type TaxData,
  type TaxDataChange,
} from './taxCalls.js'

/** The tax forms of a caregiver or a family, with what saves them. */
export interface TaxStore {
  readonly taxes: Resource<TaxData>
  readonly save: Action<[change: TaxDataChange], TaxData>
  readonly enroll: Action<[full_name: string], TaxData>
  /** Why tax data could not be read or saved: stored, to be shown. */
  readonly error: ReadonlySignal<ApiError | null>
  readonly savings: Resource<HealthWageSavings>
  readonly optIn: Action<[opted_in: boolean], HealthWageSavings>
  /** Set by an opt-in that failed. */
  readonly optInFailed: ReadonlySignal<boolean>
}

/** The family as an employer: its tax data and the savings of wages for health costs. */
export function createTaxes(care: Client): TaxStore {
  const taxes = resource((signal) => care.call(getTaxData, {}, { signal }))
  const savings = resource((signal) => care.call(getHealthWageSavings, {}, { signal }))
  const put = { done: (data: TaxData) => taxes.set(data) }
  const save = action<[change: TaxDataChange], TaxData>((body) => care.call(updateTaxData, { body }), put)
  const enroll = action<[full_name: string], TaxData>(
    (full_name) =>
      care.call(enrollInTaxes, {
        body: { full_name: full_name.trim(), consent_version: taxConsentVersion },
      }),
    put,
  )
  const optIn = action((opted_in: boolean) => care.call(updateHealthWageSavings, { body: { opted_in } }), {
    done: (data) => savings.set(data),
  })
  return {
    taxes,
    save,
    enroll,
    error: computed(() => save.error.value ?? enroll.error.value ?? taxes.error.value),
    savings,
    optIn,
    optInFailed: computed(() => optIn.error.value !== null),
  }
}
