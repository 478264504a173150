import { describe, expect, it } from 'vitest'
import { fromEpochDay, toEpochDay } from '../../kit/dates/dates.js'
import { zoneClock } from '../../kit/dates/zoneOffsets.js'
import { instantIn } from '../../kit/dates/zoneTime.js'
import { aWageRate } from '../../testing/index.js'
import { withHostileValues } from '../../testing/hostile.js'
import fc from '../../testing/properties.js'
import { lineCents, payLines, type LineFacts, type PayTerms } from './payLines.js'
import { minuteByMinute } from './testing/minuteByMinute.js'
import { workedOf } from './workedTime.js'

const pacific = 'America/Los_Angeles'
const terms = (given: Partial<PayTerms> = {}): PayTerms => ({
  ...{ zone: pacific, place: { state: 'TX' }, liveIn: false, rates: [aWageRate({ amount: 2400 })] },
  ...given,
})
let id = 0
function line(day: string, start: string, hours: number, given: Partial<LineFacts> = {}): LineFacts {
  const begins = instantIn(pacific, day, start)!
  return {
    id: (id += 1),
    start: begins.toISOString(),
    end: new Date(begins.getTime() + hours * 3_600_000).toISOString(),
    ...{ break_minutes: 0, pay_type: 'regular', ...given },
  }
}
const week = (hours: readonly number[], from = '2026-11-15') =>
  hours.map((count, nth) => line(fromEpochDay(toEpochDay(from)! + nth), '08:00', count))
const pay = (lines: readonly LineFacts[], given: Partial<PayTerms> = {}, others: readonly LineFacts[] = []) =>
  payLines(lines, others, terms(given))!
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('the minutes of a line', () => {
  const spanOf = (start: string, end: string, break_minutes = 0) =>
    workedOf({ start, end, break_minutes }, zoneClock(pacific)!)?.minutes ?? null
  it('are those that were worked, also in a night in which the clocks change', () => {
    const night = (day: string) =>
      spanOf(
        instantIn(pacific, day, '22:00')!.toISOString(),
        instantIn(pacific, fromEpochDay(toEpochDay(day)! + 1), '06:00')!.toISOString(),
      )
    expect([night('2026-10-31'), night('2026-03-07'), night('2026-11-20')]).toEqual([540, 420, 480])
  })
  it.each([
    ['2026-11-20T08:00:00Z', '2026-11-20T12:00:00Z', 30, 210],
    ['2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z', 0, 1440],
    ['2026-11-20T08:00:00Z', '2026-11-21T08:01:00Z', 0, null],
    ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z', 0, null],
    ['2026-11-20T08:00:00Z', '2026-11-20T07:00:00Z', 0, null],
    ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', 60, null],
    ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', -1, null],
    ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', 0.5, null],
    ['2026-11-20T08:00:30Z', '2026-11-20T09:00:00Z', 0, null],
    ['soon', '2026-11-20T09:00:00Z', 0, null],
  ])('from %s to %s with a break of %s are %s', (start, end, rest, minutes) =>
    expect(spanOf(start, end, rest)).toBe(minutes),
  )
})

describe('what lines are paid', () => {
  it('is their time at the rate of the day on which they begin, half a cent up', () => {
    const rates = [
      aWageRate({ id: 1, amount: 2455, valid_to: '2026-11-16' }),
      aWageRate({ id: 2, amount: 2600, valid_from: '2026-11-17' }),
    ]
    const lines = [line('2026-11-16', '22:00', 4), line('2026-11-17', '08:00', 1 / 3)]
    expect(pay(lines, { rates }).map(({ base_cents, rate }) => [base_cents, rate?.id])).toEqual([
      [9820, 1],
      [867, 2],
    ])
  })
  it('has half of the rate more over 40 hours of a work week, the latest of them', () => {
    const paid = pay(week([9, 9, 9, 9, 9]))
    expect(paid.map(({ overtime_minutes }) => overtime_minutes)).toEqual([0, 0, 0, 0, 300])
    expect(sum(paid.map(lineCents))).toBe(45 * 2400 + 5 * 1200)
    expect(paid[4]?.rule).toBe('US 2015-10-13')
  })
  it('counts what was handed in earlier in the same work week', () => {
    const earlier = week([10, 10, 10])
    const later = week([10, 10], '2026-11-18')
    expect(pay(later, {}, earlier).map(({ overtime_minutes }) => overtime_minutes)).toEqual([0, 600])
    expect(pay(later).map(({ overtime_minutes }) => overtime_minutes)).toEqual([0, 0])
  })
  it('begins a new count on Sunday at midnight, also within a night', () => {
    const saturday = [...week([10, 10, 10, 10]), line('2026-11-21', '20:00', 8)]
    expect(pay(saturday).at(-1)).toMatchObject({ overtime_minutes: 240, minutes: 480 })
  })
  it('of an attendant in California has overtime over nine hours of a day', () => {
    const [long] = pay([line('2026-11-16', '08:00', 12)], { place: { state: 'CA' } })
    expect(long).toMatchObject({ overtime_minutes: 180, double_minutes: 0, premium_cents: 3600 })
  })
  it('of other work in California has overtime over eight, and is double over twelve', () => {
    const domestic = { place: { state: 'CA' }, kind: 'domestic' } as const
    const [long] = pay([line('2026-11-16', '08:00', 14)], domestic)
    expect(long).toMatchObject({ overtime_minutes: 240, double_minutes: 120, premium_cents: 4800 + 4800 })
  })
  it('of other work in California has overtime from the first hour of a seventh day in a row', () => {
    const domestic = { place: { state: 'CA' }, kind: 'domestic' } as const
    const seven = pay(week([2, 2, 2, 2, 2, 2, 9]), domestic)
    expect(seven[6]).toMatchObject({ overtime_minutes: 480, double_minutes: 60 })
    expect(pay(week([2, 2, 2, 0.5, 2, 2]).concat(line('2026-11-22', '08:00', 9)), domestic)[6]).toMatchObject(
      { overtime_minutes: 60, double_minutes: 0 },
    )
  })
  it('of somebody who lives in has no federal overtime, and in New York after 44 hours', () => {
    const hours = week([10, 10, 10, 10, 10])
    const over = (state: string) =>
      sum(pay(hours, { place: { state }, liveIn: true }).map(({ overtime_minutes }) => overtime_minutes))
    expect([over('TX'), over('NY'), over('HI')]).toEqual([0, 360, 600])
  })
  it('does not stack: a special rate, or overtime on the regular one, whichever is more', () => {
    const special = (amount: number) => [
      aWageRate({ amount: 2400 }),
      aWageRate({ id: 2, pay_type: 'special', name: 'Holidays', amount }),
    ]
    const long = [...week([10, 10, 10, 10]), line('2026-11-19', '08:00', 2, { pay_type: 'special' })]
    const last = (amount: number) => pay(long, { rates: special(amount) }).at(-1)!
    expect(last(3000)).toMatchObject({ base_cents: 6000, premium_cents: 1200, overtime_minutes: 120 })
    expect(last(4000)).toMatchObject({ base_cents: 8000, premium_cents: 0 })
  })
  it('by the day is a day once, and overtime on what an hour came to in the week', () => {
    const rates = [aWageRate({ unit: 'day', amount: 20_000, day_hours: 10 })]
    const lines = [...week([10, 10, 10, 10]), line('2026-11-19', '06:00', 2), line('2026-11-19', '10:00', 8)]
    const paid = pay(lines, { rates })
    expect(paid.map(({ base_cents }) => base_cents)).toEqual([20_000, 20_000, 20_000, 20_000, 20_000, 0])
    expect(sum(paid.map(({ premium_cents }) => premium_cents))).toBe(10_000)
  })
  it('by the day is not less than the minimum wage in a week', () => {
    const rates = [aWageRate({ unit: 'day', amount: 7000, day_hours: 8 })]
    const [short, long] = pay([line('2026-11-16', '08:00', 4), line('2026-11-17', '08:00', 16)], { rates })
    // 140.00 for 20 hours are less than 145.00.
    expect([short!.topup_cents, long!.topup_cents]).toEqual([100, 400])
  })
  it('is nothing where no rate is in force, and says so', () => {
    const [early] = pay([line('2026-10-04', '08:00', 4)])
    expect(early).toMatchObject({ rate: null, base_cents: 0, premium_cents: 0, minutes: 240 })
    const [special] = pay([line('2026-11-16', '08:00', 4, { pay_type: 'special' })])
    expect(special).toMatchObject({ rate: null, base_cents: 0 })
  })
  it('is unknown in no zone, and for a line without time', () => {
    expect(payLines([], [], terms({ zone: 'Nowhere/Else' }))).toBeNull()
    expect(payLines([line('2026-11-16', '08:00', 0)], [], terms())).toBeNull()
  })
})

/** The zones of the United States, those of single counties among them. */
const zones = [
  ['America/New_York', 'NY'],
  ['America/Detroit', 'MI'],
  ['America/Kentucky/Louisville', 'KY'],
  ['America/Kentucky/Monticello', 'KY'],
  ['America/Indiana/Indianapolis', 'IN'],
  ['America/Indiana/Vincennes', 'IN'],
  ['America/Indiana/Winamac', 'IN'],
  ['America/Indiana/Marengo', 'IN'],
  ['America/Indiana/Petersburg', 'IN'],
  ['America/Indiana/Vevay', 'IN'],
  ['America/Chicago', 'TX'],
  ['America/Indiana/Tell_City', 'IN'],
  ['America/Indiana/Knox', 'IN'],
  ['America/Menominee', 'MI'],
  ['America/North_Dakota/Center', 'ND'],
  ['America/North_Dakota/New_Salem', 'ND'],
  ['America/North_Dakota/Beulah', 'ND'],
  ['America/Denver', 'CO'],
  ['America/Boise', 'ID'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA'],
  ['America/Anchorage', 'AK'],
  ['America/Juneau', 'AK'],
  ['America/Sitka', 'AK'],
  ['America/Metlakatla', 'AK'],
  ['America/Yakutat', 'AK'],
  ['America/Nome', 'AK'],
  ['America/Adak', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Puerto_Rico', 'PR'],
] as const

it(
  'equals what somebody writes down who looks at the clock on the wall every minute',
  { timeout: 300_000 },
  () => {
    const rate = fc.record({
      unit: fc.constantFrom('hour', 'hour', 'hour', 'day'),
      amount: fc.integer({ min: 500, max: 10_000 }),
      day_hours: fc.constantFrom(null, 8, 12),
    })
    const sheet = fc.record({
      where: fc.constantFrom(...zones),
      // The Saturdays before the clocks change, in either direction, are within the first two weeks.
      begins: fc.constantFrom(
        '2026-02-28',
        '2026-03-04',
        '2026-10-24',
        '2026-10-29',
        '2025-10-30',
        '2027-03-10',
      ),
      liveIn: fc.boolean(),
      kind: fc.constantFrom('attendant' as const, 'domestic' as const),
      worked: fc.array(
        fc.record({
          gap: fc.integer({ min: 0, max: 1500 }),
          length: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 300, max: 1440 })),
          rest: fc.integer({ min: 0, max: 90 }),
          pay_type: fc.constantFrom('regular', 'regular', 'regular', 'special'),
          own: fc.boolean(),
        }),
        { minLength: 1, maxLength: 14 },
      ),
      rates: fc.tuple(rate, rate, rate),
      changes: fc.integer({ min: 0, max: 20 }),
    })
    fc.assert(
      fc.property(sheet, ({ where: [zone, state], begins, liveIn, kind, worked, rates, changes }) => {
        const [first, second, special] = rates
        const turn = toEpochDay(begins)! + changes
        const given: PayTerms = {
          ...{ zone, place: { state }, liveIn, kind },
          rates: [
            aWageRate({ ...first, id: 1, valid_from: '2025-01-01', valid_to: fromEpochDay(turn - 1) }),
            aWageRate({ ...second, id: 2, valid_from: fromEpochDay(turn) }),
            aWageRate({ ...special, id: 3, pay_type: 'special', name: 'Holidays', valid_from: '2025-01-01' }),
          ],
        }
        let at = instantIn(zone, begins, '17:00')!.getTime()
        const lines = worked.map(({ gap, length, rest, pay_type }, nth): LineFacts => {
          const start = at + gap * 60_000
          at = start + length * 60_000
          const break_minutes = Math.min(rest, length - 1)
          const [begin, end] = [new Date(start).toISOString(), new Date(at).toISOString()]
          return { id: nth, start: begin, end, break_minutes, pay_type }
        })
        const own = lines.filter((_, nth) => worked[nth]!.own)
        const others = lines.filter((_, nth) => !worked[nth]!.own)
        const paid = payLines(own, others, given)!.map((one) => ({
          ...{ minutes: one.minutes, overtime: one.overtime_minutes, double: one.double_minutes },
          ...{ base: one.base_cents, premium: one.premium_cents, topup: one.topup_cents },
        }))
        expect(paid).toEqual(minuteByMinute(own, others, given))
      }),
      { numRuns: 10_000 },
    )
  },
)

it('never throws', () => {
  const one = line('2026-11-16', '08:00', 4)
  withHostileValues(3, (a: never, b: never, c: never) => [
    payLines(a, b, c),
    payLines([a], [b], terms({ zone: c })),
    payLines([one], [], terms({ place: a, liveIn: b, rates: c })),
    payLines([one], [], terms({ kind: a, rates: [b] })),
    payLines([{ ...one, start: a, end: b, break_minutes: c }], [], terms()),
    payLines([{ ...one, pay_type: a }], [{ ...one, id: b }], terms()),
  ])
})
