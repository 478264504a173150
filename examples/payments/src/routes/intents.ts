import type Stripe from 'stripe'
import { invalid } from '../http/failure.ts'
import { listing, pageOf } from '../http/listing.ts'
import { flag, integer, listOf, metadata, need, oneOf, record, text, type Named } from '../http/params.ts'
import { route, type Route } from './route.ts'
import {
  answerIntent,
  cancelIntent,
  confirmIntent,
  newIntent,
  readIntent,
} from '../objects/paymentIntents.ts'
import {
  answerSetup,
  cancelSetup,
  confirmSetup,
  newSetup,
  verifyDeposits,
  type KeptSetup,
} from '../objects/setupIntents.ts'
import { create, emit, read, type Context } from '../context/context.ts'

const methodTypes = listOf(oneOf('card', 'us_bank_account'))
const bankOptions = record({
  us_bank_account: record({ verification_method: oneOf('automatic', 'instant', 'microdeposits') }),
})
const mandateData = record({
  customer_acceptance: record({
    type: oneOf('online', 'offline'),
    accepted_at: integer,
    online: record({ ip_address: text, user_agent: text }),
    offline: record({}),
  }),
})

/** With the key that pages know, an object is reached by its secret alone. */
function withSecret(context: Context, own: string | null, given: string | undefined): void {
  if (context.publishable && (given === undefined || given !== own))
    throw invalid(
      'The client_secret provided does not match the client_secret associated with this object.',
      {
        code: 'resource_missing',
        param: 'intent',
      },
    )
}

async function setupOf(context: Context, id: string, secret: string | undefined): Promise<KeptSetup> {
  const kept = await read<Stripe.SetupIntent>(context, 'setup_intent', id, 'intent')
  withSecret(context, kept.body.client_secret, secret)
  return kept
}
async function intentOf(context: Context, id: string, secret: string | undefined) {
  const kept = await readIntent(context, id)
  withSecret(context, kept.body.client_secret, secret)
  return kept
}
/** What a page shows besides. */
interface Page {
  readonly client_secret: string
}
const pages = { publishable: true } as const

/** Keeping a card or an account for later. */
export const setupRoutes: readonly Route[] = [
  route(
    'POST /v1/setup_intents',
    {
      ...{
        customer: text,
        payment_method: text,
        allowed_payment_method_types: methodTypes,
        confirm: flag,
        metadata,
      },
      ...{ usage: oneOf('off_session', 'on_session'), payment_method_options: bankOptions },
      ...{ mandate_data: mandateData, description: text, return_url: text },
    } satisfies Named<Stripe.SetupIntentCreateParams>,
    async (context, given) => {
      if (given.customer !== undefined) await read(context, 'customer', given.customer, 'customer')
      const made = await create(
        context,
        newSetup(context, {
          customer: given.customer ?? null,
          payment_method: given.payment_method ?? null,
          allowed_payment_method_types: given.allowed_payment_method_types
            ? [...given.allowed_payment_method_types]
            : null,
          payment_method_types: [...(given.allowed_payment_method_types ?? ['card'])],
          metadata: given.metadata ?? {},
          description: given.description ?? null,
          usage: given.usage ?? 'off_session',
          status: given.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
          payment_method_options: (given.payment_method_options ??
            null) as Stripe.SetupIntent['payment_method_options'],
        }),
        { owner: given.customer ?? '' },
      )
      await emit(context, 'setup_intent.created', made.body)
      return given.confirm ? (await confirmSetup(context, made, undefined)).body : made.body
    },
  ),
  route(
    'GET /v1/setup_intents/:id',
    { client_secret: text } satisfies Named<Page>,
    async (context, { client_secret }, [id]) => (await setupOf(context, id, client_secret)).body,
    pages,
  ),
  route(
    'POST /v1/setup_intents/:id/confirm',
    {
      client_secret: text,
      payment_method: text,
      mandate_data: mandateData,
      return_url: text,
    } satisfies Named<Stripe.SetupIntentConfirmParams & Page>,
    async (context, { client_secret, payment_method }, [id]) =>
      (await confirmSetup(context, await setupOf(context, id, client_secret), payment_method)).body,
    pages,
  ),
  route(
    'POST /v1/setup_intents/:id/verify_microdeposits',
    { client_secret: text, amounts: listOf(integer), descriptor_code: text } satisfies Named<
      Stripe.SetupIntentVerifyMicrodepositsParams & Page
    >,
    async (context, { client_secret, amounts, descriptor_code }, [id]) =>
      (
        await verifyDeposits(context, await setupOf(context, id, client_secret), {
          amounts,
          code: descriptor_code,
        })
      ).body,
    pages,
  ),
  route(
    'POST /v1/setup_intents/:id/cancel',
    {
      cancellation_reason: oneOf('abandoned', 'requested_by_customer', 'duplicate'),
    } satisfies Named<Stripe.SetupIntentCancelParams>,
    async (context, _, [id]) => (await cancelSetup(context, await setupOf(context, id, undefined))).body,
  ),
  // What the holder's bank asks is answered in its own page, which the client's script opens.
  route(
    'POST /v1/setup_intents/:id/bank_answer',
    { client_secret: text, approve: flag },
    async (context, { client_secret, approve }, [id]) =>
      (await answerSetup(context, await setupOf(context, id, client_secret), approve === true)).body,
    pages,
  ),
]

/** Charging. */
export const intentRoutes: readonly Route[] = [
  route(
    'POST /v1/payment_intents',
    {
      ...{
        amount: integer,
        currency: oneOf('usd'),
        customer: text,
        payment_method: text,
        confirm: flag,
        metadata,
      },
      ...{
        allowed_payment_method_types: methodTypes,
        off_session: flag,
        description: text,
        transfer_group: text,
      },
      ...{ statement_descriptor_suffix: text, mandate_data: mandateData, mandate: text, receipt_email: text },
      ...{ payment_method_options: bankOptions, return_url: text },
    } satisfies Named<Stripe.PaymentIntentCreateParams>,
    async (context, given) => {
      const amount = need(given.amount, 'amount')
      need(given.currency, 'currency')
      if (amount < 50)
        throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
      if (amount > 99_999_999)
        throw invalid('Amount must be no more than $999,999.99', {
          code: 'amount_too_large',
          param: 'amount',
        })
      if (given.customer !== undefined) await read(context, 'customer', given.customer, 'customer')
      const made = await create(
        context,
        newIntent(context, {
          amount,
          customer: given.customer ?? null,
          description: given.description ?? null,
          metadata: given.metadata ?? {},
          payment_method: given.payment_method ?? null,
          allowed_payment_method_types: given.allowed_payment_method_types
            ? [...given.allowed_payment_method_types]
            : null,
          payment_method_types: [...(given.allowed_payment_method_types ?? ['card'])],
          receipt_email: given.receipt_email ?? null,
          status: given.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
          transfer_group: given.transfer_group ?? null,
        }),
        { owner: given.customer ?? '' },
      )
      await emit(context, 'payment_intent.created', made.body)
      return given.confirm ? (await confirmIntent(context, made, undefined)).body : made.body
    },
  ),
  route(
    'GET /v1/payment_intents',
    { ...listing, customer: text } satisfies Named<Stripe.PaymentIntentListParams>,
    async ({ tx }, asked) =>
      pageOf('/v1/payment_intents', await tx.list('payment_intent', asked.customer), asked),
  ),
  route(
    'GET /v1/payment_intents/:id',
    { client_secret: text },
    async (context, { client_secret }, [id]) => (await intentOf(context, id, client_secret)).body,
    pages,
  ),
  route(
    'POST /v1/payment_intents/:id/confirm',
    {
      client_secret: text,
      payment_method: text,
      off_session: flag,
      mandate_data: mandateData,
      return_url: text,
    } satisfies Named<Stripe.PaymentIntentConfirmParams & Page>,
    async (context, { client_secret, payment_method }, [id]) =>
      (await confirmIntent(context, await intentOf(context, id, client_secret), payment_method)).body,
    pages,
  ),
  route(
    'POST /v1/payment_intents/:id/cancel',
    {
      cancellation_reason: oneOf('abandoned', 'requested_by_customer', 'duplicate', 'fraudulent'),
    } satisfies Named<Stripe.PaymentIntentCancelParams>,
    async (context, { cancellation_reason }, [id]) =>
      (await cancelIntent(context, await intentOf(context, id, undefined), cancellation_reason ?? null)).body,
  ),
  route(
    'POST /v1/payment_intents/:id/bank_answer',
    { client_secret: text, approve: flag },
    async (context, { client_secret, approve }, [id]) =>
      (await answerIntent(context, await intentOf(context, id, client_secret), approve === true)).body,
    pages,
  ),
]
