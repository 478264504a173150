import type { SocialOutcome } from '@homecare/sdk/account'
import { plainPath, type PageHref } from '@homecare/sdk/addresses'
import { and, eq, gt, lt } from 'drizzle-orm'
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Db } from '../db/connect.ts'
import { cookie, cookieOf } from '../http/cookies.ts'
import { readBody } from '../calls/body.ts'
import type { Deps } from '../deps/deps.ts'
import { countHit, ofAddress, scaled } from '../limits/rateLimit.ts'
import { Refusal } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { goTo, refuseNonVisit } from '../http/visit.ts'
import { closeSession } from '../people/closeSession.ts'
import { beginSession, readSession, sessionCookieName, sessionIdOf } from '../people/session.ts'
import { isStillLinked, judgeSocial, offerLine, type SocialPerson } from './socialAccounts.ts'
import { openProviders, type Provider } from './socialProviders.ts'
import { socialAttempts } from '../tables/account.ts'

/** The cookie that ties a sign-in at a provider to the browser that began it. */
export const attemptCookie = 'social_attempt'
const attemptLifeMs = 10 * 60_000
const limit = { name: 'social', hits: 30, seconds: 600 }

type Attempt = typeof socialAttempts.$inferSelect

/**
 * Social sign-in by OpenID Connect: `/accounts/social/{provider}` leads to the provider, which leads back to
 * `…/callback`. The authorization code flow with PKCE, state and nonce; what was begun is a row, so that any process
 * may finish it, and it is finished once. Whatever goes wrong ends at the login, which says so. Answers null for
 * every other address, and for a provider that is not set up.
 */
export function createSocialSignIn(deps: Deps): (request: Request, ip: string) => Promise<Response | null> {
  const { db, config, log } = deps
  const providers = openProviders(config.socialLogins)

  async function start(provider: Provider, request: Request, now: number): Promise<Response> {
    const next = pathOfOurs(new URL(request.url).searchParams.get('next'))
    // The login sends on whoever is signed in already.
    if (await readSession(db, sessionIdOf(request, config), now)) return goTo(loginAddress({ next }))
    const configuration = await provider.configuration()
    const id = newToken()
    const attempt = {
      state: randomState(),
      nonce: randomNonce(),
      code_verifier: randomPKCECodeVerifier(),
    }
    await db.insert(socialAttempts).values({
      ...attempt,
      id_hash: hashOf(id),
      provider: provider.login.provider,
      next,
      expires_at: new Date(now + attemptLifeMs),
    })
    const address = buildAuthorizationUrl(configuration, {
      ...provider.parameters,
      redirect_uri: callbackOf(provider),
      code_challenge: await calculatePKCECodeChallenge(attempt.code_verifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: attempt.nonce,
    })
    return goTo(address, cookieLine(attemptCookie, id, attemptLifeMs / 1000))
  }

  async function finish(provider: Provider, request: Request, now: number): Promise<Response> {
    const attempt = await takeAttempt(db, provider, request, now)
    const gone = cookieLine(attemptCookie, '', 0)
    const back = (social: SocialOutcome, ...lines: string[]) =>
      goTo(
        loginAddress({ next: attempt?.next ?? null, social, provider: provider.login.provider }),
        gone,
        ...lines,
      )
    if (!attempt) return back('expired')
    try {
      const person = await askProvider(provider, request, attempt)
      const verdict = await judgeSocial(deps, person, now)
      if (verdict.kind === 'noAccount') return back('noAccount')
      if (verdict.kind === 'password')
        return back('password', ...(verdict.offer ? [offerLine(verdict.offer, config.secureCookies)] : []))
      const before = await readSession(db, sessionIdOf(request, config), now)
      if (before) await closeSession(deps, before)
      const { id, maxAge } = await beginSession(db, verdict.userId, false, now)
      // Unlinked while it was under way: the session that was begun stays unknown to everybody.
      if (!(await isStillLinked(db, person))) return back('failed')
      return goTo(
        loginAddress({ next: attempt.next }),
        gone,
        cookieLine(sessionCookieName(config), id, maxAge),
      )
    } catch (error) {
      if (error instanceof AuthorizationResponseError && isCancelled(error.error)) return back('cancelled')
      log.warn('A social sign-in failed', { provider: provider.login.provider, error })
      return back('failed')
    }
  }

  async function askProvider(provider: Provider, request: Request, attempt: Attempt): Promise<SocialPerson> {
    const configuration = await provider.configuration()
    // The address as the provider knows it, which a proxy may have changed on its way.
    const current = new URL(callbackOf(provider))
    current.search = new URL(request.url).search
    const tokens = await authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: attempt.code_verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider gave no ID token')
    const said =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    const { email, email_verified } = said as { readonly email?: unknown; readonly email_verified?: unknown }
    return {
      provider: provider.login.provider,
      subject: claims.sub,
      email: typeof email === 'string' && email !== '' ? email : null,
      // Apple writes it as a text.
      isVerified: email_verified === true || email_verified === 'true',
    }
  }

  const callbackOf = ({ login }: Provider) => `${config.publicUrl}/accounts/social/${login.provider}/callback`
  const cookieLine = (name: string, value: string, maxAge: number | null) =>
    cookie(name, value, { httpOnly: true, secure: config.secureCookies, maxAge })

  return async (request, ip) => {
    const [, name = '', returned] = pathPattern.exec(new URL(request.url).pathname) ?? []
    const provider = providers.get(name)
    if (!provider) return null
    if (returned && request.method === 'POST') return asGet(request)
    const refused = refuseNonVisit(request)
    if (refused) return refused
    const now = deps.now()
    try {
      await countHit(db, scaled(limit, config.rateLimitFactor), [ofAddress(ip)], now)
      return await (returned ? finish : start)(provider, request, now)
    } catch (error) {
      const isBusy = error instanceof Refusal && error.status === 429
      if (!isBusy) log.warn('A social sign-in could not begin', { provider: name, error })
      return goTo(loginAddress({ next: null, social: isBusy ? 'busy' : 'failed', provider: name }))
    }
  }
}

const pathPattern = /^\/accounts\/social\/([a-z0-9_]+)(\/callback)?\/?$/

/** Removes sign-ins that were begun and never finished. */
export async function sweepAttempts(db: Db, now: number): Promise<void> {
  await db.delete(socialAttempts).where(lt(socialAttempts.expires_at, new Date(now)))
}

/** The attempt of this browser, used up: of two answers only the first finds it. */
async function takeAttempt(db: Db, { login }: Provider, request: Request, now: number) {
  const id = cookieOf(request, attemptCookie)
  if (!id) return undefined
  const [attempt] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.id_hash, hashOf(id)),
        eq(socialAttempts.provider, login.provider),
        gt(socialAttempts.expires_at, new Date(now)),
      ),
    )
    .returning()
  return attempt
}

/** An answer by form comes from the provider's page without our cookies; as a visit of our own it has them. */
async function asGet(request: Request): Promise<Response> {
  const fields = await fieldsOf(request)
  const kept = ['code', 'state', 'error', 'iss'].flatMap((name) =>
    fields.has(name) ? [[name, fields.get(name) ?? '']] : [],
  )
  // Of this very handler's path.
  const here = new URL(request.url).pathname as `/accounts/social/${string}`
  return goTo(`${here}?${new URLSearchParams(kept).toString()}`)
}

/** None of a form that is too long, or no form: nobody is to fill the memory with one. */
async function fieldsOf(request: Request): Promise<URLSearchParams> {
  try {
    return new URLSearchParams((await readBody(request, 'form')).value as Record<string, string>)
  } catch {
    return new URLSearchParams()
  }
}

const isCancelled = (error: string) => error === 'access_denied' || error === 'user_cancelled_authorize'

interface LoginQuery {
  readonly next: string | null
  readonly social?: SocialOutcome
  readonly provider?: string
}

function loginAddress(query: LoginQuery): PageHref {
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString()
  return search ? `/accounts/login?${search}` : '/accounts/login'
}

const pathOfOurs = (next: string | null) => (next !== null && plainPath(next) !== null ? next : null)
