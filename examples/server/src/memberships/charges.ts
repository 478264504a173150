import { say } from '@homecare/sdk/kit'
import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { isLeft, seeToLeft, type Charges } from '../provider/charges.ts'
import { membershipPayments } from '../tables/money/memberships.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import type { MembershipPaymentRow } from './rows.ts'
import { disputePayment, settleMembership } from './settle.ts'

/** Payments of memberships. */
export const membershipCharges = (deps: Deps): Charges<MembershipPaymentRow> => ({
  what: 'payment of a membership',
  async find(db, id) {
    const [row] = await db.select().from(membershipPayments).where(eq(membershipPayments.id, id))
    return row ?? null
  },
  left: (db, now) =>
    db
      .select()
      .from(membershipPayments)
      .where(isLeft(membershipPayments, now))
      .orderBy(asc(membershipPayments.created_at))
      .limit(100),
  async asked(db, { method_id, family_id, cents, terms, purpose }) {
    const [found] = await db
      .select({ method: paymentMethods.provider_ref, customer: paymentCustomers.provider_ref })
      .from(paymentMethods)
      .innerJoin(paymentCustomers, eq(paymentCustomers.user_id, paymentMethods.user_id))
      .where(eq(paymentMethods.id, method_id))
    return {
      ...{ customer: found!.customer!, method: found!.method!, kind: 'card', cents },
      ...{ group: `membership-${family_id}`, present: purpose !== 'renewal' },
      description: `Membership ${say('en', terms.name)}`,
    }
  },
  settle: (tx, payment, outcome, now) => settleMembership(tx, deps, payment, outcome, now),
  dispute: (tx, dispute, now) => disputePayment(tx, deps, dispute, now),
})

/** Sees to payments of memberships that were left. */
export const finishMembershipPayments = (deps: Deps, now: number): Promise<void> =>
  seeToLeft(deps, membershipCharges(deps), now)
