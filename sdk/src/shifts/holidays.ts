import { addDays, isApiDate, weekdayOf } from '../kit/dates/dates.js'
import type { HolidayId } from '../vocabulary/shifts/holidays.js'

/**
 * The federal holiday of the United States (5 U.S.C. 6103) that a day is, on its own date and not where offices move it
 * to; null on any other day. The documents name holidays and list none.
 */
export function holidayOn(day: string): HolidayId | null {
  if (!isApiDate(day)) return null
  const [year, date] = [day.slice(0, 4), day.slice(5)]
  const moved = moving.find(([month, weekday, week]) => day === nth(`${year}-${month}`, weekday, week))
  return moved?.[3] ?? fixed[date] ?? null
}

/** Whether a day is a federal holiday: shifts on it are holiday shifts. */
export function isHoliday(day: string): boolean {
  return holidayOn(day) !== null
}

const fixed: Readonly<Record<string, HolidayId | undefined>> = {
  '01-01': 'newYear',
  '06-19': 'juneteenth',
  '07-04': 'independence',
  '11-11': 'veterans',
  '12-25': 'christmas',
}

/** Month, weekday from 0 = Sunday, which of them in the month (-1 is the last), and the holiday. */
const moving = [
  ['01', 1, 3, 'king'],
  ['02', 1, 3, 'presidents'],
  ['05', 1, -1, 'memorial'],
  ['09', 1, 1, 'labor'],
  ['10', 1, 2, 'columbus'],
  ['11', 4, 4, 'thanksgiving'],
] as const

function nth(month: string, weekday: number, week: number): string {
  const first = `${month}-01`
  const day = addDays(first, (7 + weekday - (weekdayOf(first) ?? 0)) % 7)
  if (week > 0) return addDays(day, (week - 1) * 7)
  const fifth = addDays(day, 28)
  return fifth.startsWith(month) ? fifth : addDays(day, 21)
}
