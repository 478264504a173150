import type Stripe from 'stripe'
import { completeAccount, type KeptAccount } from '../objects/accounts.ts'
import { openDispute, type KeptDispute } from '../objects/disputes.ts'
import { failRefund, readCharge } from '../objects/charges.ts'
import { endDebit, failDebit, type KeptIntent } from '../objects/paymentIntents.ts'
import { endPayout, payOutRest, type KeptPayout } from '../objects/transfers.ts'
import type { Kept, ProviderStore, StoreTx } from '../store/store.ts'
import type { Context } from '../context/context.ts'

/** What a demonstration may have happen at once that otherwise takes days, or a bank. */
export interface Controls {
  /** Debits that are under way come, whatever their accounts are made of. */
  settle(id?: string): Promise<number>
  /** Debits that are under way fail; of those that came, the bank takes the last one back. */
  return(id?: string): Promise<number>
  /** The last charge, or that one, is disputed. */
  dispute(id?: string): Promise<number>
  payoutPaid(id?: string): Promise<number>
  payoutFailed(id?: string): Promise<number>
  /** The last refund that has not failed, or that one, is not taken by its bank. */
  refundFailed(id?: string): Promise<number>
  /** Somebody who is to be paid has told the provider all that it wanted. */
  completePayee(id: string): Promise<number>
  /** What is held, and what waits for its next try, is handed over: newest first where it was asked to be reordered. */
  deliverEvents(): Promise<void>
  /** The last events are handed over a second time. */
  duplicate(): Promise<void>
  /** Events are held until they are handed over, newest first. */
  reorder(): void
  look(): Promise<Look>
}

/** What the provider has, for whoever tries it: newest first. */
interface Look {
  readonly charges: readonly LookedCharge[]
  readonly payouts: readonly LookedPayout[]
  readonly waiting: number
  readonly holding: boolean
}
interface LookedCharge {
  readonly id: string
  readonly intent: string
  readonly group: string | null
  readonly cents: number
  readonly status: string
  readonly failure: string | null
  readonly disputed: boolean
  readonly refunded: number
  readonly idempotency: string | null
}
interface LookedPayout {
  readonly id: string
  readonly account: string
  readonly cents: number
  readonly status: string
  readonly failure: string | null
}

interface Parts {
  readonly store: ProviderStore
  readonly now: () => number
  readonly holding: { held: boolean }
  readonly eventsFrom: () => number | null
  readonly deliver: () => Promise<void>
}

export function createControls({ store, now, holding, eventsFrom, deliver }: Parts): Controls {
  async function act(work: (context: Context) => Promise<number>): Promise<number> {
    const done = await store.transaction(null, (tx) =>
      work({ tx, now: now(), account: '', publishable: false, key: null, eventsFrom: eventsFrom() }),
    )
    await deliver()
    return done?.value ?? 0
  }

  /** Every object of a kind in a state, or that one. */
  async function those<K extends Kept>(
    { tx }: { tx: StoreTx },
    kind: string,
    is: (kept: K) => boolean,
    id?: string,
  ): Promise<readonly K[]> {
    return ((await tx.list(kind)) as readonly K[]).filter(
      (kept) => is(kept) && (id === undefined || kept.id === id),
    )
  }
  async function each<K extends Kept>(
    context: Context,
    kept: readonly K[],
    deed: (context: Context, kept: K) => Promise<unknown>,
  ): Promise<number> {
    for (const one of kept) await deed(context, one)
    return kept.length
  }
  const underWay = ({ body }: KeptIntent) => body.status === 'processing'
  const inTransit = ({ body }: KeptPayout) => body.status === 'in_transit'

  return {
    settle: (id) =>
      act(async (context) =>
        each(context, await those<KeptIntent>(context, 'payment_intent', underWay, id), (own, kept) =>
          endDebit(own, kept, true),
        ),
      ),
    return: (id) =>
      act(async (context) => {
        const waiting = await those<KeptIntent>(context, 'payment_intent', underWay, id)
        if (waiting.length > 0)
          return each(context, waiting, (own, kept) => failDebit(own, kept, 'insufficient_funds'))
        const came = await those<Kept<Stripe.Charge>>(
          context,
          'charge',
          ({ body }) => body.status === 'succeeded' && !body.disputed && body.id.startsWith('py_'),
        )
        const last = came.filter(
          ({ id: own, body }) => id === undefined || id === own || id === body.payment_intent,
        )
        return each(context, last.slice(0, 1), (own, kept) =>
          openDispute(own, kept, 'debit_not_authorized', true),
        )
      }),
    dispute: (id) =>
      act(async (context) => {
        const charged = await those<Kept<Stripe.Charge>>(
          context,
          'charge',
          ({ id: own, body }) =>
            body.status === 'succeeded' &&
            !body.disputed &&
            (id === undefined || id === own || id === body.payment_intent),
        )
        // Of a debit a bank decides at once, and for its customer: that cannot be answered.
        return each(context, charged.slice(0, 1), async (own, { id: charge }) =>
          charge.startsWith('py_')
            ? openDispute(own, await readCharge(own, charge), 'debit_not_authorized', true)
            : openDispute(own, await readCharge(own, charge), 'fraudulent'),
        )
      }),
    payoutPaid: (id) =>
      act(async (context) =>
        each(context, await those<KeptPayout>(context, 'payout', inTransit, id), (own, kept) =>
          endPayout(own, kept, 'paid'),
        ),
      ),
    payoutFailed: (id) =>
      act(async (context) =>
        each(context, await those<KeptPayout>(context, 'payout', inTransit, id), (own, kept) =>
          endPayout(own, kept, { failed: 'account_closed' }),
        ),
      ),
    refundFailed: (id) =>
      act(async (context) => {
        const given = await those<Kept<Stripe.Refund>>(
          context,
          'refund',
          ({ body }) => body.status === 'succeeded' || body.status === 'pending',
          id,
        )
        return each(context, given.slice(0, 1), (own, kept) => failRefund(own, kept))
      }),
    completePayee: (id) =>
      act(async (context) =>
        each(context, await those<KeptAccount>(context, 'account', () => true, id), async (own, kept) => {
          await completeAccount(own, kept)
          await payOutRest(own, kept.id)
        }),
      ),
    async deliverEvents() {
      const { held } = holding
      holding.held = false
      await store.release(now(), held)
      await deliver()
    },
    async duplicate() {
      await store.again(20, now())
      await deliver()
    },
    reorder: () => void (holding.held = true),
    async look() {
      const looked = await store.transaction(null, async (tx) => ({
        charges: (await tx.list('charge')) as readonly Kept<Stripe.Charge>[],
        payouts: (await tx.list('payout')) as readonly KeptPayout[],
        disputes: (await tx.list('dispute')) as readonly KeptDispute[],
      }))
      const { charges = [], payouts = [] } = looked?.value ?? {}
      return {
        charges: charges.slice(0, 100).map(({ body }) => ({
          id: body.id,
          intent: String(body.payment_intent),
          group: body.transfer_group,
          cents: body.amount,
          status: body.status,
          failure: body.failure_code,
          disputed: body.disputed,
          refunded: body.amount_refunded,
          idempotency: body.metadata.attempt ?? null,
        })),
        payouts: payouts.slice(0, 100).map(({ body, owner }) => ({
          ...{ id: body.id, account: owner, cents: body.amount },
          ...{ status: body.status, failure: body.failure_code },
        })),
        waiting: await store.waiting(),
        holding: holding.held,
      }
    },
  }
}
