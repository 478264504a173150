import { addDays, dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { sql, type SQL } from 'drizzle-orm'
import { freeHours, weekBegins, type ComingWeek } from '../availability/freeHours.ts'
import { placeZone } from '../places/placeZone.ts'
import type { Area } from './area.ts'

/** The seven days from tomorrow on, by the clock of the area that is searched. */
export function comingWeek(area: Area, now: number): ComingWeek {
  const zone =
    area.kind === 'everywhere'
      ? pacificTimeZone
      : placeZone('place' in area ? area.place : { county: null, ...area })
  return { today: dayIn(zone, new Date(now)), zone }
}

/** Whether a row `r` says itself what its caregiver's times come to in this week, as `r.week`: where none comes into it or leaves it. */
export const saysTimes = ({ today }: ComingWeek): SQL =>
  sql`r.week_from <= ${today}::date and r.week_until >= ${addDays(today, 7)}::date`

/** Whether it also says when they are free, nothing of it being booked. */
export const saysWeek = (week: ComingWeek): SQL =>
  sql`${saysTimes(week)} and r.booked_until <= ${weekBegins(week)}::timestamptz`

/** When whom a row `r` is of is free (`freeHours`), as `w.free`: what the row says, or what their times come to. */
export const freeOf = (week: ComingWeek): SQL =>
  sql`cross join lateral (select case when ${saysWeek(week)} then r.week else ${freeHours(sql`r.id`, week)} end as free offset 0) w`
