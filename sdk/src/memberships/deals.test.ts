import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import type { Membership } from './calls.js'
import { dealOf } from './deals.js'
import { purchaseOf } from './periods.js'

const plus = {
  ...{ tier: 'plus', name: 'Plus', status: 'active', price_cents: 1900, interval: 'month', benefits: [] },
  ...{ advisor_calls: false, member_id: null, benefit_name: null, started_at: null, ends_on: null },
  ...{ renews_on: '2026-12-21', card: null },
} satisfies Membership
const plan = { ...plus, tier: '', benefit_name: 'Care hours', member_id: 'A-77' }

describe('what a family can pay for', () => {
  it.each<[string, Membership | null, string, number | null, object | null]>([
    ['begins it', null, 'plus', 1900, { deed: 'start', tier: 'plus', due_cents: 1900 }],
    ['begins one that costs nothing', null, 'free', 0, { deed: 'start', tier: 'free', due_cents: 0 }],
    ['begins it beside a plan', plan, 'plus', 1900, { deed: 'start', tier: 'plus', due_cents: 1900 }],
    ['changes to it', plus, 'premier', 1500, { deed: 'upgrade', tier: 'premier', due_cents: 1500 }],
    ['cannot change to it', plus, 'free', null, null],
    ['has it', plus, 'plus', null, null],
    [
      'pays what is due, also of what is sold no more',
      { ...plus, status: 'past_due' },
      'plus',
      null,
      { deed: 'renewal', due_cents: 1900 },
    ],
    ['has another that is due', { ...plus, status: 'past_due' }, 'premier', null, null],
  ])('%s', (_, membership, id, due_cents, deal) =>
    expect(dealOf({ membership }, { id, due_cents })).toEqual(deal),
  )
})

describe('what a tier would cost a family today', () => {
  const held = {
    ...({ tier: 'plus', state: 'active', price_cents: 1000, interval: 'month' } as const),
    anchor_on: '2026-11-01',
    ...{ period_start: '2026-11-01', renews_on: '2026-12-01' },
  }
  const premier = { id: 'premier', price_cents: 4000, interval: 'month' } as const
  it.each([
    ['the whole without a membership', null, premier, 4000],
    ['the change to it', held, premier, 1500],
    ['nothing of its own tier', held, { ...premier, id: 'plus' }, null],
    ['nothing while one is ending', { ...held, state: 'ending' }, premier, null],
    ['nothing while one is due', { ...held, state: 'past_due' }, premier, null],
  ])('%s', (_, membership, tier, due) =>
    expect(purchaseOf(tier, membership, '2026-11-16')?.due_cents ?? null).toBe(due),
  )
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    dealOf(a, b),
    dealOf({ membership: a }, { id: b, due_cents: c }),
    purchaseOf(a, b, c),
  ])
})
