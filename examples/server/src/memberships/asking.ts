import { say } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { finish } from '../provider/carryOut.ts'
import { cancelOnce, chargeOnce } from '../provider/charging.ts'
import { ProviderFailure } from '../provider/failure.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import { membershipPayments } from '../tables/money/memberships.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import type { MembershipPaymentRow } from './rows.ts'
import { settleMembership } from './settle.ts'

/**
 * Asks the provider what comes of a payment, and writes it. Where nobody knows, the payment stays as it is: it is asked again by
 * the same key, which charges once.
 */
export async function askForMembership(
  deps: Deps,
  provider: PaymentProvider,
  payment: MembershipPaymentRow,
  now: number,
): Promise<MembershipPaymentRow> {
  const { id, method_id, family_id, cents, terms, purpose } = payment
  const asked = async () => {
    const [found] = await deps.db
      .select({ method: paymentMethods.provider_ref, customer: paymentCustomers.provider_ref })
      .from(paymentMethods)
      .innerJoin(paymentCustomers, eq(paymentCustomers.user_id, paymentMethods.user_id))
      .where(eq(paymentMethods.id, method_id))
    return {
      ...{ customer: found!.customer!, method: found!.method!, kind: 'card' as const, cents },
      ...{ group: `membership-${family_id}`, present: purpose !== 'renewal' },
      description: `Membership ${say('en', terms.name)}`,
    }
  }
  try {
    return await finish(deps.db, payment, {
      ask: (begun) => chargeOnce(provider, begun, asked, now),
      settle: (tx, begun, outcome) => settleMembership(tx, deps, begun, outcome, now),
    })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    deps.log.warn('Nobody knows yet what came of the payment of a membership', {
      payment: id,
      code: error.code,
    })
    const [row] = await deps.db.select().from(membershipPayments).where(eq(membershipPayments.id, id))
    return row!
  }
}

/** Gives up a payment that waits for its holder's bank: it is not charged any more, unless it has been meanwhile. */
export const giveUpMembership = (
  deps: Deps,
  provider: PaymentProvider,
  payment: MembershipPaymentRow,
  now: number,
): Promise<MembershipPaymentRow> =>
  finish(deps.db, payment, {
    ask: (begun) => cancelOnce(provider, begun),
    settle: (tx, begun, outcome) => settleMembership(tx, deps, begun, outcome, now),
  })
