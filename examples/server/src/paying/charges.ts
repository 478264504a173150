import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { isLeft, seeToLeft, type Charges } from '../provider/charges.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { disputeCharge } from './disputing.ts'
import { returnDebit } from './returning.ts'
import { settlePayment, type AttemptRow } from './settle.ts'

/** Attempts to pay invoices. */
export const invoiceCharges = (deps: Deps): Charges<AttemptRow> => ({
  what: 'payment',
  async find(db, id) {
    const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
    return row ?? null
  },
  left: (db, now) =>
    db
      .select()
      .from(paymentAttempts)
      .where(isLeft(paymentAttempts, now))
      .orderBy(asc(paymentAttempts.created_at))
      .limit(100),
  async asked(db, { method_id, invoice_id, cents }) {
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
  settle: (tx, attempt, outcome, now) => settlePayment(tx, deps, attempt, outcome, now),
  async dispute(tx, dispute, now) {
    await returnDebit(tx, deps, dispute, now)
    await disputeCharge(tx, deps, dispute, now)
  },
})

/** Sees to payments of invoices that were left. */
export const finishPayments = (deps: Deps, now: number): Promise<void> =>
  seeToLeft(deps, invoiceCharges(deps), now)
