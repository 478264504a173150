import type { Stripe } from 'stripe'
import { ProviderFailure } from './failure.ts'
import type { PaymentDriver, PaymentProvider } from './provider.ts'
import { asking } from './stripeFailure.ts'
import {
  accountOf,
  chargeOf,
  disputeOf,
  idOf,
  methodOf,
  payeeOf,
  payoutOf,
  refundOf,
  transferOf,
  transfersIn,
  withCharge,
} from './stripeShapes.ts'

/** The API that this adapter was written for, whatever the account's own default is. */
const pinnedVersion = '2026-10-28.endive'

interface Given {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly driver: PaymentDriver
  readonly now: () => number
  /** In the place of the web's own: the stand-in's, or a test's. */
  readonly fetch?: typeof fetch
  /** Of one call, all that the client sends again by itself included, in milliseconds. */
  readonly limitMs?: number
}

/** How old what the provider has sent may be, in seconds. */
const eventTolerance = 300

/** Stripe, by its own client, which is loaded when it is first asked something. */
export function stripeProvider({
  secretKey,
  publishableKey,
  webhookSecret,
  driver,
  now,
  fetch: send,
  limitMs = 20_000,
}: Given): PaymentProvider {
  let opened: Promise<Stripe> | undefined
  const open = () =>
    (opened ??= import('stripe').then(
      ({ Stripe }) =>
        new Stripe(secretKey, {
          apiVersion: pinnedVersion,
          timeout: Math.ceil(limitMs / 2),
          maxNetworkRetries: 1,
          telemetry: false,
          ...(send && { httpClient: Stripe.createFetchHttpClient(send) }),
        }),
    ))
  const ask = <T>(what: (stripe: Stripe) => Promise<T>) => asking(limitMs, async () => what(await open()))
  const once = (idempotencyKey: string) => ({ idempotencyKey })
  const withMethod = { expand: ['payment_method'] }

  return {
    name: 'stripe',
    driver,
    publishableKey,

    customer: (key, { userId, email, name }) =>
      ask(async ({ customers }) => {
        const made = await customers.create({ email, name, metadata: { user: String(userId) } }, once(key))
        return made.id
      }),
    beginSetup: (key, { customer, kind, verify }) =>
      ask(async ({ setupIntents }) => {
        const asked: Stripe.SetupIntentCreateParams =
          kind === 'card'
            ? { customer, allowed_payment_method_types: ['card'], usage: 'off_session' }
            : {
                ...{ customer, allowed_payment_method_types: ['us_bank_account'], usage: 'off_session' },
                payment_method_options: {
                  us_bank_account: {
                    verification_method: verify === 'instant' ? 'instant' : 'microdeposits',
                  },
                },
              }
        const { id, client_secret } = await setupIntents.create(asked, once(key))
        return { ref: id, clientSecret: client_secret ?? '' }
      }),
    beginPayoutSetup: (key, account) =>
      ask(async ({ financialConnections }) => {
        const asked: Stripe.FinancialConnections.SessionCreateParams = {
          account_holder: { type: 'account', account },
          permissions: ['payment_method'],
        }
        const { client_secret } = await financialConnections.sessions.create(asked, once(key))
        return { clientSecret: client_secret ?? '' }
      }),
    readMethod: (setup) =>
      ask(async ({ setupIntents }) => methodOf(await setupIntents.retrieve(setup, withMethod))),
    verifyDeposits: (key, setup, told) =>
      ask(async ({ setupIntents }) => {
        const given =
          'code' in told ? { descriptor_code: told.code } : { amounts: [...told.amounts] as number[] }
        return methodOf(await setupIntents.verifyMicrodeposits(setup, { ...given, ...withMethod }, once(key)))
      }),
    detach: (method) =>
      ask(async ({ paymentMethods }) => {
        const found = await paymentMethods.retrieve(method)
        if (found.customer !== null) await paymentMethods.detach(method)
      }),

    charge: (key, { customer, method, kind, cents, attempt, group, description, present }) =>
      ask(async ({ paymentIntents }) => {
        const made = await paymentIntents.create(
          {
            ...{ amount: cents, currency: 'usd', customer, payment_method: method, description },
            ...{ confirm: true, transfer_group: group, metadata: { attempt, group } },
            ...(!present && { off_session: true }),
            allowed_payment_method_types: [kind === 'card' ? 'card' : 'us_bank_account'],
            ...withCharge,
          },
          once(key),
        )
        const charge = chargeOf(made)
        if (charge.state === 'asks') throw new ProviderFailure('needsAction', 'requires_action', charge.ref)
        return charge
      }),
    readCharge: (which) =>
      ask(async ({ paymentIntents }) => {
        if ('ref' in which) return chargeOf(await paymentIntents.retrieve(which.ref, withCharge))
        const asked = { customer: which.customer, limit: 100, expand: ['data.latest_charge'] }
        for await (const intent of paymentIntents.list(asked))
          if (intent.metadata.attempt === which.attempt) return chargeOf(intent)
        return null
      }),
    cancel: (key, charge) =>
      ask(async ({ paymentIntents }) =>
        chargeOf(await paymentIntents.cancel(charge, { cancellation_reason: 'abandoned' }, once(key))),
      ),
    refund: (key, { charge, cents, id }) =>
      ask(async ({ refunds }) => {
        const asked: Stripe.RefundCreateParams = {
          ...{ payment_intent: charge, amount: cents, metadata: { refund: id } },
          reason: 'requested_by_customer',
        }
        return refundOf(await refunds.create(asked, once(key)))
      }),
    readRefund: (ref) => ask(async ({ refunds }) => refundOf(await refunds.retrieve(ref))),
    findRefund: ({ charge, id }) =>
      ask(async ({ refunds }) => {
        for await (const made of refunds.list({ payment_intent: charge, limit: 100 }))
          if (made.metadata?.['refund'] === id) return refundOf(made)
        return null
      }),

    openPayee: (key, { userId, email, firstName, lastName }) =>
      ask(async ({ accounts }) => {
        const made = await accounts.create(
          {
            ...{ country: 'US', email, business_type: 'individual', metadata: { user: String(userId) } },
            individual: { first_name: firstName, last_name: lastName, email },
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              // Only then may we set where the money goes; who they are, the provider asks on a page of its own.
              requirement_collection: 'application',
              stripe_dashboard: { type: 'none' },
            },
            capabilities: { transfers: { requested: true } },
            tos_acceptance: { service_agreement: 'recipient' },
          },
          once(key),
        )
        return payeeOf(made)
      }),
    readPayee: (payee) => ask(async ({ accounts }) => payeeOf(await accounts.retrieve(payee))),
    payeePage: (payee, backTo) =>
      ask(async ({ accountLinks }) => {
        const made = await accountLinks.create({
          ...{ account: payee, type: 'account_onboarding', return_url: backTo, refresh_url: backTo },
          collection_options: { fields: 'currently_due' },
        })
        return made.url
      }),
    setPayoutAccount: (key, payee, token) =>
      ask(async ({ accounts }) => {
        const made = await accounts.createExternalAccount(payee, { external_account: token }, once(key))
        if (made.object !== 'bank_account')
          throw new ProviderFailure('refusedByRule', 'no_bank_account', made.id)
        return accountOf(made)
      }),
    choosePayoutAccount: (payee, account) =>
      ask(async ({ accounts }) => {
        await accounts.updateExternalAccount(payee, account, { default_for_currency: true })
      }),
    removePayoutAccount: (payee, account) =>
      ask(async ({ accounts }) => {
        await accounts.deleteExternalAccount(payee, account)
      }),
    transfer: (key, { payee, cents, group, id, charge }) =>
      ask(async ({ transfers, paymentIntents }) => {
        const source = charge && idOf((await paymentIntents.retrieve(charge)).latest_charge)
        const made = await transfers.create(
          {
            ...{ amount: cents, currency: 'usd', destination: payee, transfer_group: group },
            ...(source && { source_transaction: source }),
            metadata: { transfer: id },
          },
          once(key),
        )
        return transferOf(made)
      }),
    findTransfer: ({ group, id }) =>
      ask(async ({ transfers }) => {
        for await (const made of transfers.list({ transfer_group: group, limit: 100 }))
          if (made.metadata['transfer'] === id) return transferOf(made)
        return null
      }),
    payoutTransfers: (payee, payout) => ask((stripe) => transfersIn(stripe, payee, payout)),
    readPayout: (payee, payout) =>
      ask(async ({ payouts }) => payoutOf(await payouts.retrieve(payout, {}, { stripeAccount: payee }))),
    listPayouts: (payee) =>
      ask(async ({ payouts }) =>
        (await payouts.list({ limit: 100 }, { stripeAccount: payee })).data.map(payoutOf),
      ),
    readDispute: (ref) => ask(async ({ disputes }) => disputeOf(await disputes.retrieve(ref))),
    answerDispute: (key, ref, words) =>
      ask(async ({ disputes }) => {
        const evidence = { uncategorized_text: words }
        return disputeOf(await disputes.update(ref, { evidence, submit: true }, once(key)))
      }),

    async readEvent(raw, signature) {
      const { webhooks } = await open()
      try {
        const event = webhooks.constructEvent(raw, signature, webhookSecret, eventTolerance, undefined, now())
        return {
          id: event.id,
          type: event.type,
          account: event.account ?? null,
          created: event.created * 1000,
          object: event.data.object as unknown as Record<string, unknown> & { id: string },
        }
      } catch {
        return null
      }
    },
  }
}
