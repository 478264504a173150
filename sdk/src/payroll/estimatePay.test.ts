import { describe, expect, it } from 'vitest'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { estimatePay, type PayPlan } from './estimatePay.js'
import { overtimeMinutes, overtimeOf, overtimeRule, overtimeRules } from './overtime.js'
import { employerTaxes, taxYearOf } from './taxYears.js'

const hours = (...ofDays: number[]) => ofDays.map((one) => one * 60)

describe('overtime', () => {
  it.each([
    ['TX', false, hours(8, 8, 8, 8, 8), 0],
    ['TX', false, hours(10, 10, 10, 10, 5), 5 * 60],
    ['TX', true, hours(12, 12, 12, 12, 12, 12, 12), 0],
    ['CA', false, hours(9, 9, 9, 9, 9), 0],
    ['CA', false, hours(12), 3 * 60],
    ['CA', true, hours(10, 10, 10, 10, 10), 5 * 60],
    ['CA', false, hours(9, 9, 9, 9, 9, 9), 9 * 60],
    ['CA', false, hours(12, 9, 9, 9, 9, 4), (3 + 4) * 60],
    ['NY', false, hours(9, 9, 9, 9, 8), 4 * 60],
    ['NY', true, hours(9, 9, 9, 9, 8), 0],
    ['NY', true, hours(9, 9, 9, 9, 9), 60],
  ])('in %s, living in %s, of %j is %d minutes', (state, liveIn, week, minutes) =>
    expect(overtimeMinutes(overtimeRule(state, '2026-11-21', liveIn)!, week)).toBe(minutes),
  )
  it.each([
    ['CA', false, hours(14), { straight: 480, overtime: 240, double: 120 }],
    ['CA', false, hours(8, 8, 8, 8, 8, 8), { straight: 2400, overtime: 480, double: 0 }],
    ['CA', false, hours(1, 1, 1, 1, 1, 1, 9), { straight: 360, overtime: 480, double: 60 }],
    ['CA', false, hours(0, 1, 1, 1, 1, 1, 9), { straight: 780, overtime: 60, double: 0 }],
    ['CA', true, hours(9, 9, 9, 9, 9, 10, 10), { straight: 2700, overtime: 1080, double: 120 }],
    ['TX', false, hours(14), { straight: 840, overtime: 0, double: 0 }],
  ])('of other work than care in %s, living in %s, of %j is %j', (state, liveIn, week, split) =>
    expect(overtimeOf(overtimeRule(state, '2026-11-21', liveIn, 'domestic')!, week)).toEqual(split),
  )
  it('has a source for each of its rules', () => {
    for (const { source, from } of overtimeRules) expect([source, from]).not.toContain('')
  })
  it('follows the law of its day', () => {
    expect(overtimeRule('CA', '2013-12-31')?.place).toBeUndefined()
    expect(overtimeRule('CA', '2016-01-01')?.place).toBe('CA')
    expect(overtimeRule('CA', 'today')).toBeNull()
  })
  it('equals what somebody counts who goes through the week minute by minute', () => {
    const week = fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 7 }).map((days) => hours(...days))
    fc.assert(
      fc.property(
        week,
        fc.constantFrom('TX', 'CA', 'NY', 'WA'),
        fc.boolean(),
        (minutesByDay, state, liveIn) => {
          const rule = overtimeRule(state, '2026-11-21', liveIn)!
          expect(overtimeMinutes(rule, minutesByDay)).toBe(minuteByMinute(rule, minutesByDay))
        },
      ),
    )
  })
})

function minuteByMinute(
  { weeklyOver, dailyOver }: { weeklyOver: number | null; dailyOver: number | null },
  week: readonly number[],
): number {
  let [straight, overtime] = [0, 0]
  for (const day of week)
    for (let minute = 1; minute <= day; minute++) {
      if (minute > (dailyOver ?? Infinity) || straight >= (weeklyOver ?? Infinity)) overtime++
      else straight++
    }
  return overtime
}

const plan: PayPlan = {
  unit: 'hour',
  amount: 2450,
  minutesByDay: hours(8, 8, 8, 8, 8),
  place: { state: 'CA', city: 'Oakland' },
  day: '2026-11-21',
  feeBasisPoints: 500,
}

describe('what a week costs', () => {
  it('is its hours at their rate, what the employer pays besides, and the fee', () =>
    expect(estimatePay(plan)).toEqual({
      ...{ minutes: 2400, overtime_minutes: 0, wages: 98_000, overtime_premium: 0, gross: 98_000 },
      ...{ social_security: 6076, medicare: 1421, unemployment: 588, fee: 4900, total: 110_985 },
    }))
  it('has all of the rate more for double time', () =>
    expect(estimatePay({ ...plan, kind: 'domestic', minutesByDay: hours(13) })).toMatchObject({
      ...{ overtime_minutes: 300, overtime_premium: 4 * 1225 + 2450 },
    }))
  it('has half of the rate more for overtime', () =>
    expect(estimatePay({ ...plan, minutesByDay: hours(12) })).toMatchObject({
      ...{ overtime_minutes: 180, wages: 29_400, overtime_premium: 3675, gross: 33_075 },
    }))
  it('by the day pays each day, and overtime by the regular rate of the week', () =>
    expect(estimatePay({ ...plan, unit: 'day', amount: 25_000, minutesByDay: hours(10, 10) })).toMatchObject({
      wages: 50_000,
      overtime_premium: 2500,
      gross: 52_500,
    }))
  it('has no taxes below the thresholds of its year', () => {
    const little = { ...plan, feeBasisPoints: 0 }
    // 52 weeks of $58 are 3,016, of $57 2,964; 13 of $76 are 988, of $77 1,001.
    const at = (dollars: number) =>
      estimatePay({ ...little, unit: 'day', amount: dollars * 100, minutesByDay: hours(3) })
    expect(at(57)).toMatchObject({ social_security: 0, medicare: 0, unemployment: 0, total: 5700 })
    expect(at(58)).toMatchObject({ social_security: 360, medicare: 84, unemployment: 0 })
    expect(at(76)?.unemployment).toBe(0)
    expect(at(77)?.unemployment).toBe(46)
    const before = estimatePay({
      ...little,
      unit: 'day',
      amount: 5500,
      minutesByDay: hours(3),
      day: '2025-06-01',
    })
    expect(before?.medicare).toBe(80)
  })
  it('adds up, to the cent, and each line is what exact fractions round to half up', () => {
    const week = fc.array(fc.integer({ min: 0, max: 1440 }), { maxLength: 7 })
    const any = fc.record({
      unit: fc.constantFrom('hour' as const, 'day' as const),
      amount: fc.integer({ min: 500, max: 240_000 }),
      minutesByDay: week,
      state: fc.constantFrom('CA', 'NY', 'TX'),
      liveIn: fc.boolean(),
      feeBasisPoints: fc.integer({ min: 0, max: 3000 }),
    })
    fc.assert(
      fc.property(any, ({ state, ...given }) => {
        const made = estimatePay({ ...given, place: { state }, day: '2026-11-21' })!
        expect(made.gross).toBe(made.wages + made.overtime_premium)
        expect(made.total).toBe(
          made.gross + made.social_security + made.medicare + made.unemployment + made.fee,
        )
        const worked = given.minutesByDay.reduce((sum, one) => sum + one, 0)
        const rule = overtimeRule(state, '2026-11-21', given.liveIn)!
        const overtime = minuteByMinute(rule, given.minutesByDay)
        expect([made.minutes, made.overtime_minutes]).toEqual([worked, overtime])
        if (given.unit === 'hour') {
          expect(made.wages).toBe(exactly(BigInt(worked) * BigInt(given.amount), 60n))
          expect(made.overtime_premium).toBe(exactly(BigInt(overtime) * BigInt(given.amount), 120n))
        }
        const year = taxYearOf('2026-11-21')!
        const due = made.gross * 52 >= year.cashWages
        expect(made.social_security).toBe(
          due ? exactly(BigInt(made.gross) * BigInt(employerTaxes.socialSecurity), 10_000n) : 0,
        )
        expect(made.fee).toBe(exactly(BigInt(made.gross) * BigInt(given.feeBasisPoints), 10_000n))
      }),
    )
  })
  it.each([
    { amount: -1 },
    { amount: 24.5 },
    { feeBasisPoints: 10_001 },
    { day: 'today' },
    { day: '2020-01-01' },
  ])('with %j is not known', (change) => expect(estimatePay({ ...plan, ...change })).toBeNull())
})

/** Half up, in whole numbers of any size. */
function exactly(dividend: bigint, divisor: bigint): number {
  const [whole, rest] = [dividend / divisor, dividend % divisor]
  return Number(rest * 2n >= divisor ? whole + 1n : whole)
}

describe('the year of a household employer', () => {
  it.each([
    ['2025-12-31', 2025, 280_000],
    ['2026-01-01', 2026, 300_000],
    ['2029-01-01', 2026, 300_000],
  ])('on %s is that of %d', (day, year, cashWages) =>
    expect(taxYearOf(day)).toMatchObject({ year, cashWages, quarterWages: 100_000 }),
  )
  it('is not known before the first', () => expect(taxYearOf('2023-12-31')).toBeNull())
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    overtimeRule(a, b, c),
    overtimeMinutes(a, b),
    overtimeMinutes({ weeklyOver: 1, dailyOver: 1, doubleOver: 1, allDayFrom: 1 }, [a, b, c]),
    overtimeRule('CA', '2026-11-21', false, a),
    estimatePay(a),
    estimatePay({ ...plan, unit: a, place: b, minutesByDay: c }),
    estimatePay({ ...plan, amount: a, day: b, feeBasisPoints: c }),
    estimatePay({ ...plan, place: { state: a }, liveIn: b }),
    taxYearOf(a),
  ])
})
