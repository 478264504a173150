import { isApiDate } from '../../kit/dates/dates.js'
import { isRecord, recordsIn } from '../../kit/shape.js'
import type { Text } from '../../kit/text.js'
import type { WageRate } from './wageRateCalls.js'
import { lastRate, previousRate, rateOn } from './wageRates.js'
import { wageRateTexts as words } from './wageRateTexts.js'

/** Why a rate cannot be deleted; null where it can. `used` says that hours were handed in at it. */
export function rateDeletionError(rates: readonly WageRate[], id: number, used: boolean): Text | null {
  const known = recordsIn(rates)
  const rate = known.find((one) => one.id === id)
  if (!rate || lastRate(known, rate.pay_type) !== rate) return words.onlyLast
  if (rate.pay_type === 'regular' && previousRate(known, rate) === null) return words.regularNeeded
  return used ? words.rateUsed : null
}

/** Why a rate cannot be changed in place; null where it can: it lies ahead, and it is not the one of the hire. */
export function rateChangeError(rates: readonly WageRate[], id: number, today: string): Text | null {
  const known = recordsIn(rates)
  const rate = known.find((one) => one.id === id)
  if (!rate || lastRate(known, rate.pay_type) !== rate) return words.onlyLast
  if (!isApiDate(today) || !(rate.valid_from > today)) return words.hasBegun
  return rate.pay_type === 'regular' && previousRate(known, rate) === null ? words.asAgreed : null
}

/** What an hour of a rate comes to, in whole cents; of a rate by the day by its agreed hours, null where none are known. */
export function hourlyOf(rate: Pick<WageRate, 'unit' | 'amount' | 'day_hours'>): number | null {
  if (!isRecord(rate) || !Number.isInteger(rate.amount)) return null
  if (rate.unit !== 'day') return rate.amount
  return Number.isInteger(rate.day_hours) && Number(rate.day_hours) > 0
    ? Math.floor(rate.amount / Number(rate.day_hours))
    : null
}

/** One and a half times what an hour of regular work is paid on a day, rounded half up; null where nothing is known of it. */
export function timeAndAHalf(rates: readonly WageRate[], day: string): number | null {
  const regular = rateOn(rates, 'regular', day) ?? lastRate(rates, 'regular')
  const hourly = regular && hourlyOf(regular)
  return hourly === null ? null : Math.floor((hourly * 3 + 1) / 2)
}
