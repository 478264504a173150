import { timeZoneOfState } from '@homecare/sdk/places'
import { portraitTraits } from '../people/portraitTraits.ts'
import { demoAccounts, FIRST_OFFICE_ID } from '../ground/accounts.ts'
import { addDays, minutesBefore } from '../ground/days.ts'
import type { HeritageName } from '../people/heritages.ts'
import { placeNamed } from '../ground/places.ts'
import { createRandom } from '../ground/random.ts'
import type { AvailabilityRow, FacilityRow, PlaceRow, UserRow } from '../rows/rows.ts'
import { placeSomebody } from '../ground/whereabouts.ts'

/** Whoever is neither family nor caregiver of their own: an agency with its people, facility, staff, care manager. */
export function officeUsers(places: readonly PlaceRow[], seed: number, today: string): UserRow[] {
  const oakland = placeNamed(places, 'Oakland', 'CA')
  return people.map(({ first, last, heritage, age, scrubs }, i) => {
    const id = FIRST_OFFICE_ID + i
    const account = demoAccounts.find((entry) => entry.user_id === id)
    const random = createRandom(`${seed}:office:${i}`)
    return {
      id,
      // Those without an account of the demo work for its agency.
      role: account?.role ?? 'agency_caregiver',
      email: account?.email ?? `${first.toLowerCase()}.${last.toLowerCase()}@example.com`,
      first_name: first,
      last_name: last,
      phone_verified: true,
      email_verified: true,
      ...placeSomebody(oakland, random),
      language: 'en',
      is_b2b: false,
      concierge_eligible: false,
      partner_code: null,
      portrait: portraitTraits({ gender: 'female', age, heritage, nurse: scrubs }, random),
      created_at: minutesBefore(today, 700 * 1440),
      last_active_at: minutesBefore(today, 90 + i * 60),
    }
  })
}

/** The first caregiver uses at most five of their fifty row numbers of a table, so these are free. */
export const OWN_NUMBERS = 46

/** The agency caregiver's week. */
export function officeAvailability(today: string): AvailabilityRow[] {
  return [1, 2, 4].map((day, i) => ({
    id: OWN_NUMBERS + i,
    user_id: FIRST_OFFICE_ID,
    start_date: addDays(today, day),
    end_date: null,
    start_time: i === 2 ? '15:00' : '07:00',
    end_time: i === 2 ? '23:00' : '15:00',
    repeats_weekly: true,
  }))
}

/** Facilities that staff shifts; the first is the demo account's. */
export function facilities(places: readonly PlaceRow[], seed: number): FacilityRow[] {
  return houses.map(([name, city, state, beds, about], i) => {
    const { address, county, zip_code, latitude, longitude, phone } = placeSomebody(
      placeNamed(places, city, state),
      createRandom(`${seed}:facility:${i}`),
    )
    return {
      id: i + 1,
      user_id: i === 0 ? FIRST_OFFICE_ID + 1 : null,
      name,
      address,
      city,
      county,
      state,
      zip_code,
      latitude,
      longitude,
      time_zone: timeZoneOfState(state),
      phone,
      beds,
      about,
    }
  })
}

const people: readonly {
  first: string
  last: string
  heritage: HeritageName
  age: number
  scrubs: boolean
}[] = [
  { first: 'Grace', last: 'Mendoza', heritage: 'filipino', age: 34, scrubs: true },
  { first: 'Paulette', last: 'Grant', heritage: 'caribbean', age: 51, scrubs: false },
  { first: 'Jordan', last: 'Park', heritage: 'korean', age: 31, scrubs: false },
  { first: 'Helen', last: 'Osei', heritage: 'westAfrican', age: 47, scrubs: false },
  { first: 'Ruth', last: 'Kessler', heritage: 'white', age: 54, scrubs: false },
  { first: 'Teresa', last: 'Alvarado', heritage: 'latino', age: 41, scrubs: true },
  { first: 'Bao', last: 'Nguyen', heritage: 'vietnamese', age: 29, scrubs: true },
  { first: 'Renata', last: 'Silva', heritage: 'brazilian', age: 39, scrubs: false },
]

const houses: readonly (readonly [name: string, city: string, state: string, beds: number, about: string])[] =
  [
    [
      'Harborlight Skilled Nursing',
      'Oakland',
      'CA',
      98,
      'Long-term and rehabilitation beds near the estuary, with a sub-acute unit of twelve.',
    ],
    [
      'Three Oaks Rehabilitation',
      'Oakland',
      'CA',
      64,
      'Short stays after surgery and stroke; therapy seven days a week.',
    ],
    [
      'Stillbrook Care Center',
      'San Leandro',
      'CA',
      120,
      'Two memory units and a garden that residents can reach by themselves.',
    ],
    ['Tidewell Sub-Acute', 'Alameda', 'CA', 46, 'Ventilator and tracheostomy care.'],
    ['Larkfield Health', 'Berkeley', 'CA', 74, 'A small nonprofit house with a long staff list.'],
    ['Goldenrod Nursing', 'Hayward', 'CA', 110, 'Long-term care, a dialysis partner next door.'],
    ['Maplewick Gardens', 'San Francisco', 'CA', 88, 'Memory care and respite.'],
    ['Kindred Row', 'Los Angeles', 'CA', 132, 'Rehabilitation and long-term care in one building.'],
    ['Wrenhaven', 'Houston', 'TX', 104, 'Skilled nursing with an orthopedic floor.'],
    ['Saltmarsh House', 'Boston', 'MA', 57, 'Hospice and palliative beds.'],
    ['Riverbend Skilled Nursing', 'Chicago', 'IL', 140, 'Four floors, two of them rehabilitation.'],
    ['Hogar Brisas del Mar', 'San Juan', 'PR', 52, 'Cuido diestro y rehabilitación, personal bilingüe.'],
  ]
