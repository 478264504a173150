import { addDays, daysInMonth, daysOfWeek, fromEpochDay, epochDay, isApiDate } from './dates.js'

/** The weeks that a month's page of a calendar shows, Sunday first, with the days of other months around it. */
export function weeksOfMonth(day: string): string[][] {
  if (!isApiDate(day)) return []
  const month = day.slice(0, 7)
  const weeks: string[][] = []
  for (
    let week = daysOfWeek(`${month}-01`);
    inMonth(week, month);
    week = daysOfWeek(addDays(week[6] ?? '', 1))
  )
    weeks.push(week)
  return weeks
}

/** The same day some months on; the last of the month where it has no such day. */
export function addMonths(day: string, months: number): string {
  if (!isApiDate(day)) return ''
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  return fromEpochDay(epochDay(year, month, Math.min(Number(day.slice(8)), daysInMonth(year, month))))
}

const inMonth = (week: readonly string[], month: string) => week.some((day) => day.startsWith(month))
