import { socialName } from '@homecare/sdk/account'
import { message } from '@homecare/sdk/kit'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import { cookie, cookieOf } from '../http/cookies.ts'
import type { Deps } from '../deps/deps.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { findByEmail } from '../people/findByEmail.ts'
import type { SessionUser } from '../people/session.ts'
import { socialAccounts, socialOffers, users } from '../tables/account.ts'
import { accountServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

/** The cookie that finds an offer to link an account elsewhere. */
export const offerCookie = 'social_offer'
const offerLifeMs = 10 * 60_000

/** Who somebody is at a provider. */
export interface SocialPerson {
  readonly provider: string
  /** The provider's own number of the person. */
  readonly subject: string
  readonly email: string | null
  /** Whether the provider vouches for the e-mail address. */
  readonly isVerified: boolean
}

/** `signIn` this user; link once they log in with their `password`; or there is `noAccount`. */
type SocialVerdict =
  | { readonly kind: 'signIn'; readonly userId: number }
  | { readonly kind: 'password'; readonly offer: string | null }
  | { readonly kind: 'noAccount' }

/**
 * Whose account this is. One that is linked signs in. Else the e-mail address decides: an account without a password
 * is linked by a verified address alone; one that has a password only by that password, since whoever chose it may
 * not be who reads the mail. Of an address that nobody vouches for is not even told whether it has an account.
 */
export async function judgeSocial(deps: Deps, person: SocialPerson, now: number): Promise<SocialVerdict> {
  const { db } = deps
  const [linked] = await db
    .select({ id: users.id })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.user_id))
    .where(and(isAccount(person), isNull(users.deleted_at)))
  if (linked) return { kind: 'signIn', userId: linked.id }

  const found = person.email === null ? undefined : await findByEmail(db, person.email)
  if (found?.hash) return { kind: 'password', offer: await makeOffer(db, person, found.user.id, now) }
  if (!person.isVerified) return { kind: 'password', offer: null }
  if (!found) return { kind: 'noAccount' }
  await link(db, { ...person, email_verified: true }, found.user.id, now)
  await db.update(users).set({ email_verified: true }).where(eq(users.id, found.user.id))
  await tellOfLink(deps, person.provider, found.user)
  return { kind: 'signIn', userId: found.user.id }
}

/**
 * Links what was offered in this browser, now that its user has logged in with the password. Answers the line that
 * takes the offer's cookie away, null where there was none. Another user's offer is dropped.
 */
export async function acceptOffer(
  deps: Deps,
  request: Request,
  user: SessionUser,
  now: number,
): Promise<string | null> {
  const offer = cookieOf(request, offerCookie)
  if (!offer) return null
  const [taken] = await deps.db
    .delete(socialOffers)
    .where(and(eq(socialOffers.id_hash, hashOf(offer)), gt(socialOffers.expires_at, new Date(now))))
    .returning()
  if (taken?.user_id === user.id) {
    if (taken.email_verified)
      await deps.db.update(users).set({ email_verified: true }).where(eq(users.id, user.id))
    if (await link(deps.db, taken, user.id, now)) await tellOfLink(deps, taken.provider, user)
  }
  return cookie(offerCookie, '', { httpOnly: true, secure: deps.config.secureCookies, maxAge: 0 })
}

/** The line of the cookie that keeps an offer. */
export const offerLine = (offer: string, secure: boolean) =>
  cookie(offerCookie, offer, { httpOnly: true, secure, maxAge: offerLifeMs / 1000 })

/** Removes offers that nobody took up. */
export async function sweepOffers(db: Db, now: number): Promise<void> {
  await db.delete(socialOffers).where(lt(socialOffers.expires_at, new Date(now)))
}

type Account = Pick<SocialPerson, 'provider' | 'subject'>
type Linking = Account & { readonly email_verified: boolean }

const isAccount = ({ provider, subject }: Account) =>
  and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))

/** Whether this account elsewhere signs somebody in; waits for an end that is under way. */
export async function isStillLinked(db: Db, person: Account): Promise<boolean> {
  const rows = await db.select().from(socialAccounts).where(isAccount(person)).for('share')
  return rows.length > 0
}

async function makeOffer(db: Db, person: SocialPerson, userId: number, now: number): Promise<string> {
  const offer = newToken()
  await db.insert(socialOffers).values({
    id_hash: hashOf(offer),
    provider: person.provider,
    subject: person.subject,
    user_id: userId,
    email_verified: person.isVerified,
    expires_at: new Date(now + offerLifeMs),
  })
  return offer
}

/** Whether it was linked just now; what is linked to anybody already stays. */
async function link(
  db: Db | Tx,
  { provider, subject, email_verified }: Linking,
  userId: number,
  now: number,
): Promise<boolean> {
  const added = await db
    .insert(socialAccounts)
    .values({ provider, subject, user_id: userId, linked_at: new Date(now), email_verified })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

/** Tells the user that a provider was linked or taken away. */
export async function tellOfLink(
  deps: Deps,
  provider: string,
  user: SessionUser,
  what: 'linked' | 'unlinked' = 'linked',
): Promise<void> {
  const { greeting, linkedSubject, linkedBody, unlinkedSubject, unlinkedBody } = accountServerTexts
  const [subject, body] =
    what === 'linked' ? ([linkedSubject, linkedBody] as const) : ([unlinkedSubject, unlinkedBody] as const)
  const name = socialName(provider)
  const link = pageUrl(deps.config, '/accounts/password/forgot')
  await inform(
    deps,
    user,
    message(subject, { provider: name }),
    message(greeting, { name: user.first_name }),
    message(body, { provider: name, link }),
  )
}
