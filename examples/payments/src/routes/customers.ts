import type Stripe from 'stripe'
import { invalid } from '../http/failure.ts'
import { listing, pageOf } from '../http/listing.ts'
import { metadata, need, oneOf, text, type Named } from '../http/params.ts'
import { route, type Route } from './route.ts'
import { methodOf } from '../objects/methods.ts'
import { change, create, emit, newId, read, seconds } from '../context/context.ts'

const person = {
  ...{ email: text, name: text, phone: text, description: text, metadata },
} satisfies Named<Stripe.CustomerCreateParams>

/** Whoever pays, and what they pay with. */
export const customerRoutes: readonly Route[] = [
  route('POST /v1/customers', person, async (context, { email, name, phone, description, metadata }) => {
    const customer: Stripe.Customer = {
      id: newId('cus'),
      object: 'customer',
      balance: 0,
      created: seconds(context.now),
      default_source: null,
      description: description ?? null,
      email: email ?? null,
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: metadata ?? {},
      name: name ?? null,
      phone: phone ?? null,
      shipping: null,
    }
    const { body } = await create(context, customer)
    await emit(context, 'customer.created', body)
    return body
  }),
  route('GET /v1/customers/:id', {}, async (context, _, [id]) => (await read(context, 'customer', id)).body),
  route('POST /v1/customers/:id', person, async (context, given, [id]) => {
    const kept = await read<Stripe.Customer>(context, 'customer', id)
    const { body } = await change(context, kept, {
      ...given,
      metadata: { ...kept.body.metadata, ...given.metadata },
    } as Partial<Stripe.Customer>)
    await emit(context, 'customer.updated', body)
    return body
  }),
  route('DELETE /v1/customers/:id', {}, async (context, _, [id]) => {
    const kept = await read(context, 'customer', id)
    await context.tx.remove(id)
    await emit(context, 'customer.deleted', kept.body)
    return { id, object: 'customer', deleted: true }
  }),

  route(
    'POST /v1/payment_methods',
    { type: oneOf('card', 'us_bank_account'), metadata } satisfies Named<Stripe.PaymentMethodCreateParams>,
    async () => {
      throw invalid('No numbers are taken here: use a test payment method such as pm_card_visa.', {
        code: 'parameter_missing',
        param: 'card',
      })
    },
    { publishable: true },
  ),
  route('GET /v1/payment_methods/:id', {}, async (context, _, [id]) => (await methodOf(context, id)).body),
  route(
    'POST /v1/payment_methods/:id/attach',
    { customer: text } satisfies Named<Stripe.PaymentMethodAttachParams>,
    async (context, { customer }, [id]) => {
      const owner = (await read(context, 'customer', need(customer, 'customer'), 'customer')).id
      const kept = await methodOf(context, id)
      if (kept.body.customer !== null && kept.body.customer !== owner)
        throw invalid('The payment method you provided has already been attached to a customer.', {
          param: 'payment_method',
        })
      const { body } = await change(context, kept, { customer: owner }, { owner })
      await emit(context, 'payment_method.attached', body)
      return body
    },
  ),
  route('POST /v1/payment_methods/:id/detach', {}, async (context, _, [id]) => {
    const kept = await methodOf(context, id)
    if (kept.body.customer === null)
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      )
    const { body } = await change(context, kept, { customer: null }, { owner: '' })
    await emit(context, 'payment_method.detached', body)
    return body
  }),
  route(
    'GET /v1/payment_methods',
    {
      ...listing,
      customer: text,
      type: oneOf('card', 'us_bank_account'),
    } satisfies Named<Stripe.PaymentMethodListParams>,
    async ({ tx }, asked) => {
      const all = await tx.list('payment_method', need(asked.customer, 'customer'))
      const { type } = asked
      const own = all.filter(({ body }) => type === undefined || (body as Stripe.PaymentMethod).type === type)
      return pageOf('/v1/payment_methods', own, asked)
    },
  ),
]
