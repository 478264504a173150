import { invoiceAfter } from '@homecare/sdk/payments'
import { timesheetAfter } from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { paymentSettled, providerFee } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import type { Outcome } from '../provider/carryOut.ts'
import { standingAfter } from '../provider/charging.ts'
import type { ProviderCharge } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { timesheets } from '../tables/money/hours.ts'
import { invoices } from '../tables/money/invoices.ts'
import { letCount } from '../timesheets/family/corrections.ts'
import { journalInvoice } from '../timesheets/family/journals.ts'
import { tellOfSheet } from '../timesheets/family/letters.ts'
import { noteSheet } from '../timesheets/family/rows/events.ts'
import { oneTerms } from '../timesheets/family/rows/terms.ts'
import { lockInvoice, type InvoiceRow, type Locked } from './locking.ts'
import { owePay } from './owePay.ts'
import { addTip } from './tips.ts'

export type AttemptRow = typeof paymentAttempts.$inferSelect

/**
 * Writes what has come of an attempt to pay, with all that follows from it: by whoever pressed, by the provider's events, by the
 * clock, and harmless when it is done again. Answers the attempt as it is then.
 */
export async function settlePayment(
  tx: Tx,
  deps: Deps,
  { id, invoice_id }: Pick<AttemptRow, 'id' | 'invoice_id'>,
  outcome: Outcome<ProviderCharge>,
  now: number,
): Promise<AttemptRow> {
  const locked = await lockInvoice(tx, invoice_id)
  const own = eq(paymentAttempts.id, id)
  const [attempt] = await tx.select().from(paymentAttempts).where(own).for('update')
  const standing = standingAfter(attempt!, outcome, now)
  if (standing === null) return attempt!
  const [settled] = await tx.update(paymentAttempts).set(standing.columns).where(own).returning()
  const { state } = standing.columns
  const { invoice } = locked
  if (state === 'succeeded') await bePaid(tx, deps, locked, settled!, now, standing.feeCents)
  if (state === 'processing') await move(tx, invoice, 'pay')
  if (state === 'failed' || state === 'cancelled') await move(tx, invoice, 'fail')
  if (state === 'failed') await beDeclined(tx, deps, locked, now)
  return settled!
}

/** Moves an invoice on, where its table has that move. */
async function move(tx: Tx, invoice: InvoiceRow, event: 'pay' | 'fail'): Promise<void> {
  const status = invoiceAfter(invoice, event)
  if (status !== null) await tx.update(invoices).set({ status }).where(eq(invoices.id, invoice.id))
}

/** An invoice is paid: by an attempt that has come, or by nothing where there is nothing to pay. */
export async function bePaid(
  tx: Tx,
  deps: Deps,
  { invoice, sheet }: Locked,
  attempt: AttemptRow | null,
  now: number,
  feeCents: number | null = null,
): Promise<void> {
  const status = invoiceAfter(invoice, 'settle')
  if (status === null) throw new Error(`Invoice ${invoice.id} was paid while it was ${invoice.status}`)
  const terms = await oneTerms(tx, invoice.connection_id)
  await journalInvoice(tx, invoice.id, now)
  if (attempt) {
    const facts = { id: invoice.id, familyId: invoice.family_id, caregiverId: terms.caregiver.id }
    await addTip(tx, facts, attempt, now)
    await post(tx, paymentSettled(facts, attempt.id, attempt.cents), now)
    if (feeCents !== null) await post(tx, providerFee(invoice.id, attempt.id, feeCents), now)
  }
  const at = new Date(now)
  await tx.update(invoices).set({ status, paid_at: at, decided_at: at }).where(eq(invoices.id, invoice.id))
  const sheetStatus = timesheetAfter(sheet, 'settle')
  if (sheetStatus !== null) {
    if (sheet.corrects_id !== null) await letCount(tx, sheet)
    await tx
      .update(timesheets)
      .set({ status: sheetStatus, decided_at: at })
      .where(eq(timesheets.id, sheet.id))
    await noteSheet(tx, sheet, { action: 'settle', by: null, now })
  }
  await owePay(tx, { invoiceId: invoice.id, payeeId: terms.caregiver.id }, now)
  await tellOfSheet(tx, deps, { sheet, terms, what: 'paid', by: terms.caregiver })
  await tellOfSheet(tx, deps, { sheet, terms, what: 'paidFor', by: terms.family })
}

/** A payment was declined: the hours stay as they are, and their family is to pay another way. */
async function beDeclined(tx: Tx, deps: Deps, { invoice, sheet }: Locked, now: number): Promise<void> {
  const terms = await oneTerms(tx, invoice.connection_id)
  const status = timesheetAfter(sheet, 'decline')
  if (status !== null) {
    await tx.update(timesheets).set({ status }).where(eq(timesheets.id, sheet.id))
    await noteSheet(tx, sheet, { action: 'decline', by: null, now })
  }
  await tellOfSheet(tx, deps, { sheet, terms, what: 'declined', by: terms.caregiver })
  // Hours that are paid already are their family's to settle: the caregiver keeps the pay.
  if (sheet.status === 1 || sheet.status === 6)
    await tellOfSheet(tx, deps, { sheet, terms, what: 'declinedFor', by: terms.family })
}
