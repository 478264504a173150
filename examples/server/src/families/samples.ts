import {
  acceptApplicant,
  addFavorite,
  declineCaregiver,
  finishOnboardingLater,
  getAdvisedFamily,
  getOwnJob,
  listFavorites,
  previewDecline,
  removeFavorite,
  resumeOnboarding,
  undoApplicantAnswer,
  updateDeclineFeedback,
  updateJob,
  updateOnboardingDraft,
  signUpFamily,
} from '@homecare/sdk/families'
import { eq } from 'drizzle-orm'
import { applications, jobs } from '../tables/jobs.ts'
import { actorNames, actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { someCaregiver } from '../testing/someone.ts'

const draft = { version: '1', step: 'needs', data: {} }

const everybodyWithAnAccount = Object.fromEntries(
  actorNames.filter((actor) => actor !== 'anonymous').map((actor) => [actor, 'forbidden' as const]),
)

/** Whose job it is not has nobody there to decline. */
const othersHaveNobody = {
  refused: { otherFamily: 'notFound' },
} as const

export const familySamples = [
  sample(addFavorite, { id: someCaregiver }),
  sample(removeFavorite, { id: someCaregiver }),
  sample(listFavorites, { id: actors.family }, { members: ['family'] }),

  sample(
    finishOnboardingLater,
    async (server, actor) => {
      await (await server.as(actor)).call(updateOnboardingDraft, { body: draft })
      return { body: { email: 'someone@example.com' } }
    },
    // Another browser than the one that put the draft aside.
    { refused: { anonymous: 'notFound' } },
  ),
  sample(resumeOnboarding, async (server) => {
    const { jar, care } = server.visitor()
    await care.call(updateOnboardingDraft, { body: draft })
    return { body: { token: jar.get('signup') ?? '' } }
  }),
  sample(
    signUpFamily,
    {
      // Turned down for the terms: nobody is signed up.
      body: {
        first_name: 'A',
        last_name: 'B',
        email: 'a.b@example.com',
        password: 'four words make one',
        phone: '5105550100',
        care_for: 2,
        city: 'Oakland',
        state: 'CA',
        zip_code: '94612',
        terms: false,
      },
    },
    { refused: everybodyWithAnAccount },
  ),

  sample(getAdvisedFamily, { id: actors.family }, { members: ['careManager'] }),

  sample(getOwnJob, someJob, { members: ['family'] }),
  sample(updateJob, async (server) => ({ ...(await someJob(server)), body: {} }), { members: ['family'] }),
  sample(acceptApplicant, (server) => anApplication(server), { members: ['family'] }),
  sample(undoApplicantAnswer, (server) => anApplication(server), { members: ['family'] }),
  sample(
    previewDecline,
    async (server) => {
      const { id, caregiver_id } = await anApplication(server)
      return { id: caregiver_id, query: { job_id: id } }
    },
    othersHaveNobody,
  ),
  sample(
    declineCaregiver,
    async (server) => {
      const { id, caregiver_id } = await anApplication(server)
      return { id: caregiver_id, body: { job_id: id } }
    },
    othersHaveNobody,
  ),
  sample(
    updateDeclineFeedback,
    async (server) => {
      const { id, caregiver_id } = await anApplication(server, { declined: true })
      return { id: caregiver_id, body: { job_id: id, feedback: 'Too far.' } }
    },
    othersHaveNobody,
  ),
]

async function someJob({ db }: TestServer): Promise<{ id: number }> {
  const [row] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.family_id, actors.family)).limit(1)
  return { id: row!.id }
}

/** Somebody who has applied to a job of the family's that is made for the call alone. */
async function anApplication(
  { db }: TestServer,
  given: Partial<typeof applications.$inferInsert> = {},
): Promise<{ id: number; caregiver_id: number }> {
  const [job] = await db
    .insert(jobs)
    .values({ family_id: actors.family, title: 'Care for my aunt', start_date: '2026-12-01' })
    .returning({ id: jobs.id })
  const application = {
    job_id: job!.id,
    caregiver_id: someCaregiver,
    proposal_state: 'applied',
    ...given,
  } as const
  await db.insert(applications).values(application)
  return { id: job!.id, caregiver_id: someCaregiver }
}
