import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { compare } from '../../scripts/measure.mjs'
import { spanIn } from '../src/kit/dates/zoneTime.js'
import { addDays } from '../src/kit/dates/dates.js'
import { payTypes } from '../src/vocabulary/hiring/catalogue.js'
import type { LineFacts, PayTerms } from '../src/timesheets/index.js'
import type { Row } from './row.js'

/** What is shipped is measured: a TypeScript loader's names for inner functions would be paid at every call. */
const { timesheetTotals } = (await import(
  new URL('../dist/everything.js', import.meta.url).href
)) as typeof import('../src/everything.js')

const zone = 'America/Los_Angeles'
const rate = {
  connection_id: 81,
  unit: 'hour',
  valid_to: null,
  valid_from: '2026-01-01',
  name: '',
  day_hours: null,
}
const terms = {
  ...{ zone, place: { state: 'CA', city: 'Oakland' }, liveIn: false, kind: 'attendant' },
  rates: payTypes.ids.map((pay_type, id) => ({
    ...rate,
    id,
    pay_type,
    amount: pay_type === 'special' ? 3675 : 2450,
  })),
} as unknown as PayTerms
/** Fourteen days of ten hours over a change of clocks, nights among them, two of them at a special rate. */
const lines: LineFacts[] = Array.from({ length: 14 }, (_, nth) => {
  const [from, until] = nth % 4 === 3 ? ['20:30', '06:30'] : ['08:30', '18:00']
  const { start, end } = spanIn(zone, addDays('2026-10-25', nth), from!, until!)
  return {
    ...{ id: nth, start: start!.toISOString(), end: end!.toISOString(), break_minutes: 0 },
    pay_type: nth === 6 || nth === 11 ? 'special' : 'regular',
  }
})

/** The same rules, told by a date library's functions for zones: nine hours a day, 45 a week, one and a half above. */
function byLibrary(): number {
  const days = new Map<string, number>()
  const weeks = new Map<string, number>()
  let cents = 0
  for (const { start, end, pay_type } of lines) {
    const amount = pay_type === 'special' ? 3675 : 2450
    const [whole, over] = [dayjs(end).diff(start, 'minute'), { minutes: 0 }]
    let at = dayjs(start).tz(zone)
    const until = dayjs(end).tz(zone)
    while (at.isBefore(until)) {
      const today = at.format('YYYY-MM-DD')
      const week = at.subtract(at.day(), 'day').format('YYYY-MM-DD')
      const midnight = dayjs.tz(`${at.add(1, 'day').format('YYYY-MM-DD')} 00:00`, zone)
      const next = midnight.isBefore(until) ? midnight : until
      const minutes = next.diff(at, 'minute')
      const before = days.get(today) ?? 0
      const daily = Math.max(0, before + minutes - Math.max(before, 540))
      const straight = Math.min(minutes - daily, Math.max(0, 2700 - (weeks.get(week) ?? 0)))
      days.set(today, before + minutes)
      weeks.set(week, (weeks.get(week) ?? 0) + straight)
      over.minutes += minutes - straight
      at = next
    }
    cents += Math.floor((whole * amount) / 60 + 0.5)
    const more = pay_type === 'special' ? Math.max(0, 1.5 * 2450 - amount) : 1225
    cents += Math.floor((over.minutes * more) / 60 + 0.5)
  }
  return cents
}

/** What a sheet of fourteen days comes to, with overtime and special rates over a change of clocks. */
export default async function hours(): Promise<Row[]> {
  dayjs.extend(utc)
  dayjs.extend(timezone)
  const ours = () => timesheetTotals(lines, [], terms)!.wages
  if (ours() !== byLibrary())
    throw new Error(`${ours()} cents of ours against ${byLibrary()} of the library's`)
  return [
    {
      name: 'hours: the totals of a timesheet of 14 days',
      unit: 'µs',
      peerName: 'dayjs with its zones',
      budget: 1 / 20,
      // The processor's time: the budget of 30 µs is for what it takes, however busy the machine is.
      ...(await compare(ours, byLibrary, { cpu: true })),
    },
  ]
}
