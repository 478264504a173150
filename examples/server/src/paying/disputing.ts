import { disputeAfter, type DisputeEvent } from '@homecare/sdk/deposits'
import { refundEvent } from '@homecare/sdk/moneyDesk'
import { invoiceAfter, type InvoiceEvent } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { disputeLost, disputeOpened, disputeRegained, disputeWon, providerFee } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import type { ProviderDispute } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { disputes } from '../tables/money/transfers.ts'
import { tellOfSheet } from '../timesheets/family/letters.ts'
import { refundedCents } from '../timesheets/family/rows/givenBack.ts'
import { oneTerms } from '../timesheets/family/rows/terms.ts'
import { lockInvoice } from './locking.ts'
import { tellStaffOfDispute } from './tellStaff.ts'

const decisions = {
  won: { event: 'win', letter: 'disputeWon' },
  lost: { event: 'lose', letter: 'disputeLost' },
} as const

/**
 * A bank disputes a payment by card: the invoice is disputed until that is decided, and then paid again, or charged back; a bank that
 * had decided against a payment may decide anew. Its caregiver keeps the pay. An inquiry takes no money, and changes nothing but its
 * own state. Harmless when it is told again, and in whatever order; a state that we know nothing of is left to people. What a bank
 * takes back of a debit is another thing, and not decided by this.
 */
export async function disputeCharge(
  tx: Tx,
  deps: Deps,
  { ref, charge, state, cents, feeCents, dueAt }: ProviderDispute,
  now: number,
): Promise<void> {
  if (charge === null) return
  const [found] = await tx
    .select({ attempt: paymentAttempts, kind: paymentMethods.kind })
    .from(paymentAttempts)
    .innerJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.method_id))
    .where(eq(paymentAttempts.provider_ref, charge))
  if (found?.kind !== 'card') return
  if (state === 'unknown') {
    deps.log.warn('A dispute is in a state that is not known', { dispute: ref })
    return
  }
  const { id: attempt_id, invoice_id } = found.attempt
  const { invoice, sheet } = await lockInvoice(tx, invoice_id)
  const terms = await oneTerms(tx, invoice.connection_id)
  const tell = (what: 'disputed' | 'disputeWon' | 'disputeLost') =>
    tellOfSheet(tx, deps, { sheet, terms, what, by: terms.caregiver })
  const at = new Date(now)
  const own = eq(disputes.provider_ref, ref)
  const due_at = dueAt === null ? null : new Date(dueAt)
  await tx
    .insert(disputes)
    .values({ provider_ref: ref, invoice_id, attempt_id, cents, state: 'inquiry', opened_at: at, due_at })
    .onConflictDoNothing()
  const [dispute] = await tx.select().from(disputes).where(own).for('update')
  let { state: stands } = dispute!
  let { status } = invoice
  const move = (event: InvoiceEvent) => (status = invoiceAfter({ status }, event) ?? status)
  /** Lets something happen to the dispute, where its table has that. */
  const happens = (event: DisputeEvent): boolean => {
    const next = disputeAfter({ state: stands }, event)
    stands = next ?? stands
    return next !== null
  }
  if (state === 'inquiry_closed') happens('close')
  else if (state !== 'inquiry') {
    if (happens('open')) {
      await post(tx, disputeOpened(invoice_id, ref, dispute!.cents), now)
      move('dispute')
      await tell('disputed')
      if (state === 'open')
        await tellStaffOfDispute(tx, deps, { ref, invoice, family: terms.family, dueAt: due_at })
    }
    await post(tx, providerFee(invoice_id, ref, feeCents), now)
    if (state === 'answered') happens('answer')
    if (state === 'won' || state === 'lost') {
      const { event, letter } = decisions[state]
      const posting = state === 'lost' ? disputeLost : stands === 'lost' ? disputeRegained : disputeWon
      if (happens(event)) {
        await post(tx, posting(invoice_id, ref, dispute!.cents), now)
        move(event)
        // What was given back of it before stays given back.
        const given = await refundedCents(tx, eq(moneyDeeds.invoice_id, invoice_id))
        if (event === 'win' && given > 0) move(refundEvent(given, invoice.total_cents))
        await tell(letter)
      }
    }
  }
  if (stands !== dispute!.state) {
    const isDecided = stands === 'won' || stands === 'lost'
    await tx
      .update(disputes)
      .set({ state: stands, decided_at: isDecided ? at : null })
      .where(own)
  }
  // Whoever is asked anew has until another day.
  if (due_at && due_at.getTime() !== dispute!.due_at?.getTime())
    await tx.update(disputes).set({ due_at }).where(own)
  if (status !== invoice.status) await tx.update(invoices).set({ status }).where(eq(invoices.id, invoice.id))
}
