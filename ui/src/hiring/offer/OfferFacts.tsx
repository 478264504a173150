import { relationships } from '@homecare/sdk/families'
import type { Offer } from '@homecare/sdk/hiring'
import { dateWords, formatDollars, weekdayName } from '@homecare/sdk/kit'
import { offerScreenTexts as words } from '@homecare/sdk/texts'
import { Facts } from '../../kit/layout/Facts'
import { useSay, type Say } from '../../kit/say'
import { timeOfDayWords } from '../../kit/timeOfDayWords'

/** What an offer says: for whom, where, when and for how much. What it leaves open is not named. */
export function OfferFacts({ offer: { terms } }: { offer: Offer }) {
  const say = useSay()
  const pay = payWords(terms, say)
  const day = (value: string) => dateWords(value, 'day', say.locale)
  return (
    <Facts
      look="columns"
      facts={[
        { name: words.careFor, value: whoWords(terms, say) },
        ...(terms.recipient_desc ? [{ name: words.about, value: terms.recipient_desc }] : []),
        { name: words.place, value: `${terms.city}, ${terms.state}` },
        { name: words.begins, value: day(terms.start_date) },
        ...(terms.end_date ? [{ name: words.ends, value: day(terms.end_date) }] : []),
        { name: words.schedule, value: <WhenLines terms={terms} /> },
        ...(pay ? [{ name: words.rate, value: pay }] : []),
        ...(terms.note ? [{ name: words.message, value: terms.note }] : []),
      ]}
    />
  )
}

type Terms = Offer['terms']

/** The days of the week with their hours, or how many of each. */
function WhenLines({ terms }: { terms: Terms }) {
  const say = useSay()
  const { schedule, hours_week, num_days, live_in } = terms
  const lines = [
    ...schedule.map(({ day_of_week, start_time, end_time }) => {
      const [from, until] = [start_time, end_time].map((time) => timeOfDayWords(time, say.locale))
      const hours = say(words.dayHours, {
        day: weekdayName(say.locale, day_of_week),
        from: from!,
        until: until!,
      })
      return end_time <= start_time ? `${hours} ${say(words.nextDay)}` : hours
    }),
    ...(num_days === null ? [] : [say.count(words.daysWeek, num_days)]),
    ...(hours_week === null ? [] : [say.count(words.hoursWeek, hours_week)]),
    ...(live_in ? [say(words.liveIn)] : []),
  ]
  return lines.map((line) => <div key={line}>{line}</div>)
}

function whoWords({ care_for, recipient_name: name }: Terms, say: Say): string {
  const relation = relationships.find(care_for)
  if (!relation || relation.self) return name
  return say(words.careForNamed, { name, relation: say(relation.label) })
}

function payWords({ hourly_rate, daily_rate, hours_week, paid_by }: Terms, say: Say): string {
  if (paid_by) return say(words.paidBy, { partner: paid_by })
  if (daily_rate !== null) return say(words.perDay, { amount: formatDollars(daily_rate) })
  if (hourly_rate === null) return ''
  const hourly = say(words.perHour, { amount: formatDollars(hourly_rate) })
  if (hours_week === null) return hourly
  const weekly = say(words.weekly, { amount: formatDollars(Math.round(hourly_rate * hours_week)) })
  return `${hourly}. ${weekly}.`
}
