import { minutesPerDay, minutesPerHour } from '../../kit/constants.js'
import { isRecord, recordsIn } from '../../kit/shape.js'
import type { Sayable } from '../../kit/text.js'
import { estimatePay, type PayEstimate } from '../../payroll/estimatePay.js'
import type { WagePlace } from '../../payroll/minimumWage.js'
import { wageError } from '../wages/wageRateRules.js'
import { scheduleErrors, weeklyMinutes } from '../series.js'
import type { HireTerms } from './calls.js'
import { dailyError, hourlyError, hoursADay, type WeekFacts } from './terms.js'

/** What an offer pays by, and for which hours. */
export type OfferWage = WeekFacts &
  Partial<Pick<HireTerms, 'start_date' | 'hourly_rate' | 'daily_rate' | 'live_in'>>

/**
 * The paid hours of a day for which an offer by the day is judged, and which its wage rate bears: the hours that its days
 * come to on average, a begun hour as a whole one, so that no hour is paid less than it may be; null where the offer does not
 * say, or pays by the hour.
 */
export function paidDayHours(terms: OfferWage): number | null {
  const hours = hoursADay(terms)
  if (hours === null || typeof terms.daily_rate !== 'number') return null
  return Math.min(24, Math.ceil(Math.round(hours * minutesPerHour) / minutesPerHour))
}

/**
 * Where an offer pays less than the law of the place asks on its first day, by the field of its rate: an hour at least the
 * minimum wage, a day that for each of its paid hours. What is wrong with an offer otherwise, `termErrors` says; nothing is
 * judged before there is a day, and, by the day, before there are hours.
 */
export function offerWageErrors(
  terms: OfferWage,
  place: WagePlace,
): Partial<Record<'hourly_rate' | 'daily_rate', Sayable>> {
  if (!isRecord(terms) || !isRecord(place)) return {}
  const { hourly_rate, daily_rate, start_date = '' } = terms
  const byDay = typeof daily_rate === 'number'
  const field = byDay ? 'daily_rate' : 'hourly_rate'
  const amount = byDay ? daily_rate : hourly_rate
  const day_hours = paidDayHours(terms)
  if ((byDay ? dailyError : hourlyError)(amount) || (byDay && day_hours === null)) return {}
  const wrong = wageError(
    { unit: byDay ? 'day' : 'hour', amount: amount!, day_hours },
    place,
    start_date,
  ).amount
  return wrong ? { [field]: wrong } : {}
}

/**
 * The paid minutes of each day of a week of an offer: those of its schedule by the day on which they begin, else its hours
 * spread evenly over its days. None where it does not say, or says what cannot be.
 */
export function offerMinutes(terms: OfferWage): number[] {
  if (!isRecord(terms)) return []
  const { schedule_type, schedule, hours_week, num_days } = terms
  if (schedule_type === 2)
    return Object.keys(scheduleErrors(schedule ?? [])).length > 0 ? [] : weeklyMinutes(recordsIn(schedule))
  const days = Number.isInteger(num_days) ? Number(num_days) : 0
  if (typeof hours_week !== 'number' || !(hours_week > 0) || days < 1 || days > 7) return []
  const minutes = Math.round(hours_week * minutesPerHour)
  if (minutes > days * minutesPerDay) return []
  return Array.from({ length: days }, (_, nth) => Math.floor((minutes + nth) / days))
}

/** What a week of an offer costs there, from its first day on; null while something in it is missing or wrong. */
export function offerEstimate(
  terms: OfferWage,
  place: WagePlace,
  feeBasisPoints: number,
): PayEstimate | null {
  if (!isRecord(terms) || Object.keys(offerWageErrors(terms, place)).length > 0) return null
  const { start_date: day = '', hourly_rate, daily_rate, live_in: liveIn = false } = terms
  const minutesByDay = offerMinutes(terms)
  const byDay = typeof daily_rate === 'number'
  const amount = byDay ? daily_rate : hourly_rate
  if (minutesByDay.length === 0 || (byDay ? dailyError : hourlyError)(amount)) return null
  const unit = byDay ? 'day' : 'hour'
  return estimatePay({ unit, amount: amount!, minutesByDay, place, day, liveIn, feeBasisPoints })
}
