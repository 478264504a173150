import { moneyDeedAfter, refundEvent, refundFailsEvent, refundParts } from '@homecare/sdk/moneyDesk'
import { invoiceAfter, refundGivenStates, type InvoiceEvent } from '@homecare/sdk/payments'
import { and, eq, ne } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { refundGiven } from '../ledger/postings.ts'
import { post, reverse } from '../ledger/post.ts'
import { lockInvoice, type InvoiceRow } from '../paying/locking.ts'
import type { Outcome } from '../provider/carryOut.ts'
import type { PaymentProvider, ProviderRefund } from '../provider/provider.ts'
import { refundByKey } from '../provider/refunds.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { invoices } from '../tables/money/invoices.ts'
import { refundedCents } from '../timesheets/family/rows/givenBack.ts'
import { grantClaim, reopenClaim } from './claims.ts'
import type { DeedRow } from './facts.ts'
import { tellOfMoney } from './letters.ts'

/** The refund of a deed: as it stands where it is known, else made by the deed's own key. */
export async function refundOnce(
  db: Db,
  provider: PaymentProvider,
  { id, attempt_id, cents, provider_ref, asked_at }: DeedRow,
  now: number,
): Promise<ProviderRefund> {
  if (provider_ref !== null) return provider.readRefund(provider_ref)
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt_id!))
  return refundByKey(
    provider,
    { id, charge: attempt!.provider_ref!, cents: cents!, asked_at: asked_at! },
    now,
  )
}

const events = { succeeded: 'do', pending: 'wait', failed: 'fail' } as const

/**
 * Writes what has come of a refund, with all that follows from it: by whoever pressed, by the provider's events, by the clock, and
 * harmless when it is done again. What left us and did not arrive is taken back.
 */
export async function settleRefund(
  tx: Tx,
  deps: Deps,
  { id, invoice_id }: Pick<DeedRow, 'id' | 'invoice_id'>,
  outcome: Outcome<ProviderRefund>,
  now: number,
): Promise<void> {
  const { invoice } = await lockInvoice(tx, invoice_id)
  const own = eq(moneyDeeds.id, id)
  const [deed] = await tx.select().from(moneyDeeds).where(own).for('update')
  const isDone = 'done' in outcome
  const state = moneyDeedAfter(deed!, isDone ? events[outcome.done.state] : 'fail')
  if (state === null) return
  const [settled] = await tx
    .update(moneyDeeds)
    .set({
      ...{ state, settled_at: new Date(now) },
      provider_ref: deed!.provider_ref ?? (isDone ? outcome.done.ref : null),
      failure:
        state === 'failed' ? (isDone ? (outcome.done.failure ?? 'failed') : outcome.failed.code) : null,
    })
    .where(own)
    .returning()
  const wasGiven = refundGivenStates.some((one) => one === deed!.state)
  const isGiven = refundGivenStates.some((one) => one === state)
  if (isGiven && !wasGiven) await giveRefund(tx, deps, invoice, settled!, now)
  if (!isGiven && wasGiven) await takeBack(tx, deps, invoice, settled!, now)
}

/** Money has left us: it is posted, its invoice says so, and both sides are told. Once of each refund. */
export async function giveRefund(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRow,
  deed: DeedRow,
  now: number,
): Promise<void> {
  const before = await givenOf(tx, invoice.id, deed.id)
  const parts = refundParts(deed.cents!, { fee: invoice.fee_cents, before })
  await post(tx, refundGiven(invoice.id, deed.id, parts), now)
  await move(tx, invoice, refundEvent(before + deed.cents!, invoice.total_cents))
  await tellOfMoney(tx, deps, { deed, what: 'refunded' })
  if (await grantClaim(tx, deed, now)) await tellOfMoney(tx, deps, { deed, what: 'decidedFor' })
}

async function takeBack(tx: Tx, deps: Deps, invoice: InvoiceRow, deed: DeedRow, now: number): Promise<void> {
  await reverse(tx, { kind: 'refund', ref: deed.id }, 'refund_failed', now)
  await move(tx, invoice, refundFailsEvent(await givenOf(tx, invoice.id, deed.id)))
  await reopenClaim(tx, deed.id)
  deps.log.warn('A refund did not arrive', { deed: deed.id, code: deed.failure })
  await tellOfMoney(tx, deps, { deed, what: 'refundFailed' })
}

/** What was given back of an invoice, or is on its way, but for one refund: cents. */
const givenOf = (tx: Tx, invoiceId: number, but: string): Promise<number> =>
  refundedCents(tx, and(eq(moneyDeeds.invoice_id, invoiceId), ne(moneyDeeds.id, but)))

/** Moves an invoice on, where its table has that move: one that a bank disputes meanwhile stays so. */
async function move(tx: Tx, invoice: InvoiceRow, event: InvoiceEvent): Promise<void> {
  const status = invoiceAfter(invoice, event)
  if (status !== null) await tx.update(invoices).set({ status }).where(eq(invoices.id, invoice.id))
}
