import { listOwnJobApplicants } from '@homecare/sdk/families'
import {
  applyToJob,
  applyWithScreening,
  getJob,
  listJobApplicants,
  markNotInterested,
  withdrawApplication,
} from '@homecare/sdk/jobs'
import { and, eq } from 'drizzle-orm'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { jobs } from '../tables/jobs.ts'

async function openJob({ db }: TestServer): Promise<{ id: number }> {
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.family_id, actors.family), eq(jobs.status, 'open')))
    .limit(1)
  return { id: job!.id }
}

export const jobSamples = [
  sample(getJob, openJob),
  sample(applyToJob, async (server) => ({ ...(await openJob(server)), body: {} })),
  sample(applyWithScreening, async (server) => ({ ...(await openJob(server)), body: { answers: {} } })),
  sample(withdrawApplication, async (server) => ({ ...(await openJob(server)), body: {} })),
  sample(markNotInterested, async (server) => ({ ...(await openJob(server)), body: {} })),

  sample(listJobApplicants, openJob, { members: ['family'] }),
  sample(listOwnJobApplicants, openJob, { members: ['family'] }),
]
