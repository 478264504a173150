import { addDays, isApiDate } from '../kit/dates/dates.js'

/**
 * What a household that employs a caregiver files or pays itself: by its own estimated taxes, to the caregiver and social security, with
 * its tax return, and in California each quarter. The forms of other states are not known here.
 */
export const householdDues = ['estimated', 'statements', 'schedule', 'ca_report', 'ca_payment'] as const
export type HouseholdDue = (typeof householdDues)[number]

/** Something that a household does by a day. `quarter` is 1 to 4 where it is about one, null where it is about the whole year. */
export interface DueDate {
  readonly id: HouseholdDue
  readonly quarter: number | null
  /** YYYY-MM-DD, a business day. */
  readonly by: string
}

/** A form, its days (month and day, `+` in the year after): one for each quarter, or one for the year. Where; else everywhere. */
type DueRow = readonly [id: HouseholdDue, days: readonly string[], state?: string]

const eachQuarter = ['04-30', '07-31', '10-31', '+01-31']

/** The dates as the IRS (Publication 926, Form 1040-ES) and California's EDD (publication DE 8829) give them, since this year. */
const rowsSince = 2024
const rows: readonly DueRow[] = [
  ['estimated', ['04-15', '06-15', '09-15', '+01-15']],
  ['statements', ['+01-31']],
  ['schedule', ['+04-15']],
  ['ca_report', eachQuarter, 'CA'],
  ['ca_payment', eachQuarter, 'CA'],
]

/** Whether the dates of a state are known here. */
export const knowsStateDues = (state: unknown): boolean =>
  rows.some(([, , where]) => where && where === state)

/**
 * What a household in a state does about a year, and by when, the first day first: a day that falls on a weekend or a legal holiday is
 * the next business day. None for a year before these dates, or what is no year.
 */
export function householdDueDates(year: number, state: string): DueDate[] {
  if (!Number.isInteger(year) || year < rowsSince || year > 9998) return []
  return rows
    .filter(([, , where]) => !where || where === state)
    .flatMap(([id, days]) =>
      days.map((day, at) => ({
        ...{ id, quarter: days[1] ? at + 1 : null },
        by: nextBusinessDay(`${day.startsWith('+') ? year + 1 : year}-${day.slice(-5)}`),
      })),
    )
    .toSorted((one, other) => one.by.localeCompare(other.by))
}

/** The day itself where it is a business day, else the first one after it. Anything that is no day is given back. */
export function nextBusinessDay(day: string): string {
  return isApiDate(day) && isClosed(day) ? nextBusinessDay(addDays(day, 1)) : day
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Legal holidays of the whole country, and Emancipation Day of its capital, which counts for federal taxes. */
const fixed = /-(01-01|04-16|06-19|07-04|11-11|12-25)/
/**
 * Weekday, month, and from which day of the month on it is the holiday: those on a Monday, and Thanksgiving on a Thursday. The last
 * Monday of May is the one from the 25th.
 */
const moving = ['1-01-15', '1-02-15', '1-05-25', '1-09-01', '1-10-08', '4-11-22']

function isClosed(day: string): boolean {
  const weekday = weekdayOf(day)
  // What falls on a Saturday is kept on the Friday before, and what falls on a Sunday on the Monday after.
  const keptFor = weekday === 5 ? addDays(day, 1) : weekday === 1 ? addDays(day, -1) : day
  return (
    weekday % 6 === 0 ||
    fixed.test(`${day.slice(4)} ${keptFor.slice(4)}`) ||
    moving.some((one) => {
      const from = `${day.slice(0, 4)}${one.slice(1)}`
      return weekday === Number(one[0]) && day >= from && day < addDays(from, 7)
    })
  )
}
