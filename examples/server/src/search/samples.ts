import {
  applicationNote,
  canHire,
  getCaregiver,
  inviteCaregiver,
  latestApplication,
  listEducation,
  listExperience,
  listReviews,
  nearbyCaregivers,
  notifyCaregiver,
  othersViewed,
  searchCaregivers,
} from '@homecare/sdk/caregivers'
import { listMyAlerts, listMyEarnings } from '@homecare/sdk/dashboards'
import { listCaregiverConnections } from '@homecare/sdk/hiring'
import { jobsNearMe } from '@homecare/sdk/jobs'
import { getMyCaregiver } from '@homecare/sdk/ownProfile'
import { getPhoneVerification, verifyPhone } from '@homecare/sdk/phones'
import {
  analyzeMyPhoto,
  cropMyPhoto,
  getMyPhoto,
  listPhotosToReview,
  requestPhotoReview,
  reviewPhoto,
  uploadMyPhoto,
} from '@homecare/sdk/photos'
import { and, eq } from 'drizzle-orm'
import { jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'

const id = someCaregiver
const openJobOf = (family: number) => and(eq(jobs.family_id, family), eq(jobs.status, 'open'))

export const caregiverSamples = [
  sample(getMyCaregiver, {}, { refused: { agencyCaregiver: 'notFound' } }),
  sample(listMyAlerts, {}),
  sample(listMyEarnings, {}),
  sample(listCaregiverConnections, { id: actors.caregiver }, { members: ['caregiver'] }),
  sample(jobsNearMe, {}),
  sample(searchCaregivers, { query: { city: 'Oakland', state: 'CA' } }),
  sample(nearbyCaregivers, {}),
  sample(getCaregiver, { id }),
  sample(listReviews, { id }),
  sample(listEducation, { id }),
  sample(listExperience, { id }),
  sample(othersViewed, { id }),
  sample(latestApplication, { id }),
  sample(applicationNote, { id }),
  sample(canHire, { id }),
  sample(
    inviteCaregiver,
    async ({ db }) => {
      const [job] = await db.select({ id: jobs.id }).from(jobs).where(openJobOf(actors.family)).limit(1)
      return { id, body: { job_id: job!.id } }
    },
    { refused: { otherFamily: 'notFound' } },
  ),
  sample(notifyCaregiver, { id }),
  sample(getPhoneVerification, {}, { members: ['caregiver', 'otherCaregiver'] }),
  sample(verifyPhone, { body: { validation_code: '000' } }, { members: ['caregiver', 'otherCaregiver'] }),
  sample(listPhotosToReview, {}),
  // Nothing of this version waits: a conflict.
  sample(reviewPhoto, { id, body: { version: 'none', approved: true } }),
  sample(getMyPhoto, {}, { members: ['caregiver', 'otherCaregiver'] }),
  sample(
    uploadMyPhoto,
    { body: { photo: new Blob(['no photo']) } },
    { members: ['caregiver', 'otherCaregiver'] },
  ),
  sample(
    cropMyPhoto,
    { body: { ll_x: 0, ll_y: 0, ur_x: 9, ur_y: 9, cropped_at_width: 9 } },
    { members: ['caregiver', 'otherCaregiver'] },
  ),
  sample(analyzeMyPhoto, { query: { type: 'raw' } }, { members: ['caregiver', 'otherCaregiver'] }),
  sample(requestPhotoReview, {}, { members: ['caregiver', 'otherCaregiver'] }),
]
