import type { SearchSort, SpecialtyId } from '@homecare/sdk/caregivers'
import type { CaregiverPage, CaregiverQuery } from '@homecare/sdk/search'
import { addDays, dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { caregiverSearchPageSize, specialties } from '@homecare/sdk/caregivers'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { freeHours, weekBegins, type ComingWeek } from '../availability/freeHours.ts'
import { cellsAround, milesOfSquare, onBall, squareOfMiles } from '../geo/distance.ts'
import { placeZone } from '../places/placeZone.ts'
import { refuse } from '../refusals/refuse.ts'
import type { Area } from './area.ts'
import { fitPointsOf, matchKey, withoutWishes } from './bestMatch.ts'
import { areaOfUser, isVettedAt, livesWithin, matching, ofCaregiver } from './matches.ts'
import { specialtyFilters } from './specialtyFilters.ts'
import { summaryColumns, summaryOf, type SummaryRow } from '../caregivers/summary.ts'

/** Miles around a place when a search says nothing else. */
const usualMiles = 30

type Found = Pick<CaregiverPage, 'data' | 'records' | 'fits' | 'summary'>

/** One page of the caregivers in an area whom the filters leave, with figures over all of them: one statement. */
export async function findCaregivers(
  db: Db,
  query: CaregiverQuery,
  area: Area,
  familyId: number | null,
  now: number,
): Promise<Found> {
  const { rows } = await db.execute(searchStatement(query, area, familyId, now))
  const [first, ...rest] = rows as unknown as readonly Row[]
  const { records, fits, rate_low, rate_median, rate_high, all_vetted } = first!
  const data =
    first!.id === null
      ? []
      : [first!, ...rest].map((row) => ({
          ...summaryOf(row as SummaryRow),
          free: row.free,
          reply_hours: row.reply_hours,
          area: row.area,
        }))
  return { data, records, fits, summary: { rate_low, rate_median, rate_high, vetted: all_vetted } }
}

type Row = { readonly [K in keyof SummaryRow]: SummaryRow[K] | null } & {
  readonly free: number[] | null
  readonly reply_hours: number | null
  readonly area: string | null
  readonly records: number
  readonly fits: number
  readonly rate_low: number | null
  readonly rate_median: number | null
  readonly rate_high: number | null
  readonly all_vetted: number
}

/**
 * What is found is read of the rows of the search alone, counted and sorted; only the page's people are read in full. The
 * figures come with every row, and alone where the page is beyond the last.
 */
export function searchStatement(
  query: CaregiverQuery,
  area: Area,
  familyId: number | null,
  now: number,
): SQL {
  const week = comingWeek(area, now)
  const order = orders[query.sort ?? 'distance'](pointOf(area) !== null)
  return sql`
    with ${foundIn(query, area, familyId, now)}, prices as (
      select desired_wage, count(*) as people, count(*) filter (where fits) as fitting,
        count(*) filter (where fits and vetted) as all_vetted
      from near group by desired_wage
    ), figures as (
      select coalesce(sum(people), 0)::int as records, coalesce(sum(fitting), 0)::int as fits,
        min(desired_wage) filter (where fitting > 0) as rate_low, max(desired_wage) filter (where fitting > 0) as rate_high,
        min(desired_wage) filter (where fitting > 0 and 2 * until >= total) as rate_median,
        coalesce(sum(all_vetted), 0)::int as all_vetted
      from (select *, sum(fitting) over (order by desired_wage) as until, sum(fitting) over () as total from prices) p
    ), page as (
      select *, row_number() over () as place from (
        select id, distance from near
        order by ${order} limit ${query.limit ?? caregiverSearchPageSize}::int offset ${query.offset ?? 0}::int
      ) p
    ), shown as (
      select page.place, page.distance, w.free, r.reply_hours, ${nameOfArea} as area, ${summaryColumns(familyId, now)}
      from page join search_rows r on r.id = page.id ${freeOf(week)} join caregivers c on c.id = page.id join users u on u.id = page.id
    )
    select figures.*, shown.* from figures left join shown on true order by shown.place`
}

/**
 * Whom a query finds in an area, as a part of a statement: `near` are they, with what they are sorted and counted by, and `fits`
 * where they fulfil all that was asked.
 */
export function foundIn(query: CaregiverQuery, area: Area, familyId: number | null, now: number): SQL {
  if (query.sort === 'best') return matchedIn(query, area, familyId, now)
  return sql`near as materialized (
      select r.id, r.desired_wage, ${isVettedAt(now)} as vetted, r.stars, r.reviews_count, r.found_since,
        ${milesOfSquare(squareIn(area))} as distance, true as fits
      from search_rows r ${query.when ? freeOf(comingWeek(area, now)) : sql``}
      where ${sql.join(conditionsOf(query, area, familyId, now), sql` and `)}
    )`
}

/**
 * The same where the best match comes first. What is asked of everybody is asked first; only of those who fulfil it the wishes
 * are counted, and only of those who are listed the distance and what they are sorted by. `offset 0` keeps each step to itself:
 * else what is named twice is worked out twice.
 */
function matchedIn(query: CaregiverQuery, area: Area, familyId: number | null, now: number): SQL {
  const { points, most } = fitPointsOf(query)
  const free = query.when ? sql`, ${freeAt(comingWeek(area, now))} as free` : sql``
  return sql`near as materialized (
      select id, desired_wage, vetted, distance, points = ${most}::int as fits, ${matchKey} as match
      from (
        select id, desired_wage, vetted, stars, reviews_count, reply_hours, ${milesOfSquare(sql`square`)} as distance, points
        from (
          select w.*, ${points} as points
          from (
            select r.id, r.conditions, r.home_support, r.spoken_languages, r.schedule, r.desired_wage, r.stars, r.reviews_count, r.reply_hours,
              ${isVettedAt(now)} as vetted, ${squareIn(area)} as square ${free}
            from search_rows r
            where ${sql.join(conditionsOf(withoutWishes(query), area, familyId, now), sql` and `)}
            offset 0
          ) r cross join lateral (select r.*) w
          offset 0
        ) p
        where 2 * points >= ${most}::int
        offset 0
      ) f
    )`
}

/**
 * How many in an area fulfil all of a query, and can be found since one instant and not only since another: a number, as
 * part of a statement.
 */
export function countOfNew(
  query: CaregiverQuery,
  area: Area,
  [after, until]: readonly [after: Date, until: Date],
  now: number,
): SQL {
  return sql`(
    select count(*)::int from search_rows r ${query.when ? freeOf(comingWeek(area, now)) : sql``}
    where r.found_since > ${after}::timestamptz and r.found_since <= ${until}::timestamptz
      and ${sql.join(conditionsOf(query, area, null, now), sql` and `)}
  )`
}

/** When whom a row `r` is of is free (`freeHours`), as `w.free`: what the row says, where it says it of this week. */
const freeOf = (week: ComingWeek): SQL => sql`cross join lateral (select ${freeAt(week)} as free offset 0) w`

function freeAt(week: ComingWeek): SQL {
  const { today } = week
  return sql`case
    when r.week_from <= ${today}::date and r.week_until >= ${addDays(today, 7)}::date and r.booked_until <= ${weekBegins(week)}::timestamptz
    then r.week else ${freeHours(sql`r.id`, week)} end`
}

/** The seven days from tomorrow on, by the clock of the area that is searched. */
function comingWeek(area: Area, now: number): ComingWeek {
  const zone =
    area.kind === 'everywhere'
      ? pacificTimeZone
      : placeZone('place' in area ? area.place : { county: null, ...area })
  return { today: dayIn(zone, new Date(now)), zone }
}

const [row, column] = areaOfUser(0)
/** The name of the smallest area in which somebody `u` lives. */
const nameOfArea = sql`case when u.area_latitude is not null then concat('0,', ${row}, ',', ${column}) end`

/** Each ends with the id, so that pages never overlap. Without a place there is no distance: the most reviewed first. */
const orders: Readonly<Record<SearchSort, (hasDistance: boolean) => SQL>> = {
  best: () => sql`match desc, id`,
  distance: (hasDistance) => (hasDistance ? sql`distance, id` : mostReviewed),
  rating: () => sql`stars desc nulls last, reviews_count desc, id`,
  rate_low: () => sql`desired_wage, id`,
  rate_high: () => sql`desired_wage desc, id`,
  newest: () => sql`found_since desc, id`,
}
const mostReviewed = sql`reviews_count desc, stars desc nulls last, id`

export const milesOf = (query: CaregiverQuery): number => query.distance ?? usualMiles

/** Where distances are measured from; null in what has no middle. */
const pointOf = (area: Area) => ('point' in area ? area.point : null)

/** The square of the way to a place on a ball of radius 1; nobody is near where none is searched. */
function squareIn(area: Area): SQL {
  const point = pointOf(area)
  if (!point) return sql`null::float8`
  const [x, y, z] = onBall(point)
  const squared = (column: SQL, value: number) =>
    sql`(${column} - ${value}::float8) * (${column} - ${value}::float8)`
  return sql`(${squared(sql`r.x`, x)} + ${squared(sql`r.y`, y)} + ${squared(sql`r.z`, z)})`
}

function conditionsOf(query: CaregiverQuery, area: Area, familyId: number | null, now: number): SQL[] {
  return [...placeConditions(query, area), ...filterConditions(query, familyId, now)]
}

function placeConditions(query: CaregiverQuery, area: Area): SQL[] {
  switch (area.kind) {
    case 'around': {
      const miles = milesOf(query)
      return [
        sql`r.cell = any(${sql.param(cellsAround(area.point, miles))}::int[])`,
        sql`${squareIn(area)} <= ${squareOfMiles(miles)}::float8`,
      ]
    }
    case 'box':
      return [livesWithin(area.box)]
    case 'county':
      return [sql`r.state = ${area.state}`, sql`r.county = ${area.county}`]
    case 'state':
      return [sql`r.state = ${area.state}`]
    case 'everywhere':
      return [sql`true`]
  }
}

function filterConditions(query: CaregiverQuery, familyId: number | null, now: number): SQL[] {
  const wanted = matching(query, now)
  if (query.specialty !== undefined)
    wanted.push(ofCaregiver(specialtyFilters[knownSpecialty(query.specialty)](now)))
  if (query.favorites) {
    wanted.push(
      sql`exists (select 1 from favorites f where f.family_id = ${familyId}::int and f.caregiver_id = r.id)`,
    )
  }
  if (query.school_id !== undefined) {
    wanted.push(
      sql`exists (select 1 from educations e where e.caregiver_id = r.id and e.school_id = ${query.school_id}::int)`,
    )
  }
  if (query.business_id !== undefined) {
    wanted.push(
      sql`exists (select 1 from experiences e where e.caregiver_id = r.id and e.business_id = ${query.business_id}::int)`,
    )
  }
  return wanted
}

function knownSpecialty(specialty: string): SpecialtyId {
  if (!specialties.has(specialty)) throw refuse.notFound()
  return specialty
}
