import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Point } from '../geo/distance.ts'
import { remembered } from '../db/remembered.ts'

/** A city with open jobs in it. */
interface JobCityCount extends Point {
  readonly city: string
  readonly state: string
  readonly jobs: number
}

/** Open jobs, counted by city, most first; at most a minute old. */
export const jobCityCounts: (db: Db, now: number) => Promise<readonly JobCityCount[]> = remembered(
  60_000,
  async (db) => {
    const { rows } = await db.execute(sql`
      select j.city, j.state, count(*)::int as jobs, avg(j.area_latitude) as latitude, avg(j.area_longitude) as longitude
      from jobs j join users f on f.id = j.family_id and f.deleted_at is null
      where j.status = 'open' and j.city <> '' and j.area_latitude is not null
      group by j.city, j.state
      order by jobs desc, j.state, j.city`)
    return rows as unknown as JobCityCount[]
  },
)
