import { instantIn } from '@homecare/sdk/kit'
import { partOfDayIn } from '@homecare/sdk/shifts'
import { AGENCY_DESK_ID, DENISE_ID, FIRST_OFFICE_ID } from '../ground/accounts.ts'
import { addDays, weekDay } from '../ground/days.ts'
import { createRandom } from '../ground/random.ts'
import { agencyPeople } from './agency.ts'
import type { ClockRow, FacilityRow, ShiftRow } from '../rows/rows.ts'

/** Days before and after today on which there are shifts. */
const daysBack = 7
const daysAhead = 21

/**
 * Shifts of every facility from last week to three weeks ahead. Most that lie ahead are open; some are Denise's and the
 * agency caregiver's, and those that are over were worked. Written by hand are Denise's shifts of yesterday and today,
 * one of next week that each of the two is to confirm, and open ones that may be taken: nobody else waits for an answer.
 */
export function writeShifts(facilities: readonly FacilityRow[], seed: number, today: string): ShiftRow[] {
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, i) => addDays(today, i - daysBack))
  const perFacility = days.length * shiftsADay
  // Nobody works twice in a day, nor in two houses.
  const busy = new Set(pinned.map(({ staff, day }) => `${staff} ${addDays(today, day)}`))
  const written = facilities.flatMap((facility, f) => {
    const random = createRandom(`${seed}:shifts:${facility.id}`)
    return days.flatMap((day, d) =>
      random.sample(blocks, random.int(0, shiftsADay)).flatMap((block, i): ShiftRow[] => {
        const [nurse, license_types, rate] = random.pick(posts)
        const isOver = day < today
        const wanted = facility.city === 'Oakland' && random.chance(isOver ? 1 : 0.3)
        const isFree = wanted && !busy.has(`${nurse} ${day}`)
        const staff = isFree && (isOver || random.chance(0.5)) ? nurse : null
        if (staff !== null) busy.add(`${nurse} ${day}`)
        // What nobody worked is nothing to be told of any more.
        if (isOver && staff === null) return []
        return [
          {
            id: f * perFacility + d * shiftsADay + i + 1,
            user_id: staff,
            ...timesOf(facility, day, block),
            iso_type: random.pick([3, 3, 3, 2, 4, null]),
            license_types,
            rate: rate + (block.from === '07:00' ? 0 : 250) + (weekDay(day) % 6 === 0 ? 300 : 0),
            status: staff === null ? 'open' : isOver ? 'done' : 'confirmed',
            note: random.pick(notes),
          },
        ]
      }),
    )
  })
  return [
    // A night that goes on as today begins is neither over nor ahead.
    ...written.filter(({ status, end }) => status !== 'done' || end < today),
    ...pinned.map(({ house, staff, day, status, note }, i): ShiftRow => ({
      id: facilities.length * perFacility + i + 1,
      user_id: staff,
      ...timesOf(facilities[house]!, addDays(today, day), status === 'done' ? blocks[0] : blocks[1]),
      iso_type: 3,
      license_types: isOfAgency(staff) ? [2, 3] : [6, 8],
      rate: isOfAgency(staff) ? 2600 : 3900,
      status,
      note,
    })),
  ]
}

/** When the shifts that are over were worked, to the minute. */
export function writeClocks(shifts: readonly ShiftRow[], seed: number): ClockRow[] {
  return shifts.flatMap(({ id, user_id, start, end, status }): ClockRow[] => {
    if (status !== 'done' || user_id === null) return []
    const random = createRandom(`${seed}:clock:${id}`)
    return [
      {
        id,
        user_id,
        shift_id: id,
        visit_id: null,
        clock_in_at: iso(Date.parse(start) - random.int(0, 9) * minute),
        clock_out_at: iso(Date.parse(end) + random.int(0, 12) * minute),
        clock_in_place: 'there',
        clock_out_place: 'there',
      },
    ]
  })
}

/** A facility's shift on a day, in the hours of a block there. */
function timesOf({ id, time_zone }: FacilityRow, day: string, block: (typeof blocks)[number]) {
  const begins = instantIn(time_zone, day, block.from)!.getTime()
  const [start, end] = [iso(begins), iso(begins + block.hours * hour)]
  return { facility_id: id, day, start, end, shift_block_type: partOfDayIn(time_zone, start, end)! }
}

const isOfAgency = (staff: number | null) => agencyPeople.some(({ id }) => id === staff)
const shiftsADay = 3
const minute = 60_000
const hour = 60 * minute
const iso = (instant: number) => new Date(instant).toISOString()

const blocks = [
  { from: '07:00', hours: 8 },
  { from: '07:00', hours: 12 },
  { from: '15:00', hours: 8 },
  { from: '23:00', hours: 8 },
  { from: '19:00', hours: 12 },
] as const

/** Who usually works it, which licenses it takes, and cents an hour. */
const posts: readonly (readonly [nurse: number, licenses: number[], rate: number])[] = [
  [FIRST_OFFICE_ID, [2], 2600],
  [FIRST_OFFICE_ID, [2, 3], 2450],
  [DENISE_ID, [6, 8], 3900],
  [DENISE_ID, [6, 7, 8], 4200],
]

const notes = [
  '',
  '',
  'Report to the charge nurse.',
  'Scrubs in navy, please.',
  'Parking behind the building.',
]

/** Written by hand: the house by its place in the list, and days from today. */
const pinned: readonly {
  house: number
  staff: number | null
  day: number
  status: ShiftRow['status']
  note: string
}[] = [
  { house: 0, staff: DENISE_ID, day: -1, status: 'done', note: 'Report to the charge nurse.' },
  { house: 0, staff: DENISE_ID, day: 0, status: 'confirmed', note: 'Report to the charge nurse.' },
  { house: 1, staff: DENISE_ID, day: 7, status: 'assigned', note: 'Scrubs in navy, please.' },
  { house: 0, staff: FIRST_OFFICE_ID, day: 5, status: 'assigned', note: 'Report to the charge nurse.' },
  { house: 0, staff: null, day: 3, status: 'open', note: '' },
  { house: 1, staff: null, day: 4, status: 'open', note: 'Parking behind the building.' },
  { house: 2, staff: null, day: 9, status: 'open', note: '' },
  { house: 3, staff: null, day: 10, status: 'open', note: 'Report to the charge nurse.' },
  { house: 1, staff: AGENCY_DESK_ID + 1, day: 0, status: 'confirmed', note: 'Parking behind the building.' },
  { house: 1, staff: AGENCY_DESK_ID + 1, day: 2, status: 'assigned', note: '' },
]
