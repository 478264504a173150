import type { PaymentsStandIn } from '@homecare/payments'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { addPayoutAccount } from '../payments/addMethod.ts'
import { payeeOf } from '../payments/customers.ts'
import { users } from '../tables/account.ts'
import { payees } from '../tables/money/payments.ts'
import { payouts } from '../tables/money/transfers.ts'

/** The provider's token of a test account that takes what is sent to it. */
const takesAll = 'btok_us_verified'

/**
 * Whoever was paid in the demo before anybody could say where to has an account that the pay went to, once: a world is written
 * without a payment provider, so this is done where its stand-in runs.
 */
export async function openPayAccounts(
  { db, mail, config, provider, now }: Pick<Deps, 'db' | 'mail' | 'config' | 'provider' | 'now'>,
  standIn: Pick<PaymentsStandIn['controls'], 'completePayee'> | null,
): Promise<void> {
  if (!provider || !standIn) return
  const without = await db
    .selectDistinctOn([users.id], { user: users })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.payee_id))
    .leftJoin(payees, eq(payees.user_id, users.id))
    .where(and(isNull(users.deleted_at), isNull(payees.user_id)))
  for (const { user } of without) {
    const at = now()
    const payee = await payeeOf(db, provider, user, at)
    const adding = { deps: { db, mail, config }, provider, user, now: at }
    await addPayoutAccount(adding, { token: takesAll, clientKey: 'demo' })
    await standIn.completePayee(payee)
  }
}
