import { RRuleTemporal } from 'rrule-temporal'
import { compare } from '../../scripts/measure.mjs'
import { compileSchedule, type ScheduleEntry } from '../src/careplans/recurrence.js'
import { expandWindow, type WindowDay, type WindowTask } from '../src/careplans/series/window.js'
import { addDays, toEpochDay } from '../src/kit/dates/dates.js'
import type { Row } from './row.js'

const month = { from: '2026-11-01', to: '2026-11-30' }
const first = toEpochDay(month.from)!
const taskCount = 500
const overrideCount = 5000

const kinds: readonly { entry: Partial<ScheduleEntry>; rule: string }[] = [
  { entry: {}, rule: 'FREQ=DAILY' },
  { entry: { schedule_type: 'weekly', day_of_week: 3 }, rule: 'FREQ=WEEKLY;BYDAY=WE;WKST=SU' },
  { entry: { schedule_type: 'monthly', day_of_month: 18 }, rule: 'FREQ=MONTHLY;BYMONTHDAY=18' },
]
const starts = Array.from({ length: taskCount }, (_, index) => addDays('2023-11-01', index % 1096))
const schedules = starts.map((start_date, index): readonly ScheduleEntry[] => [
  {
    ...{ schedule_type: 'daily', interval: 1, day_of_week: null, day_of_month: null },
    ...{ start_date, end_date: null },
    ...kinds[index % kinds.length]!.entry,
  },
])
const tasks = schedules.map((schedule, index): WindowTask => ({
  ...{ id: index + 1, schedule: compileSchedule(schedule), due: (index * 37) % 1440, priority: 0 },
  ...{ assigned_to: null, category: null, removed: false },
}))

/** A month of five hundred tasks: the counts of every day and the first thirty rows. */
export default async function window(): Promise<Row[]> {
  return [await besideRruleTemporal(), await withOverrides()]
}

async function besideRruleTemporal(): Promise<Row> {
  const rules = starts.map(
    (start, index) =>
      new RRuleTemporal({
        rruleString: `DTSTART;TZID=UTC:${start.replaceAll('-', '')}T000000\nRRULE:${kinds[index % kinds.length]!.rule}`,
      }),
  )
  const [from, to] = [month.from, month.to].map((date) => new Date(`${date}T00:00:00Z`))
  const ours = () => expandWindow(tasks, [], month).total
  const peer = () => rules.reduce((sum, rule) => sum + rule.between(from!, to!, true).length, 0)
  if (ours() !== peer()) throw new Error(`${ours()} dates of ours against ${peer()} of the peer's`)
  return {
    name: 'care plan: a month of 500 tasks, counted by day, 30 written',
    unit: 'µs',
    peerName: 'rrule-temporal',
    budget: 1 / 35,
    ...(await compare(ours, peer, { runs: 7 })),
  }
}

/** Nearly every day of the daily ones has something of its own: done, skipped, moved or taken away. */
async function withOverrides(): Promise<Row> {
  const states = ['done', 'done', 'skipped', 'open', 'removed'] as const
  const daily = tasks.filter((_, index) => index % kinds.length === 0)
  const days = daily
    .flatMap(({ id }) =>
      Array.from({ length: 30 }, (_, at): WindowDay => {
        const state = states[(id + at) % states.length]!
        return { task: id, day: first + at, shown: first + at + (state === 'open' ? 1 : 0), state }
      }),
    )
    .slice(0, overrideCount)
  if (days.length !== overrideCount) throw new Error(`${days.length} days of their own`)
  // As for a request: the rules are read anew.
  const read = () => tasks.map((task, index) => ({ ...task, schedule: compileSchedule(schedules[index]!) }))
  const ours = () => expandWindow(read(), days, month).total
  const peer = () => expandWindow(read(), [], month).total
  // Both run by the same code, which is to have met both before either is measured.
  for (let run = 0; run < 2000; run++) if (ours() >= peer()) throw new Error('Nothing was taken away')
  return {
    name: 'care plan: the same month with 5,000 days of their own',
    unit: 'µs',
    peerName: 'none of their own',
    budget: 1.3,
    ...(await compare(ours, peer, { runs: 21 })),
  }
}
