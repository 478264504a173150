import {
  defaultSignupVersion,
  familySignupSteps,
  finishOnboardingLater,
  getOnboardingDraft,
  resumeOnboarding,
  updateOnboardingDraft,
  type FamilySignupStep,
  type OnboardingDraft,
} from '@homecare/sdk/families'
import { isEmail, message, dayMs } from '@homecare/sdk/kit'
import { emailFieldTexts } from '@homecare/sdk/texts'
import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Session } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import { letter } from '../mail/mail.ts'
import { cookie, cookieOf } from '../http/cookies.ts'
import type { Reply, Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { emailNamed, lettersTo } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { onboardingDrafts } from '../tables/families.ts'
import { familyServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

/** The cookie with the key of the draft of this browser. It opens that one draft and nothing else. */
export const draftCookie = 'signup'
export const draftLifeMs = 30 * dayMs
/** Far more than the form holds. */
const draftMaxCharacters = 40_000

/** Sign-ups put aside: kept on the server, found by this browser's key, by a mailed link, or by the account. */
export function answerDrafts(routes: Routes): void {
  routes.on(getOnboardingDraft, anyone, async ({ db, request, session, now }) => {
    const row = await findDraft(db, keyOf(request), session, now)
    return row ? draftOf(row) : null
  })

  routes.on(
    updateOnboardingDraft,
    anyone,
    async ({ db, request, session, body, now, reply, deps }) => {
      refuseUnfit(body)
      const found = await findDraft(db, keyOf(request), session, now)
      const kept =
        found && keyOf(request) && found.key_hash === hashOf(keyOf(request) ?? '')
          ? keyOf(request)
          : undefined
      const key = kept ?? newToken()
      const values = draftRow(body, session?.user.id ?? found?.user_id ?? null, now)
      const [row] = await db
        .insert(onboardingDrafts)
        .values({ ...newRow(key, found?.origin, now), ...values })
        .onConflictDoUpdate({ target: onboardingDrafts.key_hash, set: values })
        .returning()
      giveKey(reply, key, deps.config.secureCookies)
      return draftOf(row!)
    },
    { limit: { name: 'draft', hits: 120, seconds: 600 } },
  )

  routes.on(
    finishOnboardingLater,
    anyone,
    async ({ db, request, session, body, locale, now, deps }) => {
      if (!isEmail(body.email)) throw refuse.invalid({ email: [emailFieldTexts.invalid] })
      if (body.draft) refuseUnfit(body.draft)
      const found = await findDraft(db, keyOf(request), session, now)
      const kept = body.draft ? draftRow(body.draft, null, now) : found
      if (!kept) throw refuse.notFound(familyServerTexts.draftGone)
      // The link gets a key of its own: whoever reads the mail gets the draft, not this browser's cookie.
      const key = newToken()
      await db.insert(onboardingDrafts).values({
        ...kept,
        ...newRow(key, found?.origin, now),
        user_id: null,
        email: body.email.trim(),
      })
      // Only steps that there are are kept.
      const step = kept.step as FamilySignupStep
      const link = pageUrl(deps.config, `/family-signup/${step}?resume=${key}`)
      await deps.mail.send(
        letter(
          body.email,
          locale,
          familyServerTexts.resumeSubject,
          message(familyServerTexts.resumeBody, { link }),
          familyServerTexts.resumeIgnore,
        ),
      )
    },
    {
      limit: [{ name: 'finish-later', hits: 5, seconds: 600, also: emailNamed }, lettersTo],
      guests: true,
    },
  )

  routes.on(
    resumeOnboarding,
    anyone,
    async ({ db, request, session, body, now, reply, deps }) => {
      const own = await findDraft(db, keyOf(request), session, now)
      const mailed = await findDraft(db, body.token, null, now)
      if (!mailed) throw refuse.notFound(familyServerTexts.draftGone)
      // The link a second time, or in the browser that it was asked for in: what was typed since stays.
      if (own?.origin === mailed.origin && own.updated_at >= mailed.updated_at) return draftOf(own)
      // Not under the link's key: whoever has the mail, or wrote it, would read what is typed from here on.
      const key = newToken()
      const [row] = await db
        .insert(onboardingDrafts)
        .values({ ...mailed, ...newRow(key, mailed.origin, now), user_id: session?.user.id ?? null })
        .returning()
      giveKey(reply, key, deps.config.secureCookies)
      return draftOf(row!)
    },
    { limit: { name: 'resume', hits: 30, seconds: 600 } },
  )
}

/** Puts aside for an account what is known of its job already, as if it had been typed on another device. */
export async function keepDraftFor(
  tx: Db | Tx,
  userId: number,
  data: OnboardingDraft['data'],
  now: number,
): Promise<void> {
  const body = { version: defaultSignupVersion, step: 'needs', data }
  await tx
    .insert(onboardingDrafts)
    .values({ ...draftRow(body, userId, now), ...newRow(newToken(), undefined, now) })
}

interface Sent {
  readonly request: Request
  readonly session: Session | null
  /** The address that signed up: what was mailed to it is ended too. */
  readonly email?: string
}

/** Ends every copy of the drafts of a sign-up that was sent: this browser's, the account's and the mailed ones. */
export async function forgetDrafts(tx: Db | Tx, { request, session, email }: Sent): Promise<void> {
  const key = keyOf(request)
  const mine = [
    key === undefined ? undefined : eq(onboardingDrafts.key_hash, hashOf(key)),
    session ? eq(onboardingDrafts.user_id, session.user.id) : undefined,
    email === undefined ? undefined : eq(sql`lower(${onboardingDrafts.email})`, email.trim().toLowerCase()),
  ].filter((one) => one !== undefined)
  if (mine.length === 0) return
  const origins = tx
    .select({ origin: onboardingDrafts.origin })
    .from(onboardingDrafts)
    .where(or(...mine))
  await tx.delete(onboardingDrafts).where(inArray(onboardingDrafts.origin, origins))
}

async function findDraft(db: Db, key: string | undefined, session: Session | null, now: number) {
  const alive = gt(onboardingDrafts.expires_at, new Date(now))
  if (key !== undefined) {
    const [byKey] = await db
      .select()
      .from(onboardingDrafts)
      .where(and(eq(onboardingDrafts.key_hash, hashOf(key)), alive))
    // One that an account has put aside is not for whoever uses this browser after it.
    if (byKey && (byKey.user_id === null || byKey.user_id === session?.user.id)) return byKey
  }
  if (!session) return undefined
  const [byUser] = await db
    .select()
    .from(onboardingDrafts)
    .where(and(eq(onboardingDrafts.user_id, session.user.id), alive))
    .orderBy(desc(onboardingDrafts.updated_at))
    .limit(1)
  return byUser
}

/** Removes what nobody took up in time. */
export async function sweepDrafts(db: Db, now: number): Promise<void> {
  await db.delete(onboardingDrafts).where(lt(onboardingDrafts.expires_at, new Date(now)))
}

type DraftBody = Pick<OnboardingDraft, 'version' | 'step' | 'data'>

const draftRow = ({ version, step, data }: DraftBody, userId: number | null, now: number) => ({
  user_id: userId,
  version,
  step,
  answers: data,
  updated_at: new Date(now),
  expires_at: new Date(now + draftLifeMs),
})

/** A row of its own key; a copy where it has an `origin`. */
const newRow = (key: string, origin: string | undefined, now: number) => ({
  key_hash: hashOf(key),
  origin: origin ?? hashOf(key),
  created_at: new Date(now),
})

function refuseUnfit({ version, step, data }: DraftBody): void {
  if ('password' in data) throw refuse.invalid({ data: [familyServerTexts.noPasswords] })
  if (!familySignupSteps.has(step)) throw refuse.invalid({ step: [serverTexts.badValue] })
  if (!/^[\w-]{1,20}$/.test(version || defaultSignupVersion))
    throw refuse.invalid({ version: [serverTexts.badValue] })
  if (JSON.stringify(data).length > draftMaxCharacters) throw refuse.invalid({ data: [serverTexts.tooLong] })
}

function draftOf(row: typeof onboardingDrafts.$inferSelect): OnboardingDraft {
  return { version: row.version, step: row.step, data: row.answers, saved_at: row.updated_at.toISOString() }
}

function giveKey(reply: Reply, key: string, secure: boolean): void {
  reply.header('Set-Cookie', cookie(draftCookie, key, { httpOnly: true, secure, maxAge: draftLifeMs / 1000 }))
}

const keyOf = (request: Request) => cookieOf(request, draftCookie)
