import {
  areaAudiences,
  isAreaServed,
  noSuchZip,
  type AreaAudience,
  type ServedArea,
} from '@homecare/sdk/places'
import { sql, type SQL } from 'drizzle-orm'
import { canBeFound } from '../caregivers/summary.ts'
import type { Db, Tx } from '../db/connect.ts'
import { boxAround, milesTo, type Point } from '../geo/distance.ts'
import { zipPlace } from '../places/zips/zipTable.ts'
import { refuse } from '../refusals/refuse.ts'

/** Whether the area of a ZIP code is served; refuses, at `zip_code`, one that does not exist. */
export async function servedArea(db: Db | Tx, typed: string, who: AreaAudience): Promise<ServedArea> {
  const place = zipPlace(typed.trim())
  if (!place) throw refuse.invalid({ zip_code: [noSuchZip(typed.trim())] })
  const { zip, city, state } = place
  const nearby = await countNear(db, place, who)
  return { zip_code: zip, city, state, who, nearby, served: isAreaServed(who, nearby) }
}

/** How many of what an audience looks for are near a point: by cells, as the search counts them. */
async function countNear(db: Db | Tx, point: Point, who: AreaAudience): Promise<number> {
  const { miles } = areaAudiences.get(who)
  const { south, north, west, east } = boxAround(point, miles)
  const near = (table: SQL) => sql`${table}.area_latitude between ${south}::float8 and ${north}::float8
    and ${table}.area_longitude between ${west}::float8 and ${east}::float8
    and ${milesTo(point, sql`${table}.area_latitude`, sql`${table}.area_longitude`)} <= ${miles}::float8`
  const counted =
    who === 'family'
      ? sql`select count(*)::int as nearby from users u join caregivers c on c.id = u.id
          where ${canBeFound} and ${near(sql`u`)}`
      : sql`select count(*)::int as nearby from jobs j where j.status = 'open' and ${near(sql`j`)}`
  const { rows } = await db.execute<{ nearby: number }>(counted)
  return rows[0]?.nearby ?? 0
}
