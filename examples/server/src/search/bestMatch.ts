import { hoursAsked, hoursIn } from '@homecare/sdk/caregivers'
import { matchWeights, mostPoints, wishesOf, wishPoints, type CaregiverQuery } from '@homecare/sdk/search'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import { flagIsSet, freeIn, isFreeOn, whenAsked, type Week } from './matches.ts'
import { bitsOf } from './rows.ts'

/** A query without its wishes: what everybody who is listed has to be. */
export const withoutWishes = (query: CaregiverQuery): CaregiverQuery => ({
  ...query,
  ...{ conditions: undefined, home_support: undefined, spoken_languages: undefined },
  ...{ schedule: undefined, when: undefined },
})

/** Fixed, and so in the text. */
const [wholePoints, partPoints] = [sql.raw(String(wishPoints.whole)), sql.raw(String(wishPoints.part))]

/**
 * How much of the wishes a caregiver fulfils whose row of the search is `r` and who is free in such a week, what `fitPoints` says, in
 * SQL, and how much there is.
 */
export function fitPointsOf(query: CaregiverQuery): {
  readonly points: (week: Week) => SQL
  readonly most: number
} {
  const wishes = wishesOf(query)
  const { conditions, home_support, spoken_languages, schedule } = wishes
  const whole = (fits: SQL) => sql`case when ${fits} then ${wholePoints} else 0 end`
  const when = query.when ? whenAsked(query.when) : null
  const asked = when && hoursAsked(when)
  const dayOf = (week: Week) => (day: number) => {
    const fits = isFreeOn(week, day, when!)
    if (!asked) return whole(fits)
    const parts = freeIn(week, day, asked).map(([hours]) => hours)
    const free = parts.map((hours) => sql`bit_count(${hours}::bit(24))`)
    // Most who are not free for all of it are free for none: bits take longer to count than to compare.
    return sql`case when ${fits} then ${wholePoints} when ${sql.join(parts, sql` | `)} = 0 then 0
      when 2 * (${sql.join(free, sql` + `)}) >= ${hoursIn(asked[0]) + hoursIn(asked[1])}::int then ${partPoints} else 0 end`
  }
  const partsOf = (week: Week) => [
    ...conditions.map((id) => whole(sql`r.conditions & ${bitsOf([id])} <> 0`)),
    ...home_support.map((id) => whole(sql`r.home_support & ${bitsOf([id])} <> 0`)),
    ...(spoken_languages.length > 0
      ? [whole(sql`r.spoken_languages & ${bitsOf(spoken_languages)} <> 0`)]
      : []),
    ...schedule.map((flag) => whole(flagIsSet(flag))),
    ...(when?.days ?? []).map(dayOf(week)),
  ]
  const most = mostPoints(wishes)
  const points = (week: Week) => (most > 0 ? sql.join(partsOf(week), sql` + `) : sql`0`)
  return { points, most }
}

// Stars are hundredths in the rows: what one more is worth (`perStar`) is a hundred of them.
const { perStar, vetted, perMile, miles, perHour, hours, priorCount, priorStars } = matchWeights

/**
 * What stands behind a caregiver who was found: what `standing` says, in SQL, of hundredths of stars and the distance in miles.
 * All of it is fixed, and so one text.
 */
const standingOf = `(case when vetted then ${vetted} else 0 end
  + (case when stars is null then 0 else stars * reviews_count end + ${priorStars * perStar * priorCount})
    / (case when stars is null then 0 else reviews_count end + ${priorCount})
  + case when distance is null then 0 else greatest(0, ${miles} - greatest(1, floor(distance + 0.5)::int)) * ${perMile} end
  + greatest(0, ${hours} - reply_hours) * ${perHour})`

/** The order of `compareMatches` in SQL, the greatest first: one number, since comparing is most of the work of sorting. Ids decide between equals. */
export const matchKey: SQL = sql.raw(
  `(points::bigint * 4294967296 + case when vetted or reviews_count > 0 then 2147483648 else 0 end + ${standingOf})`,
)
