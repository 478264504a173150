import { assistance } from '../vocabulary/caregivers/services.js'
import { dayIn } from '../kit/dates/dates.js'
import { timeIn } from '../kit/dates/zoneTime.js'
import { say, type Locale } from '../kit/text.js'
import { clockSheetTexts as words } from './clockSheetTexts.js'
import type { ClockPress, PlanClock } from './planClockCalls.js'

/** Clock records as a table: a row of what each column is called, and a row of cells for each record. */
export type ClockSheet = readonly (readonly string[])[]

/**
 * The six elements of visit verification of each record, in a language: the day and the times by the clock of the place (HH:MM,
 * 24 hours, with its zone), the oldest first, and what has been corrected.
 */
export function clockSheet(records: readonly PlanClock[], zone: string, locale: Locale): ClockSheet {
  const ordered = records.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  return [
    [
      words.day,
      words.service,
      words.recipient,
      words.caregiver,
      words.begin,
      words.end,
      words.zone,
      words.minutes,
      words.place,
      words.placeIn,
      words.placeOut,
      words.howIn,
      words.howOut,
      words.corrected,
    ].map((one) => say(locale, one)),
    ...ordered.map((record) => [
      dayIn(zone, new Date(record.clock_in_at ?? record.start)),
      serviceWords(record.category, locale),
      record.recipient_name,
      `${record.person.first_name} ${record.person.last_initial}`.trim(),
      record.clock_in_at ? timeIn(zone, record.clock_in_at) : '',
      record.clock_out_at ? timeIn(zone, record.clock_out_at) : '',
      zone,
      record.minutes === null ? '' : String(record.minutes),
      record.city,
      placeWords(record.pressed_in, locale),
      placeWords(record.pressed_out, locale),
      howWords(record.pressed_in, locale),
      howWords(record.pressed_out, locale),
      correctedWords(record, zone, locale),
    ]),
  ]
}

const serviceWords = (category: number | null, locale: Locale): string => {
  const service = assistance.find(category ?? -1)
  return service ? say(locale, service.label) : say(locale, words.notSaid)
}
const placeWords = (press: ClockPress | null, locale: Locale) =>
  press?.place ? say(locale, words[press.place]) : ''
const howWords = (press: ClockPress | null, locale: Locale) => (press ? say(locale, words[press.method]) : '')

/** The times that were clocked before each correction that counts. */
function correctedWords({ corrections }: PlanClock, zone: string, locale: Locale): string {
  return corrections
    .filter(({ accepted }) => accepted)
    .map(({ was_in_at, was_out_at }) =>
      was_in_at
        ? say(locale, words.was, {
            from: timeIn(zone, was_in_at),
            to: was_out_at ? timeIn(zone, was_out_at) : '…',
          })
        : say(locale, words.typedLater),
    )
    .join('; ')
}
