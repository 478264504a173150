import type { WageRate } from '../../../hiring/wages/wageRateCalls.js'
import { minimumWage } from '../../../payroll/minimumWage.js'
import { overtimeRule, type OvertimeRule } from '../../../payroll/overtime.js'
import type { LineFacts, PayTerms } from '../payLines.js'

/*
 * What lines are paid, by somebody who looks at the clock on the wall every minute and writes down what this minute is: slow,
 * without a formula, and by nothing of what `payLines` uses but the tables of the law.
 */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The wall of a zone: what day it shows at an instant. Asks `Intl` once an hour: no US zone changes within one. */
function wallOf(zone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
  const offsets = new Map<number, number>()
  return (instant) => {
    const full = instant - (instant % hour)
    let offset = offsets.get(full)
    if (offset === undefined) {
      const part = Object.fromEntries(format.formatToParts(full).map(({ type, value }) => [type, value]))
      offset =
        Date.parse(`${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:00Z`) -
        full
      offsets.set(full, offset)
    }
    return dayName(Math.floor((instant + offset) / day))
  }
}
const walls = new Map<string, ReturnType<typeof wallOf>>()
const names = new Map<number, string>()
function dayName(number: number): string {
  const known = names.get(number) ?? new Date(number * day).toISOString().slice(0, 10)
  names.set(number, known)
  return known
}
const sundays = new Map<string, string>()
function sundayOf(date: string): string {
  const known = sundays.get(date) ?? dayName(Math.floor(Date.parse(date) / day) - new Date(date).getUTCDay())
  sundays.set(date, known)
  return known
}

interface Tally {
  readonly line: LineFacts
  readonly own: boolean
  readonly day: string
  minutes: number
  overtime: number
  double: number
}

interface OraclePay {
  readonly minutes: number
  readonly overtime: number
  readonly double: number
  readonly base: number
  readonly premium: number
  readonly topup: number
}

export function minuteByMinute(
  lines: readonly LineFacts[],
  others: readonly LineFacts[],
  terms: PayTerms,
): OraclePay[] {
  const wall = walls.get(terms.zone) ?? wallOf(terms.zone)
  walls.set(terms.zone, wall)
  const tallies = [...lines, ...others].map((line): Tally => ({
    ...{ line, own: lines.includes(line), day: wall(Date.parse(line.start)) },
    ...{ minutes: 0, overtime: 0, double: 0 },
  }))
  const pages = new Map<string, Page>()
  const straight = new Map<string, number>()
  const pageOf = (date: string): Page => {
    const known = pages.get(date)
    if (known) return known
    const sunday = sundayOf(date)
    const rule = overtimeRule(terms.place.state, sunday, terms.liveIn, terms.kind)!
    const page = { sunday, rule, minutes: 0, inRow: daysInRow(date, sunday) }
    pages.set(date, page)
    return page
  }
  /** The how many-th day in a row of its week a day is; of one with a gap before it none. */
  const daysInRow = (date: string, sunday: string) =>
    daysBefore(date, sunday).every((one) => (pages.get(one)?.minutes ?? 0) > 0)
      ? new Date(date).getUTCDay() + 1
      : 0
  for (const tally of inOrderOf(tallies)) {
    const { start, end, break_minutes } = tally.line
    const until = Date.parse(end) - break_minutes * minute
    for (let at = Date.parse(start); at < until; at += minute) {
      const page = pageOf(wall(at))
      const { rule, sunday } = page
      page.minutes += 1
      tally.minutes += 1
      const allDay = rule.allDayFrom !== null && page.inRow >= rule.allDayFrom
      const doubleOver = allDay ? rule.dailyOver : rule.doubleOver
      const dailyOver = allDay ? 0 : rule.dailyOver
      if (doubleOver !== null && page.minutes > doubleOver) tally.double += 1
      else if (dailyOver !== null && page.minutes > dailyOver) tally.overtime += 1
      else if (rule.weeklyOver !== null && (straight.get(sunday) ?? 0) >= rule.weeklyOver) tally.overtime += 1
      else straight.set(sunday, (straight.get(sunday) ?? 0) + 1)
    }
  }
  return paid(tallies, terms)
}

/** A day on the wall: what was worked on it so far, and by which law. */
interface Page {
  readonly sunday: string
  readonly rule: OvertimeRule
  minutes: number
  readonly inRow: number
}

const inOrderOf = (tallies: readonly Tally[]) =>
  tallies.toSorted((one, other) => Date.parse(one.line.start) - Date.parse(other.line.start))

function daysBefore(today: string, sunday: string): string[] {
  const before: string[] = []
  for (let one = sunday; one < today; one = dayName(Math.floor(Date.parse(one) / day) + 1)) before.push(one)
  return before
}

function paid(tallies: readonly Tally[], terms: PayTerms): OraclePay[] {
  const rateOf = (payType: string, on: string): WageRate | null =>
    terms.rates.find(
      ({ pay_type, valid_from, valid_to }) =>
        pay_type === payType && valid_from <= on && (valid_to === null || valid_to >= on),
    ) ?? null
  const inOrder = inOrderOf(tallies)
  const firstOfDay = (tally: Tally) =>
    inOrder.find(({ day: on, line }) => on === tally.day && line.pay_type === tally.line.pay_type) === tally
  const baseOf = (tally: Tally): Fraction => {
    const rate = rateOf(tally.line.pay_type, tally.day)
    if (!rate) return [0n, 1n]
    if (rate.unit === 'day') return firstOfDay(tally) ? [BigInt(rate.amount), 1n] : [0n, 1n]
    return [BigInt(tally.minutes) * BigInt(rate.amount), 60n]
  }
  const byDay = ({ line, day: on }: Tally) =>
    line.pay_type === 'regular' && rateOf('regular', on)?.unit === 'day'
  const weekOfDays = (tally: Tally) => {
    const those = inOrder.filter((one) => byDay(one) && sundayOf(one.day) === sundayOf(tally.day))
    return {
      cents: those.reduce((sum, one) => sum + rounded(baseOf(one)), 0),
      minutes: those.reduce((sum, one) => sum + one.minutes, 0),
    }
  }
  return tallies.flatMap((tally): OraclePay[] => {
    const { line, day: on, minutes, overtime, double, own } = tally
    if (!own) return []
    const rate = rateOf(line.pay_type, on)
    const regular = rateOf('regular', on)
    const base = rounded(baseOf(tally))
    const counted = { minutes, overtime, double, base }
    if (!rate || !regular) return [{ ...counted, premium: 0, topup: 0 }]
    const least = BigInt(leastOn(terms.place.state, on))
    const week = weekOfDays(tally)
    const agreed: Fraction =
      week.minutes > 0
        ? [BigInt(week.cents), BigInt(week.minutes)]
        : [BigInt(regular.amount), BigInt(regular.day_hours ?? 24) * 60n]
    // A minute of regular work.
    const pace: Fraction =
      regular.unit === 'day' ? larger(agreed, [least, 60n]) : [BigInt(regular.amount), 60n]
    const own_pace: Fraction =
      line.pay_type === 'regular'
        ? pace
        : rate.unit === 'day'
          ? [BigInt(base), BigInt(minutes)]
          : [BigInt(rate.amount), 60n]
    // One and a half times, and twice, what a minute of regular work is paid, beyond what this one is paid anyway.
    const over = timesMore(pace, [3n, 2n], own_pace)
    const twice = timesMore(pace, [2n, 1n], own_pace)
    const premium = rounded(plus(times(over, BigInt(overtime)), times(twice, BigInt(double))))
    const lacks: Fraction =
      byDay(tally) && week.minutes > 0 ? timesMore([least, 60n], [1n, 1n], agreed) : [0n, 1n]
    return [{ ...counted, premium, topup: rounded(times(lacks, BigInt(minutes))) }]
  })
}

const leasts = new Map<string, number>()
function leastOn(state: string, on: string): number {
  const known = leasts.get(`${state} ${on}`) ?? minimumWage({ state }, on)?.cents ?? 0
  leasts.set(`${state} ${on}`, known)
  return known
}

type Fraction = readonly [bigint, bigint]
const times = ([n, d]: Fraction, count: bigint): Fraction => [n * count, d]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const larger = (one: Fraction, other: Fraction): Fraction =>
  one[0] * other[1] >= other[0] * one[1] ? one : other
const timesMore = ([n, d]: Fraction, [up, down]: Fraction, [less, per]: Fraction): Fraction =>
  larger([n * up * per - less * d * down, d * down * per], [0n, 1n])
const rounded = ([n, d]: Fraction): number => Number((2n * n + d) / (2n * d))
