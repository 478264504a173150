import {
  partsOfDay,
  hoursAsked,
  readWhen,
  scheduleFlags,
  spanBits,
  type When,
} from '@homecare/sdk/caregivers'
import {
  areaBounds,
  areaSides,
  readArea,
  type caregiverFilters,
  type CaregiverQuery,
} from '@homecare/sdk/search'
import { sql, type SQL } from 'drizzle-orm'
import { filterConditions, type FilterConditions } from '../db/filterConditions.ts'
import { refuse } from '../refusals/refuse.ts'
import { isLicensedAt } from '../caregivers/heldLicenses.ts'
import { vettedOn } from '../caregivers/summary.ts'

/**
 * Whom each filter of the search leaves, by its name on the wire; `c` is the caregiver's row, `u` the user's. Someone must have
 * experience with all of the conditions, give all of the help and be free at all of the times that are asked for; of
 * several languages one is enough. The distance is the area's. `w.free` is when they are free (`freeHours`), where days are
 * asked for.
 */
const matches: FilterConditions<typeof caregiverFilters, number> = {
  conditions: (ids) => all(sql`c.conditions`, ids),
  home_support: (ids) => all(sql`c.home_support`, ids),
  spoken_languages: (ids) => (ids.length > 0 ? [sql`c.spoken_languages && ${sql.param(ids)}::int[]`] : []),
  rate_min: (cents) => [sql`c.desired_wage >= ${cents}::int`],
  rate_max: (cents) => [sql`c.desired_wage <= ${cents}::int`],
  // Whoever looks for a professional finds those whose license our staff verified.
  provider_type: (type, now) => (type === 2 ? [isLicensedAt(now)] : all(sql`c.provider_types`, [type])),
  distance: () => [],
  schedule: (flags) => flags.map(flagIsSet),
  when: (words) => {
    const when = whenAsked(words)
    return when.days.map((day) => isFreeOn(day, when))
  },
  gender: (gender) => [sql`c.gender = ${gender}`],
  vetted: (vetted, now) => (vetted ? [vettedOn(now)] : []),
  area: livesIn,
}

/** What the filters of a query ask of a caregiver. */
export const matching = (query: CaregiverQuery, now: number): SQL[] => filterConditions(matches, query, now)

/** The row and the column of a level's area in which somebody `u` lives, as far as their cell says. */
export function areaOfUser(level: number): readonly [row: SQL, column: SQL] {
  const { latitude, longitude } = areaSides(level)
  return [
    sql`floor(u.area_latitude / ${latitude}::float8)::int`,
    sql`floor(u.area_longitude / ${longitude}::float8)::int`,
  ]
}

function livesIn(written: string): SQL[] {
  const [area, bounds] = [readArea(written), areaBounds(written)]
  if (!area || !bounds) throw refuse.notFound()
  const [row, column] = areaOfUser(area.level)
  return [
    // By the index, and then to the last digit as areas are counted.
    sql`u.area_latitude between ${bounds.south}::float8 and ${bounds.north}::float8`,
    sql`u.area_longitude between ${bounds.west}::float8 and ${bounds.east}::float8`,
    sql`${row} = ${area.row}::int`,
    sql`${column} = ${area.column}::int`,
  ]
}

/** The days and times of a query, or not found. */
export function whenAsked(words: readonly string[]): When {
  const when = readWhen(words)
  if (when === null) throw refuse.notFound()
  return when
}

/** Whether a day fits as a whole: what `dayFit` says, in SQL. */
export function isFreeOn(day: number, when: When): SQL {
  const asked = hoursAsked(when)
  const spans = asked ? [asked] : partsOfDay.entries.map(({ from, to }) => spanBits(from, to))
  return sql`(${sql.join(
    spans.map(
      ([own, next]) =>
        sql`(w.free[${day + 1}::int] & ${own}::int = ${own}::int and w.free[${((day + 1) % 7) + 1}::int] & ${next}::int = ${next}::int)`,
    ),
    sql` or `,
  )})`
}

const all = (column: SQL, ids: readonly number[]) =>
  ids.length > 0 ? [sql`${column} @> ${sql.param(ids)}::int[]`] : []

export function flagIsSet(flag: string): SQL {
  if (!scheduleFlags.has(flag)) throw refuse.notFound()
  return sql`c.${sql.identifier(flag)}`
}
