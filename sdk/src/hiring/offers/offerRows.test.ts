import { expect, it } from 'vitest'
import { say } from '../../kit/text.js'
import { offerTerms } from '../../testing/offerBuilders.js'
import { offerRows, type OfferRow } from './offerRows.js'

const said = (rows: readonly OfferRow[], locale: 'en' | 'es' = 'en') =>
  Object.fromEntries(
    rows.map(({ name, lines }) => [say(locale, name), lines.join(' / ').replaceAll(/\s/g, ' ')]),
  )

it('says of an offer for whom, where, when and for how much, and names nothing that is left open', () => {
  expect(said(offerRows(offerTerms(), 'en'))).toEqual({
    'Who needs care': 'Kenji, their father',
    Where: 'Oakland, CA',
    'First day': 'December 1, 2026',
    When: 'Tuesday, 9:00 AM to 1:00 PM / 4 hours a week',
    Pay: '$24.50 an hour, before taxes. About $98.00 a week.',
  })
})

it.each([
  [{ care_for: 14 }, 'Who needs care', 'Kenji'],
  [{ recipient_desc: 'Likes to walk.\nHums.' }, 'About them', 'Likes to walk. / Hums.'],
  [{ end_date: '2027-03-01' }, 'Last day', 'March 1, 2027'],
  [
    { schedule: [{ day_of_week: 6, start_time: '22:00', end_time: '06:00' }], hours_week: null },
    ...['When', 'Saturday, 10:00 PM to 6:00 AM (next day)'],
  ],
  [
    { schedule: [], hours_week: 20, num_days: 3, live_in: true },
    ...['When', '3 days a week / 20 hours a week / Live-in'],
  ],
  [{ hours_week: null }, 'Pay', '$24.50 an hour, before taxes'],
  [{ hourly_rate: null, daily_rate: 21_000 }, 'Pay', '$210.00 a day, before taxes'],
  [{ hourly_rate: null, paid_by: 'BlueLeaf' }, 'Pay', 'Paid by BlueLeaf'],
  [{ hourly_rate: null }, 'Pay', undefined],
  [{ note: 'Hello' }, 'Message', 'Hello'],
] as const)('of %j says %s: %s', (given, name, words) => {
  const terms = { ...offerTerms(), ...given } as ReturnType<typeof offerTerms>
  expect(said(offerRows(terms, 'en'))[name]).toBe(words)
})

it('says it in Spanish', () => {
  expect(said(offerRows(offerTerms(), 'es'), 'es')).toMatchObject({
    'Quién necesita cuidado': 'Kenji (padre)',
    'Primer día': '1 de diciembre de 2026',
  })
})

it('says of the place its town, and nothing of the family but its message', () => {
  const terms = offerTerms({ access_note: 'Ring twice.', address2: 'Apt 4' })
  expect(JSON.stringify(offerRows(terms, 'en'))).not.toMatch(/Grand|Ring|Apt|94612|Ito|0142/)
})
