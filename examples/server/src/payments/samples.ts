import {
  addBankAccount,
  addCard,
  mandateVersion,
  setUpPayment,
  verifyBankAccount,
  makeDefaultBankAccount,
  makeDefaultCard,
  removeBankAccount,
  removeCard,
} from '@homecare/sdk/payments'
import { actors, type Actor } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { paymentMethods } from '../tables/money/payments.ts'

/** A card or an account of Carol's, new for each time that it is asked for. */
const ofCarol =
  (kind: 'card' | 'bank') =>
  async ({ db, clock }: TestServer) => {
    const [row] = await db
      .insert(paymentMethods)
      .values({
        ...{ user_id: actors.family, kind, purpose: 'pay', state: 'verified', last4: '4242' },
        ...{ provider_ref: `pm_${crypto.randomUUID()}`, brand: 'visa', bank_name: 'First Bank' },
        mandate: {
          version: mandateVersion,
          agreed_at: '2026-11-01T12:00:00Z',
          address: '127.0.0.1',
          browser: '',
        },
        created_at: new Date(clock.now()),
      })
      .returning()
    return row!.id
  }
const card = ofCarol('card')
const account = ofCarol('bank')
const members: readonly Actor[] = ['family']

/** A setup for whom it is: a family's method pays, pay goes to a caregiver's. */
const setup = async (_: TestServer, actor: Actor) =>
  actor === 'family' || actor === 'otherFamily' || actor === 'b2bFamily'
    ? { body: { kind: 'card', purpose: 'pay' } as const }
    : { body: { kind: 'bank', purpose: 'payout' } as const }

/** Cards and accounts. */
export const paymentSamples = [
  sample(setUpPayment, setup),
  sample(addCard, { body: { token: 'seti_unknown1' } }),
  sample(addBankAccount, {
    body: { token: 'seti_unknown1', mandate: { version: mandateVersion, agreed: true } },
  }),
  sample(makeDefaultCard, async (server) => ({ id: await card(server), body: { default: true as const } }), {
    members,
  }),
  sample(removeCard, async (server) => ({ id: await card(server) }), { members }),
  sample(
    verifyBankAccount,
    async (server) => ({ id: await account(server), body: { amounts: [32, 45] as [number, number] } }),
    {
      members,
    },
  ),
  sample(
    makeDefaultBankAccount,
    async (server) => ({ id: await account(server), body: { default: true as const } }),
    {
      members,
    },
  ),
  sample(removeBankAccount, async (server) => ({ id: await account(server) }), { members }),
]
