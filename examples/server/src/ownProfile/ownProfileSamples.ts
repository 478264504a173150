import { getBadgeProgress, listBadges, listCurrentBadges } from '@homecare/sdk/badges'
import {
  addEducation,
  addExperience,
  updateCaregiver,
  updateEducation,
  updateExperience,
  listOwnEducation,
  listOwnExperience,
  listOwnReviews,
  refreshScore,
  removeEducation,
  removeExperience,
  type EducationDraft,
  type ExperienceDraft,
} from '@homecare/sdk/ownProfile'
import { chooseBackgroundPhoto, getBackgroundPhotos } from '@homecare/sdk/photos'
import { reviewProfile, takeBackProfileReview } from '@homecare/sdk/profile'
import {
  addReference,
  updateReference,
  listReferences,
  noteReferenceCall,
  removeReference,
} from '@homecare/sdk/references'
import { signUpCaregiver, type CaregiverSignup } from '@homecare/sdk/registration'
import { actorNames, actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { educations, experiences, references } from '../tables/caregivers.ts'

/** Whoever has a caregiver's profile; the agency caregiver has none. */
const withProfile = { members: ['caregiver', 'otherCaregiver'] } as const
const herOwn = { members: ['caregiver'] } as const
const caregiver_id = actors.caregiver

const school: EducationDraft = {
  college: 'Laney College',
  city: 'Oakland',
  state: 'CA',
  country: 'US',
  start_date: '2014-01-01',
}
const employer: ExperienceDraft = {
  company_name: 'Lakeside Senior Living',
  position: 'Caregiver',
  city: 'Oakland',
  state: 'CA',
  country: 'US',
  start_date: '2020-01-01',
}

/** A record of the caregiver's, new each time. */
async function someEducation({ db }: TestServer): Promise<{ id: number }> {
  const [row] = await db
    .insert(educations)
    .values({ ...school, caregiver_id })
    .returning({ id: educations.id })
  return row!
}
async function someExperience({ db }: TestServer): Promise<{ id: number }> {
  const [row] = await db
    .insert(experiences)
    .values({ ...employer, caregiver_id })
    .returning({ id: experiences.id })
  return row!
}

const reference = { name: 'Ana Souza', relationship: 'Supervisor', phone: '5105550119' }
async function someReference({ db, clock }: TestServer): Promise<{ id: number }> {
  const [row] = await db
    .insert(references)
    .values({ ...reference, caregiver_id, created_at: new Date(clock.now()) })
    .returning({ id: references.id })
  return row!
}

const newcomer: CaregiverSignup = {
  // Turned down for the terms: nobody is signed up.
  user: {
    first_name: 'A',
    last_name: 'B',
    email: 'a.b@example.com',
    password: 'four words make one',
    terms: false,
  },
}
const everybodyWithAnAccount = Object.fromEntries(
  actorNames.filter((actor) => actor !== 'anonymous').map((actor) => [actor, 'forbidden' as const]),
)

export const ownProfileSamples = [
  sample(signUpCaregiver, { body: newcomer }, { refused: everybodyWithAnAccount }),
  sample(updateCaregiver, { body: { caregiver: { desired_wage: 2450 } } }, withProfile),
  sample(refreshScore, { id: 0 }, withProfile),
  sample(listOwnEducation, {}, withProfile),
  // Turned down for its year, so that nothing piles up.
  sample(addEducation, { body: { ...school, start_date: '1900-01-01' } }, withProfile),
  sample(updateEducation, async (server) => ({ ...(await someEducation(server)), body: school }), herOwn),
  sample(removeEducation, someEducation, herOwn),
  sample(listOwnExperience, {}, withProfile),
  sample(addExperience, { body: { ...employer, start_date: '2100-01-01' } }, withProfile),
  sample(updateExperience, async (server) => ({ ...(await someExperience(server)), body: employer }), herOwn),
  sample(removeExperience, someExperience, herOwn),
  sample(listReferences, {}, withProfile),
  // Turned down for its number.
  sample(addReference, { body: { ...reference, phone: '1' } }, withProfile),
  sample(
    updateReference,
    async (server) => ({ ...(await someReference(server)), body: { note: 'After six.' } }),
    herOwn,
  ),
  sample(removeReference, someReference, herOwn),

  sample(noteReferenceCall, async (server) => ({
    ...(await someReference(server)),
    caregiverId: caregiver_id,
    body: { status: 'asked' as const },
  })),
  sample(getBackgroundPhotos, {}, withProfile),
  sample(chooseBackgroundPhoto, { body: { selected_id: 2 } }, withProfile),
  sample(getBadgeProgress, {}, withProfile),
  sample(listCurrentBadges, { query: { filter: 'profile' } }, withProfile),
  sample(listBadges, { query: { filter: 'completed' } }, withProfile),
  sample(listOwnReviews, {}, withProfile),

  // Nobody's waits.
  sample(reviewProfile, { id: caregiver_id, body: { approved: true } }),
  // Nor was any shown just now.
  sample(takeBackProfileReview, { id: caregiver_id }),
]
