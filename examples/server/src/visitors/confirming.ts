import { dayMs } from '@homecare/sdk/kit'
import { checkNewPassword } from '@homecare/sdk/account'
import { firstWordErrorTexts } from '@homecare/sdk/texts'
import {
  jobFromSearch,
  pinnedDays,
  splitName,
  type confirmFirstWord,
  type FirstWordShown,
  type FirstWordState,
} from '@homecare/sdk/visitors'
import { eq } from 'drizzle-orm'
import { createUser } from '../account/newUser.ts'
import { hashPassword } from '../account/password.ts'
import type { Context } from '../calls/on.ts'
import { judgeRole } from '../calls/policy.ts'
import { whoChats } from '../chat/members.ts'
import { writeToPerson } from '../chat/messages.ts'
import { countSignup } from '../consent/countSignup.ts'
import type { Db, Tx } from '../db/connect.ts'
import { onceCommitted } from '../db/guard.ts'
import { keepDraftFor } from '../families/drafts.ts'
import { welcomeFamily } from '../families/welcome.ts'
import { findByEmail } from '../people/findByEmail.ts'
import { identityOf } from '../people/identity.ts'
import { photoAddress } from '../people/photoAddress.ts'
import type { Session, SessionUser } from '../people/session.ts'
import { findPlaceByZip, placeAt } from '../places/findPlace.ts'
import { gazetteer } from '../places/gazetteer.ts'
import { activeCaregiver } from '../profile/profile.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { placeOfArea } from '../search/area.ts'
import { savedArea } from '../search/saved.ts'
import { users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { families, firstWords } from '../tables/families.ts'
import { firstWordServerTexts as words } from './texts.ts'

type Row = typeof firstWords.$inferSelect

/** A message as its link shows it to whoever is signed in, or to nobody in particular. */
export async function shownTo(db: Db, row: Row, session: Session | null): Promise<FirstWordShown> {
  const [found] = await db
    .select({ user: users, profile: caregivers.profile_state_name })
    .from(caregivers)
    .innerJoin(users, eq(users.id, caregivers.id))
    .where(eq(caregivers.id, row.caregiver_id))
  if (!found) throw refuse.notFound(words.linkGone)
  const { user, profile } = found
  const isShown = profile === 'active' && user.deleted_at === null
  const state: FirstWordState =
    row.sent_at === null ? (isShown ? await stateOf(db, row, session) : 'gone') : 'sent'
  const isOwn = row.family_id !== null && row.family_id === session?.user.id
  return {
    state,
    caregiver: {
      id: user.id,
      first_name: user.first_name,
      photo: isShown ? photoAddress(user.id, user.portrait) : null,
    },
    email: row.email ?? '',
    message: row.content ?? '',
    conversation_id: isOwn ? row.conversation_id : null,
  }
}

async function stateOf(db: Db, row: Row, session: Session | null): Promise<FirstWordState> {
  const account = await findByEmail(db, row.email ?? '')
  if (session && session.user.id !== account?.user.id) return 'others'
  if (!account) return 'new'
  if (account.user.role !== 'family') return 'cannotWrite'
  if (!session) return 'known'
  return judgeRole(whoChats, session) === 'allowed' ? 'yours' : 'cannotWrite'
}

type Confirming = Context<typeof confirmFirstWord, Session | null>

/**
 * Sends the message of a link, which `lock` finds and holds. All or nothing: where it cannot be sent, no account is made. The
 * second press of the same account finds it sent.
 */
export async function confirm(context: Confirming, lock: (tx: Tx) => Promise<Row>) {
  const { db, session, now, reply, deps } = context
  const row = await db.transaction(lock)
  if (row.sent_at !== null) {
    if (!session || session.user.id !== row.family_id || row.conversation_id === null)
      throw refuse.conflict(words.sentAlready)
    return { identity: await identityOf(db, session.user), conversation_id: row.conversation_id }
  }
  const caregiver = await caregiverOf(db, row)
  const state = await stateOf(db, row, session)
  if (state === 'others') throw refuse.forbidden(words.others)
  if (state === 'known') throw refuse.forbidden(words.logInFirst)
  if (state === 'cannotWrite') throw refuse.forbidden(words.cannotWrite)
  const family = session ? session.user : await joinAsFamily(context, row)
  const { conversation } = await writeToPerson(db, caregiver, {
    ...{ from: family, content: row.content ?? '', idempotencyKey: `first-word-${row.id}`, now },
  })
  const [own] = await db
    .update(users)
    .set({ email_verified: true })
    .where(eq(users.id, family.id))
    .returning()
  await db
    .update(firstWords)
    .set({
      ...{ sent_at: new Date(now), family_id: family.id, conversation_id: conversation.id },
      ...{ email: null, name: null, content: null, zip_code: null, search: null },
      ...{ pinned: await hasNoJob(db, family.id), expires_at: new Date(now + pinnedDays * dayMs) },
    })
    .where(eq(firstWords.id, row.id))
  await onceCommitted(() => deps.chatCopies.settle())
  if (!session) await reply.signIn(family.id)
  return { identity: await identityOf(db, own ?? family), conversation_id: conversation.id }
}

async function caregiverOf(db: Db, row: Row): Promise<SessionUser> {
  try {
    return (await activeCaregiver(db, row.caregiver_id)).user
  } catch (error) {
    if (error instanceof Refusal) throw refuse.notFound(words.caregiverGone)
    throw error
  }
}

async function hasNoJob(db: Db, familyId: number): Promise<boolean> {
  const [family] = await db.select().from(families).where(eq(families.id, familyId))
  return family !== undefined && !family.onboarding_completed
}

/** Makes the account of whoever has confirmed their address, with the job begun as far as their search tells. */
async function joinAsFamily(context: Confirming, row: Row): Promise<SessionUser> {
  const { db, body, now, deps } = context
  const password = body.password ?? ''
  const tooWeak = password === '' ? null : checkNewPassword(password, {})
  if (!body.terms) throw refuse.invalid({ terms: [firstWordErrorTexts.terms] })
  if (tooWeak) throw refuse.invalid({ password: [tooWeak] })
  const hash = password === '' ? null : await hashPassword(password)
  const names = splitName(row.name ?? '')
  const email = row.email ?? ''
  const place = await placeOf(db, row, now)
  const person = {
    ...names,
    ...place,
    role: 'family',
    email,
    email_verified: true,
    language: row.language,
  } as const
  const user = await createUser(db, person, hash, now, (tx, id) =>
    tx.insert(families).values({ ...names, id, user_id: id, email, onboarding_saved_step: 'needs' }),
  )
  const job = { ...jobFromSearch(row.search), ...(place && addressOf(place)) }
  if (Object.keys(job).length > 0) await keepDraftFor(db, user.id, job, now)
  await welcomeFamily(deps, user)
  await countSignup(context, 'family')
  return user
}

type Place = Pick<SessionUser, 'city' | 'county' | 'state' | 'zip_code' | 'latitude' | 'longitude'>
const addressOf = ({ city, state, zip_code }: Place) => ({ city, state, zip_code })

/** Where care is needed: by the ZIP code that was given, else in the city that was searched. */
async function placeOf(db: Db, { zip_code, search }: Row, now: number): Promise<Place | null> {
  if (zip_code !== null) {
    const place = await findPlaceByZip(db, zip_code)
    return place && placeAs(place, zip_code)
  }
  const area = search === null ? null : savedArea(search, await gazetteer(db, now))
  const named = area && placeOfArea(area)
  if (!named?.city) return null
  const at = await placeAt(db, { city: named.city, state: named.state, zip_code: '' })
  return at && placeAs(at.place, at.zip)
}

type At = Omit<Place, 'zip_code'>
const placeAs = ({ city, county, state, latitude, longitude }: At, zip_code: string): Place => ({
  ...{ city, county, state, zip_code, latitude, longitude },
})
