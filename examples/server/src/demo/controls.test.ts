import { listCards, setUpPayment } from '@homecare/sdk/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/testServer.ts'

let demo: TestServer
let serious: TestServer
let embedded: TestServer
beforeAll(async () => {
  demo = await testServer({ world: 'small' })
  serious = await testServer({ world: 'small', env: { DEMO: '0' } })
  embedded = await testServer({ env: { DEMO: '0', EMBEDDED_PAYMENTS: '1' } })
})
afterAll(async () => {
  await demo.close()
  await serious.close()
  await embedded.close()
})

const post = (server: TestServer, path: string, body: object | string, type = 'application/json') =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('the clock', () => {
  test('moves the whole product ahead, answers and pages included, and stays so', async () => {
    const answer = await post(demo, '/demo/clock/', { advance: '4d' })
    expect(await answer.json()).toEqual({ now: '2026-11-25T12:00:00.000Z', ahead_ms: 4 * 86_400_000 })
    expect(demo.deps.now()).toBe(Date.parse('2026-11-25T12:00:00Z'))
    expect((await demo.fetch('/health')).headers.get('Date')).toBe('Wed, 25 Nov 2026 12:00:00 GMT')
    await post(demo, '/demo/clock/', { advance: 3_600_000 })
    expect(await (await demo.fetch('/demo/clock/')).json()).toMatchObject({ now: '2026-11-25T13:00:00.000Z' })
    await demo.reset()
    expect(await (await demo.fetch('/demo/clock/')).json()).toMatchObject({ ahead_ms: 0 })
  })

  test.each([{}, { advance: '-1d' }, { advance: 'tomorrow' }, { advance: 0 }, 'no json'])(
    'does not move by %j',
    async (body) => {
      expect((await post(demo, '/demo/clock/', body)).status).toBe(400)
    },
  )
})

describe('the provider', () => {
  test('says what it has, and what it can be made to do', async () => {
    const had = (await (await demo.fetch('/demo/payments/')).json()) as { charges: { group: string }[] }
    expect(had).toEqual({ charges: expect.any(Array) as unknown, payouts: [], waiting: 0, holding: false })
    // Of all that the demo world has paid nothing is left to be told.
    expect(had.charges.length).toBeGreaterThan(3)
    expect(had.charges.filter(({ group }) => !/^(?:invoice|membership)-\d+$/.test(group))).toEqual([])
    const wrong = await post(demo, '/demo/payments/', { action: 'explode' })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: expect.stringContaining('settle') as string },
    ])
    for (const action of [
      'settle',
      'return',
      'dispute',
      'refund_failed',
      'payout_paid',
      'payout_failed',
      'deliver_events',
      'duplicate',
      'reorder',
    ])
      expect((await post(demo, '/demo/payments/', { action })).status).toBe(200)
  })

  test('meets a fault once, or not', async () => {
    expect(await (await post(demo, '/demo/faults/', { provider: 'timeout_after' })).json()).toEqual({
      provider: 'timeout_after',
    })
    expect(await (await post(demo, '/demo/faults/', { provider: 'reset' })).json()).toEqual({
      provider: null,
    })
    expect((await post(demo, '/demo/faults/', { provider: 'fire' })).status).toBe(400)
  })

  test.each(['timeout_before', 'timeout_after'])('drops the line of a page: %s', async (provider) => {
    const care = await demo.as('family')
    const made = await care.call(setUpPayment, { body: { kind: 'card', purpose: 'pay' } })
    await post(demo, '/demo/faults/', { provider })
    const confirm = () =>
      demo.fetch(`/embedded-payments/v1/setup_intents/${made.client_secret.split('_secret_')[0]}/confirm`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${made.publishable_key}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          client_secret: made.client_secret,
          payment_method: 'pm_card_visa',
        }).toString(),
      })
    const dropped = await confirm()
    expect([dropped.status, await dropped.text()]).toEqual([504, ''])
    expect((await confirm()).headers.get('Content-Type')).toContain('json')
  })

  test('has a page with buttons, which come back to it; another site cannot press them', async () => {
    const page = await (await demo.fetch('/demo/')).text()
    expect(page).toContain('Advance by 4d')
    expect(page).toContain('4242 4242 4242 4242')
    const pressed = await post(demo, '/demo/payments/', 'action=settle', 'application/x-www-form-urlencoded')
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/demo/'])
    const elsewhere = await demo.fetch('/demo/clock/', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: '{"advance":"4d"}',
    })
    expect(elsewhere.status).toBe(403)
  })
})

describe('without a demonstration', () => {
  test('there is none of it, and without keys no payments are taken, which is said', async () => {
    for (const path of ['/demo/', '/demo/payments/', '/demo/clock/', '/embedded-payments/v1/customers'])
      expect((await serious.fetch(path)).status).not.toBe(200)
    expect((await post(serious, '/demo/clock/', { advance: '4d' })).status).toBe(404)
    expect(await (await serious.fetch('/health')).json()).toMatchObject({
      payments: 'Not set up: STRIPE_SECRET_KEY is empty, and no payments are taken.',
    })
    const care = await serious.as('family')
    expect(await care.call(listCards)).toEqual([])
    expect((await post(serious, '/v1/payments/webhooks/stripe/', {})).status).toBe(404)
  })

  test('a trial has the stand-in, and no controls', async () => {
    expect(await (await embedded.fetch('/health')).json()).toMatchObject({
      payments: expect.stringContaining('stand-in') as string,
    })
    expect((await post(embedded, '/demo/clock/', { advance: '4d' })).status).toBe(404)
    expect((await embedded.fetch('/embedded-payments/v1/customers')).status).toBe(401)
  })
})
