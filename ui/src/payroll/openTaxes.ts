import type { TaxData } from '@homecare/sdk/payments'
import { scopeKey } from '../frame/scope'

/** Tells the page beneath a dialog what was saved of a tax number. */
export const openTaxes = scopeKey<(last4: Pick<TaxData, 'ssn_last4' | 'employer_id_last4'>) => void>()
