import {
  checkRefundCents,
  deedCents,
  mayConfirm,
  moneyDeedAfter,
  needsTwoPeople,
  refusesDeed,
  type DeedDecision,
} from '@homecare/sdk/moneyDesk'
import { invoiceAfter, type MoneyDeedKind } from '@homecare/sdk/payments'
import { moneyDeskErrorTexts as words } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { debtWrittenOff } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import { lockInvoice } from '../paying/locking.ts'
import { takenBy } from '../payments/failing.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { invoices } from '../tables/money/invoices.ts'
import { transfers } from '../tables/money/transfers.ts'
import { judgedLocked, type DeedRow, type Judged } from './facts.ts'
import { tellOfMoney } from './letters.ts'

/** A press of somebody of staff. */
interface DeedPress {
  readonly deps: Deps
  readonly user: SessionUser
  readonly invoiceId: number
  readonly kind: MoneyDeedKind
  readonly cents: number | undefined
  readonly reason: string
  readonly words: string
  /** The caller's key. */
  readonly key: string
  readonly now: number
}

/** Who is asked to do it, and not done in our own books alone. */
const byProvider: readonly MoneyDeedKind[] = ['refund', 'answer_dispute']

/**
 * Where a deed stands as soon as it is agreed. What is done in our own books is never open, not for a moment: of a payment
 * one deed is open at once, and pay is held, released and tried again also while a refund waits for a second person.
 */
function agreed(kind: MoneyDeedKind, at: Date) {
  const state = 'asked' as const
  return byProvider.includes(kind)
    ? { state, asked_at: at }
    : { state: moneyDeedAfter({ state }, 'do')!, asked_at: at, settled_at: at }
}

/**
 * Writes down what somebody of staff does about a payment, in a transaction that is committed before the provider is asked: as
 * proposed where two people are needed, as asked where the provider has to do it, and else done with it. The one of this press
 * where there is one.
 */
export async function beginDeed(tx: Tx, press: DeedPress): Promise<DeedRow> {
  const { deps, user, invoiceId, kind, key, now } = press
  const reason = press.reason.trim()
  await lockInvoice(tx, invoiceId)
  const [own] = await tx
    .select()
    .from(moneyDeeds)
    .where(and(eq(moneyDeeds.proposed_by, user.id), eq(moneyDeeds.client_key, key)))
  if (own && own.invoice_id !== invoiceId) throw refuse.conflict(serverTexts.keyReused)
  if (own) return own
  if (!reason) throw refuse.invalid({ reason: [words.reason] })
  const found = await judgedLocked(tx, invoiceId)
  const no = refusesDeed(kind, found.facts)
  if (no) throw refuse.conflict(no)
  if (kind === 'refund' && checkRefundCents(press.cents, found.facts))
    throw refuse.invalid({ cents: [words.refundAmount] })
  const said = press.words.trim()
  if (byProvider.includes(kind) && !said)
    throw refuse.invalid({ words: [kind === 'refund' ? words.wordsForFamily : words.wordsForBank] })
  if (byProvider.includes(kind)) takenBy(deps.provider)
  const cents = deedCents(kind, press.cents, found.facts)
  const isProposed = needsTwoPeople(cents, found.facts, deps.config.refundTwoPeopleAboveCents)
  const at = new Date(now)
  const [deed] = await tx
    .insert(moneyDeeds)
    .values({
      ...{ kind, invoice_id: invoiceId, cents, reason, proposed_by: user.id, proposed_at: at },
      ...(isProposed ? { state: 'proposed' as const } : agreed(kind, at)),
      client_key: key,
      words: byProvider.includes(kind) ? said : '',
      attempt_id: kind === 'refund' ? found.attemptId : null,
      dispute_ref: kind === 'answer_dispute' ? found.disputeRef : null,
    })
    .returning()
  if (!isProposed) await carryOutHere(tx, deps, deed!, found, now)
  return deed!
}

/** What a second person says. */
interface Decision {
  readonly deps: Deps
  readonly user: SessionUser
  readonly invoiceId: number
  readonly deedId: string
  readonly decision: DeedDecision
  readonly note: string
  readonly now: number
}

/** Decides what was proposed. The same decision of the same person is taken once; another one is a conflict. */
export async function decideDeed(
  tx: Tx,
  { deps, user, invoiceId, deedId, decision, note, now }: Decision,
): Promise<DeedRow> {
  await lockInvoice(tx, invoiceId)
  const own = eq(moneyDeeds.id, deedId)
  const [deed] = await tx
    .select()
    .from(moneyDeeds)
    .where(and(own, eq(moneyDeeds.invoice_id, invoiceId)))
    .for('update')
  if (!deed) throw refuse.notFound()
  const state = moneyDeedAfter(deed, decision)
  if (state === null) {
    const isSame = deed.decided_by === user.id && (deed.state === 'refused') === (decision === 'refuse')
    if (isSame) return deed
    throw refuse.conflict(words.decidedAlready)
  }
  const by = { decided_by: user.id, decided_at: new Date(now) }
  if (decision === 'refuse') {
    // Whoever takes back their own owes nobody a reason.
    if (!note.trim() && deed.proposed_by !== user.id) throw refuse.invalid({ note: [words.note] })
    const [refused] = await tx
      .update(moneyDeeds)
      .set({ state, ...by, note: note.trim() })
      .where(own)
      .returning()
    return refused!
  }
  const proposed_by = { id: deed.proposed_by!, name: '' }
  if (!mayConfirm({ state: deed.state, proposed_by }, user.id)) throw refuse.conflict(words.ownProposal)
  const found = await judgedLocked(tx, invoiceId)
  // As it stands now, but for itself.
  const facts = { ...found.facts, is_open: false }
  const no = refusesDeed(deed.kind, facts, deed.cents)
  if (no) throw refuse.conflict(no)
  if (deed.kind === 'refund' && found.attemptId !== deed.attempt_id)
    throw refuse.conflict(words.nothingToRefund)
  if (byProvider.includes(deed.kind)) takenBy(deps.provider)
  const [confirmed] = await tx
    .update(moneyDeeds)
    .set({ ...by, ...agreed(deed.kind, new Date(now)) })
    .where(own)
    .returning()
  await carryOutHere(tx, deps, confirmed!, found, now)
  return confirmed!
}

/** Does what is done in our own books; what the provider has to do is left as asked. */
async function carryOutHere(
  tx: Tx,
  deps: Deps,
  deed: DeedRow,
  { facts }: Judged,
  now: number,
): Promise<void> {
  if (byProvider.includes(deed.kind)) return
  const at = new Date(now)
  const pay = eq(transfers.invoice_id, deed.invoice_id)
  if (deed.kind === 'hold') await tx.update(transfers).set({ held_at: at }).where(pay)
  if (deed.kind === 'release') await tx.update(transfers).set({ held_at: null, next_at: at }).where(pay)
  if (deed.kind === 'retry_transfer') await tx.update(transfers).set({ next_at: at }).where(pay)
  if (deed.kind === 'write_off') await writeOff(tx, deed, facts.status, now)
  if (deed.kind === 'write_off') await tellOfMoney(tx, deps, { deed, what: 'writtenOff' })
  if (deed.kind === 'hold') await tellOfMoney(tx, deps, { deed, what: 'held' })
}

async function writeOff(
  tx: Tx,
  { id, invoice_id, cents }: DeedRow,
  before: string,
  now: number,
): Promise<void> {
  const [invoice] = await tx
    .update(invoices)
    .set({ status: invoiceAfter({ status: before }, 'write_off')!, decided_at: new Date(now) })
    .where(eq(invoices.id, invoice_id))
    .returning()
  await post(tx, debtWrittenOff({ id: invoice_id, familyId: invoice!.family_id }, id, cents!), now)
}
