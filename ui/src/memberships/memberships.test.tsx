import type { Membership, MembershipOffer } from '@homecare/sdk/memberships'
import type { PaymentCard } from '@homecare/sdk/payments'
import { expect, it } from 'vitest'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render } from '../kit/testing/render'
import CheckoutScreen from './CheckoutScreen'
import MembershipScreen from './MembershipScreen'
import WelcomeScreen from './WelcomeScreen'

const plus: Membership = {
  ...{ tier: 'plus', name: 'Plus', status: 'active', price_cents: 1900, interval: 'month', benefits: [] },
  ...{ advisor_calls: false, member_id: null, benefit_name: null, started_at: null, ends_on: null },
  ...{ renews_on: '2026-12-21', card: null },
}
const plan: Membership = {
  ...plus,
  tier: '',
  name: 'Care hours',
  benefit_name: 'Care hours',
  renews_on: null,
}
const premier: MembershipOffer = {
  ...{ id: 'premier', name: 'Premier', price_cents: 4900, interval: 'month', benefits: [] },
  ...{ due_cents: 1500, renews_on: '2026-12-21' },
}
const visa: PaymentCard = {
  ...{ id: 3, default: true, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, expiry: null },
}
const visit = { path: '/payments/membership' as const, params: {}, query: new URLSearchParams() }
const family = () => testApp({ identity: someone('family') })
const text = () => find('body').textContent ?? ''

it.each([
  ['that renews', plus, 'You have Plus. It renews on December 21, 2026.'],
  [
    'that ends',
    { ...plus, renews_on: null, ends_on: '2026-12-21' },
    'You have Plus until December 21, 2026.',
  ],
])('whoever has a membership %s is told until when', async (_, data, lead) => {
  await render(
    <AppContext value={family()}>
      <WelcomeScreen {...visit} data={data} />
    </AppContext>,
  )
  expect(text()).toContain(lead)
})

it.each([
  ['active', ['Change membership', 'Cancel membership']],
  ['past_due', ['Cancel membership']],
  ['ending', ['Keep membership']],
])('a membership that is %s can be changed by: %j', async (status, buttons) => {
  const ending = status === 'ending' ? { renews_on: null, ends_on: '2026-12-21' } : {}
  const standing = { membership: { ...plus, ...ending, status }, payment: null, refunds: [] }
  const { root } = await render(
    <AppContext value={family()}>
      <MembershipScreen {...visit} data={{ standing, offers: [premier] }} />
    </AppContext>,
  )
  expect([...root.querySelectorAll('button')].map((button) => button.textContent)).toEqual(buttons)
})

it('a family whose plan pays is led to what it pays, with a membership beside it or without', async () => {
  for (const membership of [plan, { ...plus, benefit_name: 'Care hours' }]) {
    const { root } = await render(
      <AppContext value={family()}>
        <MembershipScreen
          {...visit}
          data={{ standing: { membership, payment: null, refunds: [] }, offers: [] }}
        />
      </AppContext>,
    )
    expect(root.textContent).toContain('Care hours pays for hours of your care.')
    expect(root.querySelector('a[href="/mybenefit"]')).not.toBeNull()
  }
})

it.each([
  ['no member', null, 'Become a member: Premier', 'Pay $15.00 and become a member'],
  ['a member', plus, 'Change to Premier', 'Pay $15.00 and change'],
  [
    'a member who owes it',
    { ...plus, tier: 'premier', status: 'past_due' },
    'Pay for your membership',
    'Pay $19.00',
  ],
])('a tier is paid for by %s', async (_, membership, title, button) => {
  const { root } = await render(
    <AppContext value={family()}>
      <CheckoutScreen
        {...visit}
        data={{ standing: { membership, payment: null, refunds: [] }, offer: premier, cards: [visa] }}
      />
    </AppContext>,
  )
  expect(root.querySelector('h1')?.textContent).toBe(title)
  expect(root.textContent).toContain(button)
})

it('says what was given back, also to whoever has no membership any more', async () => {
  const refunds = [
    { id: 're_3', cents: 900, state: 'done', words: '', at: '2026-11-20T20:00:00Z' },
    { id: 're_2', cents: 500, state: 'pending', words: '', at: '2026-11-19T20:00:00Z' },
    // Of the same instant and the same cents there may be two.
    { id: 're_1', cents: 500, state: 'failed', words: '', at: '2026-11-19T20:00:00Z' },
    { id: 're_0', cents: 400, state: 'settled', words: 'By a check.', at: '2026-11-18T20:00:00Z' },
  ]
  await render(
    <AppContext value={family()}>
      <MembershipScreen
        {...visit}
        data={{ standing: { membership: null, payment: null, refunds }, offers: [] }}
      />
    </AppContext>,
  )
  expect(text()).toContain('$9.00 on November 20')
  expect(text()).toContain('$5.00 is on its way since November 19')
  expect(text()).toContain('The $5.00 that we gave back on November 19 did not arrive')
  expect(text()).toContain('$4.00 on November 18, another way: “By a check.”')
  expect(find('a[href="/contact"]').textContent).toBe('Contact us')
})
