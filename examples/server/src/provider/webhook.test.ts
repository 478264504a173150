import { addBankAccount, listBankAccounts, mandateVersion } from '@homecare/sdk/payments'
import { signatureOf } from '@homecare/payments'
import { beforeEach, describe, expect, test } from 'vitest'
import { fillField, sendFromPage } from '../payments/testing/setups.ts'
import { setUpPayment } from '@homecare/sdk/payments'
import { keyedHash, serverSecret } from '../secrets/secret.ts'
import { providerEvents } from '../tables/money/provider.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
let secret: string
beforeEach(async () => {
  server.change()
  secret = `whsec_${keyedHash(await serverSecret(server.db, server.deps.config), 'embedded payments', 'webhook')}`
})

const address = '/v1/payments/webhooks/stripe/'
const event = (id: string, object: object, type = 'customer.created') =>
  JSON.stringify({
    ...{ id, object: 'event', type, created: server.clock.now() / 1000, api_version: null },
    ...{ data: { object }, livemode: false, pending_webhooks: 1, request: null },
  })
const send = (payload: string, signature = signatureOf(secret, payload, server.clock.now())) =>
  server.fetch(address, { method: 'POST', headers: { 'Stripe-Signature': signature }, body: payload })

describe('an event', () => {
  test('with the provider’s signature is stored, once however often it comes, without session or token', async () => {
    const payload = event('evt_1', { id: 'cus_1' })
    expect((await send(payload)).status).toBe(200)
    expect((await send(payload)).status).toBe(200)
    await server.settlePayments()
    expect(await server.db.select().from(providerEvents)).toMatchObject([
      { id: 'evt_1', type: 'customer.created', handled_at: expect.any(Date) as Date },
    ])
  })

  test('that is forged, changed, old, or of another provider is not taken', async () => {
    const payload = event('evt_1', { id: 'cus_1' })
    const good = signatureOf(secret, payload, server.clock.now())
    expect((await send(payload, '')).status).toBe(400)
    expect((await send(payload, signatureOf('whsec_other', payload, server.clock.now()))).status).toBe(400)
    expect((await send(payload.replace('evt_1', 'evt_2'), good)).status).toBe(400)
    expect((await send(payload, signatureOf(secret, payload, server.clock.now() - 301_000))).status).toBe(400)
    expect((await send('{"not json', 't=1,v1=2')).status).toBe(400)
    expect(
      (await server.fetch('/v1/payments/webhooks/other/', { method: 'POST', body: payload })).status,
    ).toBe(404)
    expect((await server.fetch(address)).status).toBe(405)
    expect((await send('x'.repeat(600_000))).status).toBe(413)
    expect(await server.db.$count(providerEvents)).toBe(0)
  })

  test('that cannot be handled waits, says why, and is handled later', async () => {
    await send(event('evt_1', { id: 'seti_unknown12' }, 'setup_intent.succeeded'))
    await server.settlePayments()
    const [row] = await server.db.select().from(providerEvents)
    expect(row).toMatchObject({ handled_at: null, tries: 1, error: 'ProviderFailure' })
  })
})

/** An account that waits for its deposits, and the deed by which the provider alone is told them. */
async function waitingAccount() {
  const care = await server.as('family')
  const { token, secret: client_secret } = await fillField(
    server,
    care,
    'pm_usBankAccount_success',
    'deposits',
  )
  const mandate = { version: mandateVersion, agreed: true } as const
  await care.call(addBankAccount, { body: { token, mandate } })
  const { publishable_key } = await care.call(setUpPayment, { body: { kind: 'bank', purpose: 'pay' } })
  const tell = (amounts: readonly [number, number]) =>
    sendFromPage(server, publishable_key, `setup_intents/${token}/verify_microdeposits`, {
      ...{ client_secret, 'amounts[0]': String(amounts[0]), 'amounts[1]': String(amounts[1]) },
    })
  const state = async () => (await care.call(listBankAccounts))[0]!.state
  return { tell, state }
}
const demo = (action: string) =>
  server.fetch('/demo/payments/', { method: 'POST', body: JSON.stringify({ action }) })

test('what the provider tells is taken up: late, twice, and in the wrong order', async () => {
  const { tell, state } = await waitingAccount()
  await demo('reorder')
  await tell([10, 11])
  expect(await state()).toBe('pending')
  await demo('deliver_events')
  await server.settlePayments()
  expect(await state()).toBe('failed')
  await demo('duplicate')
  await server.settlePayments()
  expect(await state()).toBe('failed')
})

test('an event that says what is over changes nothing: the provider is asked how it stands', async () => {
  const { tell, state } = await waitingAccount()
  await tell([32, 45])
  await server.settlePayments()
  expect(await state()).toBe('verified')
  const stored = await server.db.select().from(providerEvents)
  const asked = stored.find(({ type }) => type === 'setup_intent.succeeded')!
  await send(
    event('evt_late', { ...asked.body, status: 'requires_payment_method' }, 'setup_intent.setup_failed'),
  )
  await server.settlePayments()
  expect(await state()).toBe('verified')
})
