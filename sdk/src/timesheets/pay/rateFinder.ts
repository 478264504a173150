import { recordsIn } from '../../kit/shape.js'
import { toEpochDay } from '../../kit/dates/dates.js'
import type { WageRate } from '../../hiring/wages/wageRateCalls.js'

/**
 * The rates of a connection, read once, to be asked for many days: the one of a pay type that is in force on a day, in days since
 * 1970-01-01; of several the latest begun, as `rateOn` says it.
 */
export function rateFinder(rates: readonly WageRate[]): (payType: string, day: number) => WageRate | null {
  const known = recordsIn(rates)
    .map((rate) => ({
      rate,
      type: rate.pay_type,
      from: toEpochDay(rate.valid_from) ?? Number.NaN,
      until: rate.valid_to === null ? Number.POSITIVE_INFINITY : (toEpochDay(rate.valid_to) ?? Number.NaN),
    }))
    .sort((one, other) => one.from - other.from || one.rate.id - other.rate.id)
  return (payType, day) => {
    for (let at = known.length - 1; at >= 0; at--) {
      const { rate, type, from, until } = known[at]!
      if (type === payType && from <= day && day <= until) return rate
    }
    return null
  }
}
