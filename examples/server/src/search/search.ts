import type { SearchSort } from '@homecare/sdk/caregivers'
import { caregiverSearchPageSize } from '@homecare/sdk/caregivers'
import type { CaregiverPage, CaregiverQuery } from '@homecare/sdk/search'
import { sql, type SQL } from 'drizzle-orm'
import { ask } from '../db/ask.ts'
import type { Db } from '../db/connect.ts'
import { summaryColumns, summaryOf, type SummaryRow } from '../caregivers/summary.ts'
import type { Area } from './area.ts'
import { matchKey } from './bestMatch.ts'
import { pointOf } from './conditions.ts'
import { foundIn } from './found.ts'
import { areaOfUser } from './matches.ts'
import { comingWeek, freeOf } from './week.ts'

type Found = Pick<CaregiverPage, 'data' | 'records' | 'fits' | 'summary'>

/** One page of the caregivers in an area whom the filters leave, with figures over all of them: one statement. */
export async function findCaregivers(
  db: Db,
  query: CaregiverQuery,
  area: Area,
  familyId: number | null,
  now: number,
): Promise<Found> {
  const [first, ...rest] = await ask<Row>(db, searchStatement(query, area, familyId, now))
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
      select *, row_number() over () as place from (
        select id, distance from ${query.sort === 'best' ? bestOf(offset + limit) : sql`near`}
        order by ${order} limit ${limit}::int offset ${offset}::int
      ) p
    ), shown as (
      select page.place, page.distance, w.free, r.reply_hours, ${nameOfArea} as area, ${summaryColumns(familyId, now)}
      from page join search_rows r on r.id = page.id ${freeOf(comingWeek(area, now))}
        join caregivers c on c.id = page.id join users u on u.id = page.id
    )
    select figures.*, shown.* from figures left join shown on true order by shown.place`
}

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
