import { RRuleTemporal } from 'rrule-temporal'
import { compare } from '../../scripts/measure.mjs'
import { seriesVisits, type SeriesRule } from '../src/hiring/series.js'
import type { Row } from './row.js'

const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** Eight weeks over a change of clocks. */
const window = { from: '2026-10-05', to: '2026-11-29' }

/** Both read their rules anew, as they come from a table; the peer works out the starts alone. */
export default async function series(): Promise<Row[]> {
  const all = Array.from({ length: 200 }, (_, nth) => {
    const rule: SeriesRule = {
      ...{ day_of_week: nth % 7, from_day: '2026-01-04', to_day: null },
      ...{ start_time: `${String(6 + (nth % 12)).padStart(2, '0')}:30`, end_time: '19:00' },
    }
    return { rule, zone: zones[nth % zones.length]! }
  })
  const ruleOf = ({ rule: { day_of_week, start_time }, zone }: (typeof all)[number]) => {
    const first = `202601${String(4 + day_of_week).padStart(2, '0')}T${start_time.replace(':', '')}00`
    const rruleString = `DTSTART;TZID=${zone}:${first}\nRRULE:FREQ=WEEKLY;BYDAY=${weekdays[day_of_week]}`
    return new RRuleTemporal({ rruleString })
  }
  const [from, to] = [new Date('2026-10-05T04:00:00Z'), new Date('2026-11-30T04:00:00Z')]
  const ours = () => all.reduce((sum, { rule, zone }) => sum + seriesVisits(rule, zone, window).length, 0)
  const peer = () => all.reduce((sum, one) => sum + ruleOf(one).between(from, to, true).length, 0)
  if (ours() !== peer()) throw new Error(`${ours()} visits of ours against ${peer()} of the peer's`)
  return [
    {
      name: 'series: the visits of 200 over eight weeks, starts and ends',
      unit: 'µs',
      peerName: 'rrule-temporal, starts alone',
      budget: 1 / 20,
      ...(await compare(ours, peer, { runs: 7 })),
    },
  ]
}
