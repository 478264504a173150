import {
  changesThings,
  csrfCookie,
  createMatcher,
  csrfStaleHeader,
  idempotencyHeader,
  mayRepeat,
  personHeader,
  successBody,
  type AnyCall,
} from '@homecare/sdk/client'
import type { Locale } from '@homecare/sdk/kit'
import { continueUrl } from '../people/continueLink.ts'
import { closeSession } from '../people/closeSession.ts'
import { beginSession, readSession, sessionCookieName, sessionIdOf, type Session } from '../people/session.ts'
import { isUnstorable } from '../db/failure.ts'
import { readBody, type ReadBody } from './body.ts'
import {
  cookie,
  cookieOf,
  csrfCookieSeconds,
  csrfMatches,
  isCrossSite,
  isCsrfToken,
  newCsrfToken,
} from '../http/cookies.ts'
import type { Deps } from '../deps/deps.ts'
import { allowReading, answerPreflight, isGuest, mayCallAsGuest, withoutCookies } from '../http/guests.ts'
import { holdAnswer, releaseKey, storeAnswer, takeKey, type Attempt } from './idempotency.ts'
import { localeOf } from '../http/locale.ts'
import type { Context, Registered, Reply, Routes } from './on.ts'
import { judge } from './policy.ts'
import { inOneTransaction } from '../deps/oneTransaction.ts'
import { countedFor, countHit, scaled } from '../limits/rateLimit.ts'
import { refuse, Refusal } from '../refusals/refuse.ts'
import { refusalEnvelope } from '../refusals/reply.ts'
import type { Touch, Trail } from './trail.ts'
import { keyedHash, serverSecret } from '../secrets/secret.ts'
import { coerceQuery, fieldErrors, mismatch } from './struct.ts'
import { serverTexts } from '../refusals/texts.ts'

/** What is known of a request before anything is read of it. */
export interface Arrival {
  readonly requestId: string
  readonly ip: string
}

/** Answers the registered calls; every answer is an envelope, a missing path's and a failure's too. */
export function createApi(
  routes: Routes,
  deps: Deps,
  trail: Trail,
): (request: Request, arrival: Arrival) => Promise<Response> {
  const find = createMatcher(routes.all())
  return async (request, arrival) => {
    const path = aliased(new URL(request.url).pathname)
    if (request.method === 'OPTIONS') {
      const methods = verbs.filter((method) => find(method, path))
      const guests = verbs.filter((method) => find(method, path)?.entry.guests)
      if (methods.length > 0) return answerPreflight(request, methods, guests, deps.config)
    }
    const found = find(request.method, path)
    if (!found) return refused(refuse.notFound(), request)
    const { entry, params } = found
    if (!isGuest(request)) return answer(entry, request, params, arrival, deps, trail)
    if (!entry.guests || !mayCallAsGuest(request, deps.config))
      return refused(refuse.forbidden(serverTexts.crossSite), request)
    const answered = await answer(entry, withoutCookies(request), params, arrival, deps, trail)
    answered.headers.delete('Set-Cookie')
    allowReading(answered.headers, request, deps.config)
    return answered
  }
}

/** The answers that keep somebody from a record. */
const refusals: ReadonlySet<number> = new Set([403, 404])

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function refused(refusal: Refusal, request: Request): Response {
  return Response.json(refusalEnvelope(refusal, localeOf(request, undefined)), { status: refusal.status })
}

/** The documents write one path in two ways. */
const aliased = (path: string) => path.replace(/^\/v1\/careplan\//, '/v1/plan/')

async function answer(
  { call, policy, handler, limits, upload, ownsKey }: Registered,
  request: Request,
  rawParams: Readonly<Record<string, string>>,
  { ip, requestId }: Arrival,
  deps: Deps,
  trail: Trail,
): Promise<Response> {
  const { db, config } = deps
  const now = deps.now()
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  let locale: Locale = localeOf(request, undefined)
  let status = 200
  let attempt: Attempt | undefined
  let body: ReadBody | undefined
  let signedInUserId: number | null = null
  /** Where a guest who has signed up goes on: in place of a session here. */
  let goOn: string | undefined

  const cookieLine = (name: string, value: string, httpOnly: boolean, maxAge: number | null) =>
    cookie(name, value, { httpOnly, maxAge, secure: config.secureCookies })
  const giveCookie = (...given: Parameters<typeof cookieLine>) =>
    headers.append('Set-Cookie', cookieLine(...given))
  if (!cookieOf(request, csrfCookie)) giveCookie(csrfCookie, newCsrfToken(), false, csrfCookieSeconds)

  let session: Session | null = null
  /** Of somebody with a session: what the trail of a person is written from. */
  let touch: Touch | undefined
  /** Of the handler: what it says with its answer counts only once that is given. */
  const said = new Headers()
  const replyIn = (own: Deps): Reply => ({
    status: (given) => void (status = given),
    header: (name, value) => said.append(name, value),
    async signIn(userId, remember = false) {
      signedInUserId = userId
      if (isGuest(request)) {
        goOn = await continueUrl(own.db, config.publicUrl, userId, now)
        return
      }
      if (session) await closeSession(own, session)
      const { id, maxAge } = await beginSession(own.db, userId, remember, now)
      said.append('Set-Cookie', cookieLine(sessionCookieName(config), id, true, maxAge))
    },
    async signOut() {
      if (session) await closeSession(own, session)
      said.append('Set-Cookie', cookieLine(sessionCookieName(config), '', true, 0))
    },
  })

  try {
    if (changesThings(call) && !isGuest(request)) refuseForgery(request, deps, headers, giveCookie)
    session = await readSession(db, sessionIdOf(request, config), now)
    locale = localeOf(request, session?.user.language)
    refuseOtherPerson(call, request, session)
    const params = readParams(rawParams)
    const search = new URL(request.url).searchParams
    const query = call.query ? coerceQuery(search, call.query) : {}

    if (session) touch = { db, session, params, query: query as Touch['query'], body: undefined }
    const verdict = await judge(policy, { session, params, query, db })
    if (verdict === 'partnerView') throw refuse.forbidden(serverTexts.partnerView)
    if (verdict !== 'allowed') throw refuse[verdict]()

    body = await readBody(request, call.bodyKind, upload)
    const counting = { ip, userId: session?.user.id, body: body.value, params }
    for (const limit of limits)
      await countHit(db, scaled(limit, config.rateLimitFactor), countedFor(limit, counting), now)
    const wrong =
      (call.query && fieldErrors(query, call.query)) ?? (call.in && fieldErrors(body.value, call.in))
    if (wrong) throw refuse.invalid(wrong)

    const key = request.headers.get(idempotencyHeader) ?? undefined
    if (changesThings(call) && mayRepeat(call)) {
      if (!key && call.money) throw refuse.form(serverTexts.keyNeeded)
      if (key) {
        const taking = {
          key: key.slice(0, 200),
          userId: session?.user.id ?? 0,
          route: call.route,
          // A body may hold a password: what is kept of it says nothing.
          bodyHash: keyedHash(
            await serverSecret(db, config),
            'idempotency',
            body.hash + search.toString() + JSON.stringify(rawParams),
          ),
          at: now,
          by: deps.presence,
        }
        const stored = await takeKey(db, taking)
        if (stored) {
          // The first answer was lost on its way, and with it the cookie.
          const { signedInUserId: again } = stored
          if (again !== null)
            await inOneTransaction(deps, async (own) => {
              // Ended since by a new password: then nobody is signed in by it any more.
              if (!(await holdAnswer(own.db, taking))) throw refuse.conflict(serverTexts.keyReused)
              await replyIn(own).signIn(again)
            })
          return respond(call, withContinuation(stored.answer, goOn), 200, joined(headers, said))
        }
        attempt = taking
      }
    }

    const handle = async (own: Deps): Promise<unknown> => {
      const context: Context<AnyCall, Session | null> = {
        params: params as never,
        query: query as never,
        body: body?.value as never,
        session,
        db: own.db,
        now,
        locale,
        request,
        ip,
        idempotencyKey: key,
        deps: own,
        reply: replyIn(own),
      }
      const touched = touch && { ...touch, db: own.db, body: body?.value }
      const note = touched && (await trail.readyToNote(call, touched, { now, requestId }))
      const out: unknown = await handler(context)
      checkAnswer(out, call, requestId, deps)
      await note?.(out)
      const enveloped = successBody(call.envelope, out) ?? null
      if (attempt) await storeAnswer(own.db, attempt, { answer: enveloped, signedInUserId })
      return enveloped
    }
    const enveloped = await (attempt && !ownsKey ? inOneTransaction(deps, handle) : handle(deps))
    return respond(call, withContinuation(enveloped, goOn), status, joined(headers, said))
  } catch (error) {
    // What was done has been taken back, or the handler finds out by itself: the next attempt may try.
    if (attempt) await releaseKey(db, attempt).catch(() => undefined)
    if (touch && error instanceof Refusal && refusals.has(error.status)) {
      const refused = { ...touch, body: body?.value }
      await trail
        .noteRefusal(call, refused, { now, requestId })
        .catch((lost: unknown) => deps.log.error('A refusal is not in the trail', { requestId, error: lost }))
    }
    return failed(error, locale, headers, call, requestId, deps)
  } finally {
    await body?.release()
  }
}

function refuseForgery(
  request: Request,
  deps: Deps,
  headers: Headers,
  giveCookie: (name: string, value: string, httpOnly: boolean, maxAge: number | null) => void,
): void {
  if (isCrossSite(request, deps.config.publicUrl)) throw refuse.forbidden(serverTexts.crossSite)
  if (csrfMatches(request)) return
  headers.set(csrfStaleHeader, '1')
  // A token that is in the cookie already stays: another tab may be using it this moment.
  const kept = cookieOf(request, csrfCookie)
  if (kept) giveCookie(csrfCookie, isCsrfToken(kept) ? kept : newCsrfToken(), false, csrfCookieSeconds)
  throw refuse.forbidden(serverTexts.stale)
}

/**
 * What one person has begun is never done as another, who has signed in in the same browser meanwhile. Signing in and out,
 * and asking who is signed in, are for whoever it is.
 */
function refuseOtherPerson(call: AnyCall, request: Request, session: Session | null): void {
  const meant = request.headers.get(personHeader)
  if (meant !== null && session && !call.signsIn && meant !== String(session.user.id))
    throw refuse.otherPerson()
}

/** The answer with the link to go on. Put in at each answer, so that no stored one holds a key to an account. */
function withContinuation(answer: unknown, url: string | undefined): unknown {
  const { data } = (answer ?? {}) as { data?: unknown }
  if (url === undefined || typeof data !== 'object' || data === null) return answer
  return { ...(answer as object), data: { ...data, continue_url: url } }
}

/** An answer that is not what its call declares is a fault of ours: loud in tests and development, else logged. */
function checkAnswer(out: unknown, call: AnyCall, requestId: string, deps: Deps): void {
  const problem = call.out && mismatch(out, call.out)
  if (!problem) return
  deps.log.error('An answer does not match its call', { route: call.route, problem, requestId })
  if (deps.onMismatch === 'throw') throw new Error(`The answer of ${call.route} does not match: ${problem}`)
}

function joined(headers: Headers, said: Headers): Headers {
  for (const [name, value] of said) headers.append(name, value)
  return headers
}

/** Numbers where the name ends in `id`; whatever is none there names no record. */
function readParams(raw: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, text]) => {
      if (!name.toLowerCase().endsWith('id')) return [name, text]
      const value = Number(text)
      if (!/^\d{1,10}$/.test(text) || value > 2_147_483_647) throw refuse.notFound()
      return [name, value]
    }),
  )
}

function respond(call: AnyCall, body: unknown, status: number, headers: Headers): Response {
  if (call.envelope === 'none') return new Response(null, { status: 204, headers })
  return Response.json(body, { status, headers })
}

function failed(
  thrown: unknown,
  locale: Locale,
  headers: Headers,
  call: AnyCall,
  requestId: string,
  deps: Deps,
): Response {
  const error = isUnstorable(thrown) ? refuse.form(serverTexts.unstorable) : thrown
  if (error !== thrown)
    deps.log.warn('A value can not be kept', { route: call.route, requestId, error: thrown })
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) headers.set(name, value)
    return Response.json(refusalEnvelope(error, locale), { status: error.status, headers })
  }
  deps.log.error('A call failed', { route: call.route, requestId, error })
  const says = deps.onMismatch === 'throw' && error instanceof Error ? error.message : serverTexts.failed
  return Response.json(refusalEnvelope({ says, fields: {}, status: 500 }, locale), { status: 500, headers })
}
