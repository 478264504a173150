import { addDays, isApiDate } from '../kit/dates/dates.js'
import { catalogue, type IdOf } from '../kit/catalogue.js'

/**
 * What a household that employs a caregiver files or pays itself: by its own estimated taxes, to the caregiver and social security, with
 * its tax return, and in California each quarter. The forms of other states are not known here.
 */
export const householdDues = catalogue([
  { id: 'estimated', label: ['Estimated taxes (Form 1040-ES)', 'Impuestos estimados (Formulario 1040-ES)'] },
  {
    id: 'statements',
    label: ['Wage statements (Forms W-2 and W-3)', 'Declaraciones de salario (Formularios W-2 y W-3)'],
  },
  {
    id: 'schedule',
    label: ['Household taxes (Schedule H)', 'Impuestos del hogar (Anexo H)'],
  },
  {
    id: 'ca_report',
    label: ['California quarterly report (DE 3BHW)', 'Informe trimestral de California (DE 3BHW)'],
  },
  {
    id: 'ca_payment',
    label: ['California payroll taxes (DE 88)', 'Impuestos sobre la nómina de California (DE 88)'],
  },
])
export type HouseholdDue = IdOf<typeof householdDues>

/** Something that a household does by a day. `quarter` is 1 to 4 where it is about one, null where it is about the whole year. */
export interface DueDate {
  readonly id: HouseholdDue
  readonly quarter: number | null
  /** YYYY-MM-DD, a business day. */
  readonly by: string
}

interface DueRow {
  readonly id: HouseholdDue
  /** The first year of which it holds. */
  readonly from: number
  /** Where; null for every household. */
  readonly state: string | null
  /** Of each quarter, or of the year: the month and day, and whether it is in the year after. */
  readonly days: readonly { readonly quarter: number | null; readonly day: string; readonly next: boolean }[]
}

const due = (quarter: number | null, day: string, next = false) => ({ quarter, day, next })
const byQuarter = [due(1, '04-30'), due(2, '07-31'), due(3, '10-31'), due(4, '01-31', true)]

/** The dates as the IRS (Publication 926, Form 1040-ES) and California's EDD (publication DE 8829) give them, by when they hold. */
const rows: readonly DueRow[] = [
  {
    ...{ id: 'estimated', from: 2024, state: null },
    days: [due(1, '04-15'), due(2, '06-15'), due(3, '09-15'), due(4, '01-15', true)],
  },
  { id: 'statements', from: 2024, state: null, days: [due(null, '01-31', true)] },
  { id: 'schedule', from: 2024, state: null, days: [due(null, '04-15', true)] },
  { id: 'ca_report', from: 2024, state: 'CA', days: byQuarter },
  { id: 'ca_payment', from: 2024, state: 'CA', days: byQuarter },
]

/** States whose dates for households are known here. */
export const dueStates = ['CA'] as const

/** Whether the dates of a state are known here. */
export const knowsStateDues = (state: unknown): boolean => dueStates.some((one) => one === state)

/**
 * What a household in a state does about a year, and by when, the first day first: a day that falls on a weekend or a legal holiday is
 * the next business day. None for a year before these dates, or what is no year.
 */
export function householdDueDates(year: number, state: string): DueDate[] {
  if (!Number.isInteger(year) || year < 1000 || year > 9998) return []
  return rows
    .filter((row) => year >= row.from && (row.state === null || row.state === state))
    .flatMap(({ id, days }) =>
      days.map(({ quarter, day, next }) => ({
        ...{ id, quarter },
        by: nextBusinessDay(`${next ? year + 1 : year}-${day}`),
      })),
    )
    .toSorted((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
}

/** The day itself where it is a business day, else the first one after it. Anything that is no day is given back. */
export function nextBusinessDay(day: string): string {
  if (!isApiDate(day)) return day
  let at = day
  while (isClosed(at)) at = addDays(at, 1)
  return at
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWeekend = (day: string) => weekdayOf(day) === 0 || weekdayOf(day) === 6

/** Legal holidays of the whole country, and Emancipation Day of its capital, which counts for federal taxes. */
const fixed = ['01-01', '04-16', '06-19', '07-04', '11-11', '12-25']
/** By month: the weekday, and from which day of the month on it is the holiday. The last Monday of May is the one from the 25th. */
const moving: Readonly<Record<string, readonly [weekday: number, from: number]>> = {
  '01': [1, 15],
  '02': [1, 15],
  '05': [1, 25],
  '09': [1, 1],
  '10': [1, 8],
  '11': [4, 22],
}

function isClosed(day: string): boolean {
  if (isWeekend(day)) return true
  const [weekday, from] = moving[day.slice(5, 7)] ?? []
  const date = Number(day.slice(8))
  if (weekday === weekdayOf(day) && from !== undefined && date >= from && date < from + 7) return true
  const isFixed = (one: string) => fixed.includes(one.slice(5))
  // What falls on a Saturday is kept on the Friday before, and what falls on a Sunday on the Monday after.
  return (
    isFixed(day) ||
    (weekdayOf(day) === 5 && isFixed(addDays(day, 1))) ||
    (weekdayOf(day) === 1 && isFixed(addDays(day, -1)))
  )
}
