import { repeatCodes, repeatOf } from '../careplans/repeat.js'
import { compileSchedule, type ScheduleEntry } from '../careplans/recurrence.js'
import { dateWords } from '../kit/dates/dateNames.js'
import { civil, toEpochDay, weekdayOf } from '../kit/dates/dates.js'
import { weekdayIds } from '../kit/dates/weekdayIds.js'
import { instantIn } from '../kit/dates/zoneTime.js'
import { listed } from '../kit/strings/listed.js'
import { say, type Locale } from '../kit/text.js'
import type { FhirTiming } from './resources.js'
import { fhirTexts as words } from './words.js'

/** Where and when a task comes, and of which days its single days are told. */
interface TimingOf {
  readonly schedule: readonly ScheduleEntry[]
  /** HH:MM, of the zone. */
  readonly due_time: string | null
  readonly zone: string
  readonly from: string
  readonly to: string
  readonly locale: Locale
}

/** A day, or the instant of a time of it; the day alone where there is no such instant. */
export function momentOf(day: string, time: string | null, zone: string): string {
  return (time && instantIn(zone, day, time)?.toISOString()) || day
}

/**
 * The rule of a task. Days of a month or a year have no word in FHIR: they are said in the words of the reader, with the days of
 * the time that is told; so is what several rules make together, which has its days alone. Undefined where nothing can be said.
 */
export function timingOf(task: TimingOf): FhirTiming | undefined {
  const { schedule, due_time, zone, from, to, locale } = task
  const repeat = repeatOf(schedule)
  const onDays = (days: readonly string[]) =>
    days.length > 0 ? { event: days.map((day) => momentOf(day, due_time, zone)) } : undefined
  const daysTold = () => onDays(compileSchedule(schedule).between(from, to))
  if (!repeat) return daysTold()
  const { start_date, end_date } = repeat
  if (repeat.option === repeatCodes.never) return onDays([start_date])
  const rule = (frequency: number, period: number, periodUnit: 'd' | 'wk' | 'mo' | 'a') => ({
    ...{ boundsPeriod: { start: start_date, ...(end_date !== null && { end: end_date }) } },
    ...{ frequency, period, periodUnit },
    ...(due_time && { timeOfDay: [`${due_time}:00`] }),
  })
  const weekly = (period: number, days: readonly number[]) => ({
    repeat: { ...rule(days.length, period, 'wk'), dayOfWeek: days.map((day) => weekdayIds[day] ?? 'sun') },
  })
  const monthly = (period: number, days: readonly number[]) => ({
    ...daysTold(),
    repeat: rule(days.length, period, 'mo'),
    code: { text: say(locale, words.onDays, { days: listed(days.map(String), locale) }) },
  })
  const weekday = weekdayOf(start_date) ?? 0
  const { dayOfMonth } = civil(toEpochDay(start_date) ?? 0)
  switch (repeat.option) {
    case repeatCodes.everyDay:
      return { repeat: rule(1, 1, 'd') }
    case repeatCodes.everyWeek:
      return weekly(1, [weekday])
    case repeatCodes.everyTwoWeeks:
      return weekly(2, [weekday])
    case repeatCodes.everyMonth:
      return monthly(1, [dayOfMonth])
    case repeatCodes.everyYear:
      return {
        ...daysTold(),
        repeat: rule(1, 1, 'a'),
        code: { text: say(locale, words.everyYear, { day: dateWords(start_date, 'monthDay', locale) }) },
      }
    case repeatCodes.custom: {
      const { custom } = repeat
      if (custom.unit === 'day') return { repeat: rule(1, custom.every, 'd') }
      return custom.unit === 'week' ? weekly(custom.every, custom.days) : monthly(custom.every, custom.days)
    }
  }
  return undefined
}
