import type { PhotoRefusal } from '@homecare/sdk/caregivers'
import { eq } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import type { Files } from '../files/files.ts'
import type { Deps } from '../deps/deps.ts'
import { refuse } from '../refusals/refuse.ts'
import { updateScore } from '../profile/score.ts'
import { profilePhotos } from '../tables/caregivers.ts'
import type { CutPhoto } from './cutSquare.ts'
import type { RawPhoto } from '../uploads/openPhoto.ts'
import { photoSizes, rawFile, squareFile } from '../people/photoFiles.ts'
import { photoState, type PhotoRow } from '../people/photoState.ts'

/**
 * Keeps an uploaded picture in place of the one there was; the square that is shown stays until another is cut.
 * Files are written before the row that names them and removed after: a row never names a file that is not there.
 */
export async function keepRaw(
  { db, files }: Deps,
  userId: number,
  raw: RawPhoto,
  now: number,
): Promise<void> {
  await files.put(rawFile(userId, raw.version), blobOf(raw.jpeg), 'image/jpeg')
  const values = {
    raw_version: raw.version,
    raw_width: raw.width,
    raw_height: raw.height,
    uploaded_at: new Date(now),
  }
  const before = await db.transaction(async (tx) => {
    // Of two first pictures at one instant, the second waits here and finds the first.
    const added = await tx
      .insert(profilePhotos)
      .values({ user_id: userId, ...values })
      .onConflictDoNothing()
      .returning()
    if (added.length > 0) return undefined
    const ofUser = eq(profilePhotos.user_id, userId)
    const [known] = await tx.select().from(profilePhotos).where(ofUser).for('update')
    await tx.update(profilePhotos).set(values).where(ofUser)
    return known
  })
  if (before && before.raw_version !== raw.version) await files.remove(rawFile(userId, before.raw_version))
}

/** The raw picture's bytes, or null where the store has lost them. */
export async function readRaw(files: Files, { user_id, raw_version }: PhotoRow): Promise<Buffer | null> {
  const stored = await files.get(rawFile(user_id, raw_version))
  return stored && Buffer.from(await new Response(stored.body).arrayBuffer())
}

/** Keeps a square, which others see once staff approve it. Throws a Refusal when another picture was uploaded meanwhile. */
export async function keepSquare({ db, files }: Deps, photo: PhotoRow, cut: CutPhoto): Promise<void> {
  const userId = photo.user_id
  for (const { size, webp } of cut.squares)
    await files.put(squareFile(userId, cut.version, size), blobOf(webp), 'image/webp')
  const before = await db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(profilePhotos)
      .where(eq(profilePhotos.user_id, userId))
      .for('update')
    if (known?.raw_version !== photo.raw_version) {
      if (cut.version !== known?.version && cut.version !== known?.shown_version)
        await removeSquares(files, userId, cut.version)
      throw refuse.conflict()
    }
    await tx
      .update(profilePhotos)
      .set({
        version: cut.version,
        cropped_side: cut.side,
        refusal: null,
        refusal_note: null,
        review_requested_at: null,
      })
      .where(eq(profilePhotos.user_id, userId))
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (user) await updateScore(tx, user)
    return known
  })
  const { version, shown_version } = before
  if (version && version !== cut.version && version !== shown_version)
    await removeSquares(files, userId, version)
}

/** What staff say of the square that waits; the one that was shown before goes when another takes its place. */
export async function decideSquare(
  { db, files }: Deps,
  { userId, version, refusal, note }: SquareVerdict,
): Promise<typeof users.$inferSelect> {
  const { user, before } = await db.transaction(async (tx) => {
    const [photo] = await tx
      .select()
      .from(profilePhotos)
      .where(eq(profilePhotos.user_id, userId))
      .for('update')
    if (photoState(photo) !== 'waiting' || photo?.version !== version) throw refuse.conflict()
    await tx
      .update(profilePhotos)
      .set(refusal ? { refusal, refusal_note: note } : { shown_version: version })
      .where(eq(profilePhotos.user_id, userId))
    if (!refusal)
      await tx
        .update(users)
        .set({ portrait: { photo: version } })
        .where(eq(users.id, userId))
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    await updateScore(tx, user!)
    return { user: user!, before: refusal ? null : photo.shown_version }
  })
  if (before) await removeSquares(files, userId, before)
  return user
}

/** Takes back what staff said of a square: it waits again, and nothing is shown where it was the one that is. */
export async function undecideSquare(
  db: Db,
  { userId, version }: Pick<SquareVerdict, 'userId' | 'version'>,
): Promise<typeof users.$inferSelect> {
  return db.transaction(async (tx) => {
    const own = eq(profilePhotos.user_id, userId)
    const [photo] = await tx.select().from(profilePhotos).where(own).for('update')
    const wasShown = photo?.shown_version === version
    if (photo?.version !== version || (!wasShown && photo.refusal === null)) throw refuse.conflict()
    await tx
      .update(profilePhotos)
      .set({ refusal: null, refusal_note: null, ...(wasShown && { shown_version: null }) })
      .where(own)
    if (wasShown) await tx.update(users).set({ portrait: null }).where(eq(users.id, userId))
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    await updateScore(tx, user!)
    return user!
  })
}

interface SquareVerdict {
  readonly userId: number
  /** The square that was looked at. */
  readonly version: string
  /** Null where it is shown. */
  readonly refusal: PhotoRefusal | null
  readonly note: string | null
}

/** Removes the files of a person's photos, once nothing names them any more. */
export async function removePhotoFiles(
  files: Files,
  { user_id, raw_version, version, shown_version }: PhotoRow,
): Promise<void> {
  await files.remove(rawFile(user_id, raw_version))
  for (const square of new Set([version, shown_version]))
    if (square) await removeSquares(files, user_id, square)
}

const removeSquares = (files: Files, userId: number, version: string) =>
  Promise.all(photoSizes.map((size) => files.remove(squareFile(userId, version, size))))
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
