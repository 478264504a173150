import type { CaregiverDay, DayWork } from '../dashboards/caregiver/dayCalls.js'

/** A valid visit of a caregiver's day; say only what matters to the test. */
export function aDayWork(given: Partial<DayWork> = {}): DayWork {
  return {
    kind: 'visit',
    id: 171,
    connection_id: 81,
    facility_id: null,
    name: 'Carol I.',
    photo: null,
    about: 'Care for my father',
    start: '2026-11-24T17:00:00.000Z',
    end: '2026-11-24T21:00:00.000Z',
    time_zone: 'America/Los_Angeles',
    clock_in_at: null,
    clock_out_at: null,
    clock_breaks: [],
    clock_closed_at: null,
    to_confirm: false,
    note: 'Tea first.',
    city: 'Oakland',
    state: 'CA',
    address: '418 Lester Avenue',
    access_note: 'The key is under the blue pot.',
    phone: '5105550123',
    conversation_id: 91,
    cents: 9800,
    ...given,
  }
}

/** A valid day of a caregiver with nothing in it; say only what matters to the test. */
export function aDay(given: Partial<CaregiverDay> = {}): CaregiverDay {
  return {
    today: '2026-11-21',
    time_zone: 'America/Los_Angeles',
    works: [],
    to_confirm: [],
    invited: [],
    sheets: [],
    hours: [],
    closed: [],
    alerts: [],
    pay: { minutes: 0, earned: 0, handed_in: 0, approved: 0 },
    ...given,
  }
}
