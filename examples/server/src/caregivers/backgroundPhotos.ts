import { chooseBackgroundPhoto, getBackgroundPhotos, type BackgroundPhotos } from '@homecare/sdk/photos'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { ownProfile } from './policies.ts'
import { caregivers } from '../tables/caregivers.ts'

/** The drawn pictures that the app brings along, by number. */
const backgroundPhotoIds = [1, 2, 3, 4, 5, 6, 7, 8]
/** Where the picture with a number is. */
export const backgroundPhotoAddress = (id: number): string => `/backgrounds/${id}.svg`

/** The picture behind the profile: one of several. */
export function answerBackgroundPhotos(routes: Routes): void {
  routes.on(getBackgroundPhotos, ownProfile, ({ db, session }) => photosOf(db, session.user.id))

  routes.on(chooseBackgroundPhoto, ownProfile, async ({ db, session, body }) => {
    const { selected_id } = body
    if (!backgroundPhotoIds.includes(selected_id))
      throw refuse.invalid({ selected_id: [serverTexts.badValue] })
    await db
      .update(caregivers)
      .set({ background_photo_id: selected_id })
      .where(eq(caregivers.id, session.user.id))
    return photosOf(db, session.user.id)
  })
}

async function photosOf(db: Db, id: number): Promise<BackgroundPhotos> {
  const [own] = await db
    .select({ selected_id: caregivers.background_photo_id })
    .from(caregivers)
    .where(eq(caregivers.id, id))
  return {
    selected_id: own?.selected_id ?? null,
    photos: Object.fromEntries(backgroundPhotoIds.map((one) => [one, backgroundPhotoAddress(one)])),
  }
}
