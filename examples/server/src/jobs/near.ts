import type { JobSummary } from '@homecare/sdk/jobs'
import { sql } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import { cellOf } from '../geo/coarse.ts'
import { boxAround, milesTo } from '../geo/distance.ts'
import { fitsInFull } from './matches.ts'
import { seekingReader } from './reader.ts'
import { summaryColumnsOfJob, summaryOfJob } from './search.ts'

/**
 * Open jobs within the distance that a caregiver works, of the kind that they do, those first that fit in full, then the nearest. Those that they have
 * applied to, or said no to, are not among them, nor those posted earlier than is asked. Nothing of the family is told, and of the person what they may read.
 */
export async function jobsNear(
  db: Db,
  caregiver: SessionUser,
  limit: number,
  postedAfter: Date = new Date(0),
): Promise<{ data: JobSummary[]; records: number }> {
  const { id } = caregiver
  const home = cellOf(caregiver)
  if (!home) return { data: [], records: 0 }
  const { rows } = await db.execute(
    sql`select max_job_distance_preference as miles from caregivers where id = ${id}`,
  )
  const miles = (rows[0] as { miles: number } | undefined)?.miles ?? 0
  const { south, north, west, east } = boxAround(home, miles)
  const reader = await seekingReader(db, caregiver)
  const distance = milesTo(home, sql`j.area_latitude`, sql`j.area_longitude`)
  const found = await db.execute(sql`
    select ${summaryColumnsOfJob(reader)}, ${distance} as distance, count(*) over ()::int as records
    from jobs j
    join users f on f.id = j.family_id and f.deleted_at is null
    join caregivers c on c.id = ${id}
    where j.status = 'open' and j.created_at > ${postedAfter.toISOString()}::timestamptz
      and j.provider_type = any(c.provider_types)
      and j.area_latitude between ${south}::float8 and ${north}::float8
      and j.area_longitude between ${west}::float8 and ${east}::float8
      and ${distance} <= ${miles}
      and not exists (select 1 from applications a where a.job_id = j.id and a.caregiver_id = ${id})
    order by (${fitsInFull(reader)}) desc, distance, j.created_at desc, j.id
    limit ${limit}`)
  const jobs = found.rows as unknown as Parameters<typeof summaryOfJob>[0][]
  return { records: jobs[0]?.records ?? 0, data: jobs.map((row) => summaryOfJob(row, reader)) }
}
