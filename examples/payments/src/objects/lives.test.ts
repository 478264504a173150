import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { day, openStandIn, testKeys, typesOf } from '../testing/openStandIn.ts'
import { testBanks } from '../testValues/index.ts'

type Opened = ReturnType<typeof openStandIn>

async function debit({ stripe }: Opened, token: string): Promise<Stripe.PaymentIntent> {
  const customer = (await stripe.customers.create({})).id
  const method = await stripe.paymentMethods.attach(token, { customer })
  return stripe.paymentIntents.create({
    ...{
      amount: 10_000,
      currency: 'usd',
      customer,
      payment_method: method.id,
      confirm: true,
      off_session: true,
    },
    allowed_payment_method_types: ['us_bank_account'],
  })
}
const later = async ({ standIn, clock }: Opened, days: number) => {
  clock.at += days * day
  await standIn.tick()
}

describe('a debit', () => {
  test('comes four working days later, and not before', async () => {
    const opened = openStandIn()
    const { id } = await debit(opened, 'pm_usBankAccount_success')
    const status = async () => (await opened.stripe.paymentIntents.retrieve(id)).status
    await later(opened, 3)
    expect(await status()).toBe('processing')
    await later(opened, 1)
    expect(await status()).toBe('succeeded')
    expect(typesOf(opened.events).filter((type) => /^(payment_intent|charge)/.test(type))).toEqual([
      ...['payment_intent.created', 'charge.pending', 'payment_intent.processing'],
      ...['charge.succeeded', 'payment_intent.succeeded'],
    ])
  })

  const failing = {
    closed: 'account_closed',
    noAccount: 'no_account',
    noBankFunds: 'insufficient_funds',
  } as const
  test.each(Object.entries({ ...failing, notAuthorized: 'debit_not_authorized' }))(
    'from an account that is %s fails by then with %s',
    async (outcome, code) => {
      const opened = openStandIn()
      const { token } = testBanks.find((bank) => bank.outcome === outcome)!
      const { id } = await debit(opened, token)
      await later(opened, 6)
      const intent = await opened.stripe.paymentIntents.retrieve(id)
      expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
      expect(typesOf(opened.events)).toContain('payment_intent.payment_failed')
    },
  )

  test('may come and be taken back', async () => {
    const opened = openStandIn()
    const { id } = await debit(opened, 'pm_usBankAccount_dispute')
    await later(opened, 6)
    const intent = await opened.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { disputed: true } })
    expect((await opened.stripe.disputes.list()).data).toMatchObject([{ status: 'lost', amount: 10_000 }])
  })

  test('may stay under way, be over the week’s limit, or come and fail when a demonstration says so', async () => {
    const opened = openStandIn()
    const stays = await debit(opened, 'pm_usBankAccount_processing')
    await later(opened, 30)
    expect((await opened.stripe.paymentIntents.retrieve(stays.id)).status).toBe('processing')
    expect(await opened.standIn.controls.settle(stays.id)).toBe(1)
    expect((await opened.stripe.paymentIntents.retrieve(stays.id)).status).toBe('succeeded')
    await expect(debit(opened, 'pm_usBankAccount_weeklyLimitExceeded')).rejects.toMatchObject({
      statusCode: 400,
    })
    const fails = await debit(opened, 'pm_usBankAccount_success')
    expect(await opened.standIn.controls.return()).toBe(1)
    expect((await opened.stripe.paymentIntents.retrieve(fails.id)).status).toBe('requires_payment_method')
    expect(await opened.standIn.controls.return(stays.id)).toBe(1)
    expect((await opened.stripe.disputes.list()).data).toHaveLength(1)
  })
})

test('deposits that nobody tells are too late after ten days', async () => {
  const opened = openStandIn()
  const setup = await opened.stripe.setupIntents.create({
    ...{
      payment_method: 'pm_usBankAccount_success',
      allowed_payment_method_types: ['us_bank_account'],
      confirm: true,
    },
    payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } },
  })
  await later(opened, 9)
  expect((await opened.stripe.setupIntents.retrieve(setup.id)).status).toBe('requires_action')
  await later(opened, 1)
  expect(await opened.stripe.setupIntents.retrieve(setup.id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'payment_method_microdeposit_verification_timeout' },
  })
})

test('what a bank asks is answered by its holder, for a setup and for a charge', async () => {
  const { stripe, standIn } = openStandIn()
  const answer = async (path: string, secret: string, approve: boolean) => {
    const body = new URLSearchParams({ client_secret: secret, approve: String(approve) })
    const response = await standIn.fetch(`https://api.stripe.com/v1/${path}/bank_answer`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${testKeys.publishableKey}` },
      body,
    })
    return (await response.json()) as { status: string }
  }
  const token = 'pm_card_authenticationRequiredOnSetup'
  for (const [approve, status] of [
    [true, 'succeeded'],
    [false, 'requires_payment_method'],
  ] as const) {
    const setup = await stripe.setupIntents.create({ payment_method: token, confirm: true })
    expect(await answer(`setup_intents/${setup.id}`, setup.client_secret!, approve)).toMatchObject({ status })
    const charge = { amount: 500, currency: 'usd', payment_method: token, confirm: true }
    const intent = await stripe.paymentIntents.create(charge)
    expect(intent.status).toBe('requires_action')
    expect(await answer(`payment_intents/${intent.id}`, intent.client_secret!, approve)).toMatchObject({
      status,
    })
  }
})

describe('a dispute', () => {
  const disputed = async ({ stripe }: Opened) => {
    const charge = { amount: 5000, currency: 'usd', payment_method: 'pm_card_createDispute', confirm: true }
    await stripe.paymentIntents.create(charge)
    return (await stripe.disputes.list()).data[0]!
  }
  test.each([
    ['winning_evidence', 'won', 'charge.dispute.funds_reinstated'],
    ['losing_evidence', 'lost', 'charge.dispute.closed'],
  ])('with %s is %s', async (words, status, type) => {
    const opened = openStandIn()
    const { id } = await disputed(opened)
    const answered = await opened.stripe.disputes.update(id, { evidence: { uncategorized_text: words } })
    expect(answered.status).toBe(status)
    await opened.standIn.tick()
    expect(typesOf(opened.events)).toContain(type)
  })

  test('costs a fee, which stays whatever is decided', async () => {
    const opened = openStandIn()
    const { id, amount } = await disputed(opened)
    const moved = async () => (await opened.stripe.disputes.retrieve(id)).balance_transactions
    expect(await moved()).toMatchObject([{ amount: -amount, fee: 1500 }])
    await opened.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })
    expect(await moved()).toMatchObject([
      { amount: -amount, fee: 1500 },
      { amount, fee: 0 },
    ])
  })

  test('that nobody answers is lost in its time', async () => {
    const opened = openStandIn()
    const { id } = await disputed(opened)
    await later(opened, 9)
    expect((await opened.stripe.disputes.retrieve(id)).status).toBe('lost')
  })

  test('of a charge keeps it from being given back', async () => {
    const opened = openStandIn()
    const { charge } = await disputed(opened)
    await expect(opened.stripe.refunds.create({ charge: charge as string })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })
})

describe('whoever is paid', () => {
  async function payee(opened: Opened, token = 'btok_us_verified'): Promise<string> {
    const { id } = await opened.stripe.accounts.create({ country: 'US', email: 'marisol@example.com' })
    await opened.stripe.accounts.createExternalAccount(id, { external_account: token })
    await opened.standIn.controls.completePayee(id)
    return id
  }
  async function funded(opened: Opened): Promise<void> {
    const charge = { amount: 100_000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
    await opened.stripe.paymentIntents.create(charge)
  }
  const send = ({ stripe }: Opened, destination: string) =>
    stripe.transfers.create({ amount: 40_000, currency: 'usd', destination, transfer_group: 'invoice-7' })

  test('is paid nothing before the provider knows who it is and where to', async () => {
    const opened = openStandIn()
    await funded(opened)
    const { id } = await opened.stripe.accounts.create({ country: 'US' })
    await expect(send(opened, id)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' })
    const { requirements } = await opened.stripe.accounts.retrieve(id)
    expect(requirements?.currently_due).toContain('external_account')
  })

  test('has the money two working days later', async () => {
    const opened = openStandIn()
    await funded(opened)
    const id = await payee(opened)
    await send(opened, id)
    const payouts = async () => (await opened.stripe.payouts.list({}, { stripeAccount: id })).data
    expect(await payouts()).toMatchObject([{ status: 'in_transit', amount: 40_000 }])
    await later(opened, 2)
    expect(await payouts()).toMatchObject([{ status: 'paid' }])
    const last = JSON.parse(opened.events.at(-1)!.payload) as { type: string; account: string }
    expect(last).toMatchObject({ type: 'payout.paid', account: id })
  })

  test.each([
    ['btok_us_verified_accountClosed', 'account_closed'],
    ['btok_us_verified_noAccount', 'no_account'],
  ])('by %s is told that the deposit failed: %s', async (token, failure_code) => {
    const opened = openStandIn()
    await funded(opened)
    const id = await payee(opened, token)
    await send(opened, id)
    await later(opened, 2)
    const { data } = await opened.stripe.payouts.list({}, { stripeAccount: id })
    expect(data).toMatchObject([{ status: 'failed', failure_code }])
    const balance = await opened.stripe.balance.retrieve({}, { stripeAccount: id })
    expect(balance.available).toMatchObject([{ amount: 40_000 }])
  })

  test('gives back no more than there is', async () => {
    const opened = openStandIn()
    await funded(opened)
    const id = await payee(opened)
    const { id: transfer } = await send(opened, id)
    await expect(opened.stripe.transfers.createReversal(transfer, {})).rejects.toMatchObject({
      code: 'balance_insufficient',
    })
    await expect(
      opened.stripe.transfers.create({ amount: 90_000, currency: 'usd', destination: id }),
    ).rejects.toMatchObject({ code: 'balance_insufficient' })
  })

  test('has what a bank sent back with the next deposit, once there is another account', async () => {
    const opened = openStandIn()
    await funded(opened)
    const id = await payee(opened, 'btok_us_verified_accountClosed')
    const { id: transfer } = await send(opened, id)
    await later(opened, 2)
    const { stripe } = opened
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      ...{ payouts_enabled: false, capabilities: { transfers: 'active' } },
      requirements: { currently_due: ['external_account'] },
    })
    const other = await send(opened, id)
    await stripe.accounts.createExternalAccount(id, { external_account: 'btok_us_verified' })
    const asked = { stripeAccount: id }
    const [next, failed] = (await stripe.payouts.list({}, asked)).data
    expect(next).toMatchObject({ status: 'in_transit', amount: 80_000 })
    const within = async (payout: string, type: string) =>
      (
        await stripe.balanceTransactions.list(
          { payout, type, expand: ['data.source.source_transfer'] },
          asked,
        )
      ).data
    expect(await within(failed!.id, 'payment')).toMatchObject([
      { source: { object: 'charge', source_transfer: { id: transfer } } },
    ])
    // What it is made of is worked out behind the answer, and then told of.
    expect(await within(next!.id, 'payment')).toEqual([])
    await opened.standIn.tick()
    const told = opened.events.map(({ payload }) => JSON.parse(payload) as Stripe.Event)
    expect(told.findLast(({ type }) => type === 'payout.reconciliation_completed')).toMatchObject({
      ...{ account: id, data: { object: { id: next!.id, reconciliation_status: 'completed' } } },
    })
    expect(await within(next!.id, 'payment')).toMatchObject([
      { source: { source_transfer: { id: other.id } } },
    ])
    const [back] = (
      await stripe.balanceTransactions.list({ payout: next!.id, type: 'payout_failure' }, asked)
    ).data
    expect(back).toMatchObject({ source: failed!.id, amount: 40_000 })
  })
})
