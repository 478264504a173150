import type { MembershipRefundRecord, RefundDeed, RefundFacts } from '@homecare/sdk/moneyDesk'
import { say, type Locale } from '@homecare/sdk/kit'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { givenBackOf, isAnswered, type MembershipRefundRow } from '../memberships/refunds.ts'
import type { MembershipPaymentRow } from '../memberships/rows.ts'
import { fullName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { membershipRefundDeeds, membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments } from '../tables/money/memberships.ts'
import { deskPeople, journalsOf } from './record.ts'

export type RefundDeedRow = typeof membershipRefundDeeds.$inferSelect

/** A refund of a membership with the payment that it gives back of, and what can be judged of it. */
export interface JudgedRefund {
  readonly refund: MembershipRefundRow
  readonly payment: MembershipPaymentRow
  readonly facts: RefundFacts
}

/** What there is of a refund by its number; refused where there is no such refund. */
export async function judgedRefund(db: Db | Tx, number: number): Promise<JudgedRefund> {
  const [found] = await db
    .select({ refund: membershipRefunds, payment: membershipPayments, is_answered: isAnswered })
    .from(membershipRefunds)
    .innerJoin(membershipPayments, eq(membershipPayments.id, membershipRefunds.payment_id))
    .where(eq(membershipRefunds.number, number))
  if (!found) throw refuse.notFound()
  const { refund, payment, is_answered } = found
  const open = and(
    eq(membershipRefundDeeds.refund_ref, refund.provider_ref),
    inArray(membershipRefundDeeds.state, ['proposed', 'asked']),
    inArray(membershipRefundDeeds.kind, ['again', 'settled']),
  )
  return {
    ...{ refund, payment },
    facts: {
      ...{ state: refund.state, cents: refund.cents, paid: payment.cents, is_answered },
      given: await givenBackOf(db, payment.id, refund.provider_ref),
      is_open: (await db.$count(membershipRefundDeeds, open)) > 0,
      is_returned: payment.state !== 'succeeded',
    },
  }
}

/** All that there is of a refund of a membership, by its number. */
export async function refundRecordOf(
  db: Db,
  config: Pick<Config, 'refundTwoPeopleAboveCents'>,
  number: number,
  locale: Locale,
): Promise<MembershipRefundRecord> {
  const { refund, payment, facts } = await judgedRefund(db, number)
  const { provider_ref: ref } = refund
  const [family] = await db.select().from(users).where(eq(users.id, payment.family_id))
  return {
    ...{ id: refund.number, ref, payment_ref: payment.provider_ref, failure: refund.failure, facts },
    family: { id: family!.id, name: fullName(family!), email: family!.email },
    tier: say(locale, payment.terms.name),
    ...{ made_at: refund.made_at.toISOString(), paid_at: payment.created_at.toISOString() },
    two_people_above: config.refundTwoPeopleAboveCents,
    deeds: await refundDeedsOf(db, ref),
    journals: await journalsOf(
      db,
      and(
        eq(ledgerJournals.ref, ref),
        inArray(ledgerJournals.kind, [
          ...['membership_refunded', 'membership_refund_failed', 'membership_settled'],
        ]),
      ),
    ),
  }
}

/** What staff have done about a refund, the newest first. */
async function refundDeedsOf(db: Db, ref: string): Promise<RefundDeed[]> {
  const rows = await db
    .select()
    .from(membershipRefundDeeds)
    .where(eq(membershipRefundDeeds.refund_ref, ref))
    .orderBy(desc(membershipRefundDeeds.proposed_at), desc(membershipRefundDeeds.id))
  const people = await deskPeople(db, rows)
  return rows.map(({ proposed_by, proposed_at, decided_by, decided_at, ...deed }) => ({
    ...{ id: deed.id, kind: deed.kind, state: deed.state, cents: deed.cents, reason: deed.reason },
    ...{ words: deed.words, failure: deed.failure, note: deed.note },
    proposed_by: people.get(proposed_by)!,
    proposed_at: proposed_at.toISOString(),
    decided_by: decided_by === null ? null : people.get(decided_by)!,
    decided_at: decided_at?.toISOString() ?? null,
  }))
}
