import type { SearchSort, SpecialtyId } from '@homecare/sdk/caregivers'
import type { CaregiverPage, CaregiverQuery } from '@homecare/sdk/search'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { caregiverSearchPageSize, specialties } from '@homecare/sdk/caregivers'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { freeHours, type ComingWeek } from '../availability/freeHours.ts'
import { boxAround, milesTo } from '../geo/distance.ts'
import { placeZone } from '../places/placeZone.ts'
import { refuse } from '../refusals/refuse.ts'
import type { Area } from './area.ts'
import { bestFirst, fitPointsOf, withoutWishes } from './bestMatch.ts'
import { areaOfUser, matching } from './matches.ts'
import { specialtyFilters } from './specialtyFilters.ts'
import {
  canBeFound,
  foundSince,
  summaryColumns,
  summaryOf,
  vettedOn,
  type SummaryRow,
} from '../caregivers/summary.ts'

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
      : [first!, ...rest].map((row) => ({ ...summaryOf(row as SummaryRow), free: row.free, area: row.area }))
  return { data, records, fits, summary: { rate_low, rate_median, rate_high, vetted: all_vetted } }
}

type Row = { readonly [K in keyof SummaryRow]: SummaryRow[K] | null } & {
  readonly free: number[] | null
  readonly area: string | null
  readonly records: number
  readonly fits: number
  readonly rate_low: number | null
  readonly rate_median: number | null
  readonly rate_high: number | null
  readonly all_vetted: number
}

/**
 * What is found is narrowed to what sorting needs, counted and sorted; only the page's rows are read in full. The
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
    with ${foundIn(query, area, familyId, now)}, figures as (
      select count(*)::int as records, (count(*) filter (where fits))::int as fits,
        min(desired_wage) filter (where fits) as rate_low, max(desired_wage) filter (where fits) as rate_high,
        percentile_disc(0.5) within group (order by desired_wage) filter (where fits) as rate_median,
        (count(*) filter (where fits and vetted))::int as all_vetted
      from near
    ), page as (
      select id, distance, row_number() over (order by ${order}) as place from near
      order by ${order} limit ${query.limit ?? caregiverSearchPageSize}::int offset ${query.offset ?? 0}::int
    ), shown as (
      select page.place, page.distance, ${freeHours(sql`page.id`, week)} as free, ${nameOfArea} as area, ${summaryColumns(familyId, now)}
      from page join caregivers c on c.id = page.id join users u on u.id = page.id
    )
    select figures.*, shown.* from figures left join shown on true order by shown.place`
}

/**
 * Whom a query finds in an area, as two parts of a statement: `near` are they, with what they are sorted and counted by, and
 * `fits` where they fulfil all that was asked.
 */
export function foundIn(query: CaregiverQuery, area: Area, familyId: number | null, now: number): SQL {
  const match = query.sort === 'best' ? fitPointsOf(query) : null
  return sql`found as materialized (
      select c.id, c.desired_wage, ${vettedOn(now)} as vetted, c.avg_rating, c.reviews_count, ${foundSince} as found_since, ${distanceIn(area)} as distance, ${match ? match.points : sql`0`} as points
      from users u join caregivers c on c.id = u.id
        ${query.when ? sql`cross join lateral (select ${freeHours(sql`c.id`, comingWeek(area, now))} as free offset 0) w` : sql``}
      where ${sql.join(conditionsOf(match ? withoutWishes(query) : query, area, familyId, now), sql` and `)}
    ), near as (
      select *, points = ${match?.most ?? 0}::int as fits from found
      where 2 * points >= ${match?.most ?? 0}::int
        ${area.kind === 'around' ? sql`and distance <= ${milesOf(query)}::float8` : sql``}
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
    select count(*)::int from (
      select ${distanceIn(area)} as distance from users u join caregivers c on c.id = u.id
        ${query.when ? sql`cross join lateral (select ${freeHours(sql`c.id`, comingWeek(area, now))} as free offset 0) w` : sql``}
      where ${foundSince} > ${after}::timestamptz and ${foundSince} <= ${until}::timestamptz
        and ${sql.join(conditionsOf(query, area, null, now), sql` and `)}
    ) new ${area.kind === 'around' ? sql`where distance <= ${milesOf(query)}::float8` : sql``}
  )`
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
  best: () => bestFirst,
  distance: (hasDistance) => (hasDistance ? sql`distance, id` : mostReviewed),
  rating: () => sql`avg_rating desc nulls last, reviews_count desc, id`,
  rate_low: () => sql`desired_wage, id`,
  rate_high: () => sql`desired_wage desc, id`,
  newest: () => sql`found_since desc, id`,
}
const mostReviewed = sql`reviews_count desc, avg_rating desc nulls last, id`

export const milesOf = (query: CaregiverQuery): number => query.distance ?? usualMiles

/** Where distances are measured from; null in what has no middle. */
const pointOf = (area: Area) => ('point' in area ? area.point : null)

function distanceIn(area: Area): SQL {
  const point = pointOf(area)
  return point ? milesTo(point, sql`u.area_latitude`, sql`u.area_longitude`) : sql`null::float8`
}

function conditionsOf(query: CaregiverQuery, area: Area, familyId: number | null, now: number): SQL[] {
  return [canBeFound, ...placeConditions(query, area), ...filterConditions(query, familyId, now)]
}

function placeConditions(query: CaregiverQuery, area: Area): SQL[] {
  switch (area.kind) {
    case 'around':
    case 'box': {
      const { south, north, west, east } =
        area.kind === 'box' ? area.box : boxAround(area.point, milesOf(query))
      return [
        sql`u.area_latitude between ${south}::float8 and ${north}::float8`,
        sql`u.area_longitude between ${west}::float8 and ${east}::float8`,
      ]
    }
    case 'county':
      return [sql`u.state = ${area.state}`, sql`u.county = ${area.county}`]
    case 'state':
      return [sql`u.state = ${area.state}`]
    case 'everywhere':
      return []
  }
}

function filterConditions(query: CaregiverQuery, familyId: number | null, now: number): SQL[] {
  const wanted = matching(query, now)
  if (query.specialty !== undefined) wanted.push(specialtyFilters[knownSpecialty(query.specialty)](now))
  if (query.favorites) {
    wanted.push(
      sql`exists (select 1 from favorites f where f.family_id = ${familyId}::int and f.caregiver_id = c.id)`,
    )
  }
  if (query.school_id !== undefined) {
    wanted.push(
      sql`exists (select 1 from educations e where e.caregiver_id = c.id and e.school_id = ${query.school_id}::int)`,
    )
  }
  if (query.business_id !== undefined) {
    wanted.push(
      sql`exists (select 1 from experiences e where e.caregiver_id = c.id and e.business_id = ${query.business_id}::int)`,
    )
  }
  return wanted
}

function knownSpecialty(specialty: string): SpecialtyId {
  if (!specialties.has(specialty)) throw refuse.notFound()
  return specialty
}
