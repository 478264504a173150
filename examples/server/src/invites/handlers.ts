import {
  verifyInviteCode,
  emailListTexts,
  listInviteCodes,
  listInvites,
  sendInvites,
  type Invite,
} from '@homecare/sdk/invites'
import { isEmail, message } from '@homecare/sdk/kit'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { letter } from '../mail/mail.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { anyone, signedIn } from '../calls/policy.ts'
import { countHit, emailKey, lettersTo, scaled } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { newCode } from '../secrets/code.ts'
import { inviteCodes, invites } from '../tables/invites.ts'
import { inviteServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const usualPage = 50

/** Codes that invite others, who has one, and invitations by e-mail. */
export function answerInvites(routes: Routes): void {
  routes.on(listInviteCodes, signedIn, async ({ session, db, now, deps }) => {
    const code = await codeOf(db, session.user.id, now)
    return [{ code, url: urlOf(deps, code), uses: await usesOf(db, code) }]
  })

  routes.on(
    verifyInviteCode,
    anyone,
    async ({ query, db }) => {
      const [found] = await db
        .select({ code: inviteCodes.code, first_name: users.first_name })
        .from(inviteCodes)
        .innerJoin(users, eq(users.id, inviteCodes.user_id))
        .where(and(eq(inviteCodes.code, query.code.trim().toUpperCase()), sql`${users.deleted_at} is null`))
      return found ? { ...found, valid: true } : { code: query.code, valid: false, first_name: '' }
    },
    { limit: { name: 'invite-code', hits: 30, seconds: 600 } },
  )

  routes.on(listInvites, signedIn, ({ session, query, db }) =>
    invitesOf(db, session.user.id, { limit: query.limit ?? usualPage, offset: query.offset ?? 0 }),
  )

  routes.on(
    sendInvites,
    signedIn,
    async ({ body, session, db, now, deps }) => {
      const emails = [...new Set(body.emails.map((email) => email.trim().toLowerCase()))]
      const wrong = emails.filter((email) => !isEmail(email))
      if (wrong.length > 0)
        throw refuse.invalid({
          emails: [message(emailListTexts.invalid, { list: wrong.slice(0, 3).join(', ') })],
        })
      const { user } = session
      if (emails.includes(user.email.trim().toLowerCase()))
        throw refuse.invalid({ emails: [emailListTexts.yourself] })
      const factor = deps.config.rateLimitFactor
      await countHit(db, scaled(lettersTo, factor), emails.map(emailKey), now)
      const code = await codeOf(db, user.id, now)
      const added = await db
        .insert(invites)
        .values(emails.map((email) => ({ user_id: user.id, email, sent_at: new Date(now) })))
        .onConflictDoNothing()
        .returning()
      for (const { id, email } of added) {
        // Whom no letter reached has not been invited, and may be once more.
        await deps.mail.send(invitation(deps, user, email, code)).catch(async (error: unknown) => {
          deps.log.error('An invitation was not sent', { error })
          await db.delete(invites).where(eq(invites.id, id))
        })
      }
      return invitesOf(db, user.id, { emails })
    },
    // The rows say who has been invited already: once more writes to nobody twice.
    { limit: { name: 'invites', hits: 10, seconds: 3600 }, ownsKey: true },
  )
}

const urlOf = ({ config }: Deps, code: string) => pageUrl(config, `/signup?invite=${code}`)

/** The user's code, made when it is first asked for. */
async function codeOf(db: Db, userId: number, now: number): Promise<string> {
  const code = newCode(8)
  await db
    .insert(inviteCodes)
    .values({ code, user_id: userId, created_at: new Date(now) })
    .onConflictDoNothing()
  const [own] = await db
    .select({ code: inviteCodes.code })
    .from(inviteCodes)
    .where(eq(inviteCodes.user_id, userId))
  // None: another's code is the same by chance.
  return own?.code ?? codeOf(db, userId, now)
}

/** How many have registered with the code. */
async function usesOf(db: Db, code: string): Promise<number> {
  const { rows } = await db.execute(sql`
    select ((select count(*) from caregivers where upper(invite_code) = ${code})
      + (select count(*) from families where upper(signup_answers ->> 'invite_code') = ${code}))::int as uses`)
  return (rows[0] as { uses: number }).uses
}

interface Wanted {
  readonly emails?: readonly string[]
  readonly limit?: number
  readonly offset?: number
}

/** The user's invitations, latest first. Whoever had an account before was invited for nothing: that is not told. */
async function invitesOf(
  db: Db,
  userId: number,
  { emails, limit = 100, offset = 0 }: Wanted,
): Promise<Invite[]> {
  const found = await db
    .select({ id: invites.id, email: invites.email, sent_at: invites.sent_at, joined: users.id })
    .from(invites)
    .leftJoin(
      users,
      and(
        eq(sql`lower(${users.email})`, invites.email),
        sql`${users.created_at} >= ${invites.sent_at} and ${users.deleted_at} is null`,
      ),
    )
    .where(and(eq(invites.user_id, userId), emails && inArray(invites.email, [...emails])))
    .orderBy(desc(invites.sent_at), desc(invites.id))
    .limit(limit)
    .offset(offset)
  return found.map(({ id, email, sent_at, joined }) => ({
    id,
    email,
    status: joined === null ? 'sent' : 'joined',
    sent_at: sent_at.toISOString(),
  }))
}

function invitation(deps: Deps, user: SessionUser, email: string, code: string) {
  const { subject, body, ignore } = inviteServerTexts
  const name = user.first_name.slice(0, 40)
  const brand = deps.config.brand.name
  return letter(
    email,
    user.language,
    message(subject, { name, brand }),
    message(body, { name, brand, link: urlOf(deps, code) }),
    ignore,
  )
}
