import {
  addLicense,
  addLicensePhoto,
  updateLicense,
  updateLicensePhoto,
  listOwnLicenses,
  getLicenseToReview,
  listLicensesToReview,
  removeLicense,
  removeLicensePhoto,
  reviewLicense,
} from '@homecare/sdk/credentials'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { licensePhotos, licenses } from '../tables/caregivers.ts'

const license = { map_id: 3, license_number: 'HHA-1', state: 'CA', expires: '2027-06-30' } as const
const withProfile = { members: ['caregiver', 'otherCaregiver'] } as const
const herOwn = { members: ['caregiver'] } as const

/** A license of theirs, made anew each time, so that taking it away takes nothing from the next. */
async function someLicense({ db }: TestServer) {
  const values = { caregiver_id: actors.caregiver, map_id: 11, license_name: 'GCM', state: 'NV' }
  const [row] = await db.insert(licenses).values(values).returning()
  return { id: row!.id }
}

async function somePhoto(server: TestServer) {
  const { id: licenseId } = await someLicense(server)
  const values = { license_id: licenseId, stored_as: 'licenses/none.jpg', created_at: new Date() }
  const [row] = await server.db.insert(licensePhotos).values(values).returning()
  return { id: actors.caregiver, licenseId, photoId: row!.id }
}

export const licenseSamples = [
  sample(listOwnLicenses, {}, withProfile),
  // Turned down for its type or as known already, so that nothing piles up.
  sample(addLicense, { body: { ...license, map_id: 15 } }, withProfile),
  sample(updateLicense, async (server) => ({ ...(await someLicense(server)), body: license }), herOwn),
  sample(removeLicense, someLicense, herOwn),
  sample(
    addLicensePhoto,
    async (server) => ({
      ...(await someLicense(server)),
      body: { photo: new File(['no image'], 'front.jpg', { type: 'image/jpeg' }) },
    }),
    herOwn,
  ),
  sample(
    updateLicensePhoto,
    async (server) => ({ ...(await somePhoto(server)), body: { description: 'front' } }),
    herOwn,
  ),
  sample(removeLicensePhoto, somePhoto, herOwn),

  sample(listLicensesToReview, {}),
  sample(getLicenseToReview, someLicense),
  // Of another version than it is: a conflict.
  sample(reviewLicense, async (server) => ({
    ...(await someLicense(server)),
    body: { version: 'none', decision: 'verify' as const },
  })),
]
