import { methodTexts as words } from '@homecare/sdk/texts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { ProviderFailure } from '../provider/failure.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { payees, paymentMethods } from '../tables/money/payments.ts'
import { hasPayToCome } from './payToCome.ts'
import { keepDefault, lockMethods, methodsOf, type MethodRow } from './methodRows.ts'

/** Whether somebody owes something: what is asked before their last method goes. Whoever issues invoices says so. */
export type Owes = (tx: Tx, userId: number) => Promise<boolean>

/**
 * Takes a method away, and with it the permission to debit it; the row stays, since payments were made by it. The last one
 * that pays stays while something is owed.
 */
export async function removeMethod(tx: Tx, row: MethodRow, owes: Owes, now: number): Promise<void> {
  await lockMethods(tx, row.user_id)
  if (row.purpose === 'pay') {
    const others = (await methodsOf(tx, row.user_id, 'pay')).filter(
      ({ id, state }) => id !== row.id && state === 'verified',
    )
    if (others.length === 0 && row.state === 'verified' && (await owes(tx, row.user_id)))
      throw refuse.conflict(words.lastWhileOwed).because('last_while_owed')
  }
  await markRemoved(tx, row, now)
  await keepDefault(tx, row.user_id, row.purpose)
}

async function markRemoved(tx: Tx, row: MethodRow, now: number): Promise<void> {
  const { mandate } = row
  await tx
    .update(paymentMethods)
    .set({
      ...{ state: 'removed', is_default: false, removed_at: new Date(now) },
      ...(mandate && { mandate: { ...mandate, revoked_at: new Date(now).toISOString() } }),
    })
    .where(eq(paymentMethods.id, row.id))
}

/** All that somebody pays with and is paid to, where their account ends. */
export async function removeAllMethods(tx: Tx, userId: number, now: number): Promise<void> {
  const own = and(eq(paymentMethods.user_id, userId), isNull(paymentMethods.removed_at))
  for (const row of await tx.select().from(paymentMethods).where(own)) await markRemoved(tx, row, now)
}

type Parts = Pick<Deps, 'db' | 'provider' | 'log'>

/**
 * Has the provider forget what was removed: behind the answer, and again with every sweep until it has. The account of somebody who
 * left stays known to it until all their pay is there.
 */
export async function forgetRemoved({ db, provider, log }: Parts, now: number): Promise<void> {
  if (!provider) return
  const waiting = await db
    .select({ row: paymentMethods, payee: payees.provider_ref })
    .from(paymentMethods)
    .innerJoin(users, eq(users.id, paymentMethods.user_id))
    .leftJoin(payees, eq(payees.user_id, paymentMethods.user_id))
    .where(
      and(
        eq(paymentMethods.state, 'removed'),
        isNull(paymentMethods.detached_at),
        isNotNull(paymentMethods.provider_ref),
        // Where somebody left whose pay is still to come, it comes there.
        sql`not (${paymentMethods.purpose} = 'payout' and ${users.deleted_at} is not null and ${hasPayToCome(users.id)})`,
      ),
    )
    .limit(100)
  for (const { row, payee } of waiting) {
    try {
      if (row.purpose === 'pay') await provider.detach(row.provider_ref!)
      else if (payee !== null) await provider.removePayoutAccount(payee, row.provider_ref!)
    } catch (error) {
      // What it does not know, or will not let go of, is as good as forgotten; what is open waits.
      if (!(error instanceof ProviderFailure) || error.isOpen) {
        log.warn('The payment provider did not forget what was removed', { error })
        continue
      }
    }
    await db
      .update(paymentMethods)
      .set({ detached_at: new Date(now) })
      .where(eq(paymentMethods.id, row.id))
  }
}
