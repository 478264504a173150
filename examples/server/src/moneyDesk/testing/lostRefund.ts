import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import type { MembershipRefundRow } from '../../memberships/refunds.ts'
import { membershipRefunds } from '../../tables/money/membershipRefunds.ts'
import { membershipPayments } from '../../tables/money/memberships.ts'
import { paymentMethods } from '../../tables/money/payments.ts'

/** Money of a membership that a family paid for, which was given back and did not arrive: rows alone, of which the provider knows nothing. */
export async function lostRefund(db: Db, familyId: number, cents = 1900): Promise<MembershipRefundRow> {
  const at = new Date('2026-11-01T12:00:00Z')
  const [method] = await db
    .insert(paymentMethods)
    .values({
      ...{
        user_id: familyId,
        kind: 'card',
        purpose: 'pay',
        setup_ref: `seti_${randomUUID()}`,
        state: 'removed',
      },
      ...{ created_at: at, removed_at: at, detached_at: at },
    })
    .returning({ id: paymentMethods.id })
  const [payment] = await db
    .insert(membershipPayments)
    .values({
      ...{ family_id: familyId, method_id: method!.id, purpose: 'start', cents, state: 'succeeded' },
      ...{ client_key: randomUUID(), provider_ref: `pi_${randomUUID()}`, created_at: at, decided_at: at },
      terms: {
        ...{
          tier: 'plus',
          name: ['Plus', 'Plus'],
          benefits: [],
          advisor_calls: false,
          fee_basis_points: null,
        },
        ...{ price_cents: cents, interval: 'month', period_start: '2026-11-01' },
        ...{ renews_on: '2026-12-01', anchor_on: '2026-11-01' },
      },
    })
    .returning({ id: membershipPayments.id })
  const [refund] = await db
    .insert(membershipRefunds)
    .values({
      ...{ provider_ref: `re_${randomUUID()}`, payment_id: payment!.id, cents, state: 'failed' },
      ...{ failure: 'expired_or_canceled_card', made_at: at, failed_at: at },
    })
    .returning()
  return refund!
}
