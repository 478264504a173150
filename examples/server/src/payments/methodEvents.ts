import { eq } from 'drizzle-orm'
import type { EventHandlers } from '../provider/events.ts'
import { payees } from '../tables/money/payments.ts'
import { settleSetup } from './settleSetup.ts'

/** What the provider tells of cards, accounts and those whom it pays. */
export function answerMethodEvents(events: EventHandlers): void {
  events.on(['setup_intent.succeeded', 'setup_intent.setup_failed', 'setup_intent.canceled'], {
    read: (provider, { object }) => provider.readMethod(object.id),
    apply: async (tx, { object }, found) => void (await settleSetup(tx, object.id, found)),
  })
  events.on(['account.updated'], {
    read: (provider, { object }) => provider.readPayee(object.id),
    async apply(tx, _, { ref, payoutsEnabled, requirements }) {
      await tx
        .update(payees)
        .set({ payouts_enabled: payoutsEnabled, requirements })
        .where(eq(payees.provider_ref, ref))
    },
  })
}
