import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { finish } from '../provider/carryOut.ts'
import { ProviderFailure } from '../provider/failure.ts'
import type { PaymentProvider, ProviderCharge } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { settlePayment, type AttemptRow } from './settle.ts'

/** For so long the provider knows a key, less an hour. */
const keyKnownMs = 23 * 3_600_000

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
async function chargeOf(
  db: Db,
  provider: PaymentProvider,
  { id, provider_ref, method_id, invoice_id, cents, created_at }: AttemptRow,
  now: number,
): Promise<ProviderCharge> {
  if (provider_ref !== null) return (await provider.readCharge({ ref: provider_ref }))!
  const [{ method, customer, number }] = (await db
    .select({ method: paymentMethods, customer: paymentCustomers.provider_ref, number: invoices.number })
    .from(paymentMethods)
    .innerJoin(paymentCustomers, eq(paymentCustomers.user_id, paymentMethods.user_id))
    .innerJoin(invoices, eq(invoices.id, invoice_id))
    .where(eq(paymentMethods.id, method_id))) as [
    { method: typeof paymentMethods.$inferSelect; customer: string; number: string },
  ]
  // Its key may be forgotten: what was not charged until then is not charged any more.
  if (now - created_at.getTime() > keyKnownMs) {
    const found = await provider.readCharge({ customer, attempt: id })
    if (!found) throw new ProviderFailure('refusedByRule', 'never_charged')
    return found
  }
  return provider.charge(id, {
    ...{ customer, method: method.provider_ref!, kind: method.kind, cents, attempt: id, present: true },
    ...{ group: `invoice-${invoice_id}`, description: `Invoice ${number}` },
  })
}

/** Gives up an attempt that waits for its holder's bank: it is not charged any more, unless it has been meanwhile. */
export async function giveUp(
  deps: Deps,
  provider: PaymentProvider,
  attempt: AttemptRow,
  now: number,
): Promise<AttemptRow> {
  return finish(deps.db, attempt, {
    async ask({ id, provider_ref }) {
      try {
        return await provider.cancel(`${id}:cancel`, provider_ref!)
      } catch (error) {
        if (!(error instanceof ProviderFailure) || error.isOpen) throw error
        return (await provider.readCharge({ ref: provider_ref! }))!
      }
    },
    settle: (tx, begun, outcome) => settlePayment(tx, deps, begun, outcome, now),
  })
}
