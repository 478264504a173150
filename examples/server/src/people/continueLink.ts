import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { families } from '../tables/families.ts'
import { cookie } from '../http/cookies.ts'
import type { Deps } from '../deps/deps.ts'
import { countHit, ofAddress, scaled } from '../limits/rateLimit.ts'
import { Refusal } from '../refusals/refuse.ts'
import { goTo, refuseNonVisit } from '../http/visit.ts'
import { makeLink, ownerOfLink, useLink } from './links.ts'
import { beginSession, readSession, sessionCookieName, sessionIdOf } from './session.ts'

const limit = { name: 'continue', hits: 30, seconds: 600 }

/** A link that signs its user in on our site, once: for whoever has signed up on a partner's page. */
export async function continueUrl(
  db: Db | Tx,
  publicUrl: string,
  userId: number,
  now: number,
): Promise<string> {
  return `${publicUrl}/accounts/continue/${await makeLink(db, userId, 'continue', now)}`
}

/**
 * Answers such a link. One that is old or used leads to the login. Somebody else who is signed in on this browser
 * stays so, and the link stays unused: nobody is made another by a link they were sent.
 */
export async function answerContinue(
  request: Request,
  token: string,
  ip: string,
  { db, now: clock, config }: Deps,
): Promise<Response> {
  const refused = refuseNonVisit(request)
  if (refused) return refused
  const now = clock()
  try {
    await countHit(db, scaled(limit, config.rateLimitFactor), [ofAddress(ip)], now)
    const owner = await ownerOfLink(db, token, 'continue', now)
    const session = await readSession(db, sessionIdOf(request, config), now)
    if (session && session.user.id !== owner.id) return goTo('/')
    const begun = await db.transaction(async (tx) => {
      await useLink(tx, token, 'continue', now)
      return beginSession(tx, owner.id, false, now)
    })
    const [family] = await db.select().from(families).where(eq(families.id, owner.id))
    return goTo(
      family?.onboarding_completed ? '/family/dashboard' : '/family-signup',
      cookie(sessionCookieName(config), begun.id, {
        httpOnly: true,
        secure: config.secureCookies,
        maxAge: begun.maxAge,
      }),
    )
  } catch (error) {
    if (error instanceof Refusal) return goTo('/accounts/login')
    throw error
  }
}
