import { licenseTypes } from '@homecare/sdk/caregivers'
import {
  dateWords,
  formatDollars,
  weekdayName,
  weekdayOf,
  timeOfDayWords,
  type Locale,
  type Text,
} from '@homecare/sdk/kit'
import type { BoardRole, BoardShift } from '@homecare/sdk/facilities'
import type { ShiftBlockTypeId } from '@homecare/sdk/shifts'
import { boardTexts as words, facilityHomeTexts } from '@homecare/sdk/texts'
import { both, told } from '../kit/words'
import { shiftStatuses } from '../shifts/ownShifts'

/** An amount without cents that are none: '$315', '$206.25'. */
export const dollars = (cents: number): string => formatDollars(cents).replace(/\.00$/, '')

/** The part of the day as the board says it. */
export const partWords: Readonly<Record<ShiftBlockTypeId, Text>> = {
  1: words.day,
  2: words.evening,
  3: words.night,
}

/** The name of a role in full where it is of one license: 'Registered Nurse'. */
export const roleName = (license_types: readonly number[]): Text | null =>
  (license_types.length === 1 && licenseTypes.find(license_types[0])?.label) || null

/** What a role is paid by the hour. */
export function rateWords({ rates: [from, to] }: Pick<BoardRole, 'rates'>): Text {
  return from === to
    ? told(words.perHour, { amount: formatDollars(from) })
    : told(words.perHourRange, { from: formatDollars(from), to: formatDollars(to) })
}

/** Times of day HH:MM as people say them: '11 PM – 7 AM', with the minutes where there are some. */
export const hoursWords = ({
  start_time,
  end_time,
}: {
  readonly start_time: string
  readonly end_time: string
}): Text =>
  both((locale) => {
    const time = (clock: string) => shortTime(clock, locale)
    return `${time(start_time)} – ${time(end_time)}`
  })

/** A time of day HH:MM without minutes that are none: '7 AM'. */
const shortTime = (time: string, locale: Locale): string => timeOfDayWords(time, locale).replace(':00', '')

/** 'Sun', and the number of the day in its month. */
export const dayHead = (day: string, locale: Locale) => ({
  weekday: weekdayName(locale, weekdayOf(day) ?? 0, 'short'),
  number: Number(day.slice(8)),
})

/** A day within a sentence: 'Wed 25'. */
export const shortDay = (day: string, locale: Locale): string => {
  const { weekday, number } = dayHead(day, locale)
  return `${weekday} ${number}`
}

/** A day by itself: 'Wed, Nov 25'. */
export const shortDate = (day: string, locale: Locale): string =>
  `${dayHead(day, locale).weekday}, ${dateWords(day, 'shortDay', locale)}`

/** 'November 22'. */
export const monthDay = (day: string, locale: Locale): string => dateWords(day, 'monthDay', locale)

/** How somebody is named on the board: 'Samuel O.'. */
export const nameOf = ({ first_name, last_initial }: NonNullable<BoardShift['provider']>): string =>
  last_initial ? `${first_name} ${last_initial}.` : first_name

/** Where a shift stands, as its facility says it; null for what has no word. */
export const statusWords = (status: string): Text | null =>
  status === 'assigned' ? facilityHomeTexts.notConfirmed : (shiftStatuses[status]?.label ?? null)
