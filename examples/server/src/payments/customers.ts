import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { carryOut } from '../provider/carryOut.ts'
import type { PaymentProvider, ProviderPayee } from '../provider/provider.ts'
import { payees, paymentCustomers } from '../tables/money/payments.ts'
import { said } from './failing.ts'

/** Somebody's name with the provider as one who pays: made known there at first use, once however often it is asked. */
export function customerOf(
  db: Db,
  provider: PaymentProvider,
  user: SessionUser,
  now: number,
): Promise<string> {
  const own = eq(paymentCustomers.user_id, user.id)
  return said(
    carryOut(db, {
      async begin(tx) {
        await tx
          .insert(paymentCustomers)
          .values({ user_id: user.id, created_at: new Date(now) })
          .onConflictDoNothing()
        const [row] = await tx.select().from(paymentCustomers).where(own)
        return row!
      },
      ask: async (row) => row.provider_ref ?? provider.customer(row.attempt, personOf(user)),
      async settle(tx, _, outcome) {
        if ('failed' in outcome) throw outcome.failed
        await tx.update(paymentCustomers).set({ provider_ref: outcome.done }).where(own)
        return outcome.done
      },
    }),
  )
}

/** Somebody's name with the provider as one who is paid. */
export function payeeOf(db: Db, provider: PaymentProvider, user: SessionUser, now: number): Promise<string> {
  const own = eq(payees.user_id, user.id)
  return said(
    carryOut(db, {
      async begin(tx) {
        await tx
          .insert(payees)
          .values({ user_id: user.id, created_at: new Date(now) })
          .onConflictDoNothing()
        const [row] = await tx.select().from(payees).where(own)
        return row!
      },
      ask: async (row): Promise<ProviderPayee | string> =>
        row.provider_ref ??
        provider.openPayee(row.attempt, {
          ...{ userId: user.id, email: user.email },
          ...{ firstName: user.first_name, lastName: user.last_name },
        }),
      async settle(tx, _, outcome) {
        if ('failed' in outcome) throw outcome.failed
        if (typeof outcome.done === 'string') return outcome.done
        const { ref, payoutsEnabled, requirements } = outcome.done
        await tx
          .update(payees)
          .set({ provider_ref: ref, payouts_enabled: payoutsEnabled, requirements })
          .where(own)
        return ref
      },
    }),
  )
}

const personOf = ({ id, email, first_name, last_name }: SessionUser) => ({
  ...{ userId: id, email, name: `${first_name} ${last_name}`.trim() },
})
