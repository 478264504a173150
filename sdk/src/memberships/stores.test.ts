import { describe, expect, it } from 'vitest'
import { refusalBody } from '../client/answer.js'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { say } from '../kit/text.js'
import { answerRaw, fakeServer, refuse, refuseStale, refuseWith } from '../testing/fakeServer.js'
import {
  cancelMembership,
  checkMembership,
  checkoutMembership,
  giveUpMembershipPayment,
  joinBenefit,
  keepMembership,
  payMembership,
  upgradeMembership,
  type BoughtMembership,
  type Membership,
} from './calls.js'
import type { MembershipDeal } from './deals.js'
import { createMembershipDeeds } from './deeds.js'
import { createMemberIdForm, createMembershipForm } from './forms.js'
import { membershipTexts as words } from './texts.js'

const membership: Membership = {
  ...{ tier: 'plus', name: 'Plus', status: 'active', price_cents: 1900, interval: 'month', benefits: [] },
  ...{ advisor_calls: false, member_id: null, benefit_name: null, started_at: null, ends_on: null },
  ...{ renews_on: '2026-12-21', card: null },
}
const paid = (state: string): BoughtMembership => ({
  membership,
  payment: { tier: 'plus', purpose: 'start', cents: 1900, state },
  next_action: null,
})

function setUp() {
  const server = fakeServer()
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const bodies = () => server.seen.map(({ body }) => body)
  return { server, care, bodies }
}

describe('paying for a membership', () => {
  const begin: MembershipDeal = { deed: 'start', tier: 'plus', due_cents: 1900 }
  it.each<[MembershipDeal, object]>([
    [begin, { tier: 'plus', card_id: 3, expected_cents: 1900 }],
    [
      { deed: 'upgrade', tier: 'premier', due_cents: 1500 },
      { tier: 'premier', card_id: 3, expected_cents: 1500 },
    ],
    [
      { deed: 'renewal', due_cents: 1900 },
      { card_id: 3, expected_cents: 1900 },
    ],
  ])('%j sends what was seen, once', async (deal, body) => {
    const { server, care, bodies } = setUp()
    for (const call of [checkoutMembership, upgradeMembership, payMembership])
      server.on(call, () => paid('succeeded'))
    const store = createMembershipForm(care, deal, 3)
    expect(await store.form.submit()).toBe(true)
    expect([bodies(), store.bought.value]).toEqual([[body], paid('succeeded')])
  })
  it('charges nothing where the price is another by now, shows it, and sends that next', async () => {
    const { server, care, bodies } = setUp()
    server.on(checkoutMembership, () => refuseStale({ due_cents: 2400 }))
    const store = createMembershipForm(care, begin, 3)
    expect(await store.form.submit()).toBe(false)
    expect([store.due.value, store.bought.value]).toEqual([2400, null])
    server.on(checkoutMembership, () => paid('succeeded'))
    expect(await store.form.submit()).toBe(true)
    expect(bodies()[1]).toMatchObject({ expected_cents: 2400 })
  })
  it('needs a card, but for what costs nothing', async () => {
    const { server, care, bodies } = setUp()
    const store = createMembershipForm(care, begin, null)
    expect(await store.form.submit()).toBe(false)
    expect(store.form.fields.card.shownError.value).toBe(words.chooseCard)
    server.on(checkoutMembership, () => ({ ...paid('succeeded'), payment: null }))
    const free = createMembershipForm(care, { deed: 'start', tier: 'free', due_cents: 0 }, null)
    expect(await free.form.submit()).toBe(true)
    expect(bodies()).toEqual([{ tier: 'free', expected_cents: 0 }])
  })
  it('says a no of the bank where the card was chosen', async () => {
    const { server, care } = setUp()
    server.on(checkoutMembership, () => refuse({ card_id: ['This card was declined.'] }))
    const store = createMembershipForm(care, begin, 3)
    expect(await store.form.submit()).toBe(false)
    expect(store.form.fields.card.shownError.value).toBe('This card was declined.')
  })
})

describe('what one press does about a membership', () => {
  function deedsOf() {
    const { server, care } = setUp()
    const toasts = createToasts(() => {})
    let told = 0
    const deeds = createMembershipDeeds(care, toasts, () => void told++)
    const said = () => toasts.list.value.map(({ kind, text }) => [kind, say('en', text)])
    return { server, deeds, said, told: () => told }
  }
  it('says what was done, and tells of it', async () => {
    const { server, deeds, said, told } = deedsOf()
    server.on(cancelMembership, () => null).on(keepMembership, () => membership)
    expect(await deeds.cancel.run()).toBeNull()
    expect(await deeds.keep.run()).toEqual(membership)
    expect([said(), told()]).toEqual([
      [
        ['success', 'Your membership is canceled'],
        ['success', 'Your membership continues'],
      ],
      2,
    ])
  })
  it.each([
    ['cancelled', [['success', 'Nothing was charged']]],
    // It was charged before it could be given up.
    ['succeeded', []],
    ['processing', []],
  ])('giving up what is then %s says %j', async (state, expected) => {
    const { server, deeds, said, told } = deedsOf()
    server.on(giveUpMembershipPayment, () => paid(state))
    await deeds.giveUp.run()
    expect([said(), told()]).toEqual([expected, 1])
  })
  it('tells of a no of the bank, and of nothing that nobody knows', async () => {
    const { server, deeds, said, told } = deedsOf()
    const declined = refusalBody({ status: 400, fieldErrors: { card_id: ['Declined'] }, code: 'declined' })
    server.on(checkMembership, () => answerRaw(JSON.stringify(declined), { status: 400 }))
    await deeds.check.run()
    expect([told(), said()[0]![0]]).toEqual([1, 'error'])
    server.on(checkMembership, () => refuseWith(403))
    await deeds.check.run()
    expect([told(), said().length]).toEqual([1, 2])
  })
})

describe('the number with a plan that pays', () => {
  it('is needed, and sent without the space around it', async () => {
    const { server, care, bodies } = setUp()
    const joined: Membership[] = []
    const own = { ...membership, tier: '', member_id: 'A-77' }
    server.on(joinBenefit, () => own)
    const form = createMemberIdForm(care, null, (one) => joined.push(one))
    expect(await form.submit()).toBe(false)
    expect(form.fields.member_id.shownError.value).toBe(words.memberIdRequired)
    form.fields.member_id.set(' A-77 ')
    expect(await form.submit()).toBe(true)
    expect([bodies(), joined]).toEqual([[{ member_id: 'A-77' }], [own]])
    expect(createMemberIdForm(care, 'A-77', () => {}).fields.member_id.value.value).toBe('A-77')
  })
})
