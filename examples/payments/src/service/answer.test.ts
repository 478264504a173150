import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { day, openStandIn, testKeys } from '../testing/openStandIn.ts'
import { apiVersion } from '../context/context.ts'

const charge = { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true } as const

describe('faults', () => {
  const patient = ({ standIn }: ReturnType<typeof openStandIn>, maxNetworkRetries: number) =>
    new Stripe(testKeys.secretKey, {
      apiVersion,
      httpClient: Stripe.createFetchHttpClient(standIn.fetch),
      maxNetworkRetries,
      telemetry: false,
    })

  test.each(['timeout_before', 'timeout_after', '500_once', '409'] as const)(
    '%s is met once: the client sends the same again, and one charge is made',
    async (kind) => {
      const opened = openStandIn()
      opened.standIn.faults.order(kind)
      const intent = await patient(opened, 1).paymentIntents.create(charge)
      expect(intent.status).toBe('succeeded')
      expect((await opened.stripe.paymentIntents.list()).data).toHaveLength(1)
      expect(opened.standIn.faults.ordered).toBeNull()
    },
  )

  test('a fault within the deed is kept under its key, and nothing was done', async () => {
    const opened = openStandIn()
    opened.standIn.faults.order('500_kept')
    const options = { idempotencyKey: 'one' }
    const send = () => patient(opened, 0).paymentIntents.create(charge, options)
    await expect(send()).rejects.toMatchObject({ statusCode: 500 })
    await expect(send()).rejects.toMatchObject({ statusCode: 500 })
    expect((await opened.stripe.paymentIntents.list()).data).toEqual([])
  })

  test('one that is taken back is not met', async () => {
    const { standIn, stripe } = openStandIn()
    standIn.faults.order('timeout_before')
    standIn.faults.reset()
    expect((await stripe.paymentIntents.create(charge)).status).toBe('succeeded')
  })
})

describe('a key', () => {
  test('that is in use is refused', async () => {
    const { stripe } = openStandIn()
    const options = { idempotencyKey: 'one' }
    const both = await Promise.allSettled([
      stripe.paymentIntents.create(charge, options),
      stripe.paymentIntents.create(charge, options),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { statusCode: 409 } })
  })

  test('is forgotten after a day', async () => {
    const { stripe, standIn, clock } = openStandIn()
    const options = { idempotencyKey: 'one' }
    const first = await stripe.paymentIntents.create(charge, options)
    clock.at += day - 1
    expect((await stripe.paymentIntents.create(charge, options)).id).toBe(first.id)
    clock.at += 1
    await standIn.tick()
    expect((await stripe.paymentIntents.create(charge, options)).id).not.toBe(first.id)
  })

  test('is at most 255 characters long', async () => {
    const { stripe } = openStandIn()
    await expect(stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) })).rejects.toThrow(/255/)
  })
})

describe('whoever asks', () => {
  test('without the right key is told nothing', async () => {
    const { standIn } = openStandIn()
    const httpClient = Stripe.createFetchHttpClient(standIn.fetch)
    const stranger = new Stripe('sk_test_other', { apiVersion, httpClient, telemetry: false })
    await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 })
  })

  test('with the key of pages does with the secret of a setup what pages do, and nothing else', async () => {
    const { stripe, page } = openStandIn()
    const setup = await stripe.setupIntents.create({})
    const given = { payment_method: 'pm_card_visa' }
    await expect(page.customers.create({})).rejects.toMatchObject({ statusCode: 403 })
    await expect(page.setupIntents.confirm(setup.id, given)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const secret = { client_secret: setup.client_secret! } as object
    expect(await page.setupIntents.confirm(setup.id, { ...given, ...secret })).toMatchObject({
      status: 'succeeded',
    })
  })

  test('for what is not there, or by another version, is told so', async () => {
    const { standIn } = openStandIn()
    const ask = (path: string, version: string) =>
      standIn.fetch(`https://api.stripe.com${path}`, {
        headers: { Authorization: `Bearer ${testKeys.secretKey}`, 'Stripe-Version': version },
      })
    expect((await ask('/v1/subscriptions', apiVersion)).status).toBe(404)
    expect((await ask('/v1/customers/cus_1', '2020-08-27')).status).toBe(400)
  })

  test('sees no more than four levels of what stands behind an id', async () => {
    const { stripe } = openStandIn()
    const deep = { expand: ['latest_charge.payment_intent.customer.sources.data'] }
    await expect(stripe.paymentIntents.create({ ...charge, ...deep })).rejects.toThrow(/4 levels/)
    await expect(stripe.paymentIntents.create({ ...charge, expand: ['shoes'] })).rejects.toThrow(
      /cannot be expanded/,
    )
  })
})
