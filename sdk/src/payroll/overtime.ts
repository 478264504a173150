import { isApiDate } from '../kit/dates/dates.js'
import { partsOf } from '../kit/shape.js'

/**
 * What somebody does in a household: a personal attendant cares for a person, `domestic` is any other work there. A nurse who
 * does nursing is no attendant.
 */
export type WorkKind = 'attendant' | 'domestic'

/**
 * From when an hour of domestic work is overtime, which is paid one and a half times, and from when it is double: minutes of a
 * work week, and of a work day where a place counts days. Null where there is no such limit. `liveIn` is the rule for whoever
 * lives where they work.
 */
export interface OvertimeRule {
  readonly place: string
  /** Whose rule it is; of both kinds where it says none. */
  readonly kind: WorkKind | null
  readonly liveIn: boolean
  /** The first day on which it holds. */
  readonly from: string
  readonly weeklyOver: number | null
  readonly dailyOver: number | null
  readonly doubleOver: number | null
  /**
   * The day of work in a row, of a work week, from which each minute is overtime, and double what exceeds the day's limit: 7
   * is a seventh day.
   */
  readonly allDayFrom: number | null
  /** Where it stands. */
  readonly source: string
}

const federal = { kind: null, dailyOver: null, doubleOver: null, allDayFrom: null } as const
const attendant = { ...federal, kind: 'attendant' } as const
const wageOrder = { place: 'CA', kind: 'domestic', from: '2001-01-01' } as const
const hours = (count: number) => count * 60

/**
 * The rules for workers whom a household employs, with their first day; `US` holds where a place has none of its own. The
 * federal exemption for companions is never applied by itself. Add a row with its first day where a law changes, and leave the
 * old one. A person checks them against the law.
 */
export const overtimeRules: readonly OvertimeRule[] = [
  {
    ...{ ...federal, place: 'US', liveIn: false, from: '2015-10-13', weeklyOver: hours(40) },
    source: '29 U.S.C. 207(l)',
  },
  {
    ...{ ...federal, place: 'US', liveIn: true, from: '1974-05-01', weeklyOver: null },
    source: '29 U.S.C. 213(b)(21)',
  },
  ...[false, true].map((liveIn) => ({
    ...{ ...attendant, place: 'CA', liveIn, from: '2014-01-01', weeklyOver: hours(45), dailyOver: hours(9) },
    source: 'California Labor Code 1454',
  })),
  {
    ...{ ...wageOrder, liveIn: false, weeklyOver: hours(40), dailyOver: hours(8), doubleOver: hours(12) },
    ...{ allDayFrom: 7, source: 'California Wage Order 15, section 3' },
  },
  {
    ...{ ...wageOrder, liveIn: true, weeklyOver: null, dailyOver: hours(9), doubleOver: null },
    ...{ allDayFrom: 6, source: 'California Wage Order 15, section 3' },
  },
  ...[false, true].map((liveIn) => ({
    ...{ ...federal, place: 'HI', liveIn, from: '2013-07-01', weeklyOver: hours(40) },
    source: 'Hawaii Revised Statutes 387-3',
  })),
  ...(
    [
      [false, 40],
      [true, 44],
    ] as const
  ).map(([liveIn, weekly]) => ({
    ...{ ...federal, place: 'NY', liveIn, from: '2010-11-29', weeklyOver: hours(weekly) },
    source: 'New York Labor Law 170',
  })),
]

/** The rule of a state on a day, for somebody who lives in or not, and what they do; null for what is no day. */
export function overtimeRule(
  state: string,
  day: string,
  liveIn = false,
  kind: WorkKind = 'attendant',
): OvertimeRule | null {
  if (!isApiDate(day)) return null
  const valid = overtimeRules.filter(
    (row) => row.liveIn === (liveIn === true) && row.from <= day && (row.kind === null || row.kind === kind),
  )
  const latest = (place: string) =>
    valid
      .filter((row) => row.place === place)
      .reduce<OvertimeRule | null>((found, row) => (found && found.from > row.from ? found : row), null)
  return latest(state) ?? latest('US')
}

type OvertimeLimits = Pick<OvertimeRule, 'weeklyOver' | 'dailyOver' | 'doubleOver' | 'allDayFrom'>

/** Minutes by what they are paid: none counts twice. */
export interface SplitMinutes {
  readonly straight: number
  readonly overtime: number
  readonly double: number
}

/**
 * Counts a work week in the order in which it was worked: each call takes minutes on a day of it, 0 to 6, and says what they
 * are. Of a day what exceeds its limits, and of the rest what exceeds the week's.
 */
export function weekCounter(limits: OvertimeLimits): (day: number, minutes: number) => SplitMinutes {
  const never = Number.POSITIVE_INFINITY
  const daily = limits.dailyOver ?? never
  const double = limits.doubleOver ?? never
  const weekly = limits.weeklyOver ?? never
  const worked = [0, 0, 0, 0, 0, 0, 0]
  let straightSoFar = 0
  const isAllDay = (day: number) =>
    limits.allDayFrom !== null && day >= limits.allDayFrom - 1 && worked.slice(0, day).every((one) => one > 0)

  return (day, minutes) => {
    const before = worked[day]!
    const after = before + minutes
    const [overFrom, doubleFrom] = isAllDay(day) ? [0, daily] : [daily, double]
    worked[day] = after
    const twice = Math.max(0, after - Math.max(before, doubleFrom))
    const over = Math.max(0, Math.min(after, doubleFrom) - Math.max(before, overFrom))
    const rest = minutes - twice - over
    const straight = Math.min(rest, Math.max(0, weekly - straightSoFar))
    straightSoFar += straight
    return { straight, overtime: over + rest - straight, double: twice }
  }
}

/**
 * The minutes of a work week that are more than straight time, double ones among them: what exceeds the day's limit on each
 * day, and of the rest what exceeds the week's. What is no whole number of minutes from 0 to 1440 counts as none.
 */
export function overtimeMinutes(limits: OvertimeLimits, minutesByDay: readonly number[]): number {
  const { overtime, double } = overtimeOf(limits, minutesByDay)
  return overtime + double
}

/** The same, told apart. */
export function overtimeOf(limits: OvertimeLimits, minutesByDay: readonly number[]): SplitMinutes {
  const { weeklyOver = null, dailyOver = null, doubleOver = null, allDayFrom = null } = partsOf(limits)
  const take = weekCounter({ weeklyOver, dailyOver, doubleOver, allDayFrom })
  const sum = { straight: 0, overtime: 0, double: 0 }
  for (const [day, minutes] of daysOf(minutesByDay).entries()) {
    const { straight, overtime, double } = take(day, minutes)
    sum.straight += straight
    sum.overtime += overtime
    sum.double += double
  }
  return sum
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
