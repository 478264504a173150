import { earningWeeksShown } from '@homecare/sdk/dashboards'
import { instantIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { addDays, weekDay } from '../ground/days.ts'
import { stillHired, type FamilyBundle } from './families.ts'
import { createRandom } from '../ground/random.ts'
import type { ClockRow, VisitRow } from '../rows/rows.ts'

/** Numbers that a connection has for its visits. */
const perConnection = 50
/** The weeks whose earnings a dashboard shows, and some days. */
const daysBack = 7 * earningWeeksShown
const daysAhead = 21

/** The visits of a family's hired caregivers about today: the first comes in the mornings, others on an evening. */
export function writeVisits(bundle: FamilyBundle, today: string): VisitRow[] {
  const zone = timeZoneOfState(bundle.user.state)
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, i) => addDays(today, i - daysBack))
  return stillHired(bundle).flatMap(({ id, start_date }, nth) => {
    const [weekDays, from, until] = nth === 0 ? mornings : evening
    return days
      .filter((day) => weekDays.includes(weekDay(day)) && day >= (start_date ?? today))
      .map((day, i) => ({
        id: id * perConnection + i,
        connection_id: id,
        start: instantIn(zone, day, from)!.toISOString(),
        end: instantIn(zone, day, until)!.toISOString(),
        note: i % 3 === 0 ? notes[Math.min(nth, 1)]! : '',
      }))
  })
}

/** When the visits that are over were clocked: some minutes before and after what was planned. */
export function writeVisitClocks(
  { connections }: FamilyBundle,
  visits: readonly VisitRow[],
  today: string,
): ClockRow[] {
  const caregivers = new Map(connections.map(({ id, caregiver_id }) => [id, caregiver_id]))
  return visits
    .filter(({ end }) => end.slice(0, 10) < today)
    .map(({ id, connection_id, start, end }) => {
      const random = createRandom(`visit clock:${id}`)
      return {
        id: firstClock + id,
        user_id: caregivers.get(connection_id)!,
        shift_id: null,
        visit_id: id,
        clock_in_at: minutesAfter(start, -random.int(0, 6)),
        clock_out_at: minutesAfter(end, random.int(0, 25)),
        clock_in_place: 'there',
        clock_out_place: 'there',
      }
    })
}

/** Clocks of shifts have smaller numbers. */
const firstClock = 1_000_000
const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

const mornings: Pattern = [[1, 3, 5], '09:00', '13:00']
/** The other days, so that somebody comes every day. */
const evening: Pattern = [[0, 2, 4, 6], '20:00', '21:30']
const notes = ['Breakfast first, then the walk.', 'Please look at the dressing on his heel.']
type Pattern = readonly [weekDays: readonly number[], from: string, until: string]
