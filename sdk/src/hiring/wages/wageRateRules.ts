import { addDays, formatDocumentDate, isApiDate } from '../../kit/dates/dates.js'
import { formatDollars } from '../../kit/money.js'
import { partsOf, recordsIn, textOf } from '../../kit/shape.js'
import { message, type BoundText, type Text } from '../../kit/text.js'
import { minimumWage, type WagePlace } from '../../payroll/minimumWage.js'
import type { WageRate, WageRateDraft } from './wageRateCalls.js'
import { wageCents } from './wageFields.js'
import { lastRate, rateOn } from './wageRates.js'
import { wageRateTexts as words } from './wageRateTexts.js'

/** What a rate is judged by besides itself. */
export interface RateRules {
  /** Where the care takes place. */
  readonly place: WagePlace
  /** The day there. */
  readonly today: string
  /** All rates that there are, without the one that is being changed. */
  readonly rates: readonly WageRate[]
  /** The last day whose hours have been handed in; null where none have. */
  readonly usedUntil?: string | null
}

/** The days ahead within which a rate can begin. */
const daysAhead = 366

/**
 * What keeps a rate from being set, by field: an hour is paid 5.00 to 100.00, and not less than the minimum wage of the
 * place on the first day; a day is paid as much for each of its agreed hours. A special rate has a name. It begins after
 * the latest of its pay type and after the last day that was handed in, within a year, and a lower one not before today.
 */
export function wageRateErrors(
  draft: WageRateDraft,
  rules: RateRules,
): Partial<Record<'amount' | 'day_hours' | 'name' | 'valid_from', Text | BoundText>> {
  const { pay_type, name, valid_from } = partsOf(draft)
  const first = firstDayError(draft, rules)
  const amount = wageError(draft, partsOf(rules).place as WagePlace, isApiDate(valid_from) ? valid_from : '')
  return {
    ...amount,
    ...(pay_type === 'special' && textOf(name) === '' && { name: words.nameRequired }),
    ...(first && { valid_from: first }),
  }
}

/** What is wrong with an amount in a place from a day on; without a day the minimum wage is not judged. */
export function wageError(
  wage: Pick<WageRateDraft, 'unit' | 'amount' | 'day_hours'>,
  place: WagePlace,
  from: string,
): Partial<Record<'amount' | 'day_hours', Text | BoundText>> {
  const { unit, amount, day_hours } = partsOf(wage)
  const byDay = unit === 'day'
  const hours = byDay ? day_hours : 1
  if (!Number.isInteger(hours) || Number(hours) < 1 || Number(hours) > 24)
    return { day_hours: words.hoursRequired }
  if (!Number.isInteger(amount)) return { amount: words.amountRequired }
  const [cents, times] = [Number(amount), Number(hours)]
  const { least, mostAnHour } = wageCents
  if (cents < least * times || cents > mostAnHour * times)
    return {
      amount: message(words.hourLimits, { least: formatDollars(least), most: formatDollars(mostAnHour) }),
    }
  const legal = minimumWage(place, from)
  if (!legal || cents >= legal.cents * times) return {}
  const owed = formatDollars(legal.cents * times)
  return {
    amount: byDay
      ? message(words.dayBelowMinimum, { hours: times, least: owed })
      : message(words.belowMinimum, { least: owed }),
  }
}

function firstDayError(draft: WageRateDraft, rules: RateRules): Text | BoundText | null {
  const { pay_type, valid_from } = partsOf(draft)
  const { rates, today, usedUntil } = partsOf(rules)
  if (!isApiDate(valid_from) || !isApiDate(today)) return words.dayRequired
  const known = recordsIn(rates)
  const last = lastRate(known, textOf(pay_type))
  if (last && valid_from <= last.valid_from)
    return message(words.notBeforeLast, { day: formatDocumentDate(last.valid_from) })
  if (valid_from > addDays(today, daysAhead)) return words.tooFarAhead
  if (isApiDate(usedUntil) && valid_from <= usedUntil)
    return message(words.daysUsed, { day: formatDocumentDate(usedUntil) })
  const before = rateOn(known, textOf(pay_type), valid_from)
  return valid_from < today && before && isLower(draft, before) ? words.lowerFromToday : null
}

/** Whether a rate pays less than another, or by something else, which cannot be compared. */
const isLower = (rate: WageRateDraft, than: WageRate) =>
  (rate.unit ?? 'hour') !== than.unit || rate.amount < than.amount
