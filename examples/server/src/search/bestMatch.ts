import { hoursAsked, hoursIn } from '@homecare/sdk/caregivers'
import { matchWeights, mostPoints, wishesOf, wishPoints, type CaregiverQuery } from '@homecare/sdk/search'
import { sql, type SQL } from 'drizzle-orm'
import { flagIsSet, isFreeOn, whenAsked } from './matches.ts'

/** A query without its wishes: what everybody who is listed has to be. */
export const withoutWishes = (query: CaregiverQuery): CaregiverQuery => ({
  ...query,
  ...{ conditions: undefined, home_support: undefined, spoken_languages: undefined },
  ...{ schedule: undefined, when: undefined },
})

/** How much of the wishes a caregiver `c` fulfils, what `fitPoints` says, in SQL, and how much there is. */
export function fitPointsOf(query: CaregiverQuery): { readonly points: SQL; readonly most: number } {
  const wishes = wishesOf(query)
  const { conditions, home_support, spoken_languages, schedule } = wishes
  const whole = (fits: SQL) => sql`case when ${fits} then ${wishPoints.whole}::int else 0 end`
  const when = query.when ? whenAsked(query.when) : null
  const asked = when && hoursAsked(when)
  const days = (when?.days ?? []).map((day) => {
    const none = sql`case when ${isFreeOn(day, when!)} then ${wishPoints.whole}::int else 0 end`
    if (!asked) return none
    const free = (at: number, hours: number) =>
      sql`bit_count((coalesce(w.free[${(at % 7) + 1}::int], 0) & ${hours}::int)::bit(24))`
    return sql`case when ${isFreeOn(day, when!)} then ${wishPoints.whole}::int
      when 2 * (${free(day, asked[0])} + ${free(day + 1, asked[1])}) >= ${hoursIn(asked[0]) + hoursIn(asked[1])}::int and w.free is not null then ${wishPoints.part}::int else 0 end`
  })
  const parts = [
    ...conditions.map((id) => whole(sql`${id}::int = any(c.conditions)`)),
    ...home_support.map((id) => whole(sql`${id}::int = any(c.home_support)`)),
    ...(spoken_languages.length > 0
      ? [whole(sql`c.spoken_languages && ${sql.param([...spoken_languages])}::int[]`)]
      : []),
    ...schedule.map((flag) => whole(flagIsSet(flag))),
    ...days,
  ]
  return { points: parts.length > 0 ? sql.join(parts, sql` + `) : sql`0`, most: mostPoints(wishes) }
}

const { perStar, vetted, perMile, miles, priorCount, priorStars } = matchWeights

/** What stands behind a caregiver who was found: what `standing` says, in SQL, of the distance in whole miles. */
const standingOf: SQL = sql`(case when vetted then ${vetted}::int else 0 end
  + floor((case when avg_rating is null then 0 else round(avg_rating * ${perStar}::int) * reviews_count end + ${priorStars * perStar * priorCount}::int)
    / (case when avg_rating is null then 0 else reviews_count end + ${priorCount}::int))::int
  + case when distance is null then 0 else greatest(0, ${miles}::int - greatest(1, floor(distance + 0.5)::int)) * ${perMile}::int end)`

/** The order of `compareMatches`, in SQL. */
export const bestFirst: SQL = sql`points desc, (vetted or reviews_count > 0) desc, ${standingOf} desc, id`
