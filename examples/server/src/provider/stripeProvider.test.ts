import { createPaymentsStandIn, memoryProviderStore } from '@homecare/payments'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { ProviderFailure } from './failure.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripeProvider.ts'

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
const noon = Date.parse('2026-11-23T12:00:00Z')
const day = 86_400_000
const clock = { at: noon }
const now = () => clock.at

let standIn: ReturnType<typeof createPaymentsStandIn>
let provider: PaymentProvider
beforeEach(() => {
  clock.at = noon
  standIn = createPaymentsStandIn({
    ...{ ...keys, now, store: memoryProviderStore(), log: () => undefined },
    deliver: () => Promise.resolve(true),
  })
  provider = stripeProvider({ ...keys, now, driver: 'embedded', fetch: standIn.fetch })
})

const person = { userId: 7, email: 'carol@example.com', name: 'Carol Ito' }
/** A customer with a method: attached as a page's field would, by the provider's own call. */
async function payer(token: string) {
  const customer = await provider.customer('customer', person)
  const kind = token.startsWith('pm_card') ? 'card' : 'bank'
  const { ref } = await provider.beginSetup('setup', { customer, kind, verify: 'instant' })
  await standIn.fetch(`https://api.stripe.com/v1/setup_intents/${ref}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${keys.secretKey}` },
    body: `payment_method=${token}`,
  })
  const { method } = await provider.readMethod(ref)
  return { customer, method: method!.ref, kind } as const
}
const bill = {
  cents: 4900,
  attempt: 'attempt-1',
  group: 'invoice-7',
  description: 'Care, Nov 8 to 14',
  present: true,
}
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof ProviderFailure ? [error.kind, error.code] : error),
  )

describe('a charge', () => {
  test('of a card is there at once, with its fee; of a bank it is on its way', async () => {
    const card = await payer('pm_card_visa')
    const charge = await provider.charge('k1', { ...card, ...bill })
    expect(charge).toMatchObject({ state: 'succeeded', cents: 4900, attempt: 'attempt-1', feeCents: 172 })
    expect(await provider.charge('k1', { ...card, ...bill })).toEqual(charge)
    expect(await provider.readCharge({ ref: charge.ref })).toEqual(charge)
    const found = await provider.readCharge({ customer: card.customer, attempt: 'attempt-1' })
    expect(found?.ref).toBe(charge.ref)
    expect(await provider.readCharge({ customer: card.customer, attempt: 'another' })).toBeNull()
  })

  test('of a bank comes, or does not, some days later', async () => {
    const bank = await payer('pm_usBankAccount_insufficientFunds')
    const { ref, state } = await provider.charge('k1', { ...bank, ...bill })
    expect(state).toBe('processing')
    clock.at += 7 * day
    await standIn.tick()
    expect(await provider.readCharge({ ref })).toMatchObject({
      state: 'failed',
      failure: 'insufficient_funds',
    })
  })

  test('that is declined, or needs its holder, says which, and names what is left of it', async () => {
    const declined = await payer('pm_card_chargeCustomerFail')
    const refusal = await provider.charge('k1', { ...declined, ...bill }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      kind: 'declined',
      code: 'generic_decline',
      ref: expect.stringMatching(/^pi_/) as string,
    })
    expect(await failureOf(provider.charge('k2', { ...declined, ...bill, cents: 1 }))).toEqual([
      'refusedByRule',
      'amount_too_small',
    ])
  })

  test('is given back, whole or in part, and not more', async () => {
    const card = await payer('pm_card_visa')
    const { ref: charge } = await provider.charge('k1', { ...card, ...bill })
    expect(await provider.refund('r1', { charge, cents: 900, id: '1' })).toMatchObject({
      state: 'succeeded',
      cents: 900,
    })
    expect(await failureOf(provider.refund('r2', { charge, cents: 4001, id: '2' }))).toMatchObject([
      'refusedByRule',
      expect.anything(),
    ])
    expect(await provider.readCharge({ ref: charge })).toMatchObject({ refundedCents: 900 })
  })

  test('that is disputed is answered once', async () => {
    const card = await payer('pm_card_createDispute')
    const { ref } = await provider.charge('k1', { ...card, ...bill })
    expect(await provider.readCharge({ ref })).toMatchObject({ disputed: true })
    const [dispute] = await (
      await standIn.fetch('https://api.stripe.com/v1/disputes', {
        headers: { Authorization: `Bearer ${keys.secretKey}` },
      })
    )
      .json()
      .then((body) => (body as { data: { id: string }[] }).data)
    expect(await provider.readDispute(dispute!.id)).toMatchObject({ state: 'open', charge: ref, cents: 4900 })
    expect(await provider.answerDispute('d1', dispute!.id, 'winning_evidence')).toMatchObject({
      state: 'won',
    })
  })
})

test('who is paid is opened, told what is wanted, given an account, and has the money days later', async () => {
  const card = await payer('pm_card_visa')
  await provider.charge('k1', { ...card, ...bill, cents: 50_000 })
  const payee = await provider.openPayee('p1', {
    userId: 8,
    email: 'm@example.com',
    firstName: 'Marisol',
    lastName: 'Rivera',
  })
  expect(payee).toMatchObject({
    payoutsEnabled: false,
    requirements: expect.arrayContaining(['external_account']) as string[],
  })
  expect(await provider.payeePage(payee.ref, 'http://homecare.test/payments/bank')).toContain(payee.ref)
  const account = await provider.setPayoutAccount('a1', payee.ref, 'btok_us_verified')
  expect(account).toMatchObject({ last4: '6789' })
  expect(
    await failureOf(provider.transfer('t0', { payee: payee.ref, cents: 100, group: 'g', id: '0' })),
  ).toEqual(['refusedByRule', 'insufficient_capabilities_for_transfer'])
  await standIn.controls.completePayee(payee.ref)
  expect(await provider.readPayee(payee.ref)).toMatchObject({ payoutsEnabled: true, requirements: [] })
  await provider.transfer('t1', { payee: payee.ref, cents: 30_000, group: 'invoice-7', id: '1' })
  expect(await provider.listPayouts(payee.ref)).toMatchObject([{ state: 'on_its_way', cents: 30_000 }])
  clock.at += 4 * day
  await standIn.tick()
  const [payout] = await provider.listPayouts(payee.ref)
  expect(await provider.readPayout(payee.ref, payout!.ref)).toMatchObject({ state: 'paid' })
})

describe('what does not come', () => {
  const by = (send: typeof fetch, limitMs = 20_000) =>
    stripeProvider({ ...keys, now, driver: 'stripe', fetch: send, limitMs }).readMethod('seti_1')
  const answers = (status: number, error: object) => () =>
    Promise.resolve(Response.json({ error }, { status, headers: { 'Stripe-Should-Retry': 'false' } }))

  test.each([
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['a fault of theirs', answers(500, { type: 'api_error' }), 'unreachable'],
    ['too much to do', answers(429, { type: 'invalid_request_error', code: 'rate_limit' }), 'busy'],
    ['a key in use', answers(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }), 'busy'],
    ['a wrong key', answers(401, { type: 'invalid_request_error' }), 'refusedByRule'],
    [
      'a card that asks',
      answers(402, { type: 'card_error', code: 'authentication_required' }),
      'needsAction',
    ],
    ['no sense', () => Promise.resolve(new Response('<html>')), 'unreachable'],
  ] as const)('%s is one of five', async (_, send, kind) => {
    expect(await failureOf(by(send as typeof fetch))).toMatchObject([kind, expect.any(String)])
  })

  test('an answer that never comes has its limit', async () => {
    const silent = ((_: unknown, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })) as typeof fetch
    expect(await failureOf(by(silent, 40))).toMatchObject(['unreachable', expect.any(String)])
  })
})

describe('inside a transaction', () => {
  const server = emptyWorld()
  test('the provider is not asked', async () => {
    const asked = server.db.transaction(() => provider.customer('k', person))
    await expect(asked).rejects.toThrow('inside a transaction')
  })
})
