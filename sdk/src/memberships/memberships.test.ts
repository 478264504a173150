import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../kit/dates/dates.js'
import { say } from '../kit/text.js'
import { withHostileValues } from '../testing/hostile.js'
import { membershipStates } from '../vocabulary/memberships/catalogue.js'
import { renewalAfter, renewalOf, startOf, upgradeOf, type PaidPeriod } from './periods.js'
import { membershipAfter, membershipMoves } from './states.js'
import { isMembershipTier, membershipTiers, tierBenefits } from './tiers.js'

describe('membership tiers', () => {
  const tier = {
    id: 'plus-2',
    name: ['Plus', 'Plus'],
    price_cents: 1999,
    interval: 'month',
    benefits: [['A', 'A']],
  }
  it.each([
    [{}, true],
    [{ price_cents: 0, benefits: [] }, true],
    [{ interval: 'year' }, true],
    [{ id: '' }, false],
    [{ id: 'Plus Tier' }, false],
    [{ id: 'a'.repeat(61) }, false],
    [{ id: 3 }, false],
    [{ name: ['Plus'] }, false],
    [{ name: ['Plus', ' '] }, false],
    [{ name: 'Pl' }, false],
    [{ price_cents: -1 }, false],
    [{ price_cents: 19.99 }, false],
    [{ interval: 'week' }, false],
    [{ benefits: null }, false],
    [{ benefits: [['A']] }, false],
    [{ advisor_calls: true, fee_basis_points: 0 }, true],
    [{ advisor_calls: 'yes' }, false],
    [{ fee_basis_points: -1 }, false],
    [{ fee_basis_points: 5001 }, false],
    [{ fee_basis_points: null }, false],
  ])('with %j can be sold: %s', (change, can) => expect(isMembershipTier({ ...tier, ...change })).toBe(can))
  it('are those of the configuration that can be sold, each id once', () => {
    const second = { ...tier, price_cents: 1 }
    expect(membershipTiers([tier, { id: 'broken' }, second, { ...tier, id: 'gold' }])).toEqual([
      tier,
      { ...tier, id: 'gold' },
    ])
  })
})

describe('what a tier gives', () => {
  const lines = (tier: object, usual: number) =>
    tierBenefits({ benefits: [], ...tier }, usual).map((line) => say('en', line))
  it.each([
    [{}, 500, []],
    [{ advisor_calls: true }, 500, ['A care advisor calls you when you ask for it']],
    [{ fee_basis_points: 0 }, 500, ['No fee on wages, in place of 5%']],
    [{ fee_basis_points: 250 }, 500, ['A fee of 2.5% on wages, in place of 5%']],
    // What is no less than anybody pays is not said.
    [{ fee_basis_points: 0 }, 0, []],
    [{ fee_basis_points: 600 }, 500, []],
    [{ benefits: [['A gift', 'Un regalo']] }, 0, ['A gift']],
  ])('%j, where the fee is %d: %j', (tier, usual, said) => expect(lines(tier, usual)).toEqual(said))
})

describe('a renewal', () => {
  it.each([
    ['2026-11-21', 'month', '2026-11-21', '2026-12-21'],
    ['2026-11-21', 'month', '2026-12-20', '2026-12-21'],
    ['2026-11-21', 'month', '2026-12-21', '2027-01-21'],
    ['2026-01-31', 'month', '2026-01-31', '2026-02-28'],
    ['2026-01-31', 'month', '2026-02-28', '2026-03-31'],
    ['2024-02-29', 'year', '2024-02-29', '2025-02-28'],
    ['2024-02-29', 'year', '2027-03-01', '2028-02-29'],
    ['today', 'month', '2026-01-01', null],
    ['2026-01-01', 'week', '2026-01-01', null],
  ])('of %s by the %s is, behind %s, on %s', (anchor, interval, day, next) =>
    expect(renewalAfter(anchor, interval as never, day)).toBe(next),
  )
  it('begins where the last period ended, at the price that was sold, and comes back to its own day', () => {
    let paid: PaidPeriod = {
      ...{ price_cents: 1900, interval: 'month', anchor_on: '2026-10-31' },
      ...{ period_start: '2026-10-31', renews_on: '2026-11-30' },
    }
    const days: string[] = []
    for (let month = 0; month < 5; month++) {
      const { due_cents, ...next } = renewalOf(paid, paid.renews_on)!
      expect([due_cents, next.period_start]).toEqual([1900, paid.renews_on])
      paid = { ...paid, ...next }
      days.push(paid.renews_on)
    }
    expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  })
})

describe('a renewal that was long due', () => {
  const paid: PaidPeriod = {
    ...{ price_cents: 1900, interval: 'month', anchor_on: '2026-10-31' },
    ...{ period_start: '2026-10-31', renews_on: '2026-11-30' },
  }
  it.each([
    ['2026-12-05', '2026-11-30', '2026-12-31'],
    ['2026-12-30', '2026-11-30', '2026-12-31'],
    ['2026-12-31', '2026-12-31', '2027-01-31'],
    ['2027-03-10', '2027-03-10', '2027-04-10'],
  ])('is on %s of the days from %s to %s', (today, from, to) =>
    expect(renewalOf(paid, today)).toMatchObject({ period_start: from, renews_on: to, due_cents: 1900 }),
  )
})

describe('a change to a dearer tier', () => {
  const paid: PaidPeriod = {
    ...{ price_cents: 1000, interval: 'month', anchor_on: '2026-11-01' },
    ...{ period_start: '2026-11-01', renews_on: '2026-12-01' },
  }
  it.each([
    // The whole difference on the first day, a thirtieth of it on the last.
    ['2026-11-01', { price_cents: 4000, interval: 'month' }, 3000, '2026-12-01'],
    ['2026-11-30', { price_cents: 4000, interval: 'month' }, 100, '2026-12-01'],
    // 333 for 15 of 30 days is 166.5.
    ['2026-11-16', { price_cents: 1333, interval: 'month' }, 167, '2026-12-01'],
    // Half a month of 1000 counts toward the year.
    ['2026-11-16', { price_cents: 9600, interval: 'year' }, 9100, '2027-11-16'],
    ['2026-11-16', { price_cents: 1000, interval: 'month' }, null, null],
    ['2026-11-16', { price_cents: 900, interval: 'month' }, null, null],
    ['2026-12-01', { price_cents: 4000, interval: 'month' }, null, null],
    ['2026-10-31', { price_cents: 4000, interval: 'month' }, null, null],
  ])('on %s, to %j, costs %s until %s', (today, tier, due, renews) => {
    const found = upgradeOf(paid, tier as never, today)
    expect([found?.due_cents ?? null, found?.renews_on ?? null]).toEqual([due, renews])
  })
  it('is none from a year to a month', () => {
    const year: PaidPeriod = { ...paid, interval: 'year', renews_on: '2027-11-01' }
    expect(upgradeOf(year, { price_cents: 99_000, interval: 'month' }, '2026-11-16')).toBeNull()
  })
  it('is to the cent what somebody works out with fractions', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 0, max: 365 }),
        fc.constantFrom('month', 'year'),
        (a, b, on, interval) => {
          const start = startOf({ price_cents: a, interval: interval as 'month' }, '2026-11-21')!
          const paidNow = { ...start, price_cents: a, interval: interval as 'month' }
          const today = addDays('2026-11-21', on)
          const found = upgradeOf(paidNow, { price_cents: b, interval: interval as 'month' }, today)
          const whole = daysBetween('2026-11-21', start.renews_on)!
          if (b <= a || on >= whole) return found === null
          // Half a cent counts as one: the nearest whole number above by twice as many halves.
          const twice = 2 * (b - a) * (whole - on)
          const due = found!.due_cents
          expect(2 * due * whole).toBeGreaterThan(twice - whole)
          expect(2 * due * whole).toBeLessThanOrEqual(twice + whole)
          expect(found!.renews_on).toBe(start.renews_on)
          return true
        },
      ),
    )
  })
})

describe('the states of a membership', () => {
  it('move by the table alone', () => {
    expect(membershipAfter(null, 'start')).toBe('active')
    expect(membershipAfter({ state: 'active' }, 'cancel')).toBe('ending')
    expect(membershipAfter({ state: 'past_due' }, 'cancel')).toBe('ended')
    expect(membershipAfter({ state: 'ending' }, 'renew')).toBeNull()
    expect(membershipAfter({ state: 'ending' }, 'upgrade')).toBeNull()
  })
  it('have each of their moves once, and nothing leaves one that has ended', () => {
    const moves = membershipMoves.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(moves).size).toBe(moves.length)
    expect(membershipMoves.filter(({ from }) => (from as string) === 'ended')).toEqual([])
    for (const { to } of membershipMoves) expect(membershipStates.has(to)).toBe(true)
  })
})

it('never throws', () => {
  expect(isMembershipTier(null)).toBe(false)
  withHostileValues(3, (a: never, b: never, c: never) => [
    isMembershipTier(a),
    membershipTiers(a),
    tierBenefits(a, b),
    membershipAfter(a, b),
    renewalAfter(a, b, c),
    startOf(a, b),
    upgradeOf(a, b, c),
    upgradeOf({ price_cents: a, interval: b, period_start: c, renews_on: a, anchor_on: b }, b, c),
    renewalOf(a, b),
  ])
})
