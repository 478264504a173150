import {
  addBankAccount,
  addCard,
  listBankAccounts,
  listCards,
  makeDefaultBankAccount,
  makeDefaultCard,
  methodPurposeOf,
  removeBankAccount,
  removeCard,
  setUpPayment,
  verifyBankAccount,
} from '@homecare/sdk/payments'
import { newId } from '@homecare/sdk/kit'
import { methodTexts as words } from '@homecare/sdk/texts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only, owner, type PolicyContext } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { addByToken, addPayoutAccount, mandateOf } from './addMethod.ts'
import { customerOf, payeeOf } from './customers.ts'
import { said, takenBy } from './failing.ts'
import { copyOfMandate } from './mandateLetter.ts'
import { accountOf, cardOf, lockMethods, makeDefault, methodsOf, type MethodRow } from './methodRows.ts'
import { forgetRemoved, removeMethod, type Owes } from './removeMethod.ts'
import { tellDeposits } from './verify.ts'

const payers = only('family')
const people = only('family', 'caregiver', 'agency_caregiver')
const purposeOf = ({ role }: SessionUser) => methodPurposeOf({ user_type: role })

/** Whether a card or an account is the caller's, and not removed. */
const isOwn =
  (kind: MethodRow['kind']) =>
  async ({ db, session: { user }, params }: PolicyContext) => {
    const own = and(
      eq(paymentMethods.id, Number(params.id)),
      eq(paymentMethods.user_id, user.id),
      eq(paymentMethods.kind, kind),
      inArray(paymentMethods.state, ['pending', 'verified', 'failed']),
    )
    return (await db.$count(paymentMethods, own)) > 0
  }
const ownCard = owner('card', ['family'], isOwn('card'))
const ownAccount = owner('bank account', ['family', 'caregiver', 'agency_caregiver'], isOwn('bank'))

/** Sees by its own rows that a key was used: the provider is asked between, and never inside a transaction. */
const once = { ownsKey: true } as const
const adding = { ...once, limit: { name: 'payment_method', hits: 30, seconds: 3600 } } as const

/** What families pay with, and what caregivers are paid to. `owes` is asked before the last one goes. */
export function answerPaymentMethods(routes: Routes, owes: Owes): void {
  routes.on(
    setUpPayment,
    people,
    async ({ db, deps, session: { user }, body: { kind, purpose, verify }, now, idempotencyKey }) => {
      const provider = takenBy(deps.provider)
      if (purpose !== purposeOf(user) || (purpose === 'payout' && kind !== 'bank')) throw refuse.forbidden()
      const key = `setup:${user.id}:${idempotencyKey ?? newId()}`
      const { driver, publishableKey: publishable_key } = provider
      if (purpose === 'payout') {
        const payee = await payeeOf(db, provider, user, now)
        const { clientSecret } = await said(provider.beginPayoutSetup(key, payee))
        return { driver, publishable_key, client_secret: clientSecret }
      }
      const customer = await customerOf(db, provider, user, now)
      const begun = await said(provider.beginSetup(key, { customer, kind, verify: verify ?? 'deposits' }))
      return { driver, publishable_key, client_secret: begun.clientSecret }
    },
    adding,
  )

  routes.on(listCards, payers, async ({ db, session: { user }, now }) => cardsOf(db, user, now))
  routes.on(
    addCard,
    payers,
    async ({ db, deps, session: { user }, body: { token, default: wantsDefault = false }, now }) => {
      const given = { kind: 'card', token, mandate: null, wantsDefault } as const
      await addByToken({ deps, provider: takenBy(deps.provider), user, now }, given)
      return cardsOf(db, user, now)
    },
    adding,
  )
  routes.on(makeDefaultCard, ownCard, async ({ db, session: { user }, params: { id }, now }) => {
    await choose(db, id)
    return cardsOf(db, user, now)
  })
  routes.on(
    removeCard,
    ownCard,
    async ({ db, deps, session: { user }, params: { id }, now }) => {
      await remove(db, id, owes, now)
      await forgetRemoved(deps, now)
      return cardsOf(db, user, now)
    },
    once,
  )

  routes.on(listBankAccounts, people, ({ db, session: { user }, now }) => accountsOf(db, user, now))
  routes.on(
    addBankAccount,
    people,
    async ({ deps, session: { user }, body: { token, mandate }, now, idempotencyKey, ip, request }) => {
      const adding = { deps, provider: takenBy(deps.provider), user, now }
      if (purposeOf(user) === 'payout')
        return accountOf(await addPayoutAccount(adding, { token, clientKey: idempotencyKey }), now)
      const agreed = mandateOf(mandate, { ip, request }, now)
      const given = { kind: 'bank', token, mandate: agreed, wantsDefault: false } as const
      const row = await addByToken(adding, given, (_, added) => copyOfMandate(deps, user, added))
      return accountOf(await readMethod(deps.db, row.id), now)
    },
    adding,
  )
  routes.on(
    verifyBankAccount,
    ownAccount,
    async ({ db, deps, params: { id }, body: { amounts, code }, now, idempotencyKey }) => {
      const provider = takenBy(deps.provider)
      if ((amounts === undefined) === (code === undefined)) throw refuse.form(words.verifyOneWay)
      const told = amounts ? { amounts } : { code: code! }
      await tellDeposits({ db, provider, id, told, tryKey: idempotencyKey ?? newId(), now })
      return accountOf(await readMethod(db, id), now)
    },
    { ...once, limit: { name: 'verify_account', hits: 20, seconds: 3600 } },
  )
  routes.on(
    makeDefaultBankAccount,
    ownAccount,
    async ({ db, deps, session: { user }, params: { id }, now }) => {
      const row = await readMethod(db, id)
      if (row.state !== 'verified') throw refuse.conflict(words.notVerified)
      if (row.purpose === 'payout') {
        const provider = takenBy(deps.provider)
        await said(provider.choosePayoutAccount(await payeeOf(db, provider, user, now), row.provider_ref!))
      }
      await choose(db, id)
      return accountsOf(db, user, now)
    },
    once,
  )
  routes.on(
    removeBankAccount,
    ownAccount,
    async ({ db, deps, session: { user }, params: { id }, now }) => {
      await remove(db, id, owes, now)
      await forgetRemoved(deps, now)
      return accountsOf(db, user, now)
    },
    once,
  )
}

const cardsOf = async (db: Db, user: SessionUser, now: number) =>
  (await methodsOf(db, user.id, 'pay', 'card')).map((row) => cardOf(row, now))
const accountsOf = async (db: Db, user: SessionUser, now: number) =>
  (await methodsOf(db, user.id, purposeOf(user), 'bank')).map((row) => accountOf(row, now))

async function readMethod(db: Db, id: number): Promise<MethodRow> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id))
  return row!
}

async function choose(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, id))
    await lockMethods(tx, found!.user_id)
    const [row] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, id))
    if (row!.state !== 'verified') throw refuse.conflict(words.notVerified)
    await makeDefault(tx, row!)
  })
}

async function remove(db: Db, id: number, owes: Owes, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, id)).for('update')
    if (row!.state !== 'removed') await removeMethod(tx, row!, owes, now)
  })
}
