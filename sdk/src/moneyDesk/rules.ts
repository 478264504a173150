import { isRecord, numberOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type { InvoiceEvent } from '../payments/invoices.js'
import type { MoneyDeedKind, MoneyDeedState } from '../vocabulary/payments/moneyDeeds.js'
import type { MoneyDeed, MoneyFacts, MoneyRecord } from './calls.js'
import { moneyDeskErrorTexts as words } from './texts.js'

/**
 * Every move of what staff do about a payment. What two people are needed for is proposed first; what the payment service has to do
 * is asked. A bank may send a refund back that had arrived.
 */
export const moneyDeedMoves = [
  { from: 'proposed', event: 'confirm', to: 'asked' },
  { from: 'proposed', event: 'refuse', to: 'refused' },
  { from: 'asked', event: 'do', to: 'done' },
  { from: 'asked', event: 'wait', to: 'pending' },
  { from: 'asked', event: 'fail', to: 'failed' },
  { from: 'pending', event: 'do', to: 'done' },
  { from: 'pending', event: 'fail', to: 'failed' },
  { from: 'done', event: 'fail', to: 'failed' },
] as const satisfies readonly {
  readonly from: MoneyDeedState
  readonly event: string
  readonly to: MoneyDeedState
}[]
export type MoneyDeedEvent = (typeof moneyDeedMoves)[number]['event']

/** The state after an event; null where the table has no such move. */
export function moneyDeedAfter(
  deed: { readonly state: string },
  event: MoneyDeedEvent,
): MoneyDeedState | null {
  if (!isRecord(deed)) return null
  return moneyDeedMoves.find((move) => move.from === deed.state && move.event === event)?.to ?? null
}

const amount = (value: unknown): number => Math.max(0, numberOf(value) ?? 0)

/**
 * How many cents can be given back: what the family’s own card or account was charged, less what was given back of it, and never more
 * than the invoice came to, less what the family got as a credit for the same hours. What a benefit or a credit paid is not given back; a caregiver keeps their wages and tip, and the taxes
 * of them stay.
 */
export function refundable(facts: MoneyFacts): number {
  if (!isRecord(facts) || !['paid', 'part_refunded'].includes(facts.status)) return 0
  const { charged, refunded, total, refunded_all, credited } = facts
  const left = amount(total) - amount(refunded_all) - amount(credited)
  return Math.max(0, Math.min(amount(charged) - amount(refunded), left))
}

/** Where the money of a refund comes from, cents: our fee first, as far as it was not given back before; the rest is our loss. */
export function refundParts(
  cents: number,
  { fee, before }: { readonly fee: number; readonly before: number },
): { readonly fee: number; readonly loss: number } {
  const ofFee = Math.min(amount(cents), Math.max(0, amount(fee) - amount(before)))
  return { fee: ofFee, loss: amount(cents) - ofFee }
}

/** What happens to an invoice by a refund, where so many cents of its total have been given back with it. */
export const refundEvent = (given: number, total: number): InvoiceEvent =>
  given >= total ? 'refund' : 'refund_part'
/** What happens to an invoice where a refund did not arrive, and so many cents are given back all the same. */
export const refundFailsEvent = (given: number): InvoiceEvent =>
  given > 0 ? 'refund_fails_in_part' : 'refund_fails'

const pay = (judge: (pay: NonNullable<MoneyFacts['pay']>) => Text | null) => (facts: MoneyFacts) =>
  facts.pay?.state === 'ready' ? judge(facts.pay) : words.payGone

const refusals: Readonly<Record<MoneyDeedKind, (facts: MoneyFacts) => Text | null>> = {
  refund: (facts) => (facts.is_open ? words.isOpen : refundable(facts) === 0 ? words.nothingToRefund : null),
  write_off: ({ status, is_open, is_paying }) =>
    status !== 'owed' ? words.notOwed : is_open ? words.isOpen : is_paying ? words.isPaying : null,
  hold: pay(({ held, leaving }) => (held ? words.heldAlready : leaving ? words.payLeaves : null)),
  release: pay(({ held }) => (held ? null : words.notHeld)),
  retry_transfer: pay(({ held, failed }) =>
    held ? words.heldAlready : failed ? null : words.payLeavesByItself,
  ),
  answer_dispute: ({ dispute, is_open }) =>
    dispute !== 'open' ? words.noDispute : is_open ? words.isOpen : null,
}

/**
 * Why something cannot be done about a payment now; null where it can. `cents` are those of a refund, where they are known already:
 * they may have become too much.
 */
export function refusesDeed(kind: MoneyDeedKind, facts: MoneyFacts, cents?: number | null): Text | null {
  if (!isRecord(facts)) return words.payGone
  const no = refusals[kind](facts)
  return no ?? (kind === 'refund' && cents !== undefined ? checkRefundCents(cents, facts) : null)
}

/**
 * Why staff cannot answer a family that nothing is given back; null where they can: something waits for an answer, and no refund nor
 * anything else about the payment is proposed or asked.
 */
export function refusesDecline(record: Pick<MoneyRecord, 'facts' | 'claims'>): Text | null {
  if (!isRecord(record) || !isRecord(record.facts) || !Array.isArray(record.claims)) return words.noClaim
  if (!record.claims.some((claim) => claim?.state === 'open')) return words.noClaim
  return record.facts.is_open ? words.isOpen : null
}

/** What is wrong with the cents of a refund: one at least, and no more than there are. */
export function checkRefundCents(cents: unknown, facts: MoneyFacts): Text | null {
  const most = refundable(facts)
  const asked = numberOf(cents)
  return asked !== null && Number.isSafeInteger(asked) && asked >= 1 && asked <= most
    ? null
    : words.refundAmount
}

/** How many cents something moves: of a debt that is written off all of it; null where it moves none. */
export function deedCents(kind: MoneyDeedKind, cents: number | undefined, facts: MoneyFacts): number | null {
  return kind === 'refund' ? (cents ?? 0) : kind === 'write_off' ? facts.total : null
}

/**
 * Whether two people are needed: for what moves more than a limit of cents, with all that was given back before of the invoice, or of
 * a membership’s payment.
 */
export function needsTwoPeople(
  cents: number | null,
  facts: Pick<MoneyFacts, 'refunded_all'>,
  above: number,
): boolean {
  return cents !== null && cents + amount(facts.refunded_all) > above
}

/** Whether who proposed something has taken it back: nobody else's no is that. */
export function isTakenBack(deed: Pick<MoneyDeed, 'state' | 'proposed_by' | 'decided_by'>): boolean {
  if (!isRecord(deed) || deed.state !== 'refused') return false
  const by = deed.decided_by?.id
  return by !== undefined && by === deed.proposed_by?.id
}

/** Whether somebody of staff may confirm what is proposed: never their own. */
export function mayConfirm(deed: Pick<MoneyDeed, 'state' | 'proposed_by'>, userId: number): boolean {
  return isRecord(deed) && deed.state === 'proposed' && deed.proposed_by?.id !== userId
}
