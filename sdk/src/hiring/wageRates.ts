import { isApiDate } from '../kit/dates/dates.js'
import { isRecord, recordsIn } from '../kit/shape.js'

/** A wage rate as far as the rules look at it: days, `valid_to` null while it goes on. */
export interface RateFacts {
  readonly id: number
  readonly pay_type: string
  readonly valid_from: string
  readonly valid_to: string | null
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

/** The rate of a pay type that is in force on a day: of several the latest begun. */
export function rateOn<R extends RateFacts>(rates: readonly R[], payType: string, day: string): R | null {
  if (!isApiDate(day)) return null
  const valid = recordsIn(rates).filter(
    ({ pay_type, valid_from, valid_to }) =>
      pay_type === payType && valid_from <= day && (valid_to === null || day <= valid_to),
  )
  return [...valid].sort(inOrder).at(-1) ?? null
}

function inOrder(one: RateFacts, other: RateFacts): number {
  if (one.valid_from !== other.valid_from) return one.valid_from < other.valid_from ? -1 : 1
  return one.id - other.id
}
