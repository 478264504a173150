import { deleteAccount } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import {
  addBankAccount,
  addCard,
  listBankAccounts,
  listCards,
  makeDefaultBankAccount,
  makeDefaultCard,
  mandateVersion,
  removeBankAccount,
  removeCard,
  setUpPayment,
  verifyBankAccount,
} from '@homecare/sdk/payments'
import { methodTexts } from '@homecare/sdk/texts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { asc, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../tables/account.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { forgetRemoved } from './removeMethod.ts'
import { fillField, sendFromPage } from './testing/setups.ts'

const server = smallWorld()
const day = 86_400_000
const mandate = { version: mandateVersion, agreed: true } as const

let care: Client
beforeEach(async () => {
  server.change()
  care = await server.as('family')
})

const card = async (method: string, options = {}) => {
  const { token } = await fillField(server, care, method)
  return care.call(addCard, { body: { token, ...options } })
}
const account = async (method = 'pm_usBankAccount_success', verify: 'instant' | 'deposits' = 'deposits') => {
  const { token } = await fillField(server, care, method, verify)
  return care.call(addBankAccount, { body: { token, mandate } })
}

describe('a card', () => {
  test('is added by what the provider’s field made; the first one pays, and another when it is to', async () => {
    const cards = await card('pm_card_visa')
    expect(cards).toMatchObject([{ brand: 'visa', last4: '4242', default: true, exp_month: 12 }])
    expect(await card('pm_card_mastercard')).toMatchObject([
      { default: true, last4: '4242' },
      { last4: '4444' },
    ])
    const [first, second] = await care.call(listCards)
    expect(await care.call(makeDefaultCard, { id: second!.id, body: { default: true } })).toMatchObject([
      { id: second!.id, default: true },
      { id: first!.id, default: false },
    ])
    expect(await card('pm_card_amex', { default: true })).toMatchObject([
      { last4: '0005', default: true },
      {},
      {},
    ])
  })

  test('is added once by one token, and not by another’s, nor one that was not finished', async () => {
    const { token } = await fillField(server, care, 'pm_card_visa')
    await care.call(addCard, { body: { token } })
    expect(await care.call(addCard, { body: { token } })).toHaveLength(1)
    const other = await server.as('otherFamily')
    await expect(other.call(addCard, { body: { token } })).rejects.toMatchObject({
      fieldErrors: { token: [methodTexts.tokenUnknown[0]] },
    })
    for (const unknown of ['tok_visa', 'pm_card_visa', '4242'])
      await expect(care.call(addCard, { body: { token: unknown } })).rejects.toMatchObject({
        kind: 'invalid',
      })
    const unfinished = await care.call(setUpPayment, { body: { kind: 'card', purpose: 'pay' } })
    const bare = unfinished.client_secret.split('_secret_')[0]!
    await expect(care.call(addCard, { body: { token: bare } })).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('that its bank asks about is added once its holder has confirmed it', async () => {
    const { token, status, secret } = await fillField(server, care, 'pm_card_authenticationRequiredOnSetup')
    expect(status).toBe('requires_action')
    await expect(care.call(addCard, { body: { token } })).rejects.toMatchObject({ kind: 'conflict' })
    const { publishable_key } = await care.call(setUpPayment, { body: { kind: 'card', purpose: 'pay' } })
    await sendFromPage(server, publishable_key, `setup_intents/${token}/bank_answer`, {
      ...{ client_secret: secret, approve: 'true' },
    })
    expect(await care.call(addCard, { body: { token } })).toMatchObject([{ last4: '3155' }])
  })

  test('that is there already is not added again', async () => {
    await card('pm_card_visa')
    await expect(card('pm_card_visa')).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('that is declined is said so in the page, and is none', async () => {
    const { token, status } = await fillField(server, care, 'pm_card_visa_chargeDeclined')
    expect(status).toBe('')
    await expect(care.call(addCard, { body: { token } })).rejects.toMatchObject({ kind: 'invalid' })
    expect(await care.call(listCards)).toEqual([])
  })

  test('is taken away, at the provider too, and the next one pays', async () => {
    await card('pm_card_visa')
    const [, second] = await card('pm_card_mastercard')
    const [first] = await care.call(listCards)
    expect(await care.call(removeCard, { id: first!.id })).toMatchObject([{ id: second!.id, default: true }])
    await expect(care.call(removeCard, { id: first!.id })).rejects.toMatchObject({ kind: 'notFound' })
    const [row] = await server.db.select().from(paymentMethods).where(eq(paymentMethods.id, first!.id))
    expect(row).toMatchObject({ state: 'removed', is_default: false, detached_at: expect.any(Date) as Date })
    // And may be added again.
    expect(await card('pm_card_visa')).toHaveLength(2)
  })
})

describe('a bank account that pays', () => {
  test('waits for its deposits, and is verified by them', async () => {
    const added = await account()
    expect(added).toMatchObject({
      ...{ state: 'pending', verified: false, default: false, verify_by: 'amounts', tries_left: 3 },
      ...{ last4: '6789', purpose: 'pay' },
    })
    const verified = await care.call(verifyBankAccount, { id: added.id, body: { amounts: [45, 32] } })
    expect(verified).toMatchObject({
      state: 'verified',
      verified: true,
      default: true,
      agreed_at: expect.any(String) as string,
    })
    // Told again, it is as it was.
    expect(await care.call(verifyBankAccount, { id: added.id, body: { amounts: [1, 2] } })).toMatchObject({
      verified: true,
    })
  })

  test('may be verified by the code of a statement, or at once at its bank', async () => {
    const byCode = await account('pm_usBankAccount_noAccount')
    expect(byCode.verify_by).toBe('code')
    expect(await care.call(verifyBankAccount, { id: byCode.id, body: { code: 'sm11aa' } })).toMatchObject({
      verified: true,
    })
    expect(await account('pm_usBankAccount_success', 'instant')).toMatchObject({
      verified: true,
      tries_left: 0,
    })
  })

  test('says how many tries are left, counts one that is sent twice once, and is locked behind the third', async () => {
    const { id } = await account()
    const wrong = (key: string) =>
      care.call(verifyBankAccount, { id, body: { amounts: [1, 2] } }, { idempotencyKey: key })
    await expect(wrong('one')).rejects.toMatchObject({
      fieldErrors: { amounts: [methodTexts.amountsMismatch[0]] },
    })
    await expect(wrong('one')).rejects.toMatchObject({ kind: 'invalid' })
    expect(await care.call(listBankAccounts)).toMatchObject([{ tries_left: 2, state: 'pending' }])
    await expect(wrong('two')).rejects.toMatchObject({ kind: 'invalid' })
    await expect(wrong('three')).rejects.toMatchObject({
      kind: 'conflict',
      serverMessage: methodTexts.tooManyTries[0],
    })
    expect(await care.call(listBankAccounts)).toMatchObject([{ tries_left: 0, state: 'failed' }])
    await expect(care.call(verifyBankAccount, { id, body: { amounts: [32, 45] } })).rejects.toMatchObject({
      kind: 'conflict',
    })
  })

  test.each([
    [[10, 11], methodTexts.tooManyTries[0]],
    [[40, 41], methodTexts.tooLate[0]],
  ] as const)('told %j is over at once', async (amounts, says) => {
    const { id } = await account()
    await expect(
      care.call(verifyBankAccount, { id, body: { amounts: [...amounts] as [number, number] } }),
    ).rejects.toMatchObject({ kind: 'conflict', serverMessage: says })
  })

  test('that nobody verifies within ten days is told so by the provider', async () => {
    const { id } = await account()
    server.clock.advance(10 * day)
    await server.settlePayments()
    care = await server.as('family')
    expect(await care.call(listBankAccounts)).toMatchObject([{ id, state: 'failed' }])
  })

  test('needs its holder’s permission, to the present words', async () => {
    const { token } = await fillField(server, care, 'pm_usBankAccount_success', 'deposits')
    await expect(care.call(addBankAccount, { body: { token } })).rejects.toMatchObject({
      fieldErrors: { mandate: [methodTexts.mandateNeeded[0]] },
    })
    const old = { version: '2020-01', agreed: true } as const
    await expect(care.call(addBankAccount, { body: { token, mandate: old } })).rejects.toMatchObject({
      fieldErrors: { mandate: [methodTexts.mandateChanged[0]] },
    })
  })

  test('keeps the permission with when and from where, sends a copy, and ends it when the account goes', async () => {
    const { id } = await account()
    const read = async () =>
      (await server.db.select().from(paymentMethods).where(eq(paymentMethods.id, id)))[0]!.mandate
    expect(await read()).toMatchObject({
      ...{ version: mandateVersion, agreed_at: '2026-11-21T12:00:00.000Z', address: '127.0.0.1' },
    })
    await server.notice()
    const letters = await server.db.select().from(outbox).orderBy(desc(outbox.id))
    const copy = letters.find(({ subject }) => subject.includes('may debit your bank account'))
    expect(copy?.body).toContain('I allow Homecare to debit this account')
    expect(copy?.body).toContain('127.0.0.1')
    await care.call(removeBankAccount, { id })
    expect(await read()).toMatchObject({ revoked_at: '2026-11-21T12:00:00.000Z' })
  })

  test('cannot pay before it is verified', async () => {
    const { id } = await account()
    await expect(care.call(makeDefaultBankAccount, { id, body: { default: true } })).rejects.toMatchObject({
      kind: 'conflict',
      serverMessage: methodTexts.notVerified[0],
    })
  })
})

describe('what the provider does not do', () => {
  const standIn = () => server.deps.provider!
  test('is said in words, and leaves nothing behind', async () => {
    expect(standIn().driver).toBe('embedded')
    await server.fetch('/demo/faults/', { method: 'POST', body: '{"provider":"500_kept"}' })
    await expect(
      // Nobody has asked the provider for this family yet.
      (await server.as('otherFamily')).call(
        setUpPayment,
        { body: { kind: 'card', purpose: 'pay' } },
        { idempotencyKey: 'first' },
      ),
    ).rejects.toMatchObject({ status: 503, serverMessage: methodTexts.providerSilent[0] })
    // The attempt stays, and the next press asks by the same key: what is kept under it is answered again.
    const [row] = await server.db
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.user_id, actors.otherFamily))
    expect(row).toMatchObject({ provider_ref: null })
  })

  test.each(['timeout_after', 'timeout_before', '500_once', '409'])(
    'once (%s) is done by the next try',
    async (provider) => {
      await server.fetch('/demo/faults/', { method: 'POST', body: JSON.stringify({ provider }) })
      expect(await card('pm_card_visa')).toHaveLength(1)
      expect(await server.db.$count(paymentCustomers, eq(paymentCustomers.user_id, actors.family))).toBe(1)
    },
  )
})

test('who leaves takes their methods along, at the provider too', async () => {
  // What the family paid with before is gone already.
  const before = await server.db.$count(paymentMethods, eq(paymentMethods.user_id, actors.family))
  await card('pm_card_visa')
  await account('pm_usBankAccount_success', 'instant')
  await care.call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  await forgetRemoved(server.deps, server.clock.now())
  const rows = await server.db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.user_id, actors.family))
    .orderBy(asc(paymentMethods.id))
  const own = rows.slice(before)
  expect(own.map(({ state, detached_at }) => [state, detached_at !== null])).toEqual([
    ['removed', true],
    ['removed', true],
  ])
  expect(own[1]!.mandate).toHaveProperty('revoked_at')
})
