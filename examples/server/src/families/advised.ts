import { dayMs } from '@homecare/sdk/kit'
import {
  getAdvisedFamily,
  listAdvisedFamilies,
  needsOf,
  type AdvisedFacts,
  type AdvisedFamily,
  type AdvisedFamilyDetail,
} from '@homecare/sdk/families'
import { timeZoneOfState } from '@homecare/sdk/places'
import { sql, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { personOf, shortName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { advisorOf, isAdvisedBy } from '../people/advisor.ts'

/** The care manager who advises the family of the path. */
const advisor = owner('family to advise', ['care_manager'], async ({ db, session, params }) => {
  const id = Number(params['id'])
  const [family] = (await db.execute(sql`select id from families where id = ${id}`)).rows
  return family !== undefined && (await advisorOf(db, id))?.id === session.user.id
})
/** What a list shows at most. */
const mostFamilies = 200
const daysShown = 14

/** The families that a care manager advises, and what of each an advisor may see. */
export function answerAdvisedFamilies(routes: Routes): void {
  routes.on(listAdvisedFamilies, only('care_manager'), async ({ db, session, now }) => {
    const families = await familiesOf(db, isAdvisedBy(sql`f.id`, session.user.id), now)
    return families.toSorted(
      (one, other) => Number(other.needs.length > 0) - Number(one.needs.length > 0) || one.id - other.id,
    )
  })

  routes.on(getAdvisedFamily, advisor, async ({ db, params, now }) => {
    const [family] = await familiesOf(db, sql`f.id = ${params.id}`, now)
    if (!family) throw refuse.notFound()
    return { ...family, ...(await detailOf(db, family, now)) }
  })
}

async function familiesOf(db: Db, which: SQL, now: number): Promise<AdvisedFamily[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const ofJobs = (status: SQL) => sql`from jobs j where j.family_id = f.id and ${status}`
  const { rows } = await db.execute(sql`
    select f.id, trim(u.first_name || ' ' || u.last_name) as name, u.city, u.state, u.email, nullif(u.phone, '') as phone,
      (select count(*)::int ${ofJobs(sql`j.status = 'open'`)}) as open_jobs,
      (select count(*)::int from connections k
        where k.family_id = f.id and k.hire_stage = 3 and ${goesOn(sql`k.end_date`, now)}) as hired,
      (select min(v.start) from connection_shifts v join connections k on k.id = v.connection_id
        where k.family_id = f.id and not v.cancelled and v.start > ${at}) as next_visit,
      (select min(a.applied_date)::timestamptz from applications a join jobs j on j.id = a.job_id
        where j.family_id = f.id and j.status = 'open' and a.proposal_state = 'applied' and not a.declined
          and not exists (select 1 from conversations t
            where (t.from_user = f.id and t.to_user = a.caregiver_id)
              or (t.from_user = a.caregiver_id and t.to_user = f.id))) as oldest_applicant,
      (select min(j.created_at)::timestamptz ${ofJobs(sql`j.status = 'open'`)}
          and not exists (select 1 from applications a where a.job_id = j.id)) as oldest_empty_job
    from families f join users u on u.id = f.id
    where u.deleted_at is null and ${which} order by f.id limit ${mostFamilies}`)
  return (rows as unknown as (Omit<AdvisedFamily, 'needs'> & AdvisedFacts)[]).map((row) => {
    const { oldest_applicant, oldest_empty_job, ...family } = row
    const facts = {
      hired: row.hired,
      next_visit: instant(row.next_visit),
      oldest_applicant: instant(oldest_applicant),
      oldest_empty_job: instant(oldest_empty_job),
    }
    return { ...family, next_visit: facts.next_visit, needs: needsOf(facts, now) }
  })
}

async function detailOf(
  db: Db,
  { id, state }: AdvisedFamily,
  now: number,
): Promise<Pick<AdvisedFamilyDetail, 'time_zone' | 'jobs' | 'caregivers' | 'visits'>> {
  const [from, until] = [new Date(now), new Date(now + daysShown * dayMs)].map((at) => at.toISOString())
  const [jobs, caregivers, visits] = await Promise.all([
    db.execute(sql`
      select j.id, j.title, j.status, j.created_at,
        (select count(*)::int from applications a where a.job_id = j.id and a.proposal_state = 'applied') as applicants
      from jobs j where j.family_id = ${id} order by j.status = 'open' desc, j.id desc limit 20`),
    db.execute(sql`
      select u.id, u.first_name, u.last_name, u.portrait, k.hire_stage, k.start_date::text as since
      from connections k join users u on u.id = k.caregiver_id
      where k.family_id = ${id} and u.deleted_at is null and ${goesOn(sql`k.end_date`, now)}
      order by k.hire_stage desc, k.id`),
    db.execute(sql`
      select v.id, v.start, v."end", u.first_name, u.last_name
      from connection_shifts v join connections k on k.id = v.connection_id join users u on u.id = k.caregiver_id
      where k.family_id = ${id} and not v.cancelled and v."end" > ${from}::timestamptz and v.start < ${until}::timestamptz
      order by v.start, v.id`),
  ])
  type Known = Parameters<typeof personOf>[0] & { hire_stage: number; since: string | null }
  type Visit = { id: number; start: string; end: string; first_name: string; last_name: string }
  type Job = AdvisedFamilyDetail['jobs'][number]
  return {
    time_zone: timeZoneOfState(state),
    jobs: (jobs.rows as unknown as Job[]).map((job) => ({ ...job, created_at: instant(job.created_at)! })),
    caregivers: (caregivers.rows as unknown as Known[]).map((known) => ({
      ...personOf(known),
      hire_stage: known.hire_stage,
      since: known.since,
    })),
    visits: (visits.rows as unknown as Visit[]).map((visit) => ({
      id: visit.id,
      start: instant(visit.start)!,
      end: instant(visit.end)!,
      caregiver: shortName(visit),
    })),
  }
}

const instant = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString())
