import { fromEpochDay } from '../../kit/dates/dates.js'
import { zoneClock, type ZoneClock } from '../../kit/dates/zoneOffsets.js'
import { isRecord, recordsIn, textOf } from '../../kit/shape.js'
import type { WageRate } from '../../hiring/wages/wageRateCalls.js'
import { minimumWage, type WagePlace } from '../../payroll/minimumWage.js'
import { overtimeRule, weekCounter, type SplitMinutes, type WorkKind } from '../../payroll/overtime.js'
import { quotient } from '../../payroll/rounding.js'
import { rateFinder } from './rateFinder.js'
import { eachDay, workedOf, type Worked, type WorkedSpan } from './workedTime.js'

/** Time that was worked, with what it is paid as: `pay_type` regular or special. */
export interface LineFacts extends WorkedSpan {
  readonly id: number
  readonly pay_type: string
}

/** By what the time of a connection is paid. */
export interface PayTerms {
  /** The IANA zone of the place of care. */
  readonly zone: string
  readonly place: WagePlace
  readonly liveIn: boolean
  /** An attendant where nothing is said. */
  readonly kind?: WorkKind
  /** All rates of the connection, old ones too. */
  readonly rates: readonly WageRate[]
}

/** What one line is paid. Minutes and cents; `overtime_minutes` without those that are paid double. */
export interface PaidLine {
  readonly id: number
  readonly minutes: number
  readonly overtime_minutes: number
  readonly double_minutes: number
  /** The rate by which it is paid; null where there is none for the day. */
  readonly rate: WageRate | null
  /** All of its minutes at the rate, or the day's pay with the first line of a day. */
  readonly base_cents: number
  /** What overtime and double time add to that. */
  readonly premium_cents: number
  /** What pay by the day lacks of the minimum wage in a work week. */
  readonly topup_cents: number
  /** The rule of overtime by which it was judged, with its first day: 'CA 2014-01-01'. */
  readonly rule: string
}

/** What a line is paid in all: cents. */
export const lineCents = (line: Pick<PaidLine, 'base_cents' | 'premium_cents' | 'topup_cents'>): number =>
  line.base_cents + line.premium_cents + line.topup_cents

/**
 * What lines are paid, in their order; null for what is no zone, or where a line has no time.
 *
 * Each is paid by the rate of its pay type on the day on which it begins. Overtime is counted minute by minute through each
 * work week, Sunday to Saturday, and through each day from midnight to midnight, over these lines and the `others` of the
 * connection together. What it adds is computed on the regular rate: half of it for overtime, all of it for double time, and
 * for pay by the day on what an hour of it comes to in the week, the minimum wage at least. Premiums do not stack: a special
 * rate is paid, or what overtime would be on the regular rate, whichever is more. Rounded half up, once for each part of a
 * line, so that lines add up.
 */
export function payLines(
  lines: readonly LineFacts[],
  others: readonly LineFacts[],
  terms: PayTerms,
): PaidLine[] | null {
  const clock = isRecord(terms) ? zoneClock(terms.zone) : null
  if (!clock) return null
  const rateOn = rateFinder(terms.rates)
  const own = recordsIn(lines).map((line) => entryOf(line, clock, rateOn))
  if (own.some((entry) => entry === null)) return null
  const beside = recordsIn(others).map((line) => entryOf(line, clock, rateOn))
  const weeks = new Map<number, Week>()
  const all = [...(own as Entry[]), ...beside.filter((entry) => entry !== null)]
  for (const entry of all.sort((one, other) => one.start - other.start)) count(entry, clock, terms, weeks)
  return (own as Entry[]).map((entry) => paidLine(entry, terms, weeks))
}

interface Entry extends Worked {
  readonly line: LineFacts
  readonly split: { straight: number; overtime: number; double: number }
  readonly regular: WageRate | null
  readonly rate: WageRate | null
  base: number
}

/** A work week as far as it was counted: what was paid by the day in it, and for how many minutes. */
interface Week {
  readonly take: (day: number, minutes: number) => SplitMinutes
  readonly rule: string
  readonly paidDays: Set<number>
  dayCents: number
  dayMinutes: number
}

function entryOf(line: LineFacts, clock: ZoneClock, rateOn: ReturnType<typeof rateFinder>): Entry | null {
  const worked = workedOf(line, clock)
  if (!worked) return null
  const { start, end, minutes, day } = worked
  const regular = rateOn('regular', day)
  const rate = line.pay_type === 'special' ? rateOn('special', day) : regular
  const split = { straight: 0, overtime: 0, double: 0 }
  return { start, end, minutes, day, line, regular, rate, split, base: 0 }
}

// Day 0 of 1970 was a Thursday, the fifth of its week.
const weekOf = (day: number) => Math.floor((day + 4) / 7)
const weekdayOf = (day: number) => day + 4 - weekOf(day) * 7

function weekAt(day: number, terms: PayTerms, weeks: Map<number, Week>): Week {
  const number = weekOf(day)
  const known = weeks.get(number)
  if (known) return known
  const first = fromEpochDay(number * 7 - 4)
  const rule = overtimeRule(textOf(terms.place?.state), first, terms.liveIn, terms.kind)
  const limits = rule ?? { weeklyOver: null, dailyOver: null, doubleOver: null, allDayFrom: null }
  const week: Week = {
    take: weekCounter(limits),
    rule: rule ? `${rule.place} ${rule.from}` : '',
    ...{ paidDays: new Set<number>(), dayCents: 0, dayMinutes: 0 },
  }
  weeks.set(number, week)
  return week
}

/** Counts a line into its weeks, after all that was worked before it. */
function count(entry: Entry, clock: ZoneClock, terms: PayTerms, weeks: Map<number, Week>): void {
  eachDay(entry, clock, (day, minutes) => {
    const { straight, overtime, double } = weekAt(day, terms, weeks).take(weekdayOf(day), minutes)
    entry.split.straight += straight
    entry.split.overtime += overtime
    entry.split.double += double
  })
  const { rate, minutes, day, line } = entry
  if (!rate) return
  if (rate.unit !== 'day') {
    entry.base = quotient(minutes * rate.amount, 60)
    return
  }
  const week = weekAt(day, terms, weeks)
  // A day is paid once, and once more where it is special.
  const key = day * 2 + (line.pay_type === 'special' ? 1 : 0)
  entry.base = week.paidDays.has(key) ? 0 : rate.amount
  week.paidDays.add(key)
  if (line.pay_type === 'special') return
  week.dayCents += entry.base
  week.dayMinutes += minutes
}

/** An amount of cents for an amount of minutes. */
interface Pace {
  readonly cents: number
  readonly minutes: number
}

function paidLine(entry: Entry, terms: PayTerms, weeks: Map<number, Week>): PaidLine {
  const { line, minutes, rate, base, split, day } = entry
  const week = weekAt(day, terms, weeks)
  const isSpecial = line.pay_type === 'special'
  const regular = entry.regular && regularPace(entry.regular, week, terms, day)
  return {
    id: line.id,
    ...{ minutes, overtime_minutes: split.overtime, double_minutes: split.double, rate },
    base_cents: base,
    premium_cents: !regular || !rate ? 0 : isSpecial ? beyond(entry, regular, rate) : premium(split, regular),
    topup_cents: rate?.unit === 'day' && !isSpecial ? topup(minutes, week, terms, day) : 0,
    rule: week.rule,
  }
}

/** What an hour of regular work is paid: by the day what it comes to in the week, and the minimum wage at least. */
function regularPace(rate: WageRate, week: Week, terms: PayTerms, day: number): Pace {
  if (rate.unit !== 'day') return { cents: rate.amount, minutes: 60 }
  const agreed = { cents: rate.amount, minutes: (rate.day_hours ?? 24) * 60 }
  const paid = week.dayMinutes > 0 ? { cents: week.dayCents, minutes: week.dayMinutes } : agreed
  const least = leastPace(terms, day)
  return isMore(least, paid) ? least : paid
}

const leastPace = ({ place }: PayTerms, day: number): Pace => ({
  cents: minimumWage(place, fromEpochDay(day))?.cents ?? 0,
  minutes: 60,
})
const isMore = (one: Pace, other: Pace) => one.cents * other.minutes > other.cents * one.minutes

/** Half of the pace for overtime, all of it for double time. */
const premium = ({ overtime, double }: SplitMinutes, { cents, minutes }: Pace) =>
  quotient((overtime + 2 * double) * cents, 2 * minutes)

/** What overtime on the regular pace would be more than a special rate. */
function beyond({ split, base, minutes: worked }: Entry, regular: Pace, rate: WageRate): number {
  const special = rate.unit === 'day' ? { cents: base, minutes: worked } : { cents: rate.amount, minutes: 60 }
  // In halves of a cent for the minutes of both paces, so that all stays whole.
  const more = (halves: number) =>
    Math.max(0, halves * regular.cents * special.minutes - 2 * special.cents * regular.minutes)
  return quotient(split.overtime * more(3) + split.double * more(4), 2 * regular.minutes * special.minutes)
}

/** A line's part of what the week's pay by the day lacks of the minimum wage. */
function topup(minutes: number, week: Week, terms: PayTerms, day: number): number {
  const lacks = leastPace(terms, day).cents * week.dayMinutes - week.dayCents * 60
  return lacks > 0 ? quotient(lacks * minutes, 60 * week.dayMinutes) : 0
}
