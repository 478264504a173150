import { say, sayCount, type Locale, type Sayable } from '../../kit/text.js'
import { dateWords, timeOfDayWords, weekdayName } from '../../kit/dates/dateNames.js'
import { formatDollars } from '../../kit/money.js'
import { relationships } from '../../vocabulary/families/catalogue.js'
import type { OfferTerms } from './calls.js'
import { offerRowTexts as words } from './offerRowTexts.js'

/** A line of an offer: what it is about, and what it says, in one or more lines. */
export interface OfferRow {
  readonly name: Sayable
  readonly lines: readonly string[]
}

/**
 * What an offer says to both of its sides: for whom, where, when and for how much. What it leaves open is not named, and the
 * place is its town.
 */
export function offerRows(terms: OfferTerms, locale: Locale): OfferRow[] {
  const day = (value: string) => dateWords(value, 'day', locale)
  const pay = payWords(terms, locale)
  return [
    { name: words.careFor, lines: [whoWords(terms, locale)] },
    ...(terms.recipient_desc ? [{ name: words.about, lines: terms.recipient_desc.split('\n') }] : []),
    { name: words.place, lines: [`${terms.city}, ${terms.state}`] },
    { name: words.begins, lines: [day(terms.start_date)] },
    ...(terms.end_date ? [{ name: words.ends, lines: [day(terms.end_date)] }] : []),
    { name: words.schedule, lines: whenLines(terms, locale) },
    ...(pay ? [{ name: words.rate, lines: [pay] }] : []),
    ...(terms.note ? [{ name: words.message, lines: terms.note.split('\n') }] : []),
  ]
}

/** The days of the week with their hours, or how many of each. */
function whenLines({ schedule, hours_week, num_days, live_in }: OfferTerms, locale: Locale): string[] {
  return [
    ...schedule.map(({ day_of_week, start_time, end_time }) => {
      const hours = say(locale, words.dayHours, {
        day: weekdayName(locale, day_of_week),
        from: timeOfDayWords(start_time, locale),
        until: timeOfDayWords(end_time, locale),
      })
      return end_time <= start_time ? `${hours} ${say(locale, words.nextDay)}` : hours
    }),
    ...(num_days === null ? [] : [sayCount(locale, words.daysWeek, num_days)]),
    ...(hours_week === null ? [] : [sayCount(locale, words.hoursWeek, hours_week)]),
    ...(live_in ? [say(locale, words.liveIn)] : []),
  ]
}

function whoWords({ care_for, recipient_name: name }: OfferTerms, locale: Locale): string {
  const relation = relationships.find(care_for)
  if (!relation || relation.self) return name
  return say(locale, words.careForNamed, { name, relation: say(locale, relation.label) })
}

function payWords({ hourly_rate, daily_rate, hours_week, paid_by }: OfferTerms, locale: Locale): string {
  if (paid_by) return say(locale, words.paidBy, { partner: paid_by })
  if (daily_rate !== null) return say(locale, words.perDay, { amount: formatDollars(daily_rate) })
  if (hourly_rate === null) return ''
  const hourly = say(locale, words.perHour, { amount: formatDollars(hourly_rate) })
  if (hours_week === null) return hourly
  const weekly = formatDollars(Math.round(hourly_rate * hours_week))
  return `${hourly}. ${say(locale, words.weekly, { amount: weekly })}.`
}
