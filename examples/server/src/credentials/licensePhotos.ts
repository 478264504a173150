import { randomUUID } from 'node:crypto'
import { ownCaregiverId, type LicensePhoto } from '@homecare/sdk/caregivers'
import { addLicensePhoto, updateLicensePhoto, removeLicensePhoto } from '@homecare/sdk/credentials'
import { message } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { owner, type PolicyContext } from '../calls/policy.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { UploadedFile } from '../uploads/upload.ts'
import { licenseServerTexts } from './licenseTexts.ts'
import { openPhoto } from '../uploads/openPhoto.ts'
import { caregiverRoles, ownRecordOf } from '../caregivers/policies.ts'
import { unjudged } from '../caregivers/heldLicenses.ts'
import { holdProfile } from '../caregivers/records.ts'
import { licensePhotos, licenses } from '../tables/caregivers.ts'

type PhotoRow = typeof licensePhotos.$inferSelect

/** Front and back of it, and some more. */
const photosMax = 10
const uploads: Limit = { name: 'license photo', hits: 100, seconds: 3600 }

const ownLicense = ownRecordOf('license', licenses)
/** The caregiver, the license and the photo of the path belong together, and are the caller's. */
const ownPhoto = owner('photo', caregiverRoles, async (context) => {
  const { id } = context.params
  if (id !== ownCaregiverId && id !== context.session.user.id) return false
  return (await photoIn(context)) !== undefined
})

/** Photos of licenses: decoded, turned upright, without a word of metadata, for their owner and the staff alone. */
export function answerLicensePhotos(routes: Routes): void {
  routes.on(
    addLicensePhoto,
    ownLicense,
    async ({ deps, params, body, session, now }) => {
      if (!(body.photo instanceof UploadedFile)) throw refuse.invalid({ photo: [licenseServerTexts.noPhoto] })
      const { jpeg } = await openPhoto(body.photo)
      const stored_as = `licenses/${session.user.id}/${randomUUID()}.jpg`
      await deps.files.put(stored_as, new Blob([new Uint8Array(jpeg)]), 'image/jpeg')
      const description = body.description?.trim() ?? ''
      const photo = { license_id: params.id, stored_as, description, created_at: new Date(now) }
      try {
        return photoOf(await deps.db.transaction((tx) => addPhoto(tx, session.user.id, photo)))
      } catch (error) {
        await discardPhotos(deps, [{ stored_as }])
        throw error
      }
    },
    { limit: uploads, upload: { files: 1 } },
  )

  routes.on(updateLicensePhoto, ownPhoto, async ({ db, params, body }) => {
    const [row] = await db
      .update(licensePhotos)
      .set({ description: body.description.trim() })
      .where(eq(licensePhotos.id, params.photoId))
      .returning()
    if (!row) throw refuse.notFound()
    return photoOf(row)
  })

  routes.on(removeLicensePhoto, ownPhoto, async ({ deps, params, session, now }) => {
    const gone = await deps.db.transaction(async (tx) => {
      await holdProfile(tx, session.user.id)
      await lookAgain(tx, params.licenseId, now)
      return tx.delete(licensePhotos).where(eq(licensePhotos.id, params.photoId)).returning()
    })
    await discardPhotos(deps, gone)
  })
}

/** Throws a Refusal for one photo too many, and where the license was removed meanwhile. */
async function addPhoto(
  tx: Tx,
  caregiverId: number,
  photo: typeof licensePhotos.$inferInsert,
): Promise<PhotoRow> {
  await holdProfile(tx, caregiverId)
  await lookAgain(tx, photo.license_id, photo.created_at.getTime())
  const held = await tx.$count(licensePhotos, eq(licensePhotos.license_id, photo.license_id))
  if (held >= photosMax)
    throw refuse.invalid({ photo: [message(licenseServerTexts.tooManyPhotos, { max: photosMax })] })
  const [row] = await tx.insert(licensePhotos).values(photo).returning()
  return row!
}

/** What was said of a license was said of these photos. Throws a Refusal where it was removed meanwhile. */
async function lookAgain(tx: Tx, licenseId: number, now: number): Promise<void> {
  const [found] = await tx
    .update(licenses)
    .set(unjudged(now))
    .where(eq(licenses.id, licenseId))
    .returning({ id: licenses.id })
  if (!found) throw refuse.notFound()
}

/** A photo as its owner gets it: its address opens with their session only. */
export function photoOf({ id, description }: PhotoRow): LicensePhoto {
  return { id, photo: `/files/licenses/${id}?show=1`, description }
}

/** Takes photos out of the store that nothing points to any more. */
export async function discardPhotos(
  { files }: Pick<Deps, 'files'>,
  photos: readonly Pick<PhotoRow, 'stored_as'>[],
): Promise<void> {
  await Promise.allSettled(photos.map(({ stored_as }) => files.remove(stored_as)))
}

async function photoIn({ db, params, session }: PolicyContext): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: licensePhotos.id })
    .from(licensePhotos)
    .innerJoin(licenses, eq(licenses.id, licensePhotos.license_id))
    .where(
      and(
        eq(licensePhotos.id, Number(params['photoId'])),
        eq(licenses.id, Number(params['licenseId'])),
        eq(licenses.caregiver_id, session.user.id),
      ),
    )
  return row
}
