import { formatDollars } from '../../kit/money.js'
import { partsOf, textOf } from '../../kit/shape.js'
import { message, type Sayable } from '../../kit/text.js'
import { maxMilesTenths, mileageCents } from '../../payroll/mileage.js'
import { timesheetLimits } from '../../vocabulary/timesheets/constants.js'
import type { ExpenseDraft } from '../../vocabulary/timesheets/entities.js'
import { dayError } from './days.js'
import { lineTexts as words } from './lineTexts.js'

/** What an expense is judged by besides itself. */
export interface ExpenseSetting {
  /** The days of the timesheet. */
  readonly start_date: string
  readonly end_date: string
  /** Cents above which there has to be a receipt. */
  readonly receiptAbove: number
  readonly hasReceipt: boolean
}

export type ExpenseField = 'day' | 'amount' | 'miles_tenths' | 'description' | 'receipt'

/** What an expense comes to, in cents: its amount, or that of its miles on their day; null for what is none. */
export function expenseCents(
  draft: Pick<ExpenseDraft, 'kind' | 'day' | 'amount' | 'miles_tenths'>,
): number | null {
  const { kind, day = '', amount, miles_tenths } = partsOf(draft)
  const cents = kind === 'mileage' ? mileageCents(Number(miles_tenths), day) : amount
  return Number.isInteger(cents) && Number(cents) > 0 ? Number(cents) : null
}

/**
 * What is wrong with an expense, by field: it is of a day of the timesheet and more than nothing, up to an amount; what it was
 * for is said where its kind does not; and above an amount it has a receipt, but for miles.
 */
export function expenseErrors(
  draft: ExpenseDraft,
  setting: ExpenseSetting,
): Partial<Record<ExpenseField, Sayable>> {
  const { receiptAbove = 0, hasReceipt } = partsOf(setting)
  const { kind, day, description } = partsOf(draft)
  const wrongDay = dayError(day, partsOf(setting))
  if (wrongDay) return { day: wrongDay }
  const byMiles = kind === 'mileage'
  const cents = expenseCents(draft)
  if (cents === null)
    return byMiles ? { miles_tenths: words.milesRequired } : { amount: words.amountRequired }
  if (cents > timesheetLimits.expenseMaxCents)
    return {
      [byMiles ? 'miles_tenths' : 'amount']: message(words.amountTooHigh, {
        most: formatDollars(timesheetLimits.expenseMaxCents),
      }),
    }
  return {
    ...(kind === 'other' && textOf(description) === '' && { description: words.wordsRequired }),
    ...(!byMiles &&
      cents > receiptAbove &&
      hasReceipt !== true && {
        receipt: message(words.receiptRequired, { most: formatDollars(receiptAbove) }),
      }),
  }
}

/** Miles as typed, to tenths: '12.5' is 125. Null for what is none, has more than one decimal, or is too far. */
export function milesToTenths(typed: string): number | null {
  const match = /^(\d{1,4})(?:\.(\d?))?$/.exec(textOf(typed))
  if (!match) return null
  const tenths = Number(match[1]) * 10 + Number(match[2] || 0)
  return tenths <= maxMilesTenths ? tenths : null
}

/** Tenths of miles as people write them: 125 is '12.5', 120 is '12'. Empty for what is none. */
export function formatMiles(tenths: number): string {
  if (!Number.isInteger(tenths) || tenths < 0) return ''
  return tenths % 10 === 0 ? String(tenths / 10) : `${Math.floor(tenths / 10)}.${tenths % 10}`
}
