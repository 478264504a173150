import type { TaxStore } from '@homecare/sdk/payments'
import { scopeKey } from '../frame/scope'

export type OpenSavings = Pick<TaxStore, 'savings' | 'optIn' | 'optInFailed'>

/** What the page beneath knows of the savings for health costs, for the dialog that ends them. */
export const openSavings = scopeKey<OpenSavings>()
