import { addDays, dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import { freeHours, weekBegins, type ComingWeek } from '../availability/freeHours.ts'
import { placeZone } from '../places/placeZone.ts'
import type { Area } from './area.ts'

/** The coming week, with the instant at which it begins and the day on which it is over. */
interface SearchWeek extends ComingWeek {
  readonly begins: string
  readonly over: string
}

/** The weeks that were asked for last, by their zone: days begin on a quarter of an hour in every zone. */
const weeks = new Map<string, { readonly quarter: number; readonly week: SearchWeek }>()
const quarterMs = 15 * 60_000

/** The seven days from tomorrow on, by the clock of the area that is searched. */
export function comingWeek(area: Area, now: number): SearchWeek {
  const zone =
    area.kind === 'everywhere'
      ? pacificTimeZone
      : placeZone('place' in area ? area.place : { county: null, ...area })
  const quarter = Math.floor(now / quarterMs)
  const kept = weeks.get(zone)
  if (kept?.quarter === quarter) return kept.week
  const today = dayIn(zone, new Date(now))
  const week = { today, zone, begins: weekBegins({ today, zone }), over: addDays(today, 7) }
  weeks.set(zone, { quarter, week })
  return week
}

/** Whether a row `r` says itself what its caregiver's times come to in this week, as `r.week`: where none comes into it or leaves it. */
export const saysTimes = ({ today, over }: SearchWeek): SQL =>
  sql`r.week_from <= ${today}::date and r.week_until >= ${over}::date`

/** Whether it also says when they are free, nothing of it being booked. */
export const saysWeek = (week: SearchWeek): SQL =>
  sql`${saysTimes(week)} and r.booked_until <= ${week.begins}::timestamptz`

/** When whom a row `r` is of is free (`freeHours`), as `w.free`: what the row says, or what their times come to. */
export const freeOf = (week: SearchWeek): SQL =>
  sql`cross join lateral (select case when ${saysWeek(week)} then r.week else ${freeHours(sql`r.id`, week)} end as free offset 0) w`
