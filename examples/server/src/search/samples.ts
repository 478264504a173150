import {
  getApplicationNote,
  getHireEligibility,
  getCaregiver,
  inviteCaregiver,
  getLatestApplication,
  listEducation,
  listExperience,
  listReviews,
  notifyCaregiver,
  listOthersViewed,
} from '@homecare/sdk/caregivers'
import { listCaregiverConnections } from '@homecare/sdk/hiring'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { getPhoneVerification, verifyPhone } from '@homecare/sdk/phones'
import {
  analyzeOwnPhoto,
  cropOwnPhoto,
  getOwnPhoto,
  requestPhotoReview,
  reviewPhoto,
  takeBackPhotoReview,
  uploadOwnPhoto,
} from '@homecare/sdk/photos'
import { addSavedSearch, countAreas, listSavedSearches, removeSavedSearch } from '@homecare/sdk/search'
import { and, eq } from 'drizzle-orm'
import { savedSearches } from '../tables/families.ts'
import { jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'
import type { TestServer } from '../testing/testServer.ts'

const id = someCaregiver
const photoOwners = ['caregiver', 'otherCaregiver', 'agencyCaregiver'] as const
const phoneOwners = [...photoOwners, 'family', 'otherFamily', 'b2bFamily', 'facility'] as const
const aSavedSearch = async ({ db, clock }: TestServer) => {
  const at = new Date(clock.now())
  await db.delete(savedSearches)
  const [row] = await db
    .insert(savedSearches)
    .values({
      ...{ family_id: actors.family, address: '/caregivers-search?vetted=1' },
      ...{ created_at: at, looked_at: at, due_at: at },
    })
    .returning()
  return { id: row!.id }
}
const openJobOf = (family: number) => and(eq(jobs.family_id, family), eq(jobs.status, 'open'))

export const caregiverSamples = [
  sample(getOwnCaregiver, {}, { refused: { agencyCaregiver: 'notFound' } }),

  sample(listCaregiverConnections, { id: actors.caregiver }, { members: ['caregiver'] }),

  sample(getCaregiver, { id }),
  sample(listReviews, { id }),
  sample(listEducation, { id }),
  sample(listExperience, { id }),
  sample(listOthersViewed, { id }),
  sample(getLatestApplication, { id }),
  sample(getApplicationNote, { id }),
  sample(getHireEligibility, { id }),
  sample(
    inviteCaregiver,
    async ({ db }) => {
      const [job] = await db.select({ id: jobs.id }).from(jobs).where(openJobOf(actors.family)).limit(1)
      return { id, body: { job_id: job!.id } }
    },
    { refused: { otherFamily: 'notFound' } },
  ),
  sample(notifyCaregiver, { id }),
  sample(countAreas, { query: { city: 'Oakland', state: 'CA', level: 0 } }),
  sample(listSavedSearches, {}),
  sample(addSavedSearch, { body: { address: '/caregivers-search/california/oakland' } }),
  sample(removeSavedSearch, aSavedSearch, { members: ['family'] }),
  sample(getPhoneVerification, {}, { members: phoneOwners }),
  sample(verifyPhone, { body: { validation_code: '000' } }, { members: phoneOwners }),

  // Nothing of this version waits: a conflict.
  sample(reviewPhoto, { id, body: { version: 'none', approved: true } }),
  sample(takeBackPhotoReview, { id, body: { version: 'none' } }),
  sample(getOwnPhoto, {}, { members: photoOwners }),
  sample(uploadOwnPhoto, { body: { photo: new Blob(['no photo']) } }, { members: photoOwners }),
  sample(
    cropOwnPhoto,
    { body: { ll_x: 0, ll_y: 0, ur_x: 9, ur_y: 9, cropped_at_width: 9 } },
    { members: photoOwners },
  ),
  sample(analyzeOwnPhoto, { query: { type: 'raw' } }, { members: photoOwners }),
  sample(requestPhotoReview, {}, { members: photoOwners }),
]
