import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { finish } from '../provider/carryOut.ts'
import { cancelOnce, chargeOnce } from '../provider/charging.ts'
import { ProviderFailure } from '../provider/failure.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { settlePayment, type AttemptRow } from './settle.ts'

/**
 * Asks the provider what comes of an attempt, and writes it. Where nobody knows, the attempt stays as it is: it is asked again by
 * the same key, which charges once.
 */
export async function askProvider(
  deps: Deps,
  provider: PaymentProvider,
  attempt: AttemptRow,
  now: number,
): Promise<AttemptRow> {
  try {
    return await finish(deps.db, attempt, {
      ask: (begun) => chargeOf(deps.db, provider, begun, now),
      settle: (tx, begun, outcome) => settlePayment(tx, deps, begun, outcome, now),
    })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    deps.log.warn('Nobody knows yet what came of a payment', { attempt: attempt.id, code: error.code })
    const [row] = await deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id))
    return row!
  }
}

/** The charge of an attempt: as it stands where it is known, else made by the attempt's own key. */
const chargeOf = (db: Db, provider: PaymentProvider, attempt: AttemptRow, now: number) =>
  chargeOnce(
    provider,
    attempt,
    async () => {
      const { method_id, invoice_id, cents } = attempt
      const [{ method, customer, number }] = (await db
        .select({ method: paymentMethods, customer: paymentCustomers.provider_ref, number: invoices.number })
        .from(paymentMethods)
        .innerJoin(paymentCustomers, eq(paymentCustomers.user_id, paymentMethods.user_id))
        .innerJoin(invoices, eq(invoices.id, invoice_id))
        .where(eq(paymentMethods.id, method_id))) as [
        { method: typeof paymentMethods.$inferSelect; customer: string; number: string },
      ]
      return {
        ...{ customer, method: method.provider_ref!, kind: method.kind, cents, present: true },
        ...{ group: `invoice-${invoice_id}`, description: `Invoice ${number}` },
      }
    },
    now,
  )

/** Gives up an attempt that waits for its holder's bank: it is not charged any more, unless it has been meanwhile. */
export async function giveUp(
  deps: Deps,
  provider: PaymentProvider,
  attempt: AttemptRow,
  now: number,
): Promise<AttemptRow> {
  return finish(deps.db, attempt, {
    ask: (begun) => cancelOnce(provider, begun),
    settle: (tx, begun, outcome) => settlePayment(tx, deps, begun, outcome, now),
  })
}
