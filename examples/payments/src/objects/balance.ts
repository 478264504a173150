import type Stripe from 'stripe'
import { create, newId, seconds, type Context } from '../context/context.ts'
import type { StoreTx } from '../store/store.ts'

interface Moved {
  readonly amount: number
  readonly fee: number
  readonly type: Stripe.BalanceTransaction['type']
  readonly source: string
}

/** Writes a movement of an account's money, and answers its id. Amounts are cents; the fee is taken off. */
export async function addBalance(
  context: Context,
  { amount, fee, type, source }: Moved,
  account = context.account,
): Promise<string> {
  const moved: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: seconds(context.now),
    balance_type: 'payments',
    created: seconds(context.now),
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'usd',
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'available',
    type,
  }
  await create(context, moved, { owner: account })
  return moved.id
}

/** Puts what an account has moved since its last payout into one: that is what a payout is made of. */
export async function gatherInto(context: Context, account: string, payout: string): Promise<void> {
  for (const kept of await context.tx.list('balance_transaction', account))
    if (kept.hidden['payout'] === undefined)
      await context.tx.put({ ...kept, hidden: { ...kept.hidden, payout } })
}

/** What an account has, in cents. */
export async function balanceOf(tx: StoreTx, account: string): Promise<number> {
  const moved = await tx.list('balance_transaction', account)
  return moved.reduce((sum, { body }) => sum + (body as Stripe.BalanceTransaction).net, 0)
}

export async function balanceBody(tx: StoreTx, account: string): Promise<Stripe.Balance> {
  const amount = await balanceOf(tx, account)
  return {
    object: 'balance',
    available: [{ amount, currency: 'usd', source_types: { card: amount } }],
    livemode: false,
    pending: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
  }
}
