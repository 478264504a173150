import type { CaregiverQuery } from '@homecare/sdk/search'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import { freeHours } from '../availability/freeHours.ts'
import { milesOfSquare } from '../geo/distance.ts'
import type { Area } from './area.ts'
import { fitPointsOf, withoutWishes } from './bestMatch.ts'
import { conditionsOf, squareIn } from './conditions.ts'
import { isFreeWhen, isVettedAt, weekOf, weekOfRow, type Week } from './matches.ts'
import { comingWeek, freeOf, saysTimes, saysWeek } from './week.ts'

/**
 * Whom a query finds in an area, as a part of a statement: `near` are they, with what they are sorted and counted by, and `fits`
 * where they fulfil all that was asked. Whoever has at least half of the points is listed.
 *
 * Nearly everybody's row says when they are free. Of the others it is worked out of their times, one by one; but who is only booked is
 * free in no more hours than their row says, and so is not listed where these are too few.
 */
export function foundIn(query: CaregiverQuery, area: Area, familyId: number | null, now: number): SQL {
  const { conditions, points, most } = wantedOf(query, area, familyId, now)
  const listed = (of: SQL) => sql`2 * (${of}) >= ${most}::int`
  const said = points(weekOfRow)
  let [pointsOf, where] = [said, listed(said)]
  if (query.when) {
    const week = comingWeek(area, now)
    const worked = sql`select ${points(weekOf(sql`w.free`))} from (select ${freeHours(sql`r.id`, week)} as free offset 0) w`
    pointsOf = sql`case when ${saysWeek(week)} then ${said} else (${worked}) end`
    where = sql`(${where} or not (${saysTimes(week)}))`
  }
  return sql`found as materialized (
      select r.id, r.desired_wage, ${isVettedAt(now)} as vetted, r.stars, r.reviews_count, r.reply_hours, r.found_since,
        ${squareIn(area)} as square, ${pointsOf} as points
      from search_rows r where ${sql.join([...conditions, where], sql` and `)}
    ), near as not materialized (
      select *, points = ${most}::int as fits, ${milesOfSquare(sql`square`)} as distance from found where ${listed(sql`points`)}
    )`
}

/** What a query asks for, of a row `r` of the search. */
interface Wanted {
  /** What is asked of everybody. */
  readonly conditions: readonly SQL[]
  /** How much of the rest somebody fulfils who is free in such a week, and how much there is. */
  readonly points: (week: Week) => SQL
  readonly most: number
}

/** Where the best match comes first, wishes are no conditions; elsewhere all is asked of everybody, and one point is for when they are free. */
function wantedOf(query: CaregiverQuery, area: Area, familyId: number | null, now: number): Wanted {
  if (query.sort === 'best') {
    const conditions = conditionsOf(withoutWishes(query), area, familyId, now)
    return { conditions, ...fitPointsOf(query) }
  }
  const conditions = conditionsOf(query, area, familyId, now)
  if (!query.when) return { conditions, points: () => sql`0`, most: 0 }
  const points = (week: Week) =>
    sql`case when ${sql.join(isFreeWhen(query, week), sql` and `)} then 1 else 0 end`
  return { conditions, points, most: 1 }
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
  const asked = [...conditionsOf(query, area, null, now), ...isFreeWhen(query, weekOf(sql`w.free`))]
  return sql`(
    select count(*)::int from search_rows r ${query.when ? freeOf(comingWeek(area, now)) : sql``}
    where r.found_since > ${after}::timestamptz and r.found_since <= ${until}::timestamptz and ${sql.join(asked, sql` and `)}
  )`
}
