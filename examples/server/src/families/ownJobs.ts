import {
  jobRecord,
  mayBecome,
  postingObstacle,
  startEmptyJob,
  updateJob,
  type JobChange,
  type JobStatus,
} from '@homecare/sdk/families'
import { dayIn, message } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { onboardingErrorTexts, ownJobRuleTexts } from '@homecare/sdk/texts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { addEmptyJob, changeJobFor, jobsOf } from '../jobs/jobs.ts'
import { ownJob } from '../jobs/policies.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { pageUrl } from '../config/pageUrl.ts'
import { refuse, refuseStale } from '../refusals/refuse.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { completeOnboarding } from './onboarding.ts'
import { familyServerTexts as words } from './texts.ts'

type JobRow = typeof jobs.$inferSelect

/** What a family does with a job that it has: changes, posts, closes and reopens it. */
export function answerOwnJobs(routes: Routes): void {
  routes.on(updateJob, ownJob, ({ db, deps, session: { user }, params, body, query, now }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(jobs).where(eq(jobs.id, params.id)).for('update')
      const [seen] = await jobsOf(tx, user.id, params.id)
      if (!row || !seen) throw refuse.notFound()
      const { status: asked, ...change } = body
      const status = asked ?? (query.complete === 1 && row.status === 'draft' ? 'open' : row.status)
      // Pressed twice is once, whatever it was when it was pressed.
      if (asked === undefined || asked !== row.status) refuseStale(jobRecord, body, seen)
      if (!mayBecome(row.status, status)) throw refuse.conflict(ownJobRuleTexts.cannotBecome)
      refuseStart(row, change, status, now)
      await changeJobFor(tx, row, change, status)
      if (status === 'open' && row.status === 'draft')
        await completeOnboarding(tx, user.id, change.start_date ?? row.start_date ?? '')
      if (row.status === 'open' && status !== 'open') await tellApplicants(tx, deps, user, row, status, now)
      const [changed] = await jobsOf(tx, user.id, params.id)
      return changed!
    }),
  )

  routes.on(startEmptyJob, only('family'), ({ db, session: { user }, now }) =>
    db.transaction(async (tx) => {
      const { city, county, state, zip_code, latitude, longitude } = user
      const job = await addEmptyJob(tx, user.id, { city, county, state, zip_code, latitude, longitude }, now)
      await completeOnboarding(tx, user.id, null)
      return job
    }),
  )
}

/** A first day that is chosen anew is not past, and neither is that of a job that is posted or opened again. */
function refuseStart(row: JobRow, change: JobChange, to: JobStatus, now: number): void {
  const state = change.state ?? row.state
  const today = dayIn(timeZoneOfState(state), new Date(now))
  const start_date = change.start_date ?? row.start_date ?? ''
  if (change.start_date !== undefined && change.start_date !== row.start_date && start_date < today)
    throw refuse.invalid({ start_date: [onboardingErrorTexts.startInPast] })
  if (to !== 'open' || row.status === 'open') return
  const obstacle = postingObstacle(
    {
      start_date,
      title: change.title ?? row.title,
      hours_week: change.hours_week === undefined ? row.hours_week : change.hours_week,
    },
    today,
  )
  if (obstacle) throw refuse.invalid({ [obstacle.field]: [obstacle.says] })
}

/** Tells who had applied and has no answer that the job is no longer looked for: each once, however often it closes. */
async function tellApplicants(
  tx: Tx,
  deps: Deps,
  family: SessionUser,
  { id, title }: JobRow,
  status: JobStatus,
  now: number,
): Promise<void> {
  const waiting = await tx
    .update(applications)
    .set({ closing_told_at: new Date(now) })
    .where(
      and(
        eq(applications.job_id, id),
        eq(applications.proposal_state, 'applied'),
        eq(applications.declined, false),
        eq(applications.accepted, false),
        isNull(applications.closing_told_at),
      ),
    )
    .returning({ caregiver: applications.caregiver_id })
  const body = status === 'filled' ? words.jobFilledBody : words.jobClosedBody
  for (const { caregiver } of waiting) {
    const page = '/caregiver-jobs'
    const params = { name: shortName(family), title, link: pageUrl(deps.config, page) }
    await tell(deps, {
      ...{ to: caregiver, kind: 'offers', event: `job ${id} closed ${now}`, page },
      subject: message(words.jobClosedSubject, params),
      body: [message(body, params)],
      short: words.jobClosedShort,
    })
  }
}
