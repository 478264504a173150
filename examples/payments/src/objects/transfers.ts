import type Stripe from 'stripe'
import { invalid } from '../http/failure.ts'
import { businessDaysAfter } from '../context/businessDays.ts'
import { change, create, emit, newId, seconds, type Context } from '../context/context.ts'
import type { Kept } from '../store/store.ts'
import { bankFailures } from '../testValues/index.ts'
import { defaultExternal, readAccount, stopPayouts, type KeptAccount } from './accounts.ts'
import { addBalance, balanceOf, gatherInto } from './balance.ts'

export type KeptTransfer = Kept<Stripe.Transfer>
export type KeptPayout = Kept<Stripe.Payout>

const payoutDays = 2

interface Asked {
  readonly amount: number
  readonly destination: string
  readonly transfer_group?: string | undefined
  readonly source_transaction?: string | undefined
  readonly metadata?: Stripe.Metadata | undefined
  readonly description?: string | undefined
}

/** Moves money of the platform to an account, from which it is paid out some days later. */
export async function makeTransfer(context: Context, asked: Asked): Promise<KeptTransfer> {
  const account = await readAccount(context, asked.destination, 'destination')
  if (account.body.capabilities?.transfers !== 'active')
    throw invalid('Your destination account needs to have the transfers capability enabled.', {
      code: 'insufficient_capabilities_for_transfer',
    })
  if (asked.source_transaction === undefined && (await balanceOf(context.tx, '')) < asked.amount)
    throw invalid('You have insufficient available funds in your account.', { code: 'balance_insufficient' })
  const id = newId('tr')
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount: asked.amount,
    amount_reversed: 0,
    balance_transaction: await addBalance(
      context,
      { amount: -asked.amount, fee: 0, type: 'transfer', source: id },
      '',
    ),
    created: seconds(context.now),
    currency: 'usd',
    description: asked.description ?? null,
    destination: account.id,
    destination_payment: newId('py'),
    livemode: false,
    metadata: asked.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: asked.source_transaction ?? null,
    source_type: 'card',
    transfer_group: asked.transfer_group ?? null,
  }
  const received = { amount: asked.amount, fee: 0, type: 'payment' } as const
  const source = String(transfer.destination_payment)
  await addBalance(context, { ...received, source }, account.id)
  await context.tx.put(arrivedAs(transfer, account.id))
  const made = await create(context, transfer)
  await emit(context, 'transfer.created', made.body)
  await payOutRest(context, account.id)
  return made
}

/** A transfer as the account has it that it went to: a charge of its own, whose source it is. */
const arrivedAs = ({ id, amount, created, destination_payment }: Stripe.Transfer, owner: string): Kept => ({
  id: String(destination_payment),
  kind: 'destination_payment',
  owner,
  body: {
    ...{ id: destination_payment, object: 'charge', amount, created, currency: 'usd' },
    ...{ source_transfer: id, status: 'succeeded' },
  },
  hidden: {},
  dueAt: null,
})

/** Sends all that an account has to its bank, where that can be: what the provider does each day. */
export async function payOutRest(context: Context, id: string): Promise<void> {
  const account = await readAccount(context, id)
  const rest = await balanceOf(context.tx, id)
  if (account.body.payouts_enabled && rest > 0) await payOut(context, account, rest)
}

/** Takes back what was moved, or so many cents of it. */
export async function reverseTransfer(
  context: Context,
  kept: KeptTransfer,
  asked: { amount?: number | undefined; metadata?: Stripe.Metadata | undefined },
): Promise<Stripe.TransferReversal> {
  const left = kept.body.amount - kept.body.amount_reversed
  const amount = asked.amount ?? left
  if (amount < 1 || amount > left)
    throw invalid('Reversal amount is greater than what is left of the transfer.', { param: 'amount' })
  const account = String(kept.body.destination)
  if ((await balanceOf(context.tx, account)) < amount)
    throw invalid('The account has insufficient funds to reverse this transfer.', {
      code: 'balance_insufficient',
    })
  const reversal: Stripe.TransferReversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: await addBalance(
      context,
      { amount, fee: 0, type: 'transfer_refund', source: kept.id },
      '',
    ),
    created: seconds(context.now),
    currency: 'usd',
    destination_payment_refund: null,
    metadata: asked.metadata ?? {},
    source_refund: null,
    transfer: kept.id,
  }
  await addBalance(context, { amount: -amount, fee: 0, type: 'payment_refund', source: kept.id }, account)
  await create(context, reversal, { owner: kept.id })
  const amount_reversed = kept.body.amount_reversed + amount
  const after = await change(context, kept, {
    amount_reversed,
    reversed: amount_reversed === kept.body.amount,
  })
  await emit(context, 'transfer.reversed', after.body)
  return reversal
}

/** Sends an account's money to its bank, where it is some days later. */
export async function payOut(
  context: Context,
  account: KeptAccount,
  amount: number,
  { automatic = true, metadata = {} }: { automatic?: boolean; metadata?: Stripe.Metadata } = {},
): Promise<KeptPayout> {
  const bank = await defaultExternal(context, account)
  if (!bank || !account.body.payouts_enabled)
    throw invalid('Payouts are not enabled for this account.', { code: 'payouts_not_allowed' })
  if ((await balanceOf(context.tx, account.id)) < amount)
    throw invalid('You have insufficient funds in this account for the payout.', {
      code: 'balance_insufficient',
    })
  const id = newId('po')
  const arrives = businessDaysAfter(context.now, payoutDays)
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: seconds(arrives),
    automatic,
    balance_transaction: await addBalance(
      context,
      { amount: -amount, fee: 0, type: 'payout', source: id },
      account.id,
    ),
    created: seconds(context.now),
    currency: 'usd',
    description: null,
    destination: bank.id,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'in_progress' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  }
  if (automatic) await gatherInto(context, account.id, id)
  // What is in an automatic one is worked out behind the answer.
  const dueAt = automatic ? context.now : arrives
  const made = await create(context, payout, { owner: account.id, dueAt })
  await emit(context, 'payout.created', made.body, account.id)
  return made
}

/** Works out what a payout is made of: from then on that can be asked for. */
async function reconcile(context: Context, kept: KeptPayout): Promise<KeptPayout> {
  if (kept.body.reconciliation_status !== 'in_progress') return kept
  const reconciled = await change(
    context,
    kept,
    { reconciliation_status: 'completed' },
    { dueAt: kept.body.arrival_date * 1000 },
  )
  await emit(context, 'payout.reconciliation_completed', reconciled.body, kept.owner)
  return reconciled
}

/** What its time brings to a payout: first what it is made of is worked out, then it is at its bank. */
export const settlePayout = (context: Context, kept: KeptPayout): Promise<KeptPayout> =>
  kept.body.reconciliation_status === 'in_progress' ? reconcile(context, kept) : endPayout(context, kept)

/** What has become of a payout: by its account's number, unless it is said. */
export async function endPayout(
  context: Context,
  begun: KeptPayout,
  said?: 'paid' | { readonly failed: string },
): Promise<KeptPayout> {
  if (begun.body.status !== 'in_transit') return begun
  const kept = await reconcile(context, begun)
  const bank = await context.tx.get(String(kept.body.destination))
  const outcome = bank?.hidden.outcome as keyof typeof bankFailures
  const byBank = outcome in bankFailures ? bankFailures[outcome] : null
  const failure = said === undefined ? byBank : said === 'paid' ? null : said.failed
  if (failure === null) {
    const paid = await change(context, kept, { status: 'paid' }, { dueAt: null })
    await emit(context, 'payout.paid', paid.body, kept.owner)
    return paid
  }
  const back = { amount: kept.body.amount, fee: 0, type: 'payout_failure', source: kept.id } as const
  const failed = await change(
    context,
    kept,
    {
      ...{ status: 'failed', failure_code: failure, failure_message: 'The bank did not take the deposit.' },
      failure_balance_transaction: await addBalance(context, back, kept.owner),
    },
    { dueAt: null },
  )
  await emit(context, 'payout.failed', failed.body, kept.owner)
  await stopPayouts(context, await readAccount(context, kept.owner))
  return failed
}
