import { eq } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import type { Tx } from '../db/connect.ts'
import type { EventHandlers } from '../provider/events.ts'
import type { ProviderCharge } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { disputeCharge } from './disputing.ts'
import { returnDebit } from './returning.ts'
import { settlePayment } from './settle.ts'

/** What a bank charges for a dispute is known once it has taken the money. */
const disputeEvents = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]

/** What the provider tells of payments: each is read anew, and written as one who pressed would. */
export function answerPaymentEvents(events: EventHandlers, deps: () => Deps): void {
  events.on(
    [
      'payment_intent.succeeded',
      'payment_intent.processing',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.canceled',
    ],
    {
      read: (provider, { object }) => provider.readCharge({ ref: object.id }),
      async apply(tx, _, charge, now) {
        if (charge) await settleByCharge(tx, deps(), charge, now)
      },
    },
  )
  events.on(disputeEvents, {
    async read(provider, { object }) {
      const dispute = await provider.readDispute(object.id)
      return { dispute, charge: dispute.charge && (await provider.readCharge({ ref: dispute.charge })) }
    },
    async apply(tx, _, { dispute, charge }, now) {
      // It may be told of before the payment itself.
      if (charge) await settleByCharge(tx, deps(), charge, now)
      await returnDebit(tx, deps(), dispute, now)
      await disputeCharge(tx, deps(), dispute, now)
    },
  })
}

/** Writes how a charge stands, where an attempt of ours is behind it. */
async function settleByCharge(tx: Tx, deps: Deps, charge: ProviderCharge, now: number): Promise<void> {
  if (charge.attempt === null) return
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, charge.attempt))
  if (attempt) await settlePayment(tx, deps, attempt, { done: charge }, now)
}
