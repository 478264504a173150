import { isApiDate } from '../kit/dates/dates.js'
import { partsOf } from '../kit/shape.js'

/**
 * From when an hour of domestic work is overtime, which is paid one and a half times: minutes of a work week, and of a work
 * day where a place counts days. Null where nothing is overtime. `liveIn` is the rule for whoever lives where they work.
 */
export interface OvertimeRule {
  readonly place: string
  readonly from: string
  readonly weeklyOver: number | null
  readonly dailyOver: number | null
  readonly liveIn: boolean
}

/**
 * The rules for domestic workers whom a household employs, with their first day; `US` holds where a place has none of its
 * own. Federal: over 40 hours a week, and none for whoever lives in (29 U.S.C. 207, 213(b)(21)). California: personal
 * attendants, over 9 hours a day or 45 a week, living in or not (Labor Code 1454). New York: over 40 hours, living in over
 * 44 (Labor Law 170). The federal exemption for companions is never applied by itself. Add a row with its first day where a
 * law changes, and leave the old one.
 */
export const overtimeRules: readonly OvertimeRule[] = [
  rule('US', '2015-10-13', 40, null, false),
  rule('US', '1974-05-01', null, null, true),
  rule('CA', '2014-01-01', 45, 9, false),
  rule('CA', '2014-01-01', 45, 9, true),
  rule('NY', '2010-11-29', 40, null, false),
  rule('NY', '2010-11-29', 44, null, true),
]

function rule(place: string, from: string, weekly: number | null, daily: number | null, liveIn: boolean) {
  return { place, from, weeklyOver: weekly && weekly * 60, dailyOver: daily && daily * 60, liveIn }
}

/** The rule of a state on a day, for somebody who lives in or not; null for what is no day. */
export function overtimeRule(state: string, day: string, liveIn = false): OvertimeRule | null {
  if (!isApiDate(day)) return null
  const valid = overtimeRules.filter((row) => row.liveIn === (liveIn === true) && row.from <= day)
  const latest = (place: string) =>
    valid
      .filter((row) => row.place === place)
      .reduce<OvertimeRule | null>((found, row) => (found && found.from > row.from ? found : row), null)
  return latest(state) ?? latest('US')
}

/**
 * The minutes of a work week that are overtime: what exceeds the day's limit on each day, and of the rest what exceeds the
 * week's. No minute counts twice. What is no whole number of minutes from 0 to 1440 counts as none.
 */
export function overtimeMinutes(
  limits: Pick<OvertimeRule, 'weeklyOver' | 'dailyOver'>,
  minutesByDay: readonly number[],
): number {
  const { weeklyOver, dailyOver } = partsOf(limits)
  const week = daysOf(minutesByDay)
  const straight = week.map((minutes) => Math.min(minutes, dailyOver ?? minutes))
  const all = sumOf(straight)
  return sumOf(week) - Math.min(all, weeklyOver ?? all)
}

/** The minutes of each day of a week, those that are none as 0. */
export function daysOf(minutesByDay: readonly number[]): number[] {
  const days = Array.isArray(minutesByDay) ? minutesByDay.slice(0, 7) : []
  return days.map((minutes: unknown) =>
    Number.isInteger(minutes) && (minutes as number) >= 0 && (minutes as number) <= 1440
      ? (minutes as number)
      : 0,
  )
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
