import { minutesPerHour } from '../kit/constants.js'
import { numberOf, recordsIn } from '../kit/shape.js'
import { lineCents, payLines, type LineFacts, type PaidLine, type PayTerms } from './pay/payLines.js'

/** Cents for some minutes at a rate in cents an hour, rounded to the nearest, half a cent up; null for no amounts. */
export function wagesOf(minutes: number | null, centsPerHour: number | null): number | null {
  const worked = numberOf(minutes, 0)
  const rate = numberOf(centsPerHour, 0)
  if (worked === null || rate === null) return null
  const cents = Math.floor((worked * rate) / minutesPerHour + 0.5)
  return Number.isSafeInteger(cents) ? cents : null
}

/** What a timesheet comes to. Minutes, and cents; `total` is wages and expenses. */
export interface TimesheetTotals {
  readonly minutes: number
  /** Those of them that are paid more, double ones among them. */
  readonly overtime_minutes: number
  readonly wages: number
  readonly expenses: number
  readonly total: number
  /** What each line is paid, in their order: they add up to the wages. */
  readonly lines: readonly PaidLine[]
}

/**
 * What the lines of a timesheet come to, as `payLines` pays them beside the `others` of the connection, and its expenses in
 * cents. Null where a line has no time, or an expense no amount.
 */
export function timesheetTotals(
  lines: readonly LineFacts[],
  others: readonly LineFacts[],
  terms: PayTerms,
  expenses: readonly { readonly amount: number }[] = [],
): TimesheetTotals | null {
  const paid = payLines(lines, others, terms)
  const amounts = recordsIn(expenses).map(({ amount }) => amount)
  if (!paid || amounts.some((cents) => !Number.isSafeInteger(cents) || cents < 0)) return null
  const wages = sumOf(paid.map(lineCents))
  const spent = sumOf(amounts)
  return {
    minutes: sumOf(paid.map((line) => line.minutes)),
    overtime_minutes: sumOf(paid.map((line) => line.overtime_minutes + line.double_minutes)),
    ...{ wages, expenses: spent, total: wages + spent, lines: paid },
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
