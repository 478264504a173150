import { offerDays } from '@homecare/sdk/hiring'
import { addDays, minutesBefore } from '../ground/days.ts'
import type { CarePlaceRow, ConnectionRow, OfferRow, UserRow } from '../rows/rows.ts'
import type { FamilyBundle } from './families.ts'

const dayMinutes = 1440

/** An offer of the demo's first family that was declined, by its connection's number among its own. */
const declinedOf = { first: 3 } as const

/** Offers of work: each connection at the stage of an offer has one that waits; the first family had one declined. */
export function writeOffers(
  bundle: FamilyBundle,
  { zone, today }: { readonly zone: string; readonly today: string },
): { places: CarePlaceRow[]; offers: OfferRow[] } {
  const { connections, user } = bundle
  const isFirst = user.email === 'carol@example.com'
  const offered = connections.filter(
    ({ hire_stage }, nth) => hire_stage === 2 || (isFirst && nth === declinedOf.first),
  )
  return {
    places: offered.map(({ id }) => placeOf(id, user, zone, today)),
    offers: offered.map((connection) => offerOf(connection, bundle, today)),
  }
}

function placeOf(id: number, user: UserRow, zone: string, today: string): CarePlaceRow {
  const { city, county, state, zip_code, latitude, longitude } = user
  return {
    id,
    family_id: user.id,
    address: user.address || '12 Oak Street',
    ...{ city, county, state, zip_code },
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    time_zone: zone,
    created_at: minutesBefore(today, 3 * dayMinutes),
  }
}

function offerOf(connection: ConnectionRow, { user, family }: FamilyBundle, today: string): OfferRow {
  const isDeclined = connection.hire_stage !== 2
  const sentBefore = isDeclined ? 5 : 2
  return {
    id: connection.id,
    connection_id: connection.id,
    version: 1,
    state: isDeclined ? 'declined' : 'sent',
    care_place_id: connection.id,
    terms: {
      job_id: connection.job_id,
      care_for: family.care_for,
      recipient_name: family.care_for === 2 ? 'Kenji' : 'Elena',
      recipient_desc: family.care_recipient_desc,
      start_date: addDays(today, 12),
      end_date: null,
      schedule_type: 2,
      schedule: [
        { day_of_week: 2, start_time: '13:00', end_time: '17:00' },
        { day_of_week: 4, start_time: '13:00', end_time: '17:00' },
      ],
      hours_week: 8,
      num_days: null,
      live_in: false,
      hourly_rate: isDeclined ? 2000 : 2600,
      daily_rate: null,
      employer_name: `${user.first_name} ${user.last_name}`,
      phone: user.phone,
      email: user.email,
      contact_types: ['message'],
      note: '',
    },
    sent_at: minutesBefore(today, sentBefore * dayMinutes),
    seen_at: isDeclined ? minutesBefore(today, 4 * dayMinutes) : null,
    expires_at: minutesBefore(today, (sentBefore - offerDays.life) * dayMinutes),
    answered_at: isDeclined ? minutesBefore(today, 3 * dayMinutes) : null,
    reason: isDeclined ? 'rate' : null,
    answer_note: isDeclined ? 'Thank you for asking. For two afternoons I need a little more.' : null,
  }
}
