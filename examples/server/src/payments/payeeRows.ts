import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { ProviderPayee } from '../provider/provider.ts'
import { payees } from '../tables/money/payments.ts'

/** Writes how somebody who is paid stands with the provider, as it has just said. */
export async function keepPayee(
  db: Db | Tx,
  { ref, payoutsEnabled, requirements }: ProviderPayee,
): Promise<void> {
  await db
    .update(payees)
    .set({ payouts_enabled: payoutsEnabled, requirements })
    .where(eq(payees.provider_ref, ref))
}
