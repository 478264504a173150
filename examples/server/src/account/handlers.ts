import {
  checkInvitation,
  checkResetToken,
  changePassword,
  createPassword,
  forgotPassword,
  login,
  loginOptions,
  logout,
  message,
  resetPassword,
  say,
  whoami,
  type AnyCall,
  type Identity,
} from '@homecare/sdk'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import { letter } from '../mail/mail.ts'
import type { Deps } from '../server/deps.ts'
import type { Context, Reply, Routes } from '../server/on.ts'
import { always, anyone, signedIn } from '../server/policy.ts'
import type { Limit } from '../server/rateLimit.ts'
import { refuse } from '../server/refuse.ts'
import { findByEmail } from './findByEmail.ts'
import { identityOf, intercomHash } from './identity.ts'
import { makeLink, ownerOfLink, useLink } from './links.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { refuseWeak, requirePassword } from './passwordChecks.ts'
import { endSessionsOf, hasSession, type Session, type SessionUser } from './session.ts'
import { acceptOffer } from './socialAccounts.ts'
import { answerSettings } from './settings.ts'
import { answerSocialLinks } from './socialLinks.ts'
import { userSecrets } from './tables.ts'
import { accountServerTexts } from './texts.ts'

const tries: Limit = { name: 'login', hits: 10, seconds: 60, also: emailOf }
const mails: Limit = { name: 'forgot', hits: 5, seconds: 600, also: emailOf }
const links: Limit = { name: 'link', hits: 30, seconds: 600 }

/** Identity, signing in and out, passwords, settings. */
export function answerAccount(routes: Routes): void {
  routes.on(whoami, anyone, async ({ session, db, deps }) => {
    const user = session?.user ?? null
    return { data: await identityOf(db, user), intercom_hash: intercomHash(deps.config.intercomSecret, user) }
  })

  // The same for every address: what an account has set up is nobody else's business.
  routes.on(
    loginOptions,
    anyone,
    ({ deps }) => ({ password: true, social: deps.config.socialLogins.map(({ provider }) => provider) }),
    {
      limit: tries,
    },
  )

  routes.on(
    login,
    anyone,
    async ({ body, db, reply, request, now, deps }) => {
      const found = await findByEmail(db, body.email)
      if (!(await passwordMatches(found?.hash, body.password)) || !found) {
        throw refuse.forbidden(accountServerTexts.wrongLogin)
      }
      await reply.signIn(found.user.id, body.remember_me)
      const offerGone = await acceptOffer(deps, request, found.user, now)
      if (offerGone) reply.header('Set-Cookie', offerGone)
      return identityOf(db, found.user)
    },
    { limit: tries },
  )

  routes.on(logout, anyone, async ({ session, reply, deps, db, now }) => {
    await reply.signOut()
    // Revoking ends the chat on every device: only once no other one is signed in.
    if (session && !(await hasSession(db, session.user.id, now))) await endRealtime(deps, session.user.id)
  })

  routes.on(
    forgotPassword,
    anyone,
    async ({ body, db, now, deps }) => {
      const found = await findByEmail(db, body.email)
      // Not waited for: an address that is known takes as long as one that is not.
      if (found)
        void mailLink(deps, found.user, now).catch((error: unknown) =>
          deps.log.error('A letter failed', { error }),
        )
    },
    { limit: mails },
  )

  routes.on(checkResetToken, anyone, ({ params, db, now }) => whoseLink(db, params.token, 'reset', now), {
    limit: links,
  })
  routes.on(resetPassword, anyone, (context) => choosePassword(context, 'reset'), { limit: links })
  routes.on(checkInvitation, anyone, ({ params, db, now }) => whoseLink(db, params.token, 'create', now), {
    limit: links,
  })
  routes.on(createPassword, anyone, (context) => choosePassword(context, 'create'), { limit: links })

  routes.on(
    changePassword,
    always(signedIn),
    async ({ body, session, db, reply, deps }) => {
      await requirePassword(db, session.user.id, 'old_password', body.old_password)
      refuseWeak('new_password', body.new_password)
      const hash = await hashPassword(body.new_password)
      await db.transaction(async (tx) => {
        await tx
          .update(userSecrets)
          .set({ password_hash: hash })
          .where(eq(userSecrets.user_id, session.user.id))
        await endSessionsOf(tx, session.user.id)
      })
      await endRealtime(deps, session.user.id)
      await newSession(reply, session.user.id, session.remember)
      const link = message(accountServerTexts.changedBody, {
        link: `${deps.config.publicUrl}/accounts/password/forgot`,
      })
      await inform(deps, session.user, accountServerTexts.changedSubject, greeting(session.user), link)
    },
    { limit: { name: 'password', hits: 10, seconds: 600 } },
  )

  answerSettings(routes)
  answerSocialLinks(routes)
}

type LinkPurpose = 'reset' | 'create'

/** For whom a mailed link chooses a password; notFound for one that is used, old or unknown. */
async function whoseLink(db: Db, token: string, purpose: LinkPurpose, now: number) {
  const { first_name, email } = await ownerOfLink(db, token, purpose, now)
  return { first_name, email }
}

interface Choice extends Pick<Context<AnyCall, Session | null>, 'db' | 'now' | 'reply' | 'deps'> {
  readonly params: { readonly token: string }
  readonly body: { readonly password: string }
}

/** Uses the link up, ends every session of its owner, and begins one here. */
async function choosePassword(choice: Choice, purpose: LinkPurpose): Promise<Identity> {
  const { params, body, db, now, reply, deps } = choice
  refuseWeak('password', body.password)
  const password_hash = await hashPassword(body.password)
  const user = await db.transaction(async (tx) => {
    const owner = await useLink(tx, params.token, purpose, now)
    await tx
      .insert(userSecrets)
      .values({ user_id: owner.id, password_hash })
      .onConflictDoUpdate({ target: userSecrets.user_id, set: { password_hash } })
    await endSessionsOf(tx, owner.id)
    return owner
  })
  await endRealtime(deps, user.id)
  await reply.signIn(user.id)
  return identityOf(db, user)
}

/**
 * Ends the realtime sign-ins of a user everywhere; a page whose session goes on asks for a new token. That they
 * could not be ended does not undo what was done.
 */
async function endRealtime({ realtime, log }: Deps, userId: number): Promise<void> {
  await realtime
    .revoke(String(userId))
    .catch((error: unknown) => log.error('Realtime sign-ins could not be ended', { userId, error }))
}

const newSession = (reply: Reply, userId: number, remember: boolean) => reply.signIn(userId, remember)
const greeting = (user: SessionUser) => message(accountServerTexts.greeting, { name: user.first_name })

async function mailLink(deps: Deps, user: SessionUser, now: number): Promise<void> {
  const token = await makeLink(deps.db, user.id, 'reset', now)
  const link = `${deps.config.publicUrl}/accounts/password/reset/confirm/${token}`
  const { greeting: _, resetSubject, resetBody, resetIgnore } = accountServerTexts
  await deps.mail.send(
    letter(
      user.email,
      user.language,
      say(user.language, resetSubject),
      greeting(user),
      message(resetBody, { link }),
      resetIgnore,
    ),
  )
}

function emailOf(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string' ? `email ${email.trim().toLowerCase().slice(0, 254)}` : undefined
}
