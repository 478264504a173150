import type { Application, JobDetail } from '@homecare/sdk/jobs'
import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { readsWhole, seekingReader } from './reader.ts'
import { summaryColumnsOfJob, summaryOfJob } from './search.ts'
import { applications, jobs } from '../tables/jobs.ts'

type Row = Parameters<typeof summaryOfJob>[0] &
  Pick<JobDetail, 'care_for' | 'preferred_gender' | 'schedule' | 'end_date'> & {
    readonly whole: boolean
    readonly care_recipient_desc: string
    readonly preferred_languages: number[]
    readonly status: (typeof jobs.$inferSelect)['status']
    readonly family_id: number
    readonly first_name: string
    readonly last_initial: string
    readonly applicants_count: number
  }

/**
 * A job as the caller may see it: anybody an open one, its family always, and whoever has applied what became of it.
 * What says something of the person is for those who may read the whole of it (`mayReadWholeJob`).
 */
export async function jobDetail(
  db: Db,
  id: number,
  session: Session | null,
): Promise<{ job: JobDetail; application: Application | null }> {
  const me = session?.user.id ?? null
  const reader = await seekingReader(db, session?.user ?? null)
  const { rows } = await db.execute(sql`
    select ${summaryColumnsOfJob(reader)}, ${readsWhole(reader)} as whole, null::float8 as distance, j.care_for, p.care_recipient_desc, j.preferred_gender,
      j.preferred_languages, j.schedule, j.end_date::text as end_date, j.status, j.family_id,
      f.first_name, left(f.last_name, 1) as last_initial,
      (select count(*)::int from applications a where a.job_id = j.id and a.proposal_state = 'applied') as applicants_count
    from jobs j join users f on f.id = j.family_id and f.deleted_at is null join families p on p.id = j.family_id
    where j.id = ${id}::int`)
  const [row] = rows as unknown as readonly Row[]
  if (!row) throw refuse.notFound()
  const application = me === null ? null : await applicationOf(db, id, me)
  if (row.status !== 'open' && row.family_id !== me && !application) throw refuse.notFound()
  const { status, care_for, preferred_gender, preferred_languages, schedule, end_date, applicants_count } =
    row
  const onlyWhole = <T>(value: T): T | null => (row.whole ? value : null)
  const { family_note = null, ...own } = application ?? {}
  return {
    job: {
      ...summaryOfJob(row, reader),
      care_for: onlyWhole(care_for),
      care_recipient_desc: onlyWhole(row.care_recipient_desc),
      preferred_gender: onlyWhole(preferred_gender),
      preferred_languages: onlyWhole(preferred_languages),
      schedule,
      end_date,
      status,
      family: onlyWhole({ first_name: row.first_name, last_initial: row.last_initial }),
      applicants_count: onlyWhole(applicants_count),
      application_sections: family_note ? [{ family_note }] : [],
    },
    application: application && (own as Application),
  }
}

/** The caller's application to a job, with what the family wrote to it. */
async function applicationOf(db: Db, jobId: number, caregiverId: number) {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.job_id, jobId), eq(applications.caregiver_id, caregiverId)))
  return row ? { ...ownApplication(row), family_note: row.family_note } : null
}

/** An application as who made it sees it. */
export function ownApplication(row: typeof applications.$inferSelect): Application {
  const { id, job_id, proposal_state, note, applied_date, note_withdrawing, withdrawn_date } = row
  const { provider_not_interested_date, note_not_interested } = row
  return {
    id,
    job_id,
    proposal_state,
    note,
    applied_date,
    note_withdrawing,
    withdrawn_date,
    provider_not_interested_date,
    note_not_interested,
  }
}
