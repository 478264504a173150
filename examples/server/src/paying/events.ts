import { eq } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import type { EventHandlers } from '../provider/events.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { returnDebit } from './returning.ts'
import { settlePayment } from './settle.ts'

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
        if (!charge?.attempt) return
        const [attempt] = await tx
          .select()
          .from(paymentAttempts)
          .where(eq(paymentAttempts.id, charge.attempt))
        if (attempt) await settlePayment(tx, deps(), attempt, { done: charge }, now)
      },
    },
  )
  events.on(['charge.dispute.created', 'charge.dispute.closed'], {
    read: (provider, { object }) => provider.readDispute(object.id),
    apply: (tx, _, dispute, now) => returnDebit(tx, deps(), dispute, now),
  })
}
