import type { BankAccount, MethodStore } from '@homecare/sdk/payments'
import { scopeKey } from '../frame/scope'

/** The accounts that a page shows, for the dialog over it that verifies one. */
export const openAccounts = scopeKey<MethodStore<BankAccount>>()
