import { repeatCodes, repeatOf, type ScheduleEntry } from '@homecare/sdk/careplans'
import { dateWords, listed, weekdayName } from '@homecare/sdk/kit'
import { carePlanScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import type { Say } from '../../kit/say'

/** On which days a task comes, in words: 'Every 2 weeks on Monday and Thursday, until December 31, 2026'. */
export function scheduleWords(schedule: readonly ScheduleEntry[], say: Say): string {
  const repeat = repeatOf(schedule)
  if (!repeat) return say(words.severalRules)
  const until =
    repeat.end_date === null
      ? ''
      : `, ${say(words.untilDay, { day: dateWords(repeat.end_date, 'day', say.locale) })}`
  return `${often(repeat, say)}${until}`
}

type Repeat = NonNullable<ReturnType<typeof repeatOf>>

function often(repeat: Repeat, say: Say): string {
  const { start_date } = repeat
  if (repeat.option === repeatCodes.never)
    return `${say(words.once)}, ${dateWords(start_date, 'weekday', say.locale)}`
  if (repeat.option === repeatCodes.everyDay) return say.count(carePlanScreenTexts.everyDays, 1)
  if (repeat.option === repeatCodes.everyYear) return say(words.everyYear)
  const on = new Date(`${start_date}T12:00:00Z`)
  if (repeat.option === repeatCodes.everyWeek || repeat.option === repeatCodes.everyTwoWeeks)
    return inWeeks(repeat.option === repeatCodes.everyWeek ? 1 : 2, [on.getUTCDay()], say)
  if (repeat.option === repeatCodes.everyMonth) return inMonths(1, [on.getUTCDate()], say)
  if (repeat.option !== repeatCodes.custom) return ''
  const { custom } = repeat
  if (custom.unit === 'day') return say.count(carePlanScreenTexts.everyDays, custom.every)
  return custom.unit === 'week'
    ? inWeeks(custom.every, custom.days, say)
    : inMonths(custom.every, custom.days, say)
}

const inWeeks = (every: number, days: readonly number[], say: Say) =>
  `${say.count(carePlanScreenTexts.everyWeeks, every)} ${say(words.onWeekdays, {
    days: listed(
      days.map((day) => weekdayName(say.locale, day)),
      say.locale,
    ),
  })}`

const inMonths = (every: number, days: readonly number[], say: Say) =>
  `${say.count(carePlanScreenTexts.everyMonths, every)} ${say(words.onMonthdays, { days: listed(days.map(String), say.locale) })}`
