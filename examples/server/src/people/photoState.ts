import type { PhotoState } from '@homecare/sdk/caregivers'
import { eq, inArray, type InferSelectModel } from 'drizzle-orm'
import type { Portrait } from '../tables/portrait.ts'
import type { Db, Tx } from '../db/connect.ts'
import { profilePhotos } from '../tables/caregivers.ts'

export type PhotoRow = InferSelectModel<typeof profilePhotos>

export async function photoOf(db: Db | Tx, userId: number): Promise<PhotoRow | null> {
  const [row] = await db.select().from(profilePhotos).where(eq(profilePhotos.user_id, userId))
  return row ?? null
}

/** The same of several, by their number. */
export async function photosOf(
  db: Db | Tx,
  people: readonly number[],
): Promise<ReadonlyMap<number, PhotoRow>> {
  const rows = await db.select().from(profilePhotos).where(inArray(profilePhotos.user_id, people))
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Where the last square stands: others see it once staff approved it. */
export function photoState(photo: PhotoRow | null | undefined): PhotoState {
  if (!photo?.version) return 'none'
  if (photo.version === photo.shown_version) return 'approved'
  return photo.refusal ? 'refused' : 'waiting'
}

/** What stands for a person in their own eyes and the staff's: a square that waits, before the one that others see. */
export function ownPortrait(portrait: Portrait | null, photo: PhotoRow | null): Portrait | null {
  return photo?.version && photoState(photo) === 'waiting' ? { photo: photo.version } : portrait
}
