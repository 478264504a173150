import { daytimeSpans, hoursAsked, readWhen, scheduleFlags, type When } from '@homecare/sdk/caregivers'
import {
  areaBounds,
  areaSides,
  readArea,
  type Bounds,
  type caregiverFilters,
  type CaregiverQuery,
} from '@homecare/sdk/search'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import { filterConditions, type FilterConditions } from '../db/filterConditions.ts'
import { refuse } from '../refusals/refuse.ts'
import { isLicensedAt } from '../caregivers/heldLicenses.ts'
import { pacificDay } from '../caregivers/pacificDay.ts'
import { bitsOf } from './rows.ts'

/**
 * Whom each filter of the search leaves, by its name on the wire; `r` is their row of the search. Someone must have
 * experience with all of the conditions, give all of the help and be free at all of the times that are asked for; of
 * several languages one is enough. The distance is the area's, and when they are free is asked of their week (`isFreeWhen`).
 */
const matches: FilterConditions<typeof caregiverFilters, number> = {
  conditions: (ids) => all(sql`r.conditions`, ids),
  home_support: (ids) => all(sql`r.home_support`, ids),
  spoken_languages: (ids) => (ids.length > 0 ? [sql`r.spoken_languages & ${bitsOf(ids)} <> 0`] : []),
  rate_min: (cents) => [sql`r.desired_wage >= ${cents}::int`],
  rate_max: (cents) => [sql`r.desired_wage <= ${cents}::int`],
  // Whoever looks for a professional finds those whose license our staff verified.
  provider_type: (type, now) =>
    type === 2 ? [ofCaregiver(isLicensedAt(now))] : all(sql`r.provider_types`, [type]),
  distance: () => [],
  schedule: (flags) => flags.map(flagIsSet),
  when: () => [],
  gender: (gender) => [sql`r.gender = ${gender}`],
  vetted: (vetted, now) => (vetted ? [isVettedAt(now)] : []),
  area: livesInArea,
}

/** Whether whom a row `r` is of lives between these degrees, as far as their cell says. */
export const livesWithin = (bounds: Bounds, more: SQL = sql`true`): SQL =>
  sql`r.id in (select u.id from users u where u.area_latitude between ${bounds.south}::float8 and ${bounds.north}::float8
    and u.area_longitude between ${bounds.west}::float8 and ${bounds.east}::float8 and ${more})`

/** The row and the column of a level's area in which somebody `u` lives, as far as their cell says. */
export function areaOfUser(level: number): readonly [row: SQL, column: SQL] {
  const { latitude, longitude } = areaSides(level)
  return [
    sql`floor(u.area_latitude / ${latitude}::float8)::int`,
    sql`floor(u.area_longitude / ${longitude}::float8)::int`,
  ]
}

/** By the index, and then to the last digit as areas are counted. */
function livesInArea(written: string): SQL[] {
  const [area, bounds] = [readArea(written), areaBounds(written)]
  if (!area || !bounds) throw refuse.notFound()
  const [row, column] = areaOfUser(area.level)
  return [livesWithin(bounds, sql`${row} = ${area.row}::int and ${column} = ${area.column}::int`)]
}

/** Whether whom a row `r` is of is vetted at an instant: what `vettedOn` says. */
export const isVettedAt = (now: number): SQL => sql`(r.vetted_until >= ${pacificDay(now)}::date)`

/** What is asked of the caregiver `c` whose row `r` is, of what no row has. */
export const ofCaregiver = (condition: SQL): SQL =>
  sql`exists (select 1 from caregivers c where c.id = r.id and ${condition})`

/** What the filters of a query ask of a caregiver. */
export const matching = (query: CaregiverQuery, now: number): SQL[] => filterConditions(matches, query, now)

/** The days and times of a query, or not found. */
export function whenAsked(words: readonly string[]): When {
  const when = readWhen(words)
  if (when === null) throw refuse.notFound()
  return when
}

/** Where a day's hours of a week stand, Sunday being 0. */
export type Week = (day: number) => SQL

/** The days of a row `r`, of which the index knows each by itself. */
export const weekOfRow: Week = (day) => daysOfRow[day]!
const daysOfRow = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) =>
  sql.raw(`r.${day}`),
)

/** The days of a week as `freeHours` says it. */
export const weekOf =
  (free: SQL): Week =>
  (day) =>
    sql`${free}[${days[day]}]`
const days = [1, 2, 3, 4, 5, 6, 7].map((at) => sql.raw(String(at)))

/** What the days and times of a query ask of a week. */
export function isFreeWhen(query: CaregiverQuery, week: Week): SQL[] {
  if (query.when === undefined) return []
  const when = whenAsked(query.when)
  return when.days.map((day) => isFreeOn(week, day, when))
}

/** Whether a day of a week fits as a whole: what `dayFit` says, in SQL. */
export function isFreeOn(week: Week, day: number, when: When): SQL {
  const asked = hoursAsked(when)
  const spans = asked ? [asked] : daytimeSpans()
  return sql`(${sql.join(
    spans.map(
      (span) =>
        sql`(${sql.join(
          freeIn(week, day, span).map(([free, hours]) => sql`${free} = ${hours}::int`),
          sql` and `,
        )})`,
    ),
    sql` or `,
  )})`
}

/** What is free of the hours of a span that begins on a day, beside those hours: of each day in which some are. */
export const freeIn = (
  week: Week,
  day: number,
  span: readonly [day: number, next: number],
): (readonly [SQL, number])[] =>
  span.flatMap((hours, after) =>
    hours === 0 ? [] : [[sql`(${week((day + after) % 7)} & ${hours}::int)`, hours] as const],
  )

const all = (column: SQL, ids: readonly number[]) =>
  ids.length > 0 ? [sql`${column} & ${bitsOf(ids)} = ${bitsOf(ids)}`] : []

export function flagIsSet(flag: string): SQL {
  if (!scheduleFlags.has(flag)) throw refuse.notFound()
  return sql`(r.schedule & ${1 << scheduleFlags.ids.indexOf(flag)}::int <> 0)`
}
