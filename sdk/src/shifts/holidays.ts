import { addDays, isApiDate, weekdayOf } from '../kit/dates/dates.js'

/**
 * Whether a day is a federal holiday of the United States (5 U.S.C. 6103), on its own date and not where offices move
 * it to: shifts on it are holiday shifts. The documents name holidays and list none.
 */
export function isHoliday(day: string): boolean {
  if (!isApiDate(day)) return false
  const [year, date] = [day.slice(0, 4), day.slice(5)]
  if (fixed.includes(date)) return true
  return moving.some(([month, weekday, week]) => day === nth(`${year}-${month}`, weekday, week))
}

/** New Year, Juneteenth, Independence Day, Veterans Day, Christmas. */
const fixed: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25']

/** Month, weekday from 0 = Sunday, and which of them in the month; -1 is the last. */
const moving = [
  ['01', 1, 3], // Martin Luther King Jr. Day
  ['02', 1, 3], // Presidents’ Day
  ['05', 1, -1], // Memorial Day
  ['09', 1, 1], // Labor Day
  ['10', 1, 2], // Columbus Day
  ['11', 4, 4], // Thanksgiving
] as const

function nth(month: string, weekday: number, week: number): string {
  const first = `${month}-01`
  const day = addDays(first, (7 + weekday - (weekdayOf(first) ?? 0)) % 7)
  if (week > 0) return addDays(day, (week - 1) * 7)
  const fifth = addDays(day, 28)
  return fifth.startsWith(month) ? fifth : addDays(day, 21)
}
