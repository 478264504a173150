import { disputeAfter } from '@homecare/sdk/deposits'
import { invoiceAfter, type InvoiceEvent } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { disputeLost, disputeOpened, disputeWon } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import type { ProviderDispute } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { disputes } from '../tables/money/transfers.ts'
import { tellOfSheet } from '../timesheets/family/letters.ts'
import { oneTerms } from '../timesheets/family/rows/terms.ts'
import { lockInvoice } from './settle.ts'

const decided = {
  won: { event: 'win', invoice: 'win', posting: disputeWon, letter: 'disputeWon' },
  lost: { event: 'lose', invoice: 'lose', posting: disputeLost, letter: 'disputeLost' },
} as const

/**
 * A bank disputes a payment by card: the invoice is disputed until that is decided, and then paid again, or charged back. Its
 * caregiver keeps the pay. Harmless when it is told again, and in whatever order; what a bank takes back of a debit is another
 * thing, and not decided by this.
 */
export async function disputeCharge(
  tx: Tx,
  deps: Deps,
  { ref, charge, state, cents }: ProviderDispute,
  now: number,
): Promise<void> {
  if (charge === null) return
  const [found] = await tx
    .select({ attempt: paymentAttempts, kind: paymentMethods.kind })
    .from(paymentAttempts)
    .innerJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.method_id))
    .where(eq(paymentAttempts.provider_ref, charge))
  if (found?.kind !== 'card') return
  const { id: attempt_id, invoice_id } = found.attempt
  const { invoice, sheet } = await lockInvoice(tx, invoice_id)
  const terms = await oneTerms(tx, invoice.connection_id)
  const tell = (what: 'disputed' | 'disputeWon' | 'disputeLost') =>
    tellOfSheet(tx, deps, { sheet, terms, what, by: terms.caregiver })
  const at = new Date(now)
  const own = eq(disputes.provider_ref, ref)
  const [begun] = await tx
    .insert(disputes)
    .values({ provider_ref: ref, invoice_id, attempt_id, cents, opened_at: at })
    .onConflictDoNothing()
    .returning()
  let { status } = invoice
  const move = (event: InvoiceEvent) => (status = invoiceAfter({ status }, event) ?? status)
  if (begun) {
    await post(tx, disputeOpened(invoice_id, ref, cents), now)
    move('dispute')
    await tell('disputed')
  }
  const [dispute] = await tx.select().from(disputes).where(own).for('update')
  if (state === 'won' || state === 'lost') {
    const { event, invoice: moved, posting, letter } = decided[state]
    const next = disputeAfter(dispute!, event)
    if (next !== null) {
      await tx.update(disputes).set({ state: next, decided_at: at }).where(own)
      await post(tx, posting(invoice_id, ref, dispute!.cents), now)
      move(moved)
      await tell(letter)
    }
  } else if (state === 'answered') {
    const next = disputeAfter(dispute!, 'answer')
    if (next !== null) await tx.update(disputes).set({ state: next }).where(own)
  }
  if (status !== invoice.status) await tx.update(invoices).set({ status }).where(eq(invoices.id, invoice.id))
}
