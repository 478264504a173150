import { photoGuideCases, type PhotoRefusal } from '@homecare/sdk/caregivers'
import { message, say } from '@homecare/sdk/kit'
import {
  listPhotosToReview,
  reviewPhoto,
  takeBackPhotoReview,
  type PhotoToReview,
} from '@homecare/sdk/photos'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { tell } from '../notices/tell.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { profilePhotos } from '../tables/caregivers.ts'
import { decideSquare, undecideSquare } from './photoStore.ts'
import { photoServerTexts } from './photoTexts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const staff = only('staff')
/** What the list shows at most. */
const mostPhotos = 200

/** The look that staff take at a photo before others see it: whether it is one face is theirs to say. */
export function answerPhotoReviews(routes: Routes): void {
  routes.on(listPhotosToReview, staff, ({ db }) => waitingPhotos(db))

  // Files are removed besides: what is done cannot be taken back with a transaction.
  routes.on(
    reviewPhoto,
    staff,
    async ({ params, body, deps }) => {
      if (!body.approved && !body.refusal) throw refuse.invalid({ refusal: [photoServerTexts.noReason] })
      const refusal = body.approved ? null : (body.refusal ?? null)
      const note = body.note?.trim() || null
      const user = await decideSquare(deps, { userId: params.id, version: body.version, refusal, note })
      await tellOwner(deps, user, refusal, note)
      return { state: refusal ? 'refused' : 'approved' }
    },
    { ownsKey: true },
  )

  routes.on(takeBackPhotoReview, staff, async ({ db, params, body, deps }) => {
    const { id } = await undecideSquare(db, { userId: params.id, version: body.version })
    const words = photoServerTexts
    await tell(deps, {
      ...{ to: id, kind: 'documents', page: pictureEditor, subject: words.againSubject },
      ...{ body: [words.againBody], short: words.againSubject },
      event: `photo ${id} taken back ${deps.now()}`,
    })
    return { state: 'waiting' }
  })
}

const pictureEditor = '/caregiver/profile/picture'

const { version, shown_version, refusal, uploaded_at, user_id } = profilePhotos
const isWaiting = and(
  isNotNull(version),
  sql`${version} is distinct from ${shown_version}`,
  isNull(refusal),
  isNull(users.deleted_at),
)

/** The photos that wait for the staff: whose each is, and since when, as part of a statement. */
export function waitingPhotoRows(db: Db) {
  return db
    .select({
      id: sql<number>`${users.id}`.as('id'),
      person: sql<number>`${users.id}`.as('person'),
      since: sql<Date>`${uploaded_at}`.as('since'),
    })
    .from(profilePhotos)
    .innerJoin(users, eq(users.id, user_id))
    .where(isWaiting)
}

async function waitingPhotos(db: Db): Promise<PhotoToReview[]> {
  const rows = await db
    .select({ user: users, photo: profilePhotos })
    .from(profilePhotos)
    .innerJoin(users, eq(users.id, user_id))
    .where(isWaiting)
    .orderBy(asc(uploaded_at), asc(user_id))
    .limit(mostPhotos)
  return rows.map(({ user, photo }) => ({
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    version: photo.version!,
    photo: photoAddress(user.id, { photo: photo.version! }, 768)!,
    shown: photoAddress(user.id, user.portrait, 192),
    uploaded_at: photo.uploaded_at.toISOString(),
  }))
}

async function tellOwner(
  deps: Deps,
  user: typeof users.$inferSelect,
  refusal: PhotoRefusal | null,
  note: string | null,
): Promise<void> {
  const words = photoServerTexts
  const link = pageUrl(deps.config, pictureEditor)
  const paragraphs = refusal
    ? [
        message(words.refusedBody, { reason: say(user.language, photoGuideCases.get(refusal).label) }),
        ...(note ? [note] : []),
        message(words.anotherBody, { link }),
      ]
    : [message(words.approvedBody, { link })]
  const subject = refusal ? words.refusedSubject : words.approvedSubject
  await tell(deps, {
    ...{ to: user.id, kind: 'documents', page: pictureEditor, subject, body: paragraphs, short: subject },
    event: `photo ${user.id} ${refusal ?? 'approved'} ${deps.now()}`,
  })
}
