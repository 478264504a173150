import { expect, it } from 'vitest'
import { BadSetting } from './environment.ts'
import { readConfig } from './config.ts'

const tier = { id: 'plus', name: ['Plus', 'Plus'], price_cents: 1900, interval: 'month', benefits: [] }

it('are those of the setting, in its order', () => {
  const MEMBERSHIP_TIERS = JSON.stringify([tier, { ...tier, id: 'gold', advisor_calls: true }])
  expect(readConfig({ MEMBERSHIP_TIERS }).membershipTiers.map(({ id }) => id)).toEqual(['plus', 'gold'])
  expect(readConfig({}).membershipTiers).toEqual([])
})

it.each([
  ['no JSON', '[', /must be a list/],
  ['no list', '{"id":"plus"}', /must be a list/],
  ['one that cannot be sold', JSON.stringify([tier, { ...tier, id: 'x', price_cents: 1.5 }]), /number 2/],
  ['the same twice', JSON.stringify([tier, tier]), /an id of its own/],
])('refuse to start with %s', (_, MEMBERSHIP_TIERS, words) => {
  const read = () => readConfig({ MEMBERSHIP_TIERS })
  expect(read).toThrow(BadSetting)
  expect(read).toThrow(words)
})
