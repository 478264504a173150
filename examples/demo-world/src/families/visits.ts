import { earningWeeksShown } from '@homecare/sdk/dashboards'
import { visitWeeksAhead } from '@homecare/sdk/hiring'
import { spanIn } from '@homecare/sdk/kit'
import { addDays, weekDay } from '../ground/days.ts'
import { stillHired, type FamilyBundle } from './families.ts'
import type { Diary } from '../ground/diary.ts'
import { createRandom } from '../ground/random.ts'
import type { ClockRow, VisitRow, VisitSeriesRow } from '../rows/rows.ts'

/** Numbers that a connection has for its visits, and for its weekly ones. */
const perConnection = 100
const seriesEach = 10
const daysAhead = 7 * visitWeeksAhead

/** Visits about today, and the weekly ones that they are of. */
interface PlannedVisits {
  readonly series: VisitSeriesRow[]
  readonly visits: VisitRow[]
}

/**
 * The weekly visits of a family's hired caregivers by the clock of its place: the first comes in the mornings, or the
 * afternoons where another family has them then, others on an evening. Nobody is planned where the diary has them already.
 */
export function writeVisits(
  bundle: FamilyBundle,
  { zone, today, diary }: { readonly zone: string; readonly today: string; readonly diary: Diary },
): PlannedVisits {
  // Whole weeks, and the present one so far: as many weeks of hours are handed in on any day.
  const daysBack = 7 * earningWeeksShown + weekDay(today)
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, i) => addDays(today, i - daysBack))
  const written = stillHired(bundle).map(({ id, caregiver_id, start_date }, nth): PlannedVisits => {
    const planned = ([weekDays, from, until]: Pattern) =>
      days
        .filter((day) => weekDays.includes(weekDay(day)) && day >= (start_date ?? today))
        .map((day) => {
          const { start, end } = spanIn(zone, day, from, until)
          return { day, start: start!.toISOString(), end: end!.toISOString() }
        })
    const patterns = nth === 0 ? [mornings, afternoons] : [evening]
    const isFree = (hours: { start: string; end: string }) => diary.isFree(caregiver_id, hours)
    const pattern = patterns.find((one) => planned(one).every(isFree)) ?? patterns[0]!
    const [weekDays, start_time, end_time] = pattern
    const from_day = start_date ?? today
    return {
      series: weekDays.map((day_of_week) => ({
        ...{ id: id * seriesEach + day_of_week, connection_id: id, day_of_week, start_time, end_time },
        ...{ from_day, to_day: null, note: '', planned_to: days.at(-1)! },
        created_at: `${from_day}T12:00:00Z`,
      })),
      visits: planned(pattern)
        .filter(isFree)
        .map(({ day, start, end }, i) => {
          diary.write(caregiver_id, { start, end })
          return {
            ...{ id: id * perConnection + i, connection_id: id, start, end },
            note: i % 3 === 0 ? notes[Math.min(nth, 1)]! : '',
            ...{ series_id: id * seriesEach + weekDay(day), series_day: day },
          }
        }),
    }
  })
  return {
    series: written.flatMap(({ series }) => series),
    visits: written.flatMap(({ visits }) => visits),
  }
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
const afternoons: Pattern = [[1, 3, 5], '14:00', '18:00']
/** The other days, so that somebody comes every day. */
const evening: Pattern = [[0, 2, 4, 6], '20:00', '21:30']
const notes = ['Breakfast first, then the walk.', 'Please look at the dressing on his heel.']
type Pattern = readonly [weekDays: readonly number[], from: string, until: string]
