import type { CaregiverSummary } from '@homecare/sdk/caregivers'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import { isLicensedAt } from '../caregivers/heldLicenses.ts'
import { canBeFound, summaryColumns, summaryOf, vettedOn, type SummaryRow } from '../caregivers/summary.ts'
import type { Db } from '../db/connect.ts'
import { jobs } from '../tables/jobs.ts'
import { cellOf } from '../geo/coarse.ts'
import { boxAround, milesTo } from '../geo/distance.ts'

/** How many are suggested, and how far away they may be, in miles. */
const suggestionsLimit = 6
const suggestionsMiles = 30

type Job = typeof jobs.$inferSelect

/**
 * Caregivers near a family who fit its latest job, drafts included: the best fitting first. Those with whom the
 * family has to do already, by a connection, a favorite or a conversation, are known to it and left out.
 */
export async function recommendedTo(db: Db, family: SessionUser, now: number): Promise<CaregiverSummary[]> {
  const home = cellOf(family)
  if (!home) return []
  const job = await latestJobOf(db, family.id)
  const { south, north, west, east } = boxAround(home, suggestionsMiles)
  const distance = milesTo(home, sql`u.area_latitude`, sql`u.area_longitude`)
  const { rows } = await db.execute(sql`
    select ${summaryColumns(family.id, now)}, ${distance} as distance
    from users u join caregivers c on c.id = u.id
    where ${canBeFound}
      and u.area_latitude between ${south}::float8 and ${north}::float8
      and u.area_longitude between ${west}::float8 and ${east}::float8
      and ${distance} <= ${suggestionsMiles}
      ${job ? sql`and ${job.provider_type === 2 ? isLicensedAt(now) : sql`${job.provider_type}::int = any(c.provider_types)`}` : sql``}
      and not exists (select 1 from connections k where k.family_id = ${family.id} and k.caregiver_id = c.id)
      and not exists (select 1 from favorites f where f.family_id = ${family.id} and f.caregiver_id = c.id)
      and not exists (
        select 1 from conversations t
        where (t.from_user = ${family.id} and t.to_user = c.id) or (t.from_user = c.id and t.to_user = ${family.id})
      )
    order by ${job ? sql`${fit(job)} desc,` : sql``} ${vettedOn(now)} desc, c.avg_rating desc nulls last, distance, c.id
    limit ${suggestionsLimit}`)
  return (rows as unknown as SummaryRow[]).map(summaryOf)
}

/** How well `c` fits: a shared condition or service, a wanted language, a rate within the wage, the wanted gender. */
function fit(job: Job): SQL {
  const shared = (column: SQL, ids: readonly number[]) =>
    sql`(select count(*) from unnest(${column}) as one where one = any(${sql.param([...ids])}::int[]))`
  const gender = job.preferred_gender === 1 ? 'female' : job.preferred_gender === 2 ? 'male' : null
  return sql`(
    ${shared(sql`c.conditions`, job.conditions)} * 2
    + ${shared(sql`c.home_support`, job.assistance)}
    + ${shared(sql`c.spoken_languages`, job.preferred_languages)} * 2
    + (case when c.desired_wage <= ${job.wage_max ?? 1_000_000}::int then 2 else 0 end)
    + (case when ${gender}::text is not null and c.gender = ${gender}::text then 3 else 0 end)
  )`
}

async function latestJobOf(db: Db, familyId: number): Promise<Job | undefined> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.family_id, familyId), inArray(jobs.status, ['open', 'draft'])))
    .orderBy(sql`${jobs.status} = 'open' desc`, desc(jobs.created_at), desc(jobs.id))
    .limit(1)
  return job
}
