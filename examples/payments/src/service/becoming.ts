import type Stripe from 'stripe'
import { settleRefund } from '../objects/charges.ts'
import { closeDispute, type KeptDispute } from '../objects/disputes.ts'
import { endDebit, type KeptIntent } from '../objects/paymentIntents.ts'
import { endDeposits, type KeptSetup } from '../objects/setupIntents.ts'
import { settlePayout, type KeptPayout } from '../objects/transfers.ts'
import type { Kept, ProviderStore } from '../store/store.ts'
import type { Context } from '../context/context.ts'

type Becoming = (context: Context, kept: never) => Promise<unknown>

/** What becomes of an object by itself, once its time has come. */
const becoming: Readonly<Record<string, Becoming>> = {
  payment_intent: (context, kept: KeptIntent) => endDebit(context, kept),
  setup_intent: (context, kept: KeptSetup) => endDeposits(context, kept),
  refund: (context, kept: Kept<Stripe.Refund>) => settleRefund(context, kept),
  payout: (context, kept: KeptPayout) => settlePayout(context, kept),
  dispute: (context, kept: KeptDispute) => closeDispute(context, kept, 'lost'),
  idempotency: ({ tx }, { id }: Kept) => tx.remove(id),
}

/** Lets happen what the present instant brings, in its order; each at its own instant. */
export async function letBecome(
  store: ProviderStore,
  now: number,
  eventsFrom: () => number | null,
): Promise<void> {
  for (;;) {
    const done = await store.transaction(null, async (tx) => {
      const [next] = await tx.due(now)
      if (!next) return false
      const context: Context = {
        ...{ tx, now: next.dueAt!, account: '', publishable: false, key: null },
        eventsFrom: eventsFrom(),
      }
      await becoming[next.kind]?.(context, next as never)
      // Whatever became of it: that was its time.
      const after = await tx.get(next.id)
      if (after && after.dueAt === next.dueAt) await tx.put({ ...after, dueAt: null })
      return true
    })
    if (!done?.value) return
  }
}
