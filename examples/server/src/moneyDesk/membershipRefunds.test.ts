import { countWaiting } from '@homecare/sdk/account'
import { checkoutMembership, getMembership } from '@homecare/sdk/memberships'
import {
  decideRefundDeed,
  doRefundDeed,
  getMembershipRefund,
  listMembershipRefunds,
  type RefundDeedKind,
} from '@homecare/sdk/moneyDesk'
import { addCard } from '@homecare/sdk/payments'
import { moneyDeskErrorTexts, refundDeskErrorTexts } from '@homecare/sdk/texts'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { balanceOf } from '../ledger/post.ts'
import { writeMembershipRefund } from '../memberships/refunds.ts'
import { fillField } from '../payments/testing/setups.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { membershipRefundDeeds, membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments } from '../tables/money/memberships.ts'
import { trailEntries } from '../tables/trail.ts'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { finishRefundDeeds } from './refundAsking.ts'

const tier = { id: 'plus', name: ['Plus', 'Plus'], price_cents: 1900, interval: 'month', benefits: [] }
const server = smallWorld({
  MEMBERSHIP_TIERS: JSON.stringify([tier]),
  REFUND_TWO_PEOPLE_ABOVE_CENTS: '1500',
})
const world = moneyWorld(server, () => 0)
const secondStaff = actors.staff + 5
const staff = () => server.as('staff')
const second = () => server.as(secondStaff)

let before: number
beforeEach(async () => {
  server.change()
  before = await balanceOf(server.db, 'memberships')
})

/** Carol has paid $19, and so many cents were given back at the provider's desk and did not arrive. */
async function lost(cents = 900) {
  const care = await world.carol()
  const filled = await fillField(server, care, 'pm_card_visa')
  await care.call(addCard, { body: { token: filled.token, default: true } })
  await care.call(checkoutMembership, { body: { tier: 'plus', expected_cents: 1900 } })
  await world.settled()
  const [payment] = await server.db
    .select()
    .from(membershipPayments)
    .where(eq(membershipPayments.family_id, actors.family))
  const charge = payment!.provider_ref!
  const refund = await server.deps.provider!.refund('there', { charge, cents, id: 'made there' })
  await world.settled()
  await world.demo('refund_failed', refund.ref)
  await world.settled()
  return { ref: refund.ref, charge, number: await numberOf(refund.ref), payment: payment! }
}
const numberOf = async (ref: string) =>
  (await server.db.select().from(membershipRefunds).where(eq(membershipRefunds.provider_ref, ref)))[0]!.number
const waiting = async () =>
  (await (await staff()).call(listMembershipRefunds, {})).filter(({ family }) => family.id === actors.family)
const does = async (id: number, kind: RefundDeedKind = 'again', as = staff, key?: string) =>
  (await as()).call(
    doRefundDeed,
    {
      id,
      body: {
        ...{ kind, reason: 'The card is closed.' },
        ...(kind === 'settled' && { words: 'We sent you a check.' }),
      },
    },
    key === undefined ? {} : { idempotencyKey: key },
  )
const refundsOfCarol = async () => (await (await world.carol()).call(getMembership)).refunds
const earned = async () => before - (await balanceOf(server.db, 'memberships'))
const journals = (kind: string) => server.db.$count(ledgerJournals, eq(ledgerJournals.kind, kind))
const outside = () => balanceOf(server.db, 'paid_outside')
const fault = (provider: string) =>
  server.fetch('/demo/faults/', { method: 'POST', body: JSON.stringify({ provider }) })
/** What the provider has given back of Carol's payment, and not got back. */
async function givenThere(charge: string): Promise<number> {
  const looked = (await (await server.fetch('/demo/payments/')).json()) as {
    charges: { intent: string; refunded: number }[]
  }
  return looked.charges.find(({ intent }) => intent === charge)!.refunded
}

describe('money of a membership that did not arrive', () => {
  it('waits at the desk, and leads there from the letter and the count', async () => {
    const home = (await (await staff()).call(countWaiting)).refunds
    const { number, ref, charge } = await lost()
    expect(await waiting()).toMatchObject([{ id: number, cents: 900, state: 'failed', waits: ['failed'] }])
    expect((await (await staff()).call(countWaiting)).refunds).toBe(home + 1)
    const letters = await world.lettersTo('staff@example.com', /did not arrive/)
    expect(letters.at(-1)!.body).toContain(`/staff/payments/memberships/${number}`)
    expect(await refundsOfCarol()).toMatchObject([{ cents: 900, state: 'failed', words: '' }])
    const record = await (await staff()).call(getMembershipRefund, { id: number })
    expect(record).toMatchObject({
      ...{ ref, payment_ref: charge, failure: 'expired_or_canceled_card', two_people_above: 1500 },
      facts: { state: 'failed', cents: 900, paid: 1900, given: 0, is_open: false, is_answered: false },
      journals: [{ kind: 'membership_refunded' }, { kind: 'membership_refund_failed' }],
    })
    const find = async (q: string) => (await staff()).call(listMembershipRefunds, { query: { q } })
    for (const q of [ref, charge, 'carol@example.com', 'Carol It'])
      expect((await find(q)).map(({ id }) => id)).toContain(number)
    expect(await find('nobody at all')).toEqual([])
    expect(await find(' ')).toEqual([])
  })
  it('is seen to by the staff alone', async () => {
    const { number } = await lost()
    for (const who of ['family', 'caregiver', 'careManager', 'agency', 'facility'] as const) {
      const care = await server.as(who)
      expect(await refusal(care.call(getMembershipRefund, { id: number }))).toMatchObject({
        kind: 'forbidden',
      })
      expect(await refusal(care.call(listMembershipRefunds, {}))).toMatchObject({ kind: 'forbidden' })
      const body = { kind: 'again' as const, reason: 'Mine.' }
      expect(await refusal(care.call(doRefundDeed, { id: number, body }))).toMatchObject({
        kind: 'forbidden',
      })
    }
    expect(await refusal((await staff()).call(getMembershipRefund, { id: 2_000_000_000 }))).toMatchObject({
      kind: 'notFound',
    })
  })
  it('is given back again, once, however many press and whatever is told twice', async () => {
    const { number, charge } = await lost()
    const pressed = await Promise.allSettled([
      ...[1, 2, 3].map(() => does(number, 'again', staff, 'one press')),
      ...[1, 2].map(() => does(number, 'again', second)),
      does(number, 'settled', second),
    ])
    const values = pressed.filter(({ status }) => status === 'fulfilled')
    expect(values.length).toBeGreaterThan(0)
    await world.settled()
    await world.demo('duplicate')
    await world.settled()
    expect(await givenThere(charge)).toBe(900)
    expect(await earned()).toBe(1000)
    expect(await waiting()).toEqual([])
    expect(await refundsOfCarol()).toMatchObject([{ cents: 900, state: 'done' }])
    const record = await (await staff()).call(getMembershipRefund, { id: number })
    expect(record.facts).toMatchObject({ is_answered: true, given: 900 })
    expect(record.deeds).toHaveLength(1)
    expect(record.deeds[0]).toMatchObject({ state: 'done' })
    expect(await refusal(does(number))).toMatchObject({ kind: 'conflict' })
    await world.expectBalanced()
  })
  it('waits again where it comes back again, as the one that took its place', async () => {
    const { number, charge } = await lost()
    await does(number)
    await world.settled()
    await world.demo('refund_failed')
    await world.settled()
    const [again] = await waiting()
    expect(again).toMatchObject({ waits: ['failed'], cents: 900 })
    expect(again!.id).not.toBe(number)
    expect(await refundsOfCarol()).toMatchObject([{ state: 'failed' }])
    expect(await refusal(does(number))).toMatchObject({ serverMessage: refundDeskErrorTexts.answered[0] })
    await does(again!.id, 'settled')
    expect(await refundsOfCarol()).toMatchObject([
      { cents: 900, state: 'settled', words: 'We sent you a check.' },
    ])
    expect([await givenThere(charge), await earned()]).toEqual([0, 1000])
    await world.expectBalanced()
  })
  it('is written down as given back another way, in our own books and to the family, once', async () => {
    const { number, charge } = await lost()
    const was = await outside()
    await does(number, 'settled', staff, 'k')
    await does(number, 'settled', staff, 'k')
    expect(await refusal(does(number, 'settled', second))).toMatchObject({ kind: 'conflict' })
    expect(await refusal(does(number, 'again', second))).toMatchObject({ kind: 'conflict' })
    expect(await outside()).toBe(was - 900)
    expect(await earned()).toBe(1000)
    expect(await givenThere(charge)).toBe(0)
    expect(await journals('membership_settled')).toBe(1)
    expect(await waiting()).toEqual([])
    expect(await world.lettersTo('carol@example.com', /another way/)).toHaveLength(1)
    await world.expectBalanced()
  })
  it('asks for a reason, for words where the family reads them, and never gives back more than was paid', async () => {
    const { number, charge } = await lost(1400)
    const care = await staff()
    const press = (kind: RefundDeedKind, reason: string, words?: string) =>
      refusal(care.call(doRefundDeed, { id: number, body: { kind, reason, ...(words && { words }) } }))
    expect(await press('again', '  ')).toMatchObject({ fieldErrors: { reason: {} } })
    expect(await press('settled', 'Sent.')).toMatchObject({ fieldErrors: { words: {} } })
    expect(await press('check', 'How is it?')).toMatchObject({ kind: 'conflict' })
    // Less than it was given back at the provider's desk: it waits, and with it more would be given than was paid.
    await server.deps.provider!.refund('small', { charge, cents: 700, id: 'made there' })
    await world.settled()
    expect(await waiting()).toMatchObject([{ id: number }])
    expect(await press('again', 'The card is new.')).toMatchObject({
      serverMessage: refundDeskErrorTexts.tooMuch[0],
    })
  })
  it('takes a second person above the limit of refunds, counting what was given back before', async () => {
    const { number, charge } = await lost(1600)
    const proposed = await does(number)
    expect(proposed.deeds).toMatchObject([{ state: 'proposed', cents: 1600 }])
    expect(await waiting()).toMatchObject([{ waits: ['deed'] }])
    const deed = proposed.deeds[0]!.id
    const decide = async (as: typeof staff, decision: 'confirm' | 'refuse', note?: string) =>
      (await as()).call(decideRefundDeed, { id: number, deed, body: { decision, ...(note && { note }) } })
    expect(await refusal(decide(staff, 'confirm'))).toMatchObject({
      serverMessage: moneyDeskErrorTexts.ownProposal[0],
    })
    expect(await refusal(decide(second, 'refuse'))).toMatchObject({ kind: 'invalid' })
    expect(await givenThere(charge)).toBe(0)
    const confirmed = await decide(second, 'confirm')
    expect(confirmed.deeds).toMatchObject([{ state: 'done' }])
    expect((await decide(second, 'confirm')).deeds).toHaveLength(1)
    expect(await refusal(decide(second, 'refuse', 'No.'))).toMatchObject({ kind: 'conflict' })
    await world.settled()
    expect([await givenThere(charge), await earned()]).toEqual([1600, 300])
    await world.expectBalanced()
  })
  it('is taken back by whoever proposed it, and waits again', async () => {
    const { number } = await lost(1600)
    const { deeds } = await does(number, 'settled')
    await (
      await staff()
    ).call(decideRefundDeed, { id: number, deed: deeds[0]!.id, body: { decision: 'refuse' } })
    expect(await waiting()).toMatchObject([{ waits: ['failed'] }])
    expect(await journals('membership_settled')).toBe(0)
  })
  it('whose answer was lost is asked again by its own key, and given back once', async () => {
    const { number, charge } = await lost()
    await fault('timeout_after')
    expect((await does(number)).deeds[0]!.state).toMatch(/asked|done/)
    expect(await waiting()).toEqual([])
    server.clock.advance(60_000)
    await Promise.all([1, 2, 3].map(() => finishRefundDeeds(server.deps, server.clock.now())))
    await world.settled()
    expect((await (await staff()).call(getMembershipRefund, { id: number })).deeds).toMatchObject([
      { state: 'done' },
    ])
    expect([await givenThere(charge), await earned()]).toEqual([900, 1000])
    await world.expectBalanced()
  })
  it('waits again where the payment service does not do it', async () => {
    const { number, charge } = await lost()
    await world.demo('dispute', charge)
    const { deeds } = await does(number)
    expect(deeds).toMatchObject([{ state: 'failed', failure: 'charge_disputed' }])
    expect(await waiting()).toMatchObject([{ waits: ['failed'] }])
  })
  it('is answered by a refund at the provider’s own desk, each by one of its own', async () => {
    const { number, charge } = await lost(700)
    server.clock.advance(60_000)
    await server.deps.provider!.refund('anew', { charge, cents: 700, id: 'made there' })
    await world.settled()
    expect(await waiting()).toEqual([])
    expect(await refundsOfCarol()).toMatchObject([{ cents: 700, state: 'done' }])
    expect(await refusal(does(number))).toMatchObject({ kind: 'conflict' })
  })
  it('that is late is asked about, and nothing else is done for it', async () => {
    const { payment, charge } = await lost(100)
    const refund = await server.deps.provider!.refund('late', { charge, cents: 300, id: 'made there' })
    const pending = { ...refund, state: 'pending' as const }
    await server.db.transaction((tx) => writeMembershipRefund(tx, server.deps, pending, server.clock.now()))
    const late = await numberOf(refund.ref)
    expect(payment.state).toBe('succeeded')
    expect((await waiting()).map(({ id }) => id)).not.toContain(late)
    world.days(11)
    expect(await waiting()).toContainEqual(expect.objectContaining({ id: late, waits: ['stuck'] }))
    for (const kind of ['again', 'settled'] as const)
      expect(await refusal(does(late, kind))).toMatchObject({ kind: 'conflict' })
    expect(await does(late, 'check')).toMatchObject({
      facts: { state: 'done' },
      deeds: [{ kind: 'check', state: 'done' }],
    })
    expect((await waiting()).map(({ id }) => id)).not.toContain(late)
  })
  it('leaves a row in the trail of its family for each deed and each look', async () => {
    const { number } = await lost()
    await does(number, 'settled')
    await (await staff()).call(getMembershipRefund, { id: number })
    const rows = await server.db
      .select()
      .from(trailEntries)
      .where(and(eq(trailEntries.subject, 'membership_refund'), eq(trailEntries.subject_id, number)))
      .orderBy(desc(trailEntries.id))
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['change', 'view'])
  })
})

it('the database takes one deed that gives the money of a refund back', async () => {
  const { ref } = await lost()
  const deed = {
    ...{ kind: 'again' as const, state: 'proposed' as const, refund_ref: ref, cents: 900, reason: 'One.' },
    ...{ proposed_by: actors.staff, proposed_at: new Date(server.clock.now()) },
  }
  await server.db.insert(membershipRefundDeeds).values({ ...deed, client_key: 'a' })
  await expect(server.db.insert(membershipRefundDeeds).values({ ...deed, client_key: 'b' })).rejects.toThrow()
})
