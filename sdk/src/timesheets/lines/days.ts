import { addDays, daysBetween, formatDocumentDate, isApiDate, startOfWeek } from '../../kit/dates/dates.js'
import { partsOf, recordsIn, textOf } from '../../kit/shape.js'
import { message, type Sayable } from '../../kit/text.js'
import { timesheetLimits } from '../../vocabulary/timesheets/constants.js'
import { lineTexts as words } from './lineTexts.js'

/** First and last day. */
export interface SheetDays {
  readonly start_date: string
  readonly end_date: string
}

/** What is wrong with a day of a line or an expense: it is one of the timesheet's. */
export function dayError(day: unknown, days: Partial<SheetDays>): Sayable | null {
  if (!isApiDate(day)) return words.dayRequired
  const [first, last] = [textOf(days.start_date), textOf(days.end_date)]
  if (first <= day && day <= last) return null
  return message(words.dayOutside, { first: formatDocumentDate(first), last: formatDocumentDate(last) })
}

/** When a contract began and ended, as far as is known. */
interface ContractDays {
  readonly start_date: string | null
  readonly end_date: string | null
}

/**
 * What is wrong with the days of a new timesheet, by field: one to fourteen, the first not ahead, and all within the contract.
 * That no day is on two sheets is not judged here. `today` is the day where the care is given.
 */
export function sheetDaysErrors(
  days: SheetDays,
  contract: ContractDays,
  today: string,
): Partial<Record<'start_date' | 'end_date', Sayable>> {
  const { start_date = '', end_date = '' } = partsOf(days)
  const length = daysBetween(start_date, end_date)
  if (length === null) return { [isApiDate(start_date) ? 'end_date' : 'start_date']: words.dayRequired }
  if (length < 0 || length >= timesheetLimits.daysMax) return { end_date: words.daysWrong }
  if (isApiDate(today) && start_date > today) return { start_date: words.daysAhead }
  const [first, last] = contractOf(contract)
  if (first && start_date < first)
    return { start_date: message(words.beforeContract, { day: formatDocumentDate(first) }) }
  if (last && end_date > last)
    return { end_date: message(words.afterContract, { day: formatDocumentDate(last) }) }
  return {}
}

/** From what the days of the next timesheet follow. Days where the care is given. */
export interface NextSheetFacts {
  readonly today: string
  /** Days with worked time that is on no sheet, in any order. */
  readonly worked: readonly string[]
  /** Days of the sheets there are. */
  readonly sheets: readonly SheetDays[]
  readonly contract: ContractDays
}

/**
 * The days that the next timesheet is proposed for: the work week of the first day worked that is on no sheet, Sunday to
 * Saturday, or without such a day that of the day after the last sheet; without the days of other sheets, those before and
 * after the contract, and those ahead. Null where nothing is left of it.
 */
export function nextSheetDays(facts: NextSheetFacts): SheetDays | null {
  const { today = '', worked, contract } = partsOf(facts)
  const sheets = recordsIn(partsOf(facts).sheets)
  if (!isApiDate(today)) return null
  const [begins, ends] = contractOf(contract)
  const taken = (day: string) => sheets.some((one) => one.start_date <= day && day <= one.end_date)
  const days: readonly unknown[] = Array.isArray(worked) ? worked : []
  const open = days
    .filter(isApiDate)
    .filter((day) => day <= today && !taken(day))
    .toSorted()
  const lastEnd = sheets
    .map(({ end_date }) => end_date)
    .filter(isApiDate)
    .toSorted()
    .at(-1)
  const first = open[0] ?? (lastEnd ? addDays(lastEnd, 1) : today)
  const week = startOfWeek(first)
  const isOpen = (day: string) => !taken(day) && (begins === null || day >= begins)
  // Who has hired somebody for later has no days yet.
  const from = begins !== null && first < begins && begins <= addDays(week, 6) ? begins : first
  if (!isOpen(from) || from > today) return null
  let start = from
  while (start > week && isOpen(addDays(start, -1))) start = addDays(start, -1)
  const least = [addDays(week, 6), today, ends ?? today].toSorted()[0]!
  let end = from
  while (end < least && !taken(addDays(end, 1))) end = addDays(end, 1)
  return ends !== null && start > ends ? null : { start_date: start, end_date: end }
}

/** First and last day of a contract, null for what is none. */
function contractOf(contract: ContractDays | undefined): readonly [string | null, string | null] {
  const { start_date, end_date } = partsOf(contract)
  return [isApiDate(start_date) ? start_date : null, isApiDate(end_date) ? end_date : null]
}

/**
 * Whether worked time is due to be handed in: its work week is over, or the contract is. Who hands in earlier may, but is not
 * asked.
 */
export function isDue(day: string, today: string, contractEnd: string | null = null): boolean {
  if (!isApiDate(day) || !isApiDate(today)) return false
  return day < startOfWeek(today) || (isApiDate(contractEnd) && contractEnd < today)
}
