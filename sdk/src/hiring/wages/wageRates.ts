import { addDays, isApiDate } from '../../kit/dates/dates.js'
import { isRecord, recordsIn } from '../../kit/shape.js'

/** A wage rate as far as the rules look at it: days, `valid_to` null while it goes on. */
export interface RateFacts {
  readonly id: number
  readonly pay_type: string
  readonly valid_from: string
  readonly valid_to: string | null
}

/** The rates after one was added at the end of its pay type: the one that went on ends the day before. */
export function withRate<R extends RateFacts>(rates: readonly R[], rate: R): R[] {
  const last = isRecord(rate) ? lastRate(rates, rate.pay_type) : null
  const ended = recordsIn(rates).map((one) =>
    one === last && isApiDate(rate.valid_from) ? { ...one, valid_to: addDays(rate.valid_from, -1) } : one,
  )
  return [...ended, rate]
}

/** The rates after one was deleted: the previous one of the same pay type goes on again. */
export function withoutRate<R extends RateFacts>(rates: readonly R[], id: number): R[] {
  const deleted = recordsIn(rates).find((rate) => rate.id === id)
  if (!deleted) return [...recordsIn(rates)]
  const previous = previousRate(rates, deleted)
  return recordsIn(rates)
    .filter((rate) => rate !== deleted)
    .map((rate) => (rate === previous ? { ...rate, valid_to: null } : rate))
}

/** The rate of the same pay type that went before another: the latest that began earlier, or has the lower id. */
export function previousRate<R extends RateFacts>(rates: readonly R[], rate: R): R | null {
  const earlier = recordsIn(rates).filter(
    (other) => isRecord(rate) && other.pay_type === rate.pay_type && inOrder(other, rate) < 0,
  )
  return earlier.sort(inOrder).at(-1) ?? null
}

/** The latest rate of a pay type, whether it has begun or not. */
export function lastRate<R extends RateFacts>(rates: readonly R[], payType: string): R | null {
  const all = recordsIn(rates).filter(({ pay_type }) => pay_type === payType)
  return all.sort(inOrder).at(-1) ?? null
}

/** The rate of a pay type that is in force on a day: of several the latest begun. */
export function rateOn<R extends RateFacts>(rates: readonly R[], payType: string, day: string): R | null {
  if (!isApiDate(day)) return null
  const valid = recordsIn(rates).filter(
    ({ pay_type, valid_from, valid_to }) =>
      pay_type === payType && valid_from <= day && (valid_to === null || day <= valid_to),
  )
  return [...valid].sort(inOrder).at(-1) ?? null
}

/** Rates as a history is read: by pay type, the latest first. */
export function ratesByLatest<R extends RateFacts>(rates: readonly R[], payType: string): R[] {
  return recordsIn(rates)
    .filter(({ pay_type }) => pay_type === payType)
    .sort((one, other) => inOrder(other, one))
}

function inOrder(one: RateFacts, other: RateFacts): number {
  if (one.valid_from !== other.valid_from) return one.valid_from < other.valid_from ? -1 : 1
  return one.id - other.id
}
