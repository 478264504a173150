import { eq, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { lockInvoice } from '../paying/locking.ts'
import { isOwnId } from '../provider/ownIds.ts'
import type { ProviderRefund } from '../provider/provider.ts'
import { refundStates } from '../provider/refunds.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import type { DeedRow } from './facts.ts'
import { giveRefund, settleRefund } from './refunding.ts'

/**
 * Writes a refund of an invoice's payment as the provider tells it: what staff here asked for, known by our own key, or what
 * somebody made at the provider's own desk, which is written down once by the provider's name of it, with all that follows from a
 * refund. False where neither is behind it.
 */
export async function writeRefund(tx: Tx, deps: Deps, refund: ProviderRefund, now: number): Promise<boolean> {
  const known = await deedOf(tx, refund)
  if (known) {
    await settleRefund(tx, deps, known, { done: refund }, now)
    return true
  }
  const { ref, charge, cents, failure, madeAt } = refund
  if (charge === null) return false
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.provider_ref, charge))
  if (!attempt) return false
  const { invoice } = await lockInvoice(tx, attempt.invoice_id)
  const [at, state] = [new Date(madeAt), refundStates[refund.state]]
  const [made] = await tx
    .insert(moneyDeeds)
    .values({
      ...{ kind: 'refund', state, invoice_id: invoice.id, attempt_id: attempt.id, cents, reason: '' },
      ...{ proposed_by: null, proposed_at: at, asked_at: at, settled_at: new Date(now) },
      ...{ client_key: ref, provider_ref: ref, failure: state === 'failed' ? (failure ?? 'failed') : null },
    })
    .onConflictDoNothing()
    .returning()
  // Another event of it was written while this one waited for the invoice.
  if (!made) await settleRefund(tx, deps, (await deedOf(tx, refund))!, { done: refund }, now)
  else if (state !== 'failed') await giveRefund(tx, deps, invoice, made, now)
  return true
}

async function deedOf(tx: Tx, { id, ref }: ProviderRefund): Promise<DeedRow | null> {
  const isOurs = isOwnId(id) ? eq(moneyDeeds.id, id) : undefined
  const [deed] = await tx
    .select()
    .from(moneyDeeds)
    .where(or(isOurs, eq(moneyDeeds.provider_ref, ref)))
  return deed ?? null
}
