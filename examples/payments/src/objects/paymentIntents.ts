import type Stripe from 'stripe'
import { Failure, invalid, unexpected } from '../http/failure.ts'
import { businessDaysAfter } from '../context/businessDays.ts'
import { change, create, emit, newId, read, seconds, type Context } from '../context/context.ts'
import type { Kept } from '../store/store.ts'
import { bankFailures, declines } from '../testValues/index.ts'
import { failCharge, newCharge, readCharge, settleCharge } from './charges.ts'
import { declineOf } from './declines.ts'
import { openDispute } from './disputes.ts'
import { methodOf, outcomeOf, type KeptMethod } from './methods.ts'

export type KeptIntent = Kept<Stripe.PaymentIntent>

/** Days on which banks work until a debit has come, or has not. */
const debitDays = 4

export function newIntent({ now }: Context, given: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: seconds(now),
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
    ...given,
  }
}

/** Charges a method: a card at once, unless its bank asks or declines; an account some days later. */
export async function confirmIntent(
  context: Context,
  kept: KeptIntent,
  name: string | undefined,
): Promise<KeptIntent> {
  const { status, customer } = kept.body
  if (['succeeded', 'canceled', 'processing'].includes(status))
    throw unexpected('payment_intent', status, { payment_intent: kept.body })
  const given = name ?? (typeof kept.body.payment_method === 'string' ? kept.body.payment_method : undefined)
  if (given === undefined)
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  const method = await methodOf(context, given)
  if (method.body.customer !== null && method.body.customer !== customer)
    throw invalid('The payment method belongs to another customer, or to none of this intent.', {
      param: 'payment_method',
    })
  if (!kept.body.payment_method_types.includes(method.body.type))
    throw invalid(`The PaymentMethod provided (${method.body.type}) is not allowed for this PaymentIntent.`, {
      param: 'payment_method',
    })
  return method.body.type === 'card' ? chargeCard(context, kept, method) : debitBank(context, kept, method)
}

async function chargeCard(context: Context, kept: KeptIntent, method: KeptMethod): Promise<KeptIntent> {
  const outcome = outcomeOf(method)
  if (outcome in declines) {
    const error = declineOf(outcome, method.body)
    const charge = await create(context, newCharge(context, kept.body, method.body), { owner: kept.id })
    await failCharge(context, charge, error.code, error.message)
    const failed = await failIntent(context, kept, error, charge.id)
    const { type, code, decline_code, message } = error
    const body = { type, code, message, ...(decline_code && { decline_code }), charge: charge.id }
    throw new Failure(402, { ...body, payment_intent: failed.body, payment_method: method.body }, true)
  }
  const { approved, confirmed } = method.hidden
  if ((outcome === 'asks' && approved !== true) || (outcome === 'asksAlways' && confirmed !== true)) {
    const waits = await change(context, kept, {
      ...{ payment_method: method.id, status: 'requires_action', last_payment_error: null },
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    } as Partial<Stripe.PaymentIntent>)
    await emit(context, 'payment_intent.requires_action', waits.body)
    return waits
  }
  const charge = await create(context, newCharge(context, kept.body, method.body), { owner: kept.id })
  const paid = await settleIntent(context, await change(context, kept, { payment_method: method.id }), charge)
  if (outcome === 'disputed') await openDispute(context, await readCharge(context, charge.id), 'fraudulent')
  return paid
}

async function debitBank(context: Context, kept: KeptIntent, method: KeptMethod): Promise<KeptIntent> {
  const outcome = outcomeOf(method)
  if (outcome === 'weeklyLimit') {
    const message = 'The payment is over what this account may be debited in a week.'
    const error = {
      type: 'invalid_request_error',
      code: 'payment_intent_payment_attempt_failed',
      message,
    } as const
    const failed = await failIntent(context, kept, { ...error, payment_method: method.body }, null)
    throw new Failure(400, { ...error, payment_intent: failed.body }, true)
  }
  const charge = await create(context, newCharge(context, kept.body, method.body), { owner: kept.id })
  await emit(context, 'charge.pending', charge.body)
  const waits = await change(
    context,
    kept,
    {
      ...{ payment_method: method.id, status: 'processing', latest_charge: charge.id },
      ...{ last_payment_error: null, next_action: null },
    },
    {
      hidden: { outcome },
      dueAt: outcome === 'staysProcessing' ? null : businessDaysAfter(context.now, debitDays),
    },
  )
  await emit(context, 'payment_intent.processing', waits.body)
  return waits
}

/** What has become of a debit. `settle` has it come whatever its account is made of. */
export async function endDebit(context: Context, kept: KeptIntent, settle = false): Promise<KeptIntent> {
  if (kept.body.status !== 'processing') return kept
  const charge = await readCharge(context, kept.body.latest_charge as string)
  const outcome = kept.hidden.outcome as keyof typeof bankFailures
  if (!settle && outcome in bankFailures) return failDebit(context, kept, bankFailures[outcome])
  const paid = await settleIntent(context, kept, charge)
  if (kept.hidden.outcome === 'takenBack')
    await openDispute(context, await readCharge(context, charge.id), 'debit_not_authorized', true)
  return paid
}

/** A debit that did not come. */
export async function failDebit(context: Context, kept: KeptIntent, code: string): Promise<KeptIntent> {
  const message = 'The bank did not pay.'
  const charge = await readCharge(context, kept.body.latest_charge as string)
  await failCharge(context, charge, code, message)
  const method = await methodOf(context, kept.body.payment_method as string)
  type Code = NonNullable<Stripe.PaymentIntent.LastPaymentError['code']>
  const error = { type: 'card_error', code: code as Code, message, payment_method: method.body } as const
  return failIntent(context, kept, error, charge.id)
}

/** What the holder's bank said to a charge that asked. */
export async function answerIntent(
  context: Context,
  kept: KeptIntent,
  isApproved: boolean,
): Promise<KeptIntent> {
  if (kept.body.next_action?.type !== 'use_stripe_sdk') throw unexpected('payment_intent', kept.body.status)
  const method = await methodOf(context, kept.body.payment_method as string)
  if (isApproved)
    return chargeCard(context, kept, {
      ...method,
      hidden: { ...method.hidden, approved: true, confirmed: true },
    })
  const message = 'The provided payment method has failed authentication.'
  const error = { type: 'card_error', code: 'payment_intent_authentication_failure', message } as const
  return failIntent(context, kept, { ...error, payment_method: method.body }, null)
}

export async function cancelIntent(
  context: Context,
  kept: KeptIntent,
  reason: Stripe.PaymentIntent['cancellation_reason'] = null,
): Promise<KeptIntent> {
  const { status } = kept.body
  if (['succeeded', 'canceled', 'processing'].includes(status))
    throw unexpected('payment_intent', status, { payment_intent: kept.body })
  const cancelled = await change(context, kept, {
    ...{ status: 'canceled', canceled_at: seconds(context.now), next_action: null },
    cancellation_reason: reason,
  })
  await emit(context, 'payment_intent.canceled', cancelled.body)
  return cancelled
}

async function settleIntent(
  context: Context,
  kept: KeptIntent,
  charge: Kept<Stripe.Charge>,
): Promise<KeptIntent> {
  await settleCharge(context, charge)
  const paid = await change(
    context,
    kept,
    {
      ...{ status: 'succeeded', amount_received: kept.body.amount, latest_charge: charge.id },
      ...{ next_action: null, last_payment_error: null },
    },
    { dueAt: null },
  )
  await emit(context, 'payment_intent.succeeded', paid.body)
  return paid
}

async function failIntent(
  context: Context,
  kept: KeptIntent,
  error: NonNullable<Stripe.PaymentIntent['last_payment_error']>,
  charge: string | null,
): Promise<KeptIntent> {
  const failed = await change(
    context,
    kept,
    {
      ...{ status: 'requires_payment_method', payment_method: null, next_action: null },
      ...{ last_payment_error: error, latest_charge: charge ?? kept.body.latest_charge },
    },
    { dueAt: null },
  )
  await emit(context, 'payment_intent.payment_failed', failed.body)
  return failed
}

export const readIntent = (context: Context, id: string, param = 'intent') =>
  read<Stripe.PaymentIntent>(context, 'payment_intent', id, param)
