import type Stripe from 'stripe'
import { Failure, invalid, unexpected } from '../http/failure.ts'
import { businessDaysAfter } from '../context/businessDays.ts'
import { change, emit, newId, seconds, type Context } from '../context/context.ts'
import type { Kept } from '../store/store.ts'
import { declines, testDeposits } from '../testValues/index.ts'
import { declineOf } from './declines.ts'
import { methodOf, outcomeOf, type KeptMethod } from './methods.ts'

export type KeptSetup = Kept<Stripe.SetupIntent>

/** How long deposits wait to be told, in milliseconds, and how often they may be told wrong. */
const depositsWait = 10 * 86_400_000
const mostTries = 3

/** A setup before anything was entered. */
export function newSetup({ now }: Context, given: Partial<Stripe.SetupIntent>): Stripe.SetupIntent {
  const id = newId('seti')
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: seconds(now),
    customer: null,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
    ...given,
  }
}

/** Confirms a setup by a method: it succeeds, is refused, or waits for its holder's bank or two small deposits. */
export async function confirmSetup(
  context: Context,
  kept: KeptSetup,
  name: string | undefined,
): Promise<KeptSetup> {
  const { status, payment_method_types } = kept.body
  if (status === 'succeeded' || status === 'canceled') throw unexpected('setup_intent', status)
  const given = name ?? (typeof kept.body.payment_method === 'string' ? kept.body.payment_method : undefined)
  if (given === undefined)
    throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', {
      code: 'setup_intent_unexpected_state',
    })
  const method = await methodOf(context, given)
  if (!payment_method_types.includes(method.body.type))
    throw invalid(`The PaymentMethod provided (${method.body.type}) is not allowed for this SetupIntent.`, {
      code: 'payment_method_type_not_allowed' as string,
      param: 'payment_method',
    })
  return method.body.type === 'card' ? confirmCard(context, kept, method) : confirmBank(context, kept, method)
}

async function confirmCard(context: Context, kept: KeptSetup, method: KeptMethod): Promise<KeptSetup> {
  const outcome = outcomeOf(method)
  // A card that fails later is one that can be kept.
  if (outcome in declines && outcome !== 'failsLater') {
    const failure = declineOf(outcome, method.body)
    return refused(context, kept, failure)
  }
  const payment_method = method.id
  if (outcome === 'asks' || outcome === 'asksAlways') {
    const waits = await change(context, kept, {
      ...{ payment_method, status: 'requires_action', last_setup_error: null },
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    } as Partial<Stripe.SetupIntent>)
    await emit(context, 'setup_intent.requires_action', waits.body)
    return waits
  }
  return succeed(context, kept, method)
}

async function confirmBank(context: Context, kept: KeptSetup, method: KeptMethod): Promise<KeptSetup> {
  if (outcomeOf(method) === 'depositsFail') {
    return refused(context, kept, {
      type: 'invalid_request_error',
      code: 'payment_method_microdeposit_failed',
      message: 'Deposits could not be sent to this account.',
      payment_method: method.body,
    })
  }
  if (kept.body.payment_method_options?.us_bank_account?.verification_method === 'instant')
    return succeed(context, kept, method)
  const byCode = Number(method.body.us_bank_account?.last4?.at(-1)) % 2 === 0
  const waits = await change(
    context,
    kept,
    {
      ...{ payment_method: method.id, status: 'requires_action', last_setup_error: null },
      next_action: {
        type: 'verify_with_microdeposits',
        verify_with_microdeposits: {
          arrival_date: seconds(businessDaysAfter(context.now, 1)),
          hosted_verification_url: 'https://payments.stripe.com/microdeposit/test',
          microdeposit_type: byCode ? 'descriptor_code' : 'amounts',
        },
      },
    },
    { hidden: { tries: 0 }, dueAt: context.now + depositsWait },
  )
  await emit(context, 'setup_intent.requires_action', waits.body)
  return waits
}

/** What the holder's bank said to a setup that asked. */
export async function answerSetup(
  context: Context,
  kept: KeptSetup,
  isApproved: boolean,
): Promise<KeptSetup> {
  if (kept.body.next_action?.type !== 'use_stripe_sdk') throw unexpected('setup_intent', kept.body.status)
  const method = await methodOf(context, kept.body.payment_method as string)
  if (isApproved) return succeed(context, kept, method)
  return fail(context, kept, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: 'The latest attempt to set up the payment method has failed because authentication failed.',
    payment_method: method.body,
  })
}

/** Verifies an account by its two deposits, or by the code beside the one. */
export async function verifyDeposits(
  context: Context,
  kept: KeptSetup,
  { amounts, code }: { amounts?: readonly number[] | undefined; code?: string | undefined },
): Promise<KeptSetup> {
  if (kept.body.next_action?.type !== 'verify_with_microdeposits')
    throw unexpected('setup_intent', kept.body.status)
  const isThat = (which: keyof typeof testDeposits) =>
    code === undefined
      ? testDeposits[which].amounts.every((cents) => amounts?.includes(cents))
      : testDeposits[which].code === code.toUpperCase()
  const method = await methodOf(context, kept.body.payment_method as string)
  if (isThat('right')) return succeed(context, kept, method)
  const prefix = 'payment_method_microdeposit_verification'
  const tries = Number(kept.hidden.tries ?? 0) + 1
  const ended = (what: string, message: string) => {
    const error = { type: 'invalid_request_error', code: `${prefix}_${what}`, message } as const
    return refused(context, kept, { ...error, payment_method: method.body }, { dueAt: null })
  }
  if (isThat('tooLate')) return ended('timeout', 'The deposits were not told in time.')
  if (isThat('tooMany') || tries >= mostTries)
    return ended('attempts_exceeded', 'The deposits were told wrong too often.')
  await change(context, kept, {}, { hidden: { tries } })
  const what = code === undefined ? 'amounts_mismatch' : 'descriptor_code_mismatch'
  const body = { type: 'invalid_request_error', code: `${prefix}_${what}` } as const
  throw new Failure(400, { ...body, message: 'What was given is not what was deposited.' }, true)
}

/** Deposits that nobody told: too late now. */
export async function endDeposits(context: Context, kept: KeptSetup): Promise<void> {
  await fail(
    context,
    kept,
    {
      type: 'invalid_request_error',
      code: 'payment_method_microdeposit_verification_timeout',
      message: 'The deposits were not told in time.',
    },
    { dueAt: null },
  )
}

/** Takes a setup back. */
export async function cancelSetup(context: Context, kept: KeptSetup): Promise<KeptSetup> {
  const { status } = kept.body
  if (status === 'succeeded' || status === 'canceled') throw unexpected('setup_intent', status)
  const cancelled = await change(
    context,
    kept,
    { status: 'canceled', next_action: null, cancellation_reason: 'abandoned' },
    { dueAt: null },
  )
  await emit(context, 'setup_intent.canceled', cancelled.body)
  return cancelled
}

async function succeed(context: Context, kept: KeptSetup, method: KeptMethod): Promise<KeptSetup> {
  const { customer } = kept.body
  if (typeof customer === 'string' && method.body.customer === null) {
    const attached = await change(context, method, { customer }, { owner: customer })
    await emit(context, 'payment_method.attached', attached.body)
  }
  const isBank = method.body.type === 'us_bank_account'
  const done = await change(
    context,
    kept,
    {
      ...{ payment_method: method.id, status: 'succeeded', next_action: null, last_setup_error: null },
      mandate: isBank ? newId('mandate') : null,
    },
    { dueAt: null },
  )
  await emit(context, 'setup_intent.succeeded', done.body)
  return done
}

type SetupError = NonNullable<Stripe.SetupIntent['last_setup_error']>

async function fail(
  context: Context,
  kept: KeptSetup,
  error: SetupError,
  { dueAt = kept.dueAt }: { dueAt?: number | null } = {},
): Promise<KeptSetup> {
  const failed = await change(
    context,
    kept,
    { status: 'requires_payment_method', next_action: null, payment_method: null, last_setup_error: error },
    { dueAt },
  )
  await emit(context, 'setup_intent.setup_failed', failed.body)
  return failed
}

/** The same, and says so to whoever asked. */
async function refused(
  context: Context,
  kept: KeptSetup,
  error: SetupError,
  writing: { dueAt?: number | null } = {},
): Promise<never> {
  const { body } = await fail(context, kept, error, writing)
  const { type, message = '', code, decline_code } = error
  const isCard = type === 'card_error'
  throw new Failure(
    isCard ? 402 : 400,
    {
      type: isCard ? 'card_error' : 'invalid_request_error',
      message,
      ...(code && { code }),
      ...(decline_code && { decline_code }),
      setup_intent: body,
    },
    true,
  )
}
