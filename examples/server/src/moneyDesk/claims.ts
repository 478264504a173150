import { refusesClaim, refusesDecline } from '@homecare/sdk/moneyDesk'
import type { InvoiceDetail } from '@homecare/sdk/payments'
import { claimTexts, moneyDeskErrorTexts as words } from '@homecare/sdk/texts'
import { and, eq, lte } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { lockInvoice } from '../paying/locking.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { paymentClaims } from '../tables/money/desk.ts'
import { claimsOf, invoiceDetail } from '../timesheets/family/invoiceRows.ts'
import { judged, type DeedRow } from './facts.ts'
import { tellOfMoney } from './letters.ts'

const openOf = (invoiceId: number) =>
  and(eq(paymentClaims.invoice_id, invoiceId), eq(paymentClaims.state, 'open'))

/** What a family says about a payment is kept for the staff. The same words again are the same. */
export async function openClaim(
  tx: Tx,
  { invoiceId, reason, now }: { readonly invoiceId: number; readonly reason: string; readonly now: number },
): Promise<InvoiceDetail> {
  const said = reason.trim()
  if (!said) throw refuse.invalid({ reason: [claimTexts.reasonRequired] })
  await lockInvoice(tx, invoiceId)
  const invoice = await invoiceDetail(tx, invoiceId)
  if (invoice.claim?.state === 'open' && invoice.claim.reason === said) return invoice
  const no = refusesClaim(invoice, now)
  if (no) throw refuse.conflict(no)
  await tx.insert(paymentClaims).values({ invoice_id: invoiceId, reason: said, opened_at: new Date(now) })
  return invoiceDetail(tx, invoiceId)
}

/** Answers what a family says: nothing is given back (`refusesDecline`). Both sides are told, once. */
export async function decline(
  tx: Tx,
  {
    deps,
    user,
    invoiceId,
    said,
    now,
  }: {
    readonly deps: Deps
    readonly user: SessionUser
    readonly invoiceId: number
    readonly said: string
    readonly now: number
  },
): Promise<void> {
  const answer = said.trim()
  if (!answer) throw refuse.invalid({ words: [words.wordsForFamily] })
  await lockInvoice(tx, invoiceId)
  const { facts } = await judged(tx, invoiceId)
  const no = refusesDecline({ facts, claims: await claimsOf(tx, invoiceId) })
  if (no) throw refuse.conflict(no)
  const [claim] = await tx
    .update(paymentClaims)
    .set({ state: 'declined', words: answer, decided_by: user.id, decided_at: new Date(now) })
    .where(openOf(invoiceId))
    .returning()
  const about = { invoice_id: invoiceId, id: claim!.id, words: answer }
  await tellOfMoney(tx, deps, { deed: about, what: 'declined' })
  await tellOfMoney(tx, deps, { deed: about, what: 'decidedFor' })
}

/**
 * By a refund is answered what the family said before it was proposed; false where it had said nothing. What it says meanwhile waits
 * for an answer of its own.
 */
export async function grantClaim(tx: Tx, deed: DeedRow, now: number): Promise<boolean> {
  const granted = await tx
    .update(paymentClaims)
    .set({
      ...{ state: 'granted', words: deed.words, deed_id: deed.id },
      ...{ decided_by: deed.decided_by ?? deed.proposed_by, decided_at: new Date(now) },
    })
    .where(and(openOf(deed.invoice_id), lte(paymentClaims.opened_at, deed.proposed_at)))
    .returning({ id: paymentClaims.id })
  return granted.length > 0
}

/** Where a refund did not arrive, what it answered waits again, unless the family has said something else meanwhile. */
export async function reopenClaim(tx: Tx, deedId: string): Promise<void> {
  const own = eq(paymentClaims.deed_id, deedId)
  const [claim] = await tx.select().from(paymentClaims).where(own)
  if (!claim || (await tx.$count(paymentClaims, openOf(claim.invoice_id))) > 0) return
  await tx
    .update(paymentClaims)
    .set({ state: 'open', words: '', deed_id: null, decided_by: null, decided_at: null })
    .where(own)
}
