import {
  mayConfirm,
  moneyDeedAfter,
  needsTwoPeople,
  refusesRefundDeed,
  type DeedDecision,
  type RefundDeedKind,
} from '@homecare/sdk/moneyDesk'
import { moneyDeskErrorTexts as words, refundDeskErrorTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { membershipSettled } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import { tellOfMembership } from '../memberships/letters.ts'
import { takenBy } from '../payments/failing.ts'
import { lockUser } from '../people/lockUser.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { membershipRefundDeeds } from '../tables/money/membershipRefunds.ts'
import { judgedRefund, type JudgedRefund, type RefundDeedRow } from './refundRecord.ts'

/** A press of somebody of staff. */
interface RefundPress {
  readonly deps: Deps
  readonly user: SessionUser
  /** The refund, by its number. */
  readonly number: number
  readonly kind: RefundDeedKind
  readonly reason: string
  readonly words: string
  /** The caller's key. */
  readonly key: string
  readonly now: number
}

/** What is judged of a refund, while nothing else is done about its family's memberships. */
async function locked(tx: Tx, number: number): Promise<JudgedRefund> {
  const { payment } = await judgedRefund(tx, number)
  await lockUser(tx, payment.family_id)
  return judgedRefund(tx, number)
}

/** Where a deed stands as soon as it is agreed: what the provider has no part in is done with it. */
const agreed = (kind: RefundDeedKind, at: Date) =>
  kind === 'settled'
    ? ({ state: 'done', asked_at: at, settled_at: at } as const)
    : ({ state: 'asked', asked_at: at } as const)

/**
 * Writes down what somebody of staff does about a refund of a membership, in a transaction that is committed before the provider is
 * asked (`beginDeed` does so of an invoice's payment, and says when two people are needed). The one of this press where there is one.
 */
export async function beginRefundDeed(tx: Tx, press: RefundPress): Promise<RefundDeedRow> {
  const { deps, user, number, kind, key, now } = press
  const reason = press.reason.trim()
  const said = press.words.trim()
  const found = await locked(tx, number)
  const { refund, facts } = found
  const [own] = await tx
    .select()
    .from(membershipRefundDeeds)
    .where(and(eq(membershipRefundDeeds.proposed_by, user.id), eq(membershipRefundDeeds.client_key, key)))
  if (own && own.refund_ref !== refund.provider_ref) throw refuse.conflict(serverTexts.keyReused)
  if (own) return own
  if (!reason) throw refuse.invalid({ reason: [words.reason] })
  const no = refusesRefundDeed(kind, facts)
  if (no) throw refuse.conflict(no)
  if (kind === 'settled' && !said) throw refuse.invalid({ words: [refundDeskErrorTexts.how] })
  if (kind !== 'settled') takenBy(deps.provider)
  const cents = kind === 'check' ? null : facts.cents
  const isProposed = needsTwoPeople(
    cents,
    { refunded_all: facts.given },
    deps.config.refundTwoPeopleAboveCents,
  )
  const at = new Date(now)
  const [deed] = await tx
    .insert(membershipRefundDeeds)
    .values({
      ...{ kind, refund_ref: refund.provider_ref, cents, reason, proposed_by: user.id, proposed_at: at },
      ...(isProposed ? { state: 'proposed' as const } : agreed(kind, at)),
      ...{ client_key: key, words: kind === 'settled' ? said : '' },
    })
    .returning()
  if (deed!.state === 'done') await settleElsewhere(tx, deps, deed!, found, now)
  return deed!
}

/** What a second person says. */
interface RefundDecision {
  readonly deps: Deps
  readonly user: SessionUser
  readonly number: number
  readonly deedId: string
  readonly decision: DeedDecision
  readonly note: string
  readonly now: number
}

/** Decides what was proposed. The same decision of the same person is taken once; another one is a conflict. */
export async function decideRefund(
  tx: Tx,
  { deps, user, number, deedId, decision, note, now }: RefundDecision,
): Promise<RefundDeedRow> {
  const found = await locked(tx, number)
  const own = eq(membershipRefundDeeds.id, deedId)
  const [deed] = await tx
    .select()
    .from(membershipRefundDeeds)
    .where(and(own, eq(membershipRefundDeeds.refund_ref, found.refund.provider_ref)))
    .for('update')
  if (!deed) throw refuse.notFound()
  if (moneyDeedAfter(deed, decision) === null) {
    const isSame = deed.decided_by === user.id && (deed.state === 'refused') === (decision === 'refuse')
    if (isSame) return deed
    throw refuse.conflict(words.decidedAlready)
  }
  const by = { decided_by: user.id, decided_at: new Date(now) }
  if (decision === 'refuse') {
    // Whoever takes back their own owes nobody a reason.
    if (!note.trim() && deed.proposed_by !== user.id) throw refuse.invalid({ note: [words.note] })
    const [refused] = await tx
      .update(membershipRefundDeeds)
      .set({ state: 'refused', ...by, note: note.trim() })
      .where(own)
      .returning()
    return refused!
  }
  if (!mayConfirm({ state: deed.state, proposed_by: { id: deed.proposed_by, name: '' } }, user.id))
    throw refuse.conflict(words.ownProposal)
  // As it stands now, but for itself.
  const no = refusesRefundDeed(deed.kind, { ...found.facts, is_open: false })
  if (no) throw refuse.conflict(no)
  if (deed.kind !== 'settled') takenBy(deps.provider)
  const [confirmed] = await tx
    .update(membershipRefundDeeds)
    .set({ ...by, ...agreed(deed.kind, new Date(now)) })
    .where(own)
    .returning()
  if (confirmed!.state === 'done') await settleElsewhere(tx, deps, confirmed!, found, now)
  return confirmed!
}

/** The family has its money in another way: it is posted, and the family told. */
async function settleElsewhere(
  tx: Tx,
  deps: Deps,
  deed: RefundDeedRow,
  { refund, payment }: JudgedRefund,
  now: number,
): Promise<void> {
  await post(tx, membershipSettled(refund.provider_ref, refund.cents), now)
  await tellOfMembership(tx, deps, payment.family_id, 'refundSettled', payment.terms, {
    cents: refund.cents,
    how: deed.words,
  })
}
