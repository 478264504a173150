import { getOwnDay } from '@homecare/sdk/dashboards'
import {
  addBankAccount,
  getPayee,
  listBankAccounts,
  makeDefaultBankAccount,
  openPayee,
  removeBankAccount,
  setUpPayment,
} from '@homecare/sdk/payments'
import { beforeEach, expect, test } from 'vitest'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { eq } from 'drizzle-orm'
import { payees, paymentMethods } from '../tables/money/payments.ts'

const server = smallWorld()
beforeEach(() => void server.change())
const token = 'btok_us_verified'

test('a caregiver adds where the pay goes, tells the provider the rest, and is ready', async () => {
  const care = await server.as('caregiver')
  expect(await care.call(getPayee)).toEqual({
    payouts_enabled: false,
    needs: ['bank', 'identity', 'agreement'],
  })
  const setup = await care.call(setUpPayment, { body: { kind: 'bank', purpose: 'payout' } })
  expect(setup).toMatchObject({
    driver: 'embedded',
    client_secret: expect.stringMatching(/^fcsess_/) as string,
  })
  expect(await care.call(addBankAccount, { body: { token } })).toMatchObject({
    ...{ purpose: 'payout', state: 'verified', default: true, last4: '6789', agreed_at: null },
  })
  // The provider's event is still on its way.
  expect(await care.call(getPayee)).toEqual({ payouts_enabled: false, needs: ['identity', 'agreement'] })
  const { url } = await care.call(openPayee)
  const page = new URL(url)
  expect(page.pathname).toMatch(/^\/embedded-payments\/onboarding\/acct_/)
  expect(await (await server.fetch(page.pathname + page.search)).text()).toContain(
    'I have told the payment service',
  )
  const done = await server.fetch(page.pathname + page.search, { method: 'POST' })
  expect([done.status, done.headers.get('Location')]).toEqual([303, 'http://homecare.test/payments/bank'])
  expect(await care.call(getPayee)).toEqual({ payouts_enabled: true, needs: [] })
})

test('a provider that does not answer leaves what is known of whom it pays', async () => {
  const care = await server.as('caregiver')
  await care.call(addBankAccount, { body: { token } })
  await care.call(getPayee)
  await server.fetch('/demo/faults/', { method: 'POST', body: '{"provider":"500_kept"}' })
  expect(await care.call(getPayee)).toEqual({ payouts_enabled: false, needs: ['identity', 'agreement'] })
})

test('the page of the stand-in leads back into the product alone', async () => {
  const leave = await server.fetch('/embedded-payments/onboarding/acct_1?return=https://evil.example', {
    method: 'POST',
  })
  expect(new URL(leave.headers.get('Location')!).origin).toBe('http://homecare.test')
})

test('another account takes the place of the first, which may be chosen again or removed', async () => {
  const care = await server.as('caregiver')
  const first = await care.call(addBankAccount, { body: { token } })
  const second = await care.call(addBankAccount, { body: { token: 'btok_us_verified_noAccount' } })
  expect(await care.call(listBankAccounts)).toMatchObject([
    { id: second.id, default: true },
    { id: first.id, default: false },
  ])
  expect(await care.call(makeDefaultBankAccount, { id: first.id, body: { default: true } })).toMatchObject([
    { id: first.id, default: true },
    { id: second.id },
  ])
  expect(await care.call(removeBankAccount, { id: first.id })).toMatchObject([
    { id: second.id, default: true },
  ])
})

test('what is sent twice by one key adds once, also where the answer was lost on its way', async () => {
  const care = await server.as('caregiver')
  const key = { idempotencyKey: 'one press' }
  await server.fetch('/demo/faults/', { method: 'POST', body: '{"provider":"timeout_after"}' })
  await care.call(addBankAccount, { body: { token } }, key).catch(() => undefined)
  await care.call(addBankAccount, { body: { token } }, key)
  expect(await server.db.$count(paymentMethods, eq(paymentMethods.user_id, actors.caregiver))).toBe(1)
  expect(await server.db.$count(payees, eq(payees.user_id, actors.caregiver))).toBe(1)
})

test('a family is paid nothing, and a caregiver pays nothing', async () => {
  const family = await server.as('family')
  await expect(
    family.call(setUpPayment, { body: { kind: 'bank', purpose: 'payout' } }),
  ).rejects.toMatchObject({ kind: 'forbidden' })
  const caregiver = await server.as('caregiver')
  await expect(
    caregiver.call(setUpPayment, { body: { kind: 'card', purpose: 'pay' } }),
  ).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(caregiver.call(addBankAccount, { body: { token: 'seti_12345678' } })).rejects.toMatchObject({
    kind: 'invalid',
  })
})

test('whoever is hired is asked where their pay goes, until it is known', async () => {
  const care = await server.as('caregiver')
  const asked = async () => (await care.call(getOwnDay)).alerts.map(({ kind }) => kind)
  expect(await asked()).toContain('account_missing')
  await care.call(addBankAccount, { body: { token } })
  expect(await asked()).not.toContain('account_missing')
})
