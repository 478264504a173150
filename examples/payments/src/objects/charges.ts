import type Stripe from 'stripe'
import { invalid } from '../http/failure.ts'
import { businessDaysAfter } from '../context/businessDays.ts'
import { change, create, emit, newId, read, seconds, type Context } from '../context/context.ts'
import type { Kept } from '../store/store.ts'
import { addBalance } from './balance.ts'

type KeptCharge = Kept<Stripe.Charge>

/** A charge of an intent, as it begins: it counts for nothing until it has succeeded. */
export function newCharge(
  { now }: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  return {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details },
    calculated_statement_descriptor: null,
    captured: false,
    created: seconds(now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: method.type },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
}

/** What the provider keeps of a charge, in cents: of a card 2.9 percent and 30 cents, of a debit 0.8 percent, at most $5. */
const feeOf = (charge: Stripe.Charge) =>
  charge.id.startsWith('ch_')
    ? Math.round(charge.amount * 0.029) + 30
    : Math.min(500, Math.round(charge.amount * 0.008))

/** The money is there. */
export async function settleCharge(context: Context, kept: KeptCharge): Promise<KeptCharge> {
  const fee = feeOf(kept.body)
  const balance_transaction = await addBalance(context, {
    ...{ amount: kept.body.amount, fee, type: 'charge', source: kept.id },
  })
  const settled = await change(context, kept, {
    ...{ status: 'succeeded', paid: true, captured: true, amount_captured: kept.body.amount },
    balance_transaction,
  })
  await emit(context, 'charge.succeeded', settled.body)
  return settled
}

/** The money did not come. */
export async function failCharge(
  context: Context,
  kept: KeptCharge,
  failure_code: string,
  failure_message: string,
): Promise<KeptCharge> {
  const failed = await change(context, kept, { status: 'failed', paid: false, failure_code, failure_message })
  await emit(context, 'charge.failed', failed.body)
  return failed
}

const refundDays = 5

/** Gives back all of a charge that is left, or so many cents of it: of a card at once, of a debit some days later. */
export async function refundCharge(
  context: Context,
  kept: KeptCharge,
  asked: {
    amount?: number | undefined
    reason?: Stripe.Refund['reason'] | undefined
    metadata?: Stripe.Metadata | undefined
  },
): Promise<Kept<Stripe.Refund>> {
  const { body } = kept
  const left = body.amount - body.amount_refunded
  if (left === 0)
    throw invalid(`Charge ${body.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = asked.amount ?? left
  if (body.status !== 'succeeded')
    throw invalid(`Charge ${body.id} has not succeeded.`, { code: 'charge_not_refundable' as string })
  if (body.disputed)
    throw invalid(`Charge ${body.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount is greater than unrefunded amount on charge.`, { param: 'amount' })
  const isCard = body.id.startsWith('ch_')
  const refund: Stripe.Refund = {
    id: newId(isCard ? 're' : 'pyr'),
    object: 'refund',
    amount,
    balance_transaction: await addBalance(context, {
      amount: -amount,
      fee: 0,
      type: 'refund',
      source: kept.id,
    }),
    charge: kept.id,
    created: seconds(context.now),
    currency: body.currency,
    customer: body.customer,
    customer_account: null,
    metadata: asked.metadata ?? {},
    payment_intent: body.payment_intent,
    payment_method: body.payment_method,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isCard ? 'succeeded' : 'pending',
    transfer_reversal: null,
  }
  const made = await create(context, refund, {
    owner: kept.id,
    dueAt: isCard ? null : businessDaysAfter(context.now, refundDays),
  })
  const amount_refunded = body.amount_refunded + amount
  const after = await change(context, kept, { amount_refunded, refunded: amount_refunded === body.amount })
  await emit(context, 'refund.created', made.body)
  await emit(context, 'charge.refunded', after.body)
  return made
}

/** A refund to an account has arrived. */
export async function settleRefund(context: Context, kept: Kept<Stripe.Refund>): Promise<void> {
  const settled = await change(context, kept, { status: 'succeeded' }, { dueAt: null })
  await emit(context, 'refund.updated', settled.body)
}

/** The bank of a card or an account does not take a refund: the money is with the platform again. */
export async function failRefund(context: Context, kept: Kept<Stripe.Refund>): Promise<void> {
  const { amount, charge } = kept.body
  const failed = await change(
    context,
    kept,
    {
      ...{ status: 'failed', failure_reason: 'expired_or_canceled_card' },
      failure_balance_transaction: await addBalance(context, {
        ...{ amount, fee: 0, type: 'refund_failure', source: kept.id },
      }),
    },
    { dueAt: null },
  )
  const of = await readCharge(context, String(charge))
  const amount_refunded = of.body.amount_refunded - amount
  await change(context, of, { amount_refunded, refunded: false })
  await emit(context, 'refund.failed', failed.body)
}

export const readCharge = (context: Context, id: string, param = 'id') =>
  read<Stripe.Charge>(context, 'charge', id, param)
