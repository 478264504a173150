import type { MoneyFacts } from '@homecare/sdk/moneyDesk'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { invoices } from '../tables/money/invoices.ts'
import { disputes, transfers } from '../tables/money/transfers.ts'
import { creditedCents, refundedCents } from '../timesheets/family/rows/givenBack.ts'

export type DeedRow = typeof moneyDeeds.$inferSelect

/** Of an invoice one at most is in these. */
const openStates = ['proposed', 'asked'] as const

/** What can be judged of a payment, and what it is judged by. */
export interface Judged {
  readonly facts: MoneyFacts
  /** The payment that has come, by its number; null where none of ours has. */
  readonly attemptId: string | null
  /** The dispute that waits for an answer. */
  readonly disputeRef: string | null
}

/**
 * The facts of a payment for whoever does something about it, behind the lock of its invoice. The caregiver's pay is locked too: it
 * does not begin to leave behind what is judged.
 */
export async function judgedLocked(tx: Tx, invoiceId: number): Promise<Judged> {
  await tx.select().from(transfers).where(eq(transfers.invoice_id, invoiceId)).for('update')
  return judged(tx, invoiceId)
}

/** The facts of a payment by the number of its invoice, which there is. */
export async function judged(db: Db | Tx, invoiceId: number): Promise<Judged> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.invoice_id, invoiceId),
        inArray(paymentAttempts.state, ['created', 'requires_action', 'processing', 'succeeded']),
      ),
    )
  const ofInvoice = eq(moneyDeeds.invoice_id, invoiceId)
  const deeds = await db.select().from(moneyDeeds).where(ofInvoice)
  const [transfer] = await db.select().from(transfers).where(eq(transfers.invoice_id, invoiceId))
  const [dispute] = await db
    .select()
    .from(disputes)
    .where(eq(disputes.invoice_id, invoiceId))
    .orderBy(sql`${disputes.state} = 'open' desc`, desc(disputes.opened_at))
    .limit(1)
  const came = attempts.find(({ state }) => state === 'succeeded')
  return {
    attemptId: came?.id ?? null,
    disputeRef: dispute?.state === 'open' ? dispute.provider_ref : null,
    facts: {
      ...{ status: invoice!.status, total: invoice!.total_cents, charged: came?.cents ?? 0 },
      refunded: came ? await refundedCents(db, eq(moneyDeeds.attempt_id, came.id)) : 0,
      refunded_all: await refundedCents(db, ofInvoice),
      credited: await creditedCents(db, invoice!.timesheet_id),
      is_open: deeds.some(({ state }) => openStates.some((one) => one === state)),
      is_paying: attempts.some(({ state }) => state !== 'succeeded'),
      pay: transfer
        ? {
            state: transfer.state,
            held: transfer.held_at !== null,
            failed: transfer.state === 'ready' && transfer.failure !== null,
            leaving: transfer.asked_at !== null && transfer.failure === null,
          }
        : null,
      dispute: dispute?.state ?? null,
    },
  }
}
