import { relationships } from '@homecare/sdk/families'
import { contactTypes, type HireStep, type HireTerms, type OfferTerms } from '@homecare/sdk/hiring'
import {
  dateWords,
  formatDollars,
  formatPhone,
  weekdayName,
  timeOfDayWords,
  type Sayable,
} from '@homecare/sdk/kit'
import { familyOfferTexts as words, hireStepTexts, offerRowTexts } from '@homecare/sdk/texts'
import { careForOptions } from '../people/careForOptions'
import type { Say } from '../kit/say'

/** A line of an offer: what it is about, and what it says; empty where nothing was given. */
interface TermRow {
  readonly name: Sayable
  readonly value: string
}

/** Terms as they are sent, or as they are kept. */
type Terms = HireTerms | OfferTerms

export const termSteps = [
  'care-for',
  'location',
  'start-date',
  'schedule',
  'wage',
  'contact-info',
] as const satisfies readonly HireStep[]
type TermStep = (typeof termSteps)[number]

/** What an offer says, by the step that asks for it. */
export const termRows: Readonly<Record<TermStep, (terms: Terms, say: Say) => readonly TermRow[]>> = {
  'care-for': ({ care_for, recipient_name, recipient_desc }, say) => [
    {
      name: hireStepTexts.careFor,
      value: [
        recipient_name,
        relationships.has(care_for) ? say(careForOptions.find(({ value }) => value === care_for)!.label) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
    ...(recipient_desc ? [{ name: hireStepTexts.recipientDesc, value: recipient_desc }] : []),
  ],
  location: ({ address, address2, city, state, zip_code, access_note }, say) => [
    {
      name: words.place,
      value: [[address, address2].filter(Boolean).join(', '), `${city}, ${state} ${zip_code ?? ''}`.trim()]
        .filter(Boolean)
        .join('\n'),
    },
    { name: hireStepTexts.accessNote, value: access_note || say(words.none) },
  ],
  'start-date': ({ start_date, end_date }, say) => [
    { name: hireStepTexts.startDate, value: dateWords(start_date, 'day', say.locale) },
    {
      name: hireStepTexts.endDate,
      value: end_date ? dateWords(end_date, 'day', say.locale) : say(words.open),
    },
  ],
  schedule: ({ schedule_type, schedule, hours_week, num_days, live_in }, say) => [
    {
      name: words.hours,
      value:
        schedule_type === 2
          ? schedule
              .map(({ day_of_week, start_time, end_time }) =>
                say(words.dayHours, {
                  day: weekdayName(say.locale, day_of_week),
                  from: timeOfDayWords(start_time, say.locale),
                  to: timeOfDayWords(end_time, say.locale),
                }),
              )
              .join('\n')
          : say(words.flexible, { hours: hours_week ?? 0, days: num_days ?? 0 }),
    },
    ...(live_in ? [{ name: hireStepTexts.liveIn, value: say(words.yes) }] : []),
  ],
  wage: (terms, say) => [
    {
      name: words.rate,
      value:
        'paid_by' in terms && terms.paid_by
          ? say(offerRowTexts.paidBy, { partner: terms.paid_by })
          : say(words.beforeTaxes, { rate: rateWords(terms, say) }),
    },
  ],
  'contact-info': ({ employer_name, phone, email, contact_types }, say) => [
    { name: hireStepTexts.employerName, value: employer_name ?? '' },
    { name: hireStepTexts.phone, value: formatPhone(phone ?? '') },
    { name: hireStepTexts.email, value: email ?? '' },
    {
      name: hireStepTexts.contactTypes,
      value: contact_types
        .flatMap((id) => {
          const type = contactTypes.find(id)
          return type ? [say(type.label)] : []
        })
        .join(', '),
    },
  ],
}

/** '$24.50 an hour', '$210.00 a day'. */
function rateWords({ hourly_rate, daily_rate }: Terms, say: Say): string {
  return typeof daily_rate === 'number'
    ? say(words.perDay, { rate: formatDollars(daily_rate) })
    : say(words.perHour, { rate: formatDollars(hourly_rate ?? 0) })
}
