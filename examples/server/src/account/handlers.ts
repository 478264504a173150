import {
  verifyInvitation,
  verifyResetToken,
  changePassword,
  createPassword,
  forgotPassword,
  login,
  getLoginOptions,
  logout,
  resetPassword,
  whoami,
  type Identity,
} from '@homecare/sdk/account'
import type { AnyCall } from '@homecare/sdk/client'
import { message, say } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import { letter } from '../mail/mail.ts'
import type { Deps } from '../deps/deps.ts'
import type { Context, Reply, Routes } from '../calls/on.ts'
import { always, anyone, beforePassword, signedIn } from '../calls/policy.ts'
import {
  countHit,
  emailKey,
  emailNamed,
  lettersTo,
  ofAddress,
  scaled,
  type Limit,
} from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverSecret } from '../secrets/secret.ts'
import { findByEmail } from '../people/findByEmail.ts'
import { identityOf, intercomHash, partnerOf } from '../people/identity.ts'
import { knownDevice, rememberDevice } from './knownDevice.ts'
import { makeLink, ownerOfLink, useLink } from '../people/links.ts'
import { newPassword } from './newPassword.ts'
import { passwordMatches } from './password.ts'
import { isStillPassword, passwordTries, refuseWeak, requirePassword } from './passwordChecks.ts'
import type { Session, SessionUser } from '../people/session.ts'
import { acceptOffer } from './socialAccounts.ts'
import { answerSocialLinks } from './socialLinks.ts'
import { users } from '../tables/account.ts'
import { accountServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const tries: Limit = { name: 'login', hits: 10, seconds: 60 }
const asking: Limit = { ...tries, name: 'login-options', also: emailNamed }
const mails: Limit = { name: 'forgot', hits: 5, seconds: 600, also: emailNamed }
const links: Limit = { name: 'link', hits: 30, seconds: 600 }

/** Identity, signing in and out, passwords, settings. */
export function answerAccount(routes: Routes): void {
  routes.on(whoami, anyone, async ({ session, db, deps }) => {
    const user = session?.user ?? null
    return { data: await identityOf(db, user), intercom_hash: intercomHash(deps.config.intercomSecret, user) }
  })

  // The same for every address: what an account has set up is nobody else's business.
  routes.on(
    getLoginOptions,
    anyone,
    ({ deps }) => ({ password: true, social: deps.config.socialLogins.map(({ provider }) => provider) }),
    {
      limit: asking,
    },
  )

  routes.on(login, anyone, async ({ body, db, reply, request, ip, now, deps }) => {
    const found = await findByEmail(db, body.email)
    const settings = { ...deps.config, secret: await serverSecret(db, deps.config) }
    const device = found && knownDevice(request, settings, found.user.id)
    const callers = device ? [`device ${device}`] : [ofAddress(ip), emailKey(body.email)]
    await countHit(db, scaled(tries, deps.config.rateLimitFactor), callers, now)
    if (!(await passwordMatches(found?.hash, body.password)) || !found) {
      throw refuse.forbidden(accountServerTexts.wrongLogin)
    }
    await reply.signIn(found.user.id, body.remember_me)
    // Chosen anew while this one was looked at: the session that was begun stays unknown to everybody.
    if (!(await isStillPassword(db, found.user.id, found.hash)))
      throw refuse.forbidden(accountServerTexts.wrongLogin)
    reply.header('Set-Cookie', rememberDevice(request, settings, found.user.id))
    const offerGone = await acceptOffer(deps, request, found.user, now)
    if (offerGone) reply.header('Set-Cookie', offerGone)
    return identityOf(db, found.user)
  })

  routes.on(logout, anyone, ({ reply }) => reply.signOut())

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
    { limit: [mails, lettersTo] },
  )

  routes.on(verifyResetToken, anyone, ({ params, db, now }) => whoseLink(db, params.token, 'reset', now), {
    limit: links,
  })
  routes.on(resetPassword, anyone, (context) => choosePassword(context, 'reset'), { limit: links })
  routes.on(verifyInvitation, anyone, ({ params, db, now }) => whoseLink(db, params.token, 'create', now), {
    limit: links,
  })
  routes.on(createPassword, anyone, (context) => choosePassword(context, 'create'), { limit: links })

  routes.on(
    changePassword,
    beforePassword(always(signedIn)),
    async ({ body, session, db, reply, deps }) => {
      await requirePassword(db, session.user.id, 'old_password', body.old_password)
      refuseWeak('new_password', body.new_password)
      const chosen = { password: body.new_password, field: 'new_password' }
      await newPassword(deps, chosen, async () => session.user)
      await newSession(reply, session.user.id, session.remember)
      const link = message(accountServerTexts.changedBody, {
        link: pageUrl(deps.config, '/accounts/password/forgot'),
      })
      await inform(deps, session.user, accountServerTexts.changedSubject, greeting(session.user), link)
    },
    { limit: passwordTries },
  )

  answerSocialLinks(routes)
}

type LinkPurpose = 'reset' | 'create'

/** For whom a mailed link chooses a password; notFound for one that is used, old or unknown. */
async function whoseLink(db: Db, token: string, purpose: LinkPurpose, now: number) {
  const owner = await ownerOfLink(db, token, purpose, now)
  const { partner } = await partnerOf(db, owner)
  return { first_name: owner.first_name, email: owner.email, partner }
}

interface Choice extends Pick<Context<AnyCall, Session | null>, 'db' | 'now' | 'reply' | 'deps'> {
  readonly params: { readonly token: string }
  readonly body: { readonly password: string }
}

/** Uses the mailed link up, which proves the address it came to, and begins a session here. */
async function choosePassword(choice: Choice, purpose: LinkPurpose): Promise<Identity> {
  const { params, body, db, now, reply, deps } = choice
  refuseWeak('password', body.password)
  const user = await newPassword(deps, { password: body.password, field: 'password' }, async (tx) => {
    const owner = await useLink(tx, params.token, purpose, now)
    await tx.update(users).set({ email_verified: true }).where(eq(users.id, owner.id))
    return owner
  })
  await reply.signIn(user.id)
  return identityOf(db, user)
}

const newSession = (reply: Reply, userId: number, remember: boolean) => reply.signIn(userId, remember)
const greeting = (user: SessionUser) => message(accountServerTexts.greeting, { name: user.first_name })

async function mailLink(deps: Deps, user: SessionUser, now: number): Promise<void> {
  const token = await makeLink(deps.db, user.id, 'reset', now)
  const link = pageUrl(deps.config, `/accounts/password/reset/confirm/${token}`)
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
