import type { HireTerms } from '@homecare/sdk/hiring'

/** Terms that are right in the small world, whose clock stands in November 2026. */
export const someTerms: HireTerms = {
  care_for: 2,
  recipient_name: 'Kenji',
  recipient_desc: 'Likes to walk.',
  address: '88 Grand Ave',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94612',
  access_note: 'The key is with the neighbor.',
  start_date: '2026-12-01',
  schedule_type: 2,
  schedule: [{ day_of_week: 2, start_time: '09:00', end_time: '13:00' }],
  hours_week: null,
  hourly_rate: 2450,
  employer_name: 'Carol Ito',
  phone: '5105550142',
  email: 'carol@example.com',
  contact_types: ['message'],
}
