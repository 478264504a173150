import {
  addFavorite,
  addJob,
  finishOnboardingLater,
  getFamilyDashboard,
  getOwnFamily,
  getOwnJob,
  getOnboardingDraft,
  listFavorites,
  listOwnJobs,
  postFirstJob,
  listRecommendedCaregivers,
  removeFavorite,
  resumeOnboarding,
  updateOnboardingDraft,
  signUpFamily,
} from '@homecare/sdk/families'
import { listConnections } from '@homecare/sdk/hiring'
import type { JobDraft } from '@homecare/sdk/jobs'
import { eq } from 'drizzle-orm'
import { jobs } from '../tables/jobs.ts'
import { actorNames, actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'

const draft = { version: '1', step: 'needs', data: {} }
const job: JobDraft = {
  title: 'Mornings for my father',
  description: '',
  care_for: 2,
  conditions: [],
  assistance: [1],
  schedule_type: 1,
  schedule: [],
  hours_week: 12,
  num_days: 3,
  housing: 1,
  preferred_gender: 0,
  preferred_languages: [],
  start_date: '2026-12-01',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94612',
}

const everybodyWithAnAccount = Object.fromEntries(
  actorNames.filter((actor) => actor !== 'anonymous').map((actor) => [actor, 'forbidden' as const]),
)

export const familySamples = [
  sample(getFamilyDashboard, {}),
  sample(listRecommendedCaregivers, {}),
  sample(listConnections, {}),
  sample(addFavorite, { id: someCaregiver }),
  sample(removeFavorite, { id: someCaregiver }),
  sample(listFavorites, { id: actors.family }, { members: ['family'] }),
  sample(getOnboardingDraft, {}),
  sample(updateOnboardingDraft, { body: draft }),
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
  sample(getOwnFamily, {}),
  sample(postFirstJob, { body: job }),
  sample(addJob, { body: job }),
  sample(listOwnJobs, {}),
  sample(
    getOwnJob,
    async ({ db }) => {
      const [row] = await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(eq(jobs.family_id, actors.family))
        .limit(1)
      return { id: row!.id }
    },
    { members: ['family'] },
  ),
]
