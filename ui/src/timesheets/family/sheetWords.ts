import { addDays, dateWords, daysBetween, type Sayable, type Text, timeOfDayWords } from '@homecare/sdk/kit'
import { timecardStatuses, type Timesheet, type TimesheetShift } from '@homecare/sdk/timesheets'
import { sheetTexts as words, shiftFactTexts } from '@homecare/sdk/texts'
import { dayWords } from '../../kit/dayWords'
import { both, inLocale, told } from '../../kit/words'

/** First and last day in words: 'Nov 15 to Nov 21'; one day alone. */
export const spanOfDays = ({ start_date, end_date }: Pick<Timesheet, 'start_date' | 'end_date'>): Text =>
  start_date === end_date
    ? dayWords(start_date, 'shortDay')
    : told(words.days, { first: dayWords(start_date, 'shortDay'), last: dayWords(end_date, 'shortDay') })

/** A day in words: 'Monday, November 16'. */
export const weekdayWords = (day: string): Text => both((locale) => dateWords(day, 'weekday', locale))

/** From when to when: '9:00 AM – 1:00 PM'. */
export const hoursWords = ({ start_time, end_time }: Pick<TimesheetShift, 'start_time' | 'end_time'>): Text =>
  both((locale) =>
    inLocale(
      locale,
      told(shiftFactTexts.time, {
        from: timeOfDayWords(start_time, locale),
        to: timeOfDayWords(end_time, locale),
      }),
    ),
  )

/** Whether a timesheet is with its caregiver because the family sent it back. */
export const isSentBack = ({ decision, status }: Pick<Timesheet, 'decision' | 'status'>): boolean =>
  status === 5 || (status === -1 && decision !== null)

/** Where a timesheet stands, in a word or two. */
export const statusWords = (sheet: Pick<Timesheet, 'decision' | 'status'>): Sayable =>
  isSentBack(sheet) ? words.sentBack : (timecardStatuses.find(sheet.status)?.label ?? '')

/** The days of a timesheet, first to last. */
export const daysOf = ({ start_date, end_date }: Pick<Timesheet, 'start_date' | 'end_date'>): string[] =>
  Array.from({ length: (daysBetween(start_date, end_date) ?? -1) + 1 }, (_, i) => addDays(start_date, i))

/** A page of a timesheet. */
export const sheetHref = ({ connection_id, id }: Pick<Timesheet, 'connection_id' | 'id'>) =>
  `/timesheets/${connection_id}/${id}` as const
