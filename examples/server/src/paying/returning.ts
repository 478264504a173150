import { invoiceAfter, paymentAfter } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { debitReturned, providerFee } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import type { ProviderDispute } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { tellOfSheet } from '../timesheets/family/letters.ts'
import { oneTerms } from '../timesheets/family/rows/terms.ts'
import { lockInvoice } from './locking.ts'

/**
 * A bank takes back a debit that had come, which cannot be answered: the family owes it, and its caregiver keeps the pay. Harmless
 * when it is told again; what is disputed of a card is another thing, and not decided by this.
 */
export async function returnDebit(
  tx: Tx,
  deps: Deps,
  { ref, charge, state, cents, feeCents }: ProviderDispute,
  now: number,
): Promise<void> {
  if (charge === null || state !== 'lost') return
  const [found] = await tx
    .select({ attempt: paymentAttempts, kind: paymentMethods.kind })
    .from(paymentAttempts)
    .innerJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.method_id))
    .where(eq(paymentAttempts.provider_ref, charge))
  if (found?.kind !== 'bank') return
  const { invoice, sheet } = await lockInvoice(tx, found.attempt.invoice_id)
  const own = eq(paymentAttempts.id, found.attempt.id)
  const [attempt] = await tx.select().from(paymentAttempts).where(own).for('update')
  const returned = paymentAfter(attempt!, 'return')
  const status = invoiceAfter(invoice, 'return')
  if (returned === null || status === null) return
  await tx
    .update(paymentAttempts)
    .set({ state: returned, failure: 'returned', decided_at: new Date(now) })
    .where(own)
  await tx.update(invoices).set({ status, paid_at: null }).where(eq(invoices.id, invoice.id))
  await post(tx, debitReturned({ id: invoice.id, familyId: invoice.family_id }, ref, cents), now)
  await post(tx, providerFee(invoice.id, ref, feeCents), now)
  const terms = await oneTerms(tx, invoice.connection_id)
  await tellOfSheet(tx, deps, { sheet, terms, what: 'takenBackByBank', by: terms.caregiver })
}
