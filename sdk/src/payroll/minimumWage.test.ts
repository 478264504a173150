import { describe, expect, it } from 'vitest'
import { addDays, isApiDate } from '../kit/dates/dates.js'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { states } from '../vocabulary/places/states.js'
import { minimumWage } from './minimumWage.js'
import { minimumWages } from './minimumWages.js'

describe('the minimum wage', () => {
  it.each([
    ['CA', null, '2025-12-31', 1650],
    ['CA', null, '2026-01-01', 1690],
    ['CA', 'Oakland', '2026-11-21', 1734],
    ['CA', 'oakland ', '2025-06-30', 1689],
    ['CA', 'Fresno', '2026-11-21', 1690],
    ['CA', 'San Francisco', '2025-06-30', 1867],
    ['CA', 'San Francisco', '2025-07-01', 1918],
    ['WA', 'Seattle', '2026-01-01', 2130],
    ['NY', 'Albany', '2026-05-01', 1600],
    ['NY', 'Brooklyn', '2026-05-01', 1700],
    ['TX', 'Houston', '2026-05-01', 725],
    ['TX', 'Seattle', '2026-05-01', 725],
    ['FL', null, '2026-09-29', 1400],
    ['FL', null, '2026-09-30', 1500],
    ['PR', 'San Juan', '2026-05-01', 1050],
    ['', '', '2026-05-01', 725],
    ['us', '', '2026-05-01', 725],
    ['TX', '', '2009-07-23', null],
    ['CA', '', 'today', null],
  ])('in %s %s on %s is %s', (state, city, day, cents) =>
    expect(minimumWage({ state, city }, day)?.cents ?? null).toBe(cents),
  )

  it('of a county counts where the county is known', () =>
    expect(
      minimumWage({ state: 'NY', city: 'Hempstead', county: 'Nassau County' }, '2026-05-01'),
    ).toMatchObject({ place: 'NY/Nassau County', cents: 1700 }))

  it.each([
    ['CA', 'Oakland', 'Alameda County', 1734],
    ['CA', 'Gilroy', 'Santa Clara', 1690],
    ['NY', 'Far Rockaway', 'Queens', 1700],
    ['NY', 'Hempstead', 'Nassau', 1700],
  ])("in %s, of %s in %s, is never that of a city of the county's name", (state, city, county, cents) =>
    expect(minimumWage({ state, city, county }, '2026-05-01')?.cents).toBe(cents),
  )

  it('is known for every state, and never below the federal one or lower on a later day', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2024-12-31', days))
    const place = fc
      .constantFrom(...minimumWages.map((row) => row.place), ...states.ids)
      .map((name) => ({ state: name.split('/')[0] ?? '', city: name.split('/')[1] }))
    fc.assert(
      fc.property(place, day, day, (where, one, other) => {
        const [earlier, later] = [one, other].sort().map((on) => minimumWage(where, on)?.cents ?? 0)
        expect(earlier).toBeGreaterThanOrEqual(725)
        expect(later).toBeGreaterThanOrEqual(earlier as number)
        const federal = minimumWage({ state: where.state }, one)
        expect(minimumWage(where, one)?.cents).toBeGreaterThanOrEqual(federal?.cents as number)
      }),
    )
  })
})

it('each row is of a place of this country, has a first day and whole cents, and none stands twice', () => {
  for (const { place, from, cents } of minimumWages) {
    expect(place === 'US' || states.has(place.split('/')[0])).toBe(true)
    expect([place, isApiDate(from), Number.isInteger(cents)]).toEqual([place, true, true])
  }
  expect(new Set(minimumWages.map(({ place, from }) => `${place} ${from}`)).size).toBe(minimumWages.length)
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    minimumWage(a, b),
    minimumWage({ state: a, city: b, county: c }, '2026-01-01'),
  ])
})
