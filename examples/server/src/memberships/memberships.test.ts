import {
  cancelMembership,
  checkMembership,
  checkoutMembership,
  getMembership,
  giveUpMembershipPayment,
  joinBenefit,
  keepMembership,
  listMembershipOffers,
  payMembership,
  upgradeMembership,
} from '@homecare/sdk/memberships'
import { askForCall, getOwnAdvisor } from '@homecare/sdk/families'
import { addCard, removeCard } from '@homecare/sdk/payments'
import { deleteAccount, getPersonRecord, updateMayAskForCalls } from '@homecare/sdk/account'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/post.ts'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { fillField, sendFromPage } from '../payments/testing/setups.ts'
import { outbox, users } from '../tables/account.ts'
import { advisorCalls } from '../tables/asking/advisorCalls.ts'
import { benefits, families } from '../tables/families.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments, memberships } from '../tables/money/memberships.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { tellOfExpiringCards } from '../payments/expiringCards.ts'
import { remindOfRenewals, renewMemberships } from './byTheClock.ts'
import { finishMembershipPayments } from './charges.ts'
import { feeBasisPointsOf } from './fee.ts'
import { writeMembershipRefund } from './refunds.ts'
import { disputePayment } from './settle.ts'

const tier = { id: 'plus', name: ['Plus', 'Plus'], price_cents: 1900, interval: 'month', benefits: [] }
const tiers = [
  { ...tier, advisor_calls: true },
  { ...tier, id: 'premier', name: ['Premier', 'Premier'], price_cents: 4900, fee_basis_points: 100 },
  { ...tier, id: 'year', name: ['Year', 'Año'], price_cents: 19_000, interval: 'year' },
  { ...tier, id: 'free', name: ['Free', 'Gratis'], price_cents: 0 },
]
const server = smallWorld({ FEE_BASIS_POINTS: '500', MEMBERSHIP_TIERS: JSON.stringify(tiers) })

/** How many journals of a kind the demo world's former member has left. */
const had = (kind: string) => (/^membership_(?:charged|refunded|refund_failed)$/.test(kind) ? 1 : 0)
beforeEach(async () => {
  const db = server.change()
  // Whoever was a member before, with all that came of it, but for the ledger.
  await db.delete(membershipRefunds)
  await db.delete(membershipPayments)
  await db.delete(memberships)
})

const { carol, demo, days } = moneyWorld(server, () => 0)
async function card(token = 'pm_card_visa'): Promise<number> {
  const care = await carol()
  const filled = await fillField(server, care, token)
  if (filled.status === 'requires_action') await answerBank(filled.secret)
  const cards = await care.call(addCard, { body: { token: filled.token, default: true } })
  return cards.find((one) => one.default)!.id
}
/** Carol's cards are gone, whatever waits to be paid by them. */
const noCards = () =>
  server.db
    .update(paymentMethods)
    .set({ state: 'removed', is_default: false, removed_at: new Date(server.clock.now()) })
    .where(eq(paymentMethods.user_id, actors.family))
/** What a bank is told in the page. */
async function answerBank(client_secret: string, approve = true) {
  const kind = client_secret.startsWith('pi_') ? 'payment_intents' : 'setup_intents'
  const [ref] = client_secret.split('_secret_')
  const path = `${kind}/${ref}/bank_answer`
  await sendFromPage(server, server.deps.provider!.publishableKey, path, {
    ...{ client_secret, approve: String(approve) },
  })
}
const buy = async (id = 'plus', expected_cents = 1900) =>
  (await carol()).call(checkoutMembership, { body: { tier: id, expected_cents } })
const standing = async () => (await carol()).call(getMembership)
const charges = async () => {
  const looked = (await (await server.fetch('/demo/payments/')).json()) as {
    charges: { status: string; cents: number; group: string }[]
  }
  return looked.charges.filter(
    ({ status, group }) => status === 'succeeded' && group === `membership-${actors.family}`,
  )
}
const fault = (provider: string) =>
  server.fetch('/demo/faults/', { method: 'POST', body: JSON.stringify({ provider }) })
const letters = async (recipient = 'carol@example.com') =>
  (
    await server.db
      .select({ subject: outbox.subject })
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject }) => subject)
const journals = async (kind: string) =>
  (await server.db.$count(ledgerJournals, eq(ledgerJournals.kind, kind))) - had(kind)
/** Every day that passes is seen to by the clock. */
async function pass(count: number) {
  for (let at = 0; at < count; at++) {
    days(1)
    const now = server.clock.now()
    await remindOfRenewals(server.deps, now)
    await renewMemberships(server.deps, now)
  }
}
/** What the provider has charged is what the ledger says. */
async function expectBalanced() {
  const charged = (await charges()).reduce((sum, { cents }) => sum + cents, 0)
  expect(await earned()).toBe(charged)
}
/** What memberships have brought, but for what the demo world's family paid and did not get back. */
const earned = async () => -1900 - (await balanceOf(server.db, 'memberships'))

describe('the offers', () => {
  it('say what each costs today, with what the product gives its members', async () => {
    const offers = await (await carol()).call(listMembershipOffers)
    expect(offers.map(({ id, due_cents, renews_on }) => [id, due_cents, renews_on])).toEqual([
      ['plus', 1900, '2026-12-21'],
      ['premier', 4900, '2026-12-21'],
      ['year', 19_000, '2027-11-21'],
      ['free', 0, '2026-12-21'],
    ])
    expect(offers.map(({ benefits: lines }) => lines)).toEqual([
      ['A care advisor calls you when you ask for it'],
      ['A fee of 1% on wages, in place of 5%'],
      [],
      [],
    ])
  })
  it('say what a change costs a member, and what cannot be changed to', async () => {
    await card()
    await buy()
    days(15)
    const offers = await (await carol()).call(listMembershipOffers)
    // Of 30 days 15 are left.
    expect(offers.map(({ id, due_cents }) => [id, due_cents])).toEqual([
      ['plus', null],
      ['premier', 1500],
      ['year', 18_050],
      ['free', null],
    ])
  })
})

describe('buying', () => {
  it('charges once, begins the membership, and writes once', async () => {
    await card()
    const fees = await journals('provider_fee')
    const bought = await buy()
    expect(bought).toMatchObject({
      membership: { tier: 'plus', status: 'active', renews_on: '2026-12-21', card: { last4: '4242' } },
      payment: { state: 'succeeded', cents: 1900, purpose: 'start' },
      next_action: null,
    })
    await server.settlePayments()
    expect(await charges()).toHaveLength(1)
    expect([await journals('membership_charged'), await journals('provider_fee')]).toEqual([1, fees + 1])
    expect(await letters()).toEqual(['You are a member: Plus'])
    await expectBalanced()
  })
  it('is once, however often and from wherever it is pressed at once', async () => {
    await card()
    const pressed = await Promise.allSettled(Array.from({ length: 10 }, () => buy()))
    for (const one of pressed)
      if (one.status === 'rejected') expect((one.reason as { code: string }).code).toBe('already_member')
    await server.settlePayments()
    expect(await charges()).toHaveLength(1)
    expect(await server.db.$count(memberships)).toBe(1)
    await expectBalanced()
  })
  it('is refused without a card, by one that is not there, at another price, and of what is not sold', async () => {
    expect(await refusal(buy())).toMatchObject({
      kind: 'invalid',
      fieldErrors: { card_id: ['Add a card first'] },
    })
    const id = await card()
    expect(await refusal(buy('plus', 1800))).toMatchObject({
      ...{ kind: 'conflict', code: 'price_changed', current: { due_cents: 1900 } },
    })
    expect(await refusal(buy('gold', 1900))).toMatchObject({ kind: 'notFound' })
    await noCards()
    const body = { tier: 'plus', expected_cents: 1900, card_id: id }
    expect(await refusal((await carol()).call(checkoutMembership, { body }))).toMatchObject({
      fieldErrors: { card_id: ['This card is no longer here'] },
    })
    expect(await charges()).toEqual([])
  })
  it('that is declined begins nothing, and may be tried again', async () => {
    await card('pm_card_chargeCustomerFail')
    expect(await refusal(buy())).toMatchObject({ code: 'declined' })
    expect(await standing()).toEqual({ membership: null, payment: null, refunds: [] })
    await card()
    expect(await buy()).toMatchObject({ membership: { status: 'active' } })
    await expectBalanced()
  })
  it('waits for a bank that asks, and goes on once it is answered', async () => {
    await card('pm_card_authenticationRequired')
    const asked = await buy()
    expect(asked).toMatchObject({ membership: null, payment: { state: 'requires_action' } })
    expect(await refusal(buy('premier', 4900))).toMatchObject({ code: 'under_way' })
    await answerBank(asked.next_action!.client_secret)
    expect(await (await carol()).call(checkMembership)).toMatchObject({ membership: { tier: 'plus' } })
    await server.settlePayments()
    expect(await letters()).toEqual(['You are a member: Plus'])
    await expectBalanced()
  })
  it('is given up where a bank is told no, or nobody answers it for an hour', async () => {
    await card('pm_card_authenticationRequired')
    await buy()
    const care = await carol()
    expect(await care.call(giveUpMembershipPayment)).toMatchObject({ membership: null, next_action: null })
    expect((await standing()).payment).toBeNull()
    await buy()
    server.clock.advance(3_600_000)
    await finishMembershipPayments(server.deps, server.clock.now())
    expect((await standing()).payment).toBeNull()
    expect(await charges()).toEqual([])
  })
  it('whose answer was lost is asked again by its own key, and charged once', async () => {
    await card()
    await fault('timeout_after')
    expect(['created', 'succeeded']).toContain((await buy()).payment?.state)
    server.clock.advance(60_000)
    await Promise.all([1, 2, 3].map(() => finishMembershipPayments(server.deps, server.clock.now())))
    expect(await standing()).toMatchObject({ membership: { tier: 'plus' }, payment: null })
    expect(await charges()).toHaveLength(1)
    await expectBalanced()
  })
  it('is told by the provider twice and in any order, and written once', async () => {
    await card()
    await buy()
    await demo('reorder')
    await demo('deliver_events')
    await server.settlePayments()
    await demo('duplicate')
    await server.settlePayments()
    expect(await journals('membership_charged')).toBe(1)
    expect((await letters()).filter((one) => /member/.test(one))).toEqual(['You are a member: Plus'])
  })
  it('of what costs nothing needs no card', async () => {
    expect(await buy('free', 0)).toMatchObject({ membership: { tier: 'free' }, payment: null })
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'carol@example.com'))
      .orderBy(outbox.id)
    expect(letter).toMatchObject({ subject: 'You are a member: Free' })
    expect(letter!.body).toContain('It costs nothing')
    await pass(31)
    expect((await standing()).membership).toMatchObject({ status: 'active', renews_on: '2027-01-21' })
    expect(await charges()).toEqual([])
  })
})

describe('a change to a dearer tier', () => {
  it('charges the difference of the days that are left, and keeps the day of renewal', async () => {
    await card()
    await buy()
    days(15)
    const care = await carol()
    const body = { tier: 'premier', expected_cents: 1500 }
    expect(await care.call(upgradeMembership, { body })).toMatchObject({
      membership: { tier: 'premier', price_cents: 4900, renews_on: '2026-12-21' },
    })
    expect((await charges()).map(({ cents }) => cents).toSorted()).toEqual([1500, 1900])
    expect(
      await refusal(care.call(upgradeMembership, { body: { tier: 'plus', expected_cents: 0 } })),
    ).toMatchObject({
      code: 'no_upgrade',
    })
    await pass(15)
    expect((await charges()).map(({ cents }) => cents)).toContain(4900)
    expect(await letters()).toContain('You now have Premier')
    await expectBalanced()
  })
  it('to a year begins the year today', async () => {
    await card()
    await buy()
    days(15)
    const body = { tier: 'year', expected_cents: 18_050 }
    expect(await (await carol()).call(upgradeMembership, { body })).toMatchObject({
      membership: { renews_on: '2027-12-06' },
    })
  })
  it('is for members', async () => {
    const body = { tier: 'premier', expected_cents: 4900 }
    expect(await refusal((await carol()).call(upgradeMembership, { body }))).toMatchObject({
      code: 'no_member',
    })
  })
})

describe('a renewal', () => {
  it('is charged on its day once by any number of processes, a week after the reminder', async () => {
    await card()
    await buy()
    await pass(22)
    expect(await letters()).not.toContain('Your membership renews on 12/21/2026')
    await pass(1)
    await remindOfRenewals(server.deps, server.clock.now())
    expect((await letters()).filter((one) => one === 'Your membership renews on 12/21/2026')).toHaveLength(1)
    await pass(6)
    expect(await charges()).toHaveLength(1)
    days(1)
    await Promise.all([1, 2, 3].map(() => renewMemberships(server.deps, server.clock.now())))
    expect(await charges()).toHaveLength(2)
    expect((await standing()).membership).toMatchObject({ status: 'active', renews_on: '2027-01-21' })
    expect((await letters()).at(-1)).toBe('Your membership has renewed')
    await expectBalanced()
  })
  it('after a long silence is charged once, for the days from then on', async () => {
    await card()
    await buy()
    days(100)
    await renewMemberships(server.deps, server.clock.now())
    await renewMemberships(server.deps, server.clock.now())
    expect(await charges()).toHaveLength(2)
    expect((await standing()).membership).toMatchObject({ renews_on: '2027-04-01' })
  })
  it('that is declined is tried again twice, and then ends', async () => {
    const good = await card()
    await buy()
    await card('pm_card_chargeCustomerFail')
    await (await carol()).call(removeCard, { id: good })
    await pass(30)
    expect((await standing()).membership).toMatchObject({ status: 'past_due' })
    await pass(3)
    expect((await standing()).membership).toMatchObject({ status: 'past_due' })
    await pass(4)
    expect((await standing()).membership).toBeNull()
    expect((await letters()).slice(-3)).toEqual([
      'We could not charge your membership',
      'We could not charge your membership',
      'Your membership has ended',
    ])
    expect(await charges()).toHaveLength(1)
  })
  it('that is due can be paid with another card', async () => {
    await card()
    await buy()
    await noCards()
    await pass(30)
    expect((await standing()).membership).toMatchObject({ status: 'past_due', card: null })
    const other = await card()
    const body = { card_id: other, expected_cents: 1900 }
    expect(await (await carol()).call(payMembership, { body })).toMatchObject({
      membership: { status: 'active', renews_on: '2027-01-21' },
    })
    expect(await refusal((await carol()).call(payMembership, { body }))).toMatchObject({ code: 'not_due' })
    await pass(10)
    expect(await charges()).toHaveLength(2)
    await expectBalanced()
  })
})

describe('cancelling', () => {
  it('ends it at the end of what is paid for, and charges nothing more', async () => {
    await card()
    await buy()
    const care = await carol()
    const cancel = () => care.call(cancelMembership)
    expect(await cancel()).toMatchObject({ status: 'ending', ends_on: '2026-12-21', renews_on: null })
    await cancel()
    expect(
      await refusal(care.call(upgradeMembership, { body: { tier: 'premier', expected_cents: 3000 } })),
    ).toMatchObject({ code: 'no_upgrade' })
    await pass(29)
    expect((await standing()).membership).toMatchObject({ status: 'ending' })
    await pass(1)
    expect((await standing()).membership).toBeNull()
    expect(await charges()).toHaveLength(1)
    expect(await letters()).toEqual([
      'You are a member: Plus',
      'You have canceled your membership',
      'Your membership has ended',
    ])
    expect(await buy()).toMatchObject({ membership: { status: 'active' } })
  })
  it('can be taken back before', async () => {
    await card()
    await buy()
    const care = await carol()
    await care.call(cancelMembership)
    expect(await care.call(keepMembership)).toMatchObject({ status: 'active', renews_on: '2026-12-21' })
    expect(await care.call(keepMembership)).toMatchObject({ status: 'active' })
    await pass(30)
    expect(await charges()).toHaveLength(2)
  })
  it('cannot be taken back where nothing was cancelled', async () => {
    await card()
    await buy()
    await noCards()
    await pass(30)
    expect(await refusal((await carol()).call(keepMembership))).toMatchObject({ kind: 'conflict' })
    expect((await standing()).membership).toMatchObject({ status: 'past_due' })
  })
  it('is at once where a payment is due, and waits for one that is under way', async () => {
    await card()
    await buy()
    await noCards()
    await pass(30)
    const care = await carol()
    expect(await care.call(cancelMembership)).toBeNull()
    await card('pm_card_authenticationRequired')
    await buy()
    expect(await refusal(care.call(cancelMembership))).toMatchObject({ code: 'under_way' })
  })
})

describe('what a membership gives', () => {
  const draft = {
    ...{
      times: [{ day: '2026-11-25', part: 'morning' as const }],
      phone: '5105550142',
      note: '',
      version: 0,
    },
  }
  const eligible = async () => (await (await carol()).call(getOwnAdvisor)).eligible
  it('is calls with an advisor, for as long as it lasts', async () => {
    await server.db.delete(advisorCalls)
    await server.db.update(users).set({ concierge_eligible: false }).where(eq(users.id, actors.family))
    const care = await carol()
    expect(await refusal(care.call(askForCall, { body: draft }))).toMatchObject({ kind: 'forbidden' })
    await card()
    await buy()
    expect(await eligible()).toBe(true)
    await care.call(askForCall, { body: draft })
    // What staff decide takes nothing from it.
    const staff = await server.as('staff')
    const stop = { id: actors.family, body: { allowed: false } }
    const asMember = { asks_for_calls: true, calls_by_membership: true }
    expect(await staff.call(getPersonRecord, { id: actors.family })).toMatchObject(asMember)
    expect(await staff.call(updateMayAskForCalls, stop)).toMatchObject(asMember)
    await care.call(cancelMembership)
    await pass(30)
    expect(await eligible()).toBe(false)
  })
  it('is a fee that is less', async () => {
    const fee = () => feeBasisPointsOf(server.db, actors.family, server.deps.config)
    expect(await fee()).toBe(500)
    await card()
    await buy('premier', 4900)
    expect(await fee()).toBe(100)
  })
})

describe('a bank that takes a payment back', () => {
  it('ends the membership, once', async () => {
    await card('pm_card_createDispute')
    await buy()
    await server.settlePayments()
    await demo('dispute')
    await server.settlePayments()
    const [payment] = await server.db.select().from(membershipPayments)
    const lost = {
      ref: 'dp_1',
      charge: payment!.provider_ref,
      cents: 1900,
      state: 'lost',
      feeCents: 0,
      isAnswered: true,
      dueAt: null,
    } as const
    for (let at = 0; at < 2; at++)
      await server.db.transaction((tx) => disputePayment(tx, server.deps, lost, server.clock.now()))
    expect((await standing()).membership).toBeNull()
    expect(await earned()).toBe(0)
    expect(await journals('membership_returned')).toBe(1)
  })

  it('is in the ledger from the day on which the bank took the money, and again if it gives it back', async () => {
    await card()
    await buy()
    await server.settlePayments()
    const [payment] = await server.db.select().from(membershipPayments)
    const balances = async () => [
      await balanceOf(server.db, 'in_dispute'),
      await balanceOf(server.db, 'provider'),
      await balanceOf(server.db, 'provider_fees'),
      await balanceOf(server.db, 'memberships'),
    ]
    const before = await balances()
    const told = async (state: 'inquiry' | 'open' | 'answered' | 'won' | 'lost') => {
      const rest = {
        charge: payment!.provider_ref,
        cents: 1900,
        feeCents: 1500,
        isAnswered: false,
        dueAt: null,
      }
      for (let at = 0; at < 2; at++)
        await server.db.transaction((tx) =>
          disputePayment(tx, server.deps, { ref: 'dp_9', state, ...rest }, server.clock.now()),
        )
      return (await balances()).map((cents, at) => cents - before[at]!)
    }
    expect(await told('inquiry')).toEqual([0, 0, 0, 0])
    const taken = await told('open')
    expect(taken.map(Math.abs)).toEqual([1900, 3400, 1500, 0])
    expect(await told('answered')).toEqual(taken)
    const lost = await told('lost')
    expect(lost.map(Math.abs)).toEqual([0, 3400, 1500, 1900])
    expect((await standing()).membership).toBeNull()
    expect((await told('won')).map(Math.abs)).toEqual([0, 1500, 1500, 0])
  })

  it('that gives it back at once costs its fee alone, and leaves the membership as it is', async () => {
    await card()
    await buy()
    await server.settlePayments()
    const [payment] = await server.db.select().from(membershipPayments)
    const before = await balanceOf(server.db, 'provider')
    const won = {
      ...{ ref: 'dp_8', charge: payment!.provider_ref, cents: 1900, feeCents: 1500 },
      ...{ state: 'won' as const, isAnswered: true, dueAt: null },
    }
    await server.db.transaction((tx) => disputePayment(tx, server.deps, won, server.clock.now()))
    expect(Math.abs((await balanceOf(server.db, 'provider')) - before)).toBe(1500)
    expect(await balanceOf(server.db, 'in_dispute')).toBe(0)
    expect((await standing()).membership).toMatchObject({ status: 'active' })
  })
})

describe('money that is given back at the provider', () => {
  it('is posted and shown once, and leaves the membership as it is', async () => {
    await card()
    await buy()
    await server.settlePayments()
    const [payment] = await server.db.select().from(membershipPayments)
    const asked = { charge: payment!.provider_ref!, cents: 900, id: 'made there' }
    const refund = await server.deps.provider!.refund('there', asked)
    await server.settlePayments()
    await demo('duplicate')
    await server.settlePayments()
    const tell = (told: typeof refund) =>
      server.db.transaction((tx) => writeMembershipRefund(tx, server.deps, told, server.clock.now()))
    await Promise.all([tell(refund), tell(refund)])
    expect(await standing()).toMatchObject({
      membership: { status: 'active' },
      refunds: [{ cents: 900, state: 'done' }],
    })
    expect(await earned()).toBe(1000)
    expect(await journals('membership_refunded')).toBe(1)
    expect(await letters()).toContain('We give money of your membership back')
    // It did not arrive: it is theirs to us again, and what is told late changes nothing.
    for (const state of ['failed', 'failed', 'succeeded'] as const) await tell({ ...refund, state })
    expect((await standing()).refunds).toMatchObject([{ id: refund.ref, cents: 900, state: 'failed' }])
    expect(await earned()).toBe(1900)
    expect(await letters()).toContain('The money of your membership that we gave back did not arrive')
    await server.notice()
    const told = (await letters('staff@example.com')).filter((subject) => /did not arrive/.test(subject))
    expect(told).toHaveLength(1)
    expect(await tell({ ...refund, ref: 're_x', charge: 'pi_of_another' })).toBe(false)
    // What is given back another way takes its place.
    server.clock.advance(60_000)
    await tell({ ...refund, ref: 're_anew', madeAt: server.clock.now() })
    expect((await standing()).refunds).toMatchObject([{ id: 're_anew', state: 'done' }])
  })
})

describe('a membership that began anew', () => {
  it('leaves the payments of the one before where they are', async () => {
    await card()
    await buy()
    await server.settlePayments()
    const [first] = await server.db.select().from(membershipPayments)
    await (await carol()).call(cancelMembership)
    await pass(30)
    await buy()
    const ofEach = await server.db
      .select({ id: membershipPayments.id, membership_id: membershipPayments.membership_id })
      .from(membershipPayments)
    const [old, now] = await server.db.select().from(memberships).orderBy(memberships.id)
    expect(ofEach.find(({ id }) => id === first!.id)?.membership_id).toBe(old!.id)
    expect(ofEach.find(({ id }) => id !== first!.id)?.membership_id).toBe(now!.id)
    // What a bank takes back of the one before ends nothing.
    const lost = {
      ref: 'dp_1',
      charge: first!.provider_ref,
      cents: 1900,
      state: 'lost',
      feeCents: 0,
      isAnswered: true,
      dueAt: null,
    } as const
    await server.db.transaction((tx) => disputePayment(tx, server.deps, lost, server.clock.now()))
    expect((await standing()).membership).toMatchObject({ status: 'active' })
  })
})

describe('a plan that pays', () => {
  it('is given its member ID, by a family that has one', async () => {
    const walter = await server.as('b2bFamily')
    await server.db.delete(benefits).where(eq(benefits.family_id, actors.b2bFamily))
    const join = () => walter.call(joinBenefit, { body: { member_id: ' A-77 ' } })
    expect(await refusal(join())).toMatchObject({ kind: 'invalid' })
    await server.db.insert(benefits).values({
      ...{ family_id: actors.b2bFamily, name: 'Care hours', total_hours: 40 },
      ...{ cycle: 'quarter' as const, begins: '2026-10-01' },
    })
    expect(await join()).toMatchObject({ tier: '', member_id: 'A-77', benefit_name: 'Care hours' })
    expect(await walter.call(getMembership)).toMatchObject({ membership: { member_id: 'A-77' } })
    const [row] = await server.db.select().from(families).where(eq(families.id, actors.b2bFamily))
    expect(row!.member_id).toBe('A-77')
    expect(await refusal(walter.call(listMembershipOffers))).toMatchObject({ kind: 'forbidden' })
  })
})

describe('a card that pays and expires soon', () => {
  it('is written of once, a month before', async () => {
    const id = await card()
    const tell = () => tellOfExpiringCards(server.deps, server.clock.now())
    const set = (exp_month: number) =>
      server.db.update(paymentMethods).set({ exp_year: 2026, exp_month }).where(eq(paymentMethods.id, id))
    await set(12)
    await tell()
    expect(await letters()).toEqual([])
    days(10)
    await Promise.all([tell(), tell()])
    await tell()
    expect(await letters()).toEqual(['Your card ending in 4242 expires soon'])
  })
})

describe('an account that is deleted', () => {
  const leave = async () => (await carol()).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  const left = async () =>
    (
      await server.db.execute(
        sql`select memberships.state from memberships join users u on u.id = family_id where u.deleted_at is not null`,
      )
    ).rows
  it('ends the membership', async () => {
    await card()
    await buy()
    await leave()
    expect(await left()).toEqual([{ state: 'ended' }])
    await pass(31)
    expect(await charges()).toHaveLength(1)
  })
  it('waits for a payment that is under way', async () => {
    await card()
    await buy()
    await card('pm_card_authenticationRequired')
    const care = await carol()
    const body = { tier: 'premier', expected_cents: 3000 }
    expect(await care.call(upgradeMembership, { body })).toMatchObject({
      payment: { state: 'requires_action' },
    })
    expect(await refusal(leave())).toMatchObject({ kind: 'conflict', code: 'under_way' })
    expect((await standing()).membership).toMatchObject({ status: 'active' })
    await care.call(giveUpMembershipPayment)
    await leave()
    expect(await left()).toEqual([{ state: 'ended' }])
  })
})

const good = {
  ...{ family_id: actors.family, tier: 'plus', name: ['Plus', 'Plus'] as never, price_cents: 1900 },
  ...{ interval: 'month' as const, started_at: new Date(0), period_start: '2026-11-01' },
  ...{ renews_on: '2026-12-01', anchor_on: '2026-11-01' },
}
it.each<[string, readonly Partial<typeof memberships.$inferInsert>[], string | null]>([
  ['one', [{}], null],
  ['two of a family', [{}, {}], 'memberships_one'],
  ['one behind one that has ended', [{ state: 'ended', ended_at: new Date(0) }, {}], null],
  ['ended without when', [{ state: 'ended' }], 'memberships_ended'],
  ['due without the next try', [{ state: 'past_due' }], 'memberships_past_due'],
  ['another state', [{ state: 'lost' as never }], 'memberships_state'],
  ['no days', [{ renews_on: '2026-11-01' }], 'memberships_period'],
  ['a price below nothing', [{ price_cents: -1 }], 'memberships_price'],
])('the database takes %s: %s', async (_, rows, constraint) => {
  let refused: string | null = null
  try {
    for (const row of rows) await server.db.insert(memberships).values({ ...good, ...row })
  } catch (error) {
    refused = (error as { cause?: { constraint?: string } }).cause?.constraint ?? String(error)
  }
  expect(refused).toBe(constraint)
})
