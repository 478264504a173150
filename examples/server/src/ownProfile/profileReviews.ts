import { message } from '@homecare/sdk/kit'
import { profileStates, ownProfileHref } from '@homecare/sdk/ownProfile'
import {
  listProfilesToReview,
  profileTakeBackMinutes,
  reviewProfile,
  takeBackProfileReview,
  type ProfileToReview,
} from '@homecare/sdk/profile'
import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { tell } from '../notices/tell.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { ownPortrait } from '../people/photoState.ts'
import { caregivers, profilePhotos } from '../tables/caregivers.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const staff = only('staff')
const stateNumber = (name: 'draft' | 'pending' | 'active') =>
  profileStates.entries.find((state) => state.name === name)!.id

/** The look that staff take at a profile before families see it. */
export function answerProfileReviews(routes: Routes): void {
  routes.on(listProfilesToReview, staff, ({ db }) => waitingProfiles(db))

  routes.on(reviewProfile, staff, async ({ db, params, body, deps, now }) => {
    const profile_state_name = body.approved ? 'active' : 'draft'
    const [reviewed] = await db
      .update(caregivers)
      .set({
        ...{ profile_state_name, state_of_caregiver: stateNumber(profile_state_name) },
        ...(body.approved && { active_since: new Date(now) }),
      })
      .where(and(eq(caregivers.id, params.id), eq(caregivers.profile_state_name, 'pending')))
      .returning()
    if (!reviewed) throw refuse.conflict()
    const [user] = await db.select().from(users).where(eq(users.id, params.id))
    if (user) await tellOwner(deps, user.id, body.approved ? 'shown' : 'given back', body.note?.trim() ?? '')
    return { profile_state_name }
  })

  routes.on(takeBackProfileReview, staff, async ({ db, params, deps, now }) => {
    const profile_state_name = 'pending'
    const [waiting] = await db
      .update(caregivers)
      .set({
        ...{ profile_state_name, state_of_caregiver: stateNumber(profile_state_name) },
        active_since: null,
      })
      .where(
        and(
          eq(caregivers.id, params.id),
          or(wasShownSince(now - profileTakeBackMinutes * 60_000), wasGivenBack),
        ),
      )
      .returning()
    if (!waiting) throw refuse.conflict()
    await tellOwner(deps, waiting.id, 'taken back')
    return { profile_state_name }
  })
}

const wasShownSince = (instant: number) =>
  and(eq(caregivers.profile_state_name, 'active'), gte(caregivers.active_since, new Date(instant)))
/** One that was handed in and is a draft still: its next change hands it in again. */
const wasGivenBack = and(eq(caregivers.profile_state_name, 'draft'), isNotNull(caregivers.submitted_at))

/** Of one that an older version took in, when the account was made. */
const handedInAt = sql<Date>`coalesce(${caregivers.submitted_at}, ${caregivers.created_at})`
const isWaiting = and(eq(caregivers.profile_state_name, 'pending'), isNull(users.deleted_at))

/** The profiles that wait for the staff: whose each is, and since when, as part of a statement. */
export function waitingProfileRows(db: Db) {
  return db
    .select({
      id: sql<number>`${caregivers.id}`.as('id'),
      person: sql<number>`${caregivers.id}`.as('person'),
      since: sql<Date>`${handedInAt}`.as('since'),
    })
    .from(caregivers)
    .innerJoin(users, eq(users.id, caregivers.id))
    .where(isWaiting)
}

async function waitingProfiles(db: Db): Promise<ProfileToReview[]> {
  const rows = await db
    .select({ user: users, caregiver: caregivers, photo: profilePhotos })
    .from(caregivers)
    .innerJoin(users, eq(users.id, caregivers.id))
    .leftJoin(profilePhotos, eq(profilePhotos.user_id, caregivers.id))
    .where(isWaiting)
    .orderBy(asc(handedInAt), asc(caregivers.id))
    .limit(200)
  return rows.map(({ user, caregiver, photo }) => ({
    id: caregiver.id,
    first_name: user.first_name,
    last_name: user.last_name,
    photo: photoAddress(user.id, ownPortrait(user.portrait, photo)),
    about: caregiver.about,
    city: user.city,
    state: user.state,
    provider_types: caregiver.provider_types,
    cg_profile_score: caregiver.cg_profile_score,
    waits_since: (caregiver.submitted_at ?? caregiver.created_at).toISOString(),
  }))
}

async function tellOwner(
  deps: Deps,
  id: number,
  what: 'shown' | 'given back' | 'taken back',
  note = '',
): Promise<void> {
  const words = caregiverServerTexts
  const page = ownProfileHref(what === 'shown' ? 'active' : what === 'given back' ? 'draft' : 'pending')
  const link = pageUrl(deps.config, page)
  const [subject, paragraphs] = {
    shown: [words.shownSubject, [message(words.shownBody, { link })]] as const,
    'given back': [words.givenBackSubject, [words.givenBackBody, ...(note ? [note] : []), link]] as const,
    'taken back': [words.takenBackSubject, [words.takenBackBody]] as const,
  }[what]
  const event = `profile ${id} ${what} ${deps.now()}`
  await tell(deps, { to: id, kind: 'documents', event, page, subject, body: paragraphs, short: subject })
}
