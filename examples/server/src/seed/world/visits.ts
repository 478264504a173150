import { instantIn, timeZoneOfState } from '@homecare/sdk'
import { addDays, weekDay } from './days.ts'
import type { FamilyBundle } from './families.ts'
import type { VisitRow } from './rows.ts'

/** Numbers that a connection has for its visits. */
const perConnection = 50
const daysBack = 7
const daysAhead = 21
const hired = 3

/** The visits of a family's hired caregivers about today: the first comes in the mornings, others on an evening. */
export function writeVisits({ user, connections }: FamilyBundle, today: string): VisitRow[] {
  const zone = timeZoneOfState(user.state)
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, i) => addDays(today, i - daysBack))
  return connections
    .filter(({ hire_stage, end_date }) => hire_stage === hired && end_date === null)
    .flatMap(({ id }, nth) => {
      const [weekDays, from, until] = nth === 0 ? mornings : evening
      return days
        .filter((day) => weekDays.includes(weekDay(day)))
        .map((day, i) => ({
          id: id * perConnection + i,
          connection_id: id,
          start: instantIn(zone, day, from)!.toISOString(),
          end: instantIn(zone, day, until)!.toISOString(),
          note: i % 3 === 0 ? notes[Math.min(nth, 1)]! : '',
        }))
    })
}

const mornings: Pattern = [[1, 3, 5], '09:00', '13:00']
const evening: Pattern = [[4], '20:00', '21:30']
const notes = ['Breakfast first, then the walk.', 'Please look at the dressing on his heel.']
type Pattern = readonly [weekDays: readonly number[], from: string, until: string]
