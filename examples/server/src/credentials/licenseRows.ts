import type { License } from '@homecare/sdk/caregivers'
import { asc, inArray } from 'drizzle-orm'
import { heldLicenses } from '../caregivers/heldLicenses.ts'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { licensePhotos } from '../tables/caregivers.ts'
import { photoOf } from './licensePhotos.ts'

/** The licenses of a caregiver, with their photos. */
export async function myLicenses(db: Db | Tx, caregiverId: number): Promise<License[]> {
  const rows = await heldLicenses(db, [caregiverId])
  const ids = rows.map(({ id }) => id)
  const photos =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(licensePhotos)
          .where(inArray(licensePhotos.license_id, ids))
          .orderBy(asc(licensePhotos.id))
  return rows.map(({ caregiver_id: _, changed_at: __, ...license }) => ({
    ...license,
    photos: photos.filter(({ license_id }) => license_id === license.id).map(photoOf),
  }))
}

/** One of them; 404 where they have none of this number. */
export async function oneLicense(db: Db | Tx, caregiverId: number, id: number): Promise<License> {
  const found = (await myLicenses(db, caregiverId)).find((license) => license.id === id)
  if (!found) throw refuse.notFound()
  return found
}
