import { photoCrop } from '@homecare/sdk/caregivers'
import { message, say, type Locale } from '@homecare/sdk/kit'
import {
  analyzeOwnPhoto,
  cropErrors,
  cropOwnPhoto,
  getOwnPhoto,
  judgePhoto,
  requestPhotoReview,
  uploadOwnPhoto,
  type CropNumbers,
  type PhotoAnalysis,
  type PhotoCrop,
  type ProfilePhoto,
} from '@homecare/sdk/photos'
import { and, eq, isNull } from 'drizzle-orm'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { tell } from '../notices/tell.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import { photoAddress, rawPhotoAddress } from '../people/photoAddress.ts'
import { ownAccount } from '../caregivers/policies.ts'
import { profilePhotos } from '../tables/caregivers.ts'
import { cutSquare } from './cutSquare.ts'
import { measurePhoto } from '../uploads/measure.ts'
import { openPhoto } from '../uploads/openPhoto.ts'
import { squareFile } from '../people/photoFiles.ts'
import { photoOf, photoState, type PhotoRow } from '../people/photoState.ts'
import { keepRaw, keepSquare, readRaw } from './photoStore.ts'
import { photoServerTexts } from './photoTexts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const uploads: Limit = { name: 'photo', hits: 30, seconds: 600 }

/** The own photo: uploaded, measured, cut, and looked at by a person. */
export function answerPhotos(routes: Routes): void {
  routes.on(getOwnPhoto, ownAccount, ({ session, deps }) => shown(deps, session.user.id))

  // What is stored is named by its content: done twice, it is the same.
  routes.on(
    uploadOwnPhoto,
    ownAccount,
    async ({ body, session, deps, now }) => {
      await keepRaw(deps, session.user.id, await openPhoto(body.photo as UploadedFile), now)
      return shown(deps, session.user.id)
    },
    { limit: uploads, upload: { files: 1 }, ownsKey: true },
  )

  routes.on(
    cropOwnPhoto,
    ownAccount,
    async ({ body, session, deps }) => {
      const photo = await ownPhoto(deps, session.user.id)
      const picture = { width: photo.raw_width, height: photo.raw_height }
      const crop = numbersOf(body)
      const wrong = cropErrors(crop, picture)
      if (wrong) {
        const fields = Object.fromEntries(Object.entries(wrong).map(([field, text]) => [field, [text]]))
        throw refuse.invalid(fields, Object.values(wrong)[0])
      }
      await keepSquare(deps, photo, await cutSquare({ jpeg: await rawOf(deps, photo), ...picture }, crop))
      return shown(deps, session.user.id)
    },
    { limit: uploads, ownsKey: true },
  )

  routes.on(analyzeOwnPhoto, ownAccount, async ({ query, session, deps, readsIn: language }) => {
    const photo = await ownPhoto(deps, session.user.id)
    return query.type === 'raw' ? analyzeRaw(deps, photo, language) : analyzeSquare(deps, photo, language)
  })

  routes.on(requestPhotoReview, ownAccount, ({ session, deps, now }) => askForReview(deps, session.user, now))
}

async function shown({ db }: Deps, userId: number): Promise<ProfilePhoto> {
  const [[user], photo] = await Promise.all([
    db.select({ portrait: users.portrait }).from(users).where(eq(users.id, userId)),
    photoOf(db, userId),
  ])
  return {
    photo_id: photo?.id ?? null,
    photo: photoAddress(userId, photo?.version ? { photo: photo.version } : (user?.portrait ?? null), 768),
    raw_photo: photo && rawPhotoAddress(userId, photo.raw_version),
    state: photoState(photo),
    refusal: photo?.refusal ?? null,
    refusal_note: photo?.refusal_note ?? null,
  }
}

async function ownPhoto({ db }: Deps, userId: number): Promise<PhotoRow> {
  const photo = await photoOf(db, userId)
  if (!photo) throw refuse.form(photoServerTexts.noPhoto)
  return photo
}

async function rawOf({ files }: Deps, photo: PhotoRow): Promise<Buffer> {
  const bytes = await readRaw(files, photo)
  if (!bytes) throw refuse.form(photoServerTexts.noPhoto)
  return bytes
}

/** The numbers of a form, which come as texts. */
function numbersOf({ rotate, ...crop }: PhotoCrop): CropNumbers {
  const numbers = Object.fromEntries(Object.entries(crop).map(([name, value]) => [name, Number(value)]))
  return { ...numbers, ...(rotate !== undefined && { rotate: Number(rotate) }) } as unknown as CropNumbers
}

/** Proposes nearly all of the square that draws the eye. */
async function analyzeRaw(deps: Deps, photo: PhotoRow, locale: Locale): Promise<PhotoAnalysis> {
  const { raw_width: width, raw_height: height } = photo
  const measured = await measurePhoto(await rawOf(deps, photo), width, height)
  const side = Math.round(measured.side * photoCrop.initialArea)
  const inset = Math.floor((measured.side - side) / 2)
  return {
    original_width: width,
    original_height: height,
    crop_width: side,
    crop_height: side,
    deltax: measured.left + inset,
    deltay: measured.top + inset,
    info_message: words(judgePhoto(measured), locale),
  }
}

async function analyzeSquare({ files }: Deps, photo: PhotoRow, locale: Locale): Promise<PhotoAnalysis> {
  const stored = photo.version && (await files.get(squareFile(photo.user_id, photo.version, 768)))
  if (!stored || photo.cropped_side === null) throw refuse.form(photoServerTexts.noPhoto)
  const side = photo.cropped_side
  const measured = await measurePhoto(Buffer.from(await new Response(stored.body).arrayBuffer()), side, side)
  return {
    original_width: side,
    original_height: side,
    crop_width: side,
    crop_height: side,
    deltax: 0,
    deltay: 0,
    info_message: words(judgePhoto(measured), locale),
  }
}

const words = (text: ReturnType<typeof judgePhoto>, locale: Locale) => (text ? say(locale, text) : '')

/** Asks the staff to look at the photo that waits, once for each: whether it is one face is theirs to say. */
async function askForReview(deps: Deps, user: SessionUser, now: number): Promise<void> {
  const { db, config } = deps
  const [asked] = await db
    .update(profilePhotos)
    .set({ review_requested_at: new Date(now) })
    .where(and(eq(profilePhotos.user_id, user.id), isNull(profilePhotos.review_requested_at)))
    .returning()
  if (photoState(asked) !== 'waiting') return
  const page = '/staff/photos'
  const link = pageUrl(config, page)
  const staff = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'staff'), isNull(users.deleted_at)))
  const body = message(photoServerTexts.reviewBody, { name: shortName(user), id: user.id, link })
  const subject = photoServerTexts.reviewSubject
  const event = `photo ${user.id} ${asked?.version} to review`
  for (const { id } of staff)
    await tell(deps, { to: id, kind: 'documents', event, page, subject, body: [body], short: subject })
}
