import type { SearchSort } from '@homecare/sdk/caregivers'
import { caregiverSearchPageSize } from '@homecare/sdk/caregivers'
import type { CaregiverPage, CaregiverQuery } from '@homecare/sdk/search'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import { askPrepared } from '../db/ask.ts'
import type { Db } from '../db/connect.ts'
import { summaryColumns, summaryOf, wholeMiles, type SummaryRow } from '../caregivers/summary.ts'
import type { Area } from './area.ts'
import { matchKey } from './bestMatch.ts'
import { pointOf } from './conditions.ts'
import { foundIn } from './found.ts'
import { areaOfUser } from './matches.ts'
import { comingWeek, freeOf } from './week.ts'

type Found = Pick<CaregiverPage, 'data' | 'records' | 'fits' | 'summary'>

/**
 * One page of the caregivers in an area whom the filters leave, with figures over all of them: who they are by one statement, and what
 * their cards say by another. As one, it takes the database longer to plan what is joined than to ask it.
 */
export async function findCaregivers(
  db: Db,
  query: CaregiverQuery,
  area: Area,
  familyId: number | null,
  now: number,
): Promise<Found> {
  const [found] = await askPrepared<FoundRow>(db, searchStatement(query, area, familyId, now))
  const { records, fits, rate_low, rate_median, rate_high, all_vetted } = found!
  const [ids, distances] = [found!.ids ?? [], found!.distances ?? []]
  const people =
    ids.length > 0 ? await askPrepared<CardRow>(db, cardsStatement(ids, area, familyId, now)) : []
  const byId = new Map(people.map((row) => [row.id, row]))
  const data = ids.flatMap((id, at) => {
    // Who has left between the two statements is not shown.
    const row = byId.get(id)
    if (!row) return []
    const { free, reply_hours, area } = row
    // Filled up, not made anew: a copy of so many parts takes longer than the rest of it.
    return [Object.assign(summaryOf(row), { distance: wholeMiles(distances[at]), free, reply_hours, area })]
  })
  return { data, records, fits, summary: { rate_low, rate_median, rate_high, vetted: all_vetted } }
}

interface FoundRow {
  /** The page's people, in their order, and how far away they live; null where nobody is on it. */
  readonly ids: number[] | null
  readonly distances: (number | null)[] | null
  readonly records: number
  readonly fits: number
  readonly rate_low: number | null
  readonly rate_median: number | null
  readonly rate_high: number | null
  readonly all_vetted: number
}

type CardRow = Omit<SummaryRow, 'distance'> & {
  readonly free: number[] | null
  readonly reply_hours: number | null
  readonly area: string | null
}

/** Whom a page shows, with the figures over all who are found: read of the rows of the search alone, counted and sorted. */
export function searchStatement(
  query: CaregiverQuery,
  area: Area,
  familyId: number | null,
  now: number,
): SQL {
  const order = orders[query.sort ?? 'distance'](pointOf(area) !== null)
  const [limit, offset] = [query.limit ?? caregiverSearchPageSize, query.offset ?? 0]
  return sql`
    with ${foundIn(query, area, familyId, now)}, prices as (
      select desired_wage, count(*) as people, count(*) filter (where vetted) as vetted from near where fits group by desired_wage
    ), figures as (
      select (select count(*)::int from near) as records, coalesce(sum(people), 0)::int as fits,
        min(desired_wage) as rate_low, max(desired_wage) as rate_high,
        min(desired_wage) filter (where 2 * until >= total) as rate_median, coalesce(sum(vetted), 0)::int as all_vetted
      from (select *, sum(people) over (order by desired_wage) as until, sum(people) over () as total from prices) p
    ), page as (
      select array_agg(id) as ids, array_agg(distance) as distances from (
        select id, distance from ${query.sort === 'best' ? bestOf(offset + limit) : sql`near`}
        order by ${order} limit ${limit}::int offset ${offset}::int
      ) p
    )
    select * from figures, page`
}

/** What is shown of caregivers who were found. */
export const cardsStatement = (
  ids: readonly number[],
  area: Area,
  familyId: number | null,
  now: number,
): SQL => sql`
    select w.free, r.reply_hours, ${nameOfArea} as area, ${summaryColumns(familyId, now)}
    from search_rows r ${freeOf(comingWeek(area, now))}
      join caregivers c on c.id = r.id join users u on u.id = r.id
    where r.id = any(${sql.param(ids)}::int[])`

/**
 * The first so many of `near` by the best match, and some more: all who have as many points as the last of them. Points come before
 * all else in the order, so nobody with fewer is among the first, and what stands behind them need not be worked out. `offset 0`
 * keeps each step to itself: else what is named twice is worked out twice.
 */
const bestOf = (first: number): SQL => sql`(
          select id, distance, ${matchKey} as match from (
            select * from near
            where points >= coalesce((select points from near order by points desc limit 1 offset ${first - 1}::int), 0)
            offset 0
          ) n
          offset 0
        ) b`

const [row, column] = areaOfUser(0)
/** The name of the smallest area in which somebody `u` lives. */
const nameOfArea = sql`case when u.area_latitude is not null then concat('0,', ${row}, ',', ${column}) end`

/** Each ends with the id, so that pages never overlap. Without a place there is no distance: the most reviewed first. */
const orders: Readonly<Record<SearchSort, (hasDistance: boolean) => SQL>> = {
  best: () => sql`match desc, id`,
  distance: (hasDistance) => (hasDistance ? sql`square, id` : mostReviewed),
  rating: () => sql`stars desc nulls last, reviews_count desc, id`,
  rate_low: () => sql`desired_wage, id`,
  rate_high: () => sql`desired_wage desc, id`,
  newest: () => sql`found_since desc, id`,
}
const mostReviewed = sql`reviews_count desc, stars desc nulls last, id`
