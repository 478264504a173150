import { dayMs } from '@homecare/sdk/kit'
import { depositLimits } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { ProviderMethod } from '../provider/provider.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { keepDefault, type MethodRow } from './methodRows.ts'

/** What a row holds of a method as the provider has it. */
export function columnsOf(
  { state, method, deposits, failure }: ProviderMethod,
  now: number,
): Partial<MethodRow> & Pick<MethodRow, 'state'> {
  return {
    state: state === 'verified' ? 'verified' : state === 'pending' ? 'pending' : 'failed',
    failure,
    ...(method && {
      ...{ provider_ref: method.ref, brand: method.brand, bank_name: method.bankName },
      ...{ account_type: method.accountType, last4: method.last4, fingerprint: method.fingerprint },
      ...{ exp_month: method.expMonth, exp_year: method.expYear },
    }),
    ...(deposits && {
      verify_by: deposits.by,
      arrives_at: new Date(deposits.arrivesAt),
      verify_until: new Date(now + depositLimits.days * dayMs),
      tries_left: depositLimits.tries,
    }),
  }
}

/**
 * Writes how a setup stands with the provider: by whoever told its deposits, and by what the provider tells itself, late,
 * twice or before the other. What is removed, or decided already in the same way, stays as it is.
 */
export async function settleSetup(tx: Tx, setup: string, found: ProviderMethod): Promise<MethodRow | null> {
  const own = eq(paymentMethods.setup_ref, setup)
  const [row] = await tx.select().from(paymentMethods).where(own).for('update')
  if (!row) return null
  if (row.state !== 'pending' || found.state === 'pending' || found.state === 'asks') return row
  const isVerified = found.state === 'verified'
  const isLocked = found.failure?.includes('attempts_exceeded') === true
  const [next] = await tx
    .update(paymentMethods)
    .set({
      state: isVerified ? 'verified' : 'failed',
      failure: isVerified ? null : found.failure,
      ...(isLocked && { tries_left: 0 }),
    })
    .where(own)
    .returning()
  await keepDefault(tx, row.user_id, row.purpose, next)
  return next ?? row
}
