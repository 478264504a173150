import { addDays, isApiDate } from '../../kit/dates/dates.js'
import { formatDollars } from '../../kit/money.js'
import { isRecord, recordsIn } from '../../kit/shape.js'
import { message, type Sayable } from '../../kit/text.js'
import { centsPerDollar } from '../../kit/constants.js'
import { wageLimits } from '../../vocabulary/caregivers/constants.js'
import type { WeeklyHours } from '../../vocabulary/jobs/entities.js'
import type { HireTerms } from './calls.js'
import { scheduleErrors } from '../series.js'
import { hireLimits } from './limits.js'
import { offerErrorTexts as wrong } from './offerTexts.js'

/** The parts of an offer that the rules look at. */
export type TermFacts = Pick<
  HireTerms,
  | 'start_date'
  | 'end_date'
  | 'schedule_type'
  | 'schedule'
  | 'hours_week'
  | 'num_days'
  | 'hourly_rate'
  | 'daily_rate'
>
export type TermField = keyof TermFacts
/** What of them says the hours, as it is sent or as it is kept. */
export type WeekFacts = Partial<Pick<TermFacts, 'hours_week' | 'num_days'>> & {
  readonly schedule_type?: number
  readonly schedule?: readonly WeeklyHours[]
}

/** What the rules go by: the day at the place of care, and whether a partner pays, so that no rate is agreed. */
interface TermRules {
  readonly today: string
  readonly paidByPartner?: boolean
}

/**
 * What is wrong with the terms of an offer, by field. It begins today or later and within a year, and ends after it begins;
 * there are days of the week, or else hours and days a week; and one rate, hourly from 5.00 to 100.00 or daily, where the
 * family pays.
 */
export function termErrors(terms: Partial<TermFacts>, rules: TermRules): Partial<Record<TermField, Sayable>> {
  if (!isRecord(terms)) return { start_date: wrong.startDate }
  return { ...dayErrors(terms, rules.today), ...weekErrors(terms), ...rateErrors(terms, rules) }
}

function dayErrors({ start_date, end_date }: Partial<TermFacts>, today: string) {
  const start = startError(start_date, today)
  if (start) return { start_date: start }
  const endsBefore = typeof end_date === 'string' && (!isApiDate(end_date) || end_date < start_date!)
  return endsBefore ? { end_date: wrong.endBeforeStart } : {}
}

/** What is wrong with the first day of work, or null. */
export function startError(day: unknown, today: string): Sayable | null {
  if (!isApiDate(day)) return wrong.startDate
  if (day < today) return wrong.startInPast
  return day > addDays(today, hireLimits.startDaysAhead) ? wrong.startTooFar : null
}

function weekErrors({ schedule_type, schedule, hours_week, num_days }: Partial<TermFacts>) {
  if (schedule_type === 2) {
    const [error] = Object.values(scheduleErrors(schedule ?? []))
    return error ? { schedule: error } : {}
  }
  return {
    ...(!isBetween(hours_week, 1, hireLimits.weeklyHours) && { hours_week: wrong.hours }),
    ...(!isBetween(num_days, 1, 7) && { num_days: wrong.days }),
  }
}

function rateErrors({ hourly_rate, daily_rate }: Partial<TermFacts>, { paidByPartner }: TermRules) {
  const [hourly, daily] = [hourly_rate ?? null, daily_rate ?? null]
  if (paidByPartner) return {}
  if (hourly !== null && daily !== null) return { daily_rate: wrong.oneRate }
  const [field, error] =
    daily === null
      ? (['hourly_rate', hourlyError(hourly)] as const)
      : (['daily_rate', dailyError(daily)] as const)
  return error ? { [field]: error } : {}
}

/** What is wrong with an hourly rate in cents, or null. */
export function hourlyError(cents: unknown): Sayable | null {
  const [min, max] = [wageLimits.minDollars * centsPerDollar, wageLimits.maxDollars * centsPerDollar]
  if (!Number.isInteger(cents)) return wrong.rate
  if ((cents as number) < min) return message(wrong.hourlyLow, { least: formatDollars(min) })
  return (cents as number) > max ? message(wrong.hourlyHigh, { most: formatDollars(max) }) : null
}

/** What is wrong with a daily rate in cents, or null. */
export function dailyError(cents: unknown): Sayable | null {
  const { min, max } = hireLimits.dailyCents
  if (!Number.isInteger(cents)) return wrong.rate
  if ((cents as number) < min) return message(wrong.dailyLow, { least: formatDollars(min) })
  return (cents as number) > max ? message(wrong.dailyHigh, { most: formatDollars(max) }) : null
}

/**
 * How far a rate is from what its caregiver asks for, both in cents an hour, in whole percent: null up to 20 % either way,
 * and where either is not known.
 */
export function rateApart(
  cents: number | null,
  asked: number,
): { readonly below: boolean; readonly percent: number } | null {
  if (!Number.isInteger(cents) || !Number.isInteger(asked) || asked <= 0) return null
  const apart = ((cents as number) - asked) / asked
  return Math.abs(apart) > hireLimits.rateApart
    ? { below: apart < 0, percent: Math.round(Math.abs(apart) * 100) }
    : null
}

/** The hours a day that an offer comes to, for what a day is to be paid at least; null where it does not say. */
export function hoursADay(terms: WeekFacts): number | null {
  if (!isRecord(terms)) return null
  const { schedule_type, schedule, hours_week, num_days } = terms
  const [hours, days] =
    schedule_type === 2
      ? [minutesOf(schedule) / 60, new Set(recordsIn(schedule).map(({ day_of_week }) => day_of_week)).size]
      : [hours_week ?? 0, num_days ?? 0]
  return hours > 0 && days > 0 ? hours / days : null
}

/** The hours a week that an offer comes to, to a tenth: of its schedule where it has one; null where it does not say. */
export function hoursAWeek(terms: WeekFacts): number | null {
  if (!isRecord(terms)) return null
  const { schedule_type, schedule, hours_week } = terms
  return schedule_type === 2 ? Math.round(minutesOf(schedule) / 6) / 10 : (hours_week ?? null)
}

const minutesOf = (schedule: readonly WeeklyHours[] | undefined) =>
  recordsIn(schedule).reduce((sum, { start_time, end_time }) => {
    const span = minuteOf(end_time) - minuteOf(start_time)
    return sum + (span > 0 ? span : span + 24 * 60)
  }, 0)
const minuteOf = (time: unknown) =>
  typeof time === 'string' ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : Number.NaN

const isBetween = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && value >= low && value <= high
