import { FIRST_CAREGIVER_ID, FIRST_OFFICE_ID } from './accounts.ts'
import { addDays, weekDay } from './days.ts'
import { createRandom } from './random.ts'
import type { FacilityRow, ShiftRow } from './rows.ts'

/** Days before and after today on which there are shifts. */
const daysBack = 7
const daysAhead = 21

/**
 * Shifts of every facility from last week to three weeks ahead. Most that lie ahead are open; some are Denise's and the
 * agency caregiver's, and those that are over were worked.
 */
export function writeShifts(facilities: readonly FacilityRow[], seed: number, today: string): ShiftRow[] {
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, i) => addDays(today, i - daysBack))
  const perFacility = days.length * shiftsADay
  // Nobody works twice in a day, nor in two houses.
  const busy = new Set<string>()
  return facilities.flatMap((facility, f) => {
    const random = createRandom(`${seed}:shifts:${facility.id}`)
    const zone = zones[facility.state] ?? 'America/New_York'
    return days.flatMap((day, d) =>
      random.sample(blocks, random.int(0, shiftsADay)).flatMap((block, i): ShiftRow[] => {
        const [nurse, license_types, rate] = random.pick(posts)
        const start = instantIn(zone, day, block.from)
        const isOver = day < today
        const wanted = facility.city === 'Oakland' && random.chance(isOver ? 1 : 0.3)
        const staff = wanted && !busy.has(`${nurse} ${day}`) ? nurse : null
        if (staff !== null) busy.add(`${nurse} ${day}`)
        // What nobody worked is nothing to be told of any more.
        if (isOver && staff === null) return []
        return [
          {
            id: f * perFacility + d * shiftsADay + i + 1,
            facility_id: facility.id,
            user_id: staff,
            day,
            start: iso(start),
            end: iso(start + block.hours * hour),
            shift_block_type: block.type,
            iso_type: random.pick([3, 3, 3, 2, 4, null]),
            license_types,
            rate: rate + (block.type === 1 ? 0 : 250) + (weekDay(day) % 6 === 0 ? 300 : 0),
            status: staff === null ? 'open' : isOver ? 'done' : random.chance(0.5) ? 'confirmed' : 'assigned',
            note: random.pick(notes),
            clock_in_at: isOver ? iso(start - random.int(0, 9) * minute) : null,
            clock_out_at: isOver ? iso(start + block.hours * hour + random.int(0, 12) * minute) : null,
          },
        ]
      }),
    )
  })
}

const shiftsADay = 3
const minute = 60_000
const hour = 60 * minute
const iso = (instant: number) => new Date(instant).toISOString()

const blocks = [
  { type: 1, from: '07:00', hours: 8 },
  { type: 1, from: '07:00', hours: 12 },
  { type: 2, from: '15:00', hours: 8 },
  { type: 3, from: '23:00', hours: 8 },
  { type: 3, from: '19:00', hours: 12 },
] as const

/** Who usually works it, which licences it takes, and cents an hour. */
const posts: readonly (readonly [nurse: number, licenses: number[], rate: number])[] = [
  [FIRST_OFFICE_ID, [2], 2600],
  [FIRST_OFFICE_ID, [2, 3], 2450],
  [FIRST_CAREGIVER_ID + 1, [6, 8], 3900],
  [FIRST_CAREGIVER_ID + 1, [6, 7, 8], 4200],
]

const notes = [
  '',
  '',
  'Report to the charge nurse.',
  'Scrubs in navy, please.',
  'Parking behind the building.',
]

const zones: Readonly<Record<string, string>> = {
  CA: 'America/Los_Angeles',
  TX: 'America/Chicago',
  IL: 'America/Chicago',
  PR: 'America/Puerto_Rico',
}

/** A time of a day in a zone, as an instant in milliseconds. */
function instantIn(zone: string, day: string, time: string): number {
  const there = Date.parse(`${day}T${time}:00Z`)
  const parts = formatOf(zone).formatToParts(there)
  const [, sign, hours, minutes] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute
  return sign === '-' ? there + offset : there - offset
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}
