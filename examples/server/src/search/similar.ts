import type { CaregiverSummary } from '@homecare/sdk/caregivers'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { cellOf } from '../geo/coarse.ts'
import { boxAround, milesTo, type Point } from '../geo/distance.ts'
import { activeCaregiver } from '../profile/profile.ts'
import { canBeFound, summaryColumns, summaryOf, vettedOn, type SummaryRow } from '../caregivers/summary.ts'

/** How many are named, and how far away they may be, in miles. */
const similarLimit = 6
const similarMiles = 40

/** Caregivers near this one who do the most of what they do, without a distance: it would be theirs. */
export async function similarTo(
  db: Db,
  id: number,
  familyId: number | null,
  now: number,
): Promise<CaregiverSummary[]> {
  const { caregiver, user } = await activeCaregiver(db, id)
  const home = cellOf(user)
  if (!home) return []
  const { south, north, west, east } = boxAround(home, similarMiles)
  const shared = (column: SQL, ids: readonly number[]) =>
    sql`(select count(*) from unnest(${column}) as one where one = any(${sql.param(ids)}::int[]))`
  const { rows } = await db.execute(sql`
    select ${summaryColumns(familyId, now)}
    from users u join caregivers c on c.id = u.id
    where ${canBeFound} and c.id <> ${id}
      and u.area_latitude between ${south}::float8 and ${north}::float8
      and u.area_longitude between ${west}::float8 and ${east}::float8
      and c.provider_types && ${sql.param(caregiver.provider_types)}::int[]
    order by (u.city = ${user.city} and u.state = ${user.state}) desc,
      ${shared(sql`c.conditions`, caregiver.conditions)} + ${shared(sql`c.home_support`, caregiver.home_support)} desc,
      c.reviews_count desc, c.id
    limit ${similarLimit}`)
  return (rows as unknown as SummaryRow[]).map(summaryOf)
}

/** The best reviewed near a point, within the usual distance, or of everybody where nothing is known. */
export async function wellReviewed(
  db: Db,
  near: Point | null,
  limit: number,
  familyId: number | null,
  now: number,
): Promise<CaregiverSummary[]> {
  const box = near && boxAround(near, similarMiles)
  const { rows } = await db.execute(sql`
    select ${summaryColumns(familyId, now)}, ${near ? milesTo(near, sql`u.area_latitude`, sql`u.area_longitude`) : sql`null::float8`} as distance
    from users u join caregivers c on c.id = u.id
    where ${canBeFound} and c.about <> ''
      ${box ? sql`and u.area_latitude between ${box.south}::float8 and ${box.north}::float8 and u.area_longitude between ${box.west}::float8 and ${box.east}::float8` : sql``}
    order by ${vettedOn(now)} desc, c.reviews_count desc, c.avg_rating desc nulls last, c.id
    limit ${limit}`)
  return (rows as unknown as SummaryRow[]).map(summaryOf)
}
