import {
  addFavorite,
  finishOnboardingLater,
  getOwnJob,
  listFavorites,
  removeFavorite,
  resumeOnboarding,
  updateOnboardingDraft,
  signUpFamily,
} from '@homecare/sdk/families'
import { eq } from 'drizzle-orm'
import { jobs } from '../tables/jobs.ts'
import { actorNames, actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'

const draft = { version: '1', step: 'needs', data: {} }

const everybodyWithAnAccount = Object.fromEntries(
  actorNames.filter((actor) => actor !== 'anonymous').map((actor) => [actor, 'forbidden' as const]),
)

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
