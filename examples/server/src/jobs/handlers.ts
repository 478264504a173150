import { listOwnJobApplicants } from '@homecare/sdk/families'
import {
  applyToJob,
  applyWithScreening,
  getJob,
  listJobApplicants,
  listOwnApplications,
  markNotInterested,
  searchJobs,
  withdrawApplication,
  type Applicant,
} from '@homecare/sdk/jobs'
import { desc, eq, sql } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import { nearbyCities } from '../places/cityCounts.ts'
import type { Routes } from '../calls/on.ts'
import { anyone, inViews, only } from '../calls/policy.ts'
import { countSoon } from '../limits/countSoon.ts'
import { ofAddress, scaled, type Limit } from '../limits/rateLimit.ts'
import { applicantsOf } from './applicants.ts'
import { apply, applyWhereAnswersSuffice, notInterested, withdraw } from './apply.ts'
import { jobAreaOf } from './area.ts'
import { jobCityCounts } from './cityCounts.ts'
import { jobDetail, ownApplication } from './detail.ts'
import { ownJob } from './policies.ts'
import { jobReader, seekingReader } from './reader.ts'
import { findJobs, summaryColumnsOfJob, summaryOfJob } from './search.ts'
import { applications } from '../tables/jobs.ts'

const searches: Limit = { name: 'job-search', hits: 300, seconds: 60 }
const applying: Limit = { name: 'apply', hits: 60, seconds: 3600 }
const caregiver = only('caregiver')

/** Jobs as caregivers find them, what a caregiver says to one, and who has applied to a family's. */
export function answerJobs(routes: Routes): void {
  routes.on(searchJobs, anyone, async ({ db, query, session, now, ip, deps }) => {
    const { area, place } = await jobAreaOf(db, query, session, now)
    const [found, counts] = await Promise.all([
      seekingReader(db, session?.user ?? null).then((reader) => findJobs(db, query, area, reader)),
      jobCityCounts(db, now),
      countSoon(db, scaled(searches, deps.config.rateLimitFactor), [ofAddress(ip)], now),
    ])
    const nearby = place ? nearbyCities(counts, place, place) : []
    return {
      ...found,
      meta: {
        place: place && { city: place.city, state: place.state },
        nearby: nearby.map(({ city, state, jobs }) => ({ city, state, jobs })),
      },
    }
  })
  routes.on(getJob, anyone, ({ db, params, session }) => jobDetail(db, params.id, session))

  const step = { limit: applying }
  routes.on(
    applyToJob,
    caregiver,
    ({ db, deps, params, body, session, now }) =>
      apply(db, { deps, user: session.user, jobId: params.id, note: noteOf(body), now }),
    step,
  )
  routes.on(
    applyWithScreening,
    caregiver,
    async ({ db, deps, params, body, session, now }) => {
      const one = { deps, user: session.user, jobId: params.id, note: noteOf(body), now }
      const application = await applyWhereAnswersSuffice(db, one, body.answers)
      return { passed: application !== null, application }
    },
    step,
  )
  routes.on(withdrawApplication, caregiver, ({ db, deps, params, body, session, now }) =>
    withdraw(db, { deps, user: session.user, jobId: params.id, note: noteOf(body), now }),
  )
  routes.on(markNotInterested, caregiver, ({ db, deps, params, body, session, now }) =>
    notInterested(db, { deps, user: session.user, jobId: params.id, note: noteOf(body), now }),
  )
  routes.on(listOwnApplications, caregiver, ({ db, session }) => myApplications(db, session.user))

  const ownJobShown = inViews(ownJob, 'family-dashboard')
  routes.on(listJobApplicants, ownJobShown, ({ db, session, params, now }) =>
    applicantsTo(db, session.user.id, params.id, now),
  )
  routes.on(listOwnJobApplicants, ownJobShown, ({ db, session, params, now }) =>
    applicantsTo(db, session.user.id, params.id, now),
  )
}

async function applicantsTo(db: Db, familyId: number, jobId: number, now: number): Promise<Applicant[]> {
  const byJob = await applicantsOf(db, familyId, now)
  return (byJob.get(jobId) ?? []).map(({ applicant }) => applicant)
}

const noteOf = (body: { note?: string } | undefined) => body?.note?.trim() ?? ''

/** Latest first; a job that is gone with its family is not among them. */
async function myApplications(db: Db, caregiver: SessionUser) {
  const caregiverId = caregiver.id
  const rows = await db
    .select()
    .from(applications)
    .where(eq(applications.caregiver_id, caregiverId))
    .orderBy(
      sql`greatest(${applications.applied_date}, ${applications.withdrawn_date}, ${applications.provider_not_interested_date}) desc nulls last`,
      desc(applications.id),
    )
  const reader = jobReader(caregiver)
  const found = await db.execute(sql`
    select ${summaryColumnsOfJob(reader)}, null::float8 as distance
    from jobs j join users f on f.id = j.family_id and f.deleted_at is null
    join applications own on own.job_id = j.id and own.caregiver_id = ${caregiverId}::int`)
  const jobsById = new Map(
    (found.rows as unknown as Parameters<typeof summaryOfJob>[0][]).map((row) => [
      row.id,
      summaryOfJob(row, reader),
    ]),
  )
  return rows.flatMap((row) => {
    const job = jobsById.get(row.job_id)
    return job ? [{ ...ownApplication(row), job }] : []
  })
}
