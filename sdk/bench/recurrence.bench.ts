import { createRequire } from 'node:module'
import type * as Rrule from 'rrule'
import { RRuleTemporal } from 'rrule-temporal'
import { compare } from '../../scripts/measure.mjs'
import { compileSchedule, occurrences, type ScheduleEntry } from '../src/careplans/recurrence.js'
import { addDays } from '../src/kit/dates/dates.js'
import type { Row } from './row.js'

// rrule is CommonJS to Node and a module to a bundler: asked for as the former, it is the same everywhere.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof Rrule

const daily = (start_date: string): ScheduleEntry => ({
  schedule_type: 'daily',
  interval: 1,
  day_of_week: null,
  day_of_month: null,
  start_date,
  end_date: null,
})
const month = { from: '2026-11-01', to: '2026-11-30' }
const week = { from: '2026-11-15', to: '2026-11-21' }
const instant = (date: string) => new Date(`${date}T00:00:00Z`)

/** The peers' rules are made once, outside what is measured; ours is read anew where it is not compiled. */
export default async function recurrence(): Promise<Row[]> {
  return [
    await tenYearsOn('rrule'),
    await tenYearsOn('rrule-temporal'),
    await fiftyYearsOn(),
    await tenThousandTasks(),
  ]
}

async function tenYearsOn(peerName: 'rrule' | 'rrule-temporal'): Promise<Row> {
  const entries = [daily('2016-11-01')]
  const rule =
    peerName === 'rrule'
      ? new RRule({ freq: RRule.DAILY, dtstart: instant('2016-11-01') }, true)
      : new RRuleTemporal({ rruleString: 'DTSTART;TZID=UTC:20161101T000000\nRRULE:FREQ=DAILY' })
  const [from, to] = [instant(month.from), instant(month.to)]
  const peer = () => rule.between(from, to, true)
  same(occurrences(entries, month).length, peer().length)
  return {
    name: 'recurrence: a month of every day, ten years after the start',
    unit: 'µs',
    peerName,
    budget: peerName === 'rrule' ? 1 / 5000 : 1 / 15,
    ...(await compare(() => occurrences(entries, month), peer, { runs: 21 })),
  }
}

async function fiftyYearsOn(): Promise<Row> {
  const old = [daily('1976-11-01')]
  const fresh = [daily('2026-11-01')]
  same(occurrences(old, month).length, occurrences(fresh, month).length)
  return {
    name: 'recurrence: the same month, fifty years after the start',
    unit: 'µs',
    peerName: 'no years after',
    budget: 1.3,
    ...(await compare(
      () => occurrences(old, month),
      () => occurrences(fresh, month),
      { runs: 21 },
    )),
  }
}

/** Tasks of every kind, begun on each of the days of three years. */
async function tenThousandTasks(): Promise<Row> {
  const starts = Array.from({ length: 10_000 }, (_, index) => addDays('2023-11-01', index % 1096))
  const schedules = starts.map((start, index) =>
    compileSchedule([{ ...daily(start), ...kinds[index % 3]!.entry }]),
  )
  const rules = starts.map((start, index) => {
    const rule = kinds[index % 3]!.rule
    return new RRuleTemporal({
      rruleString: `DTSTART;TZID=UTC:${start.replaceAll('-', '')}T000000\nRRULE:${rule}`,
    })
  })
  const [from, to] = [instant(week.from), instant(week.to)]
  const ours = () => schedules.reduce((sum, schedule) => sum + schedule.between(week.from, week.to).length, 0)
  const peer = () => rules.reduce((sum, rule) => sum + rule.between(from, to, true).length, 0)
  same(ours(), peer())
  return {
    name: 'recurrence: 10,000 tasks in one week, compiled',
    unit: 'µs',
    peerName: 'rrule-temporal',
    budget: 1 / 35,
    ...(await compare(ours, peer, { runs: 7 })),
  }
}

const kinds: readonly { entry: Partial<ScheduleEntry>; rule: string }[] = [
  { entry: { interval: 2 }, rule: 'FREQ=DAILY;INTERVAL=2' },
  { entry: { schedule_type: 'weekly', day_of_week: 3 }, rule: 'FREQ=WEEKLY;BYDAY=WE;WKST=SU' },
  { entry: { schedule_type: 'monthly', day_of_month: 18 }, rule: 'FREQ=MONTHLY;BYMONTHDAY=18' },
]

/** Whoever answers something else is not a peer. */
function same(ours: number, peer: number): void {
  if (ours !== peer) throw new Error(`${ours} dates of ours against ${peer} of the peer's`)
}
