import { createMatcher } from '@homecare/sdk/client'
import type { Deps } from '../deps/deps.ts'
import { allowReading, answerPreflight, isGuest, mayCallAsGuest, withoutCookies } from '../http/guests.ts'
import { localeOf } from '../http/locale.ts'
import { refuse, type Refusal } from '../refusals/refuse.ts'
import { refusalEnvelope } from '../refusals/reply.ts'
import { serverTexts } from '../refusals/texts.ts'
import type { Routes } from '../calls/on.ts'
import { readAddress } from './address.ts'
import { giveToken, refuseForgery } from './forgery.ts'
import { handle } from './handle.ts'
import { countHits } from './limits.ts'
import { takeOnce } from './once.ts'
import { begin, type Arrival, type Passage, type Step } from './passage.ts'
import { askPolicy } from './permission.ts'
import { respond, respondToFailure } from './respond.ts'
import { takeBody, validate } from './sent.ts'
import { refuseNumbers } from './tripwire.ts'
import { findSession, refuseOtherPerson } from './session.ts'
import type { Trail } from '../calls/trail.ts'

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
    const { entry, params: rawParams } = found
    const shared = { entry, rawParams, arrival, deps, trail }
    if (!isGuest(request)) return answer(begin({ ...shared, request }))
    if (!entry.guests || !mayCallAsGuest(request, deps.config))
      return refused(refuse.forbidden(serverTexts.crossSite), request)
    const answered = await answer(begin({ ...shared, request: withoutCookies(request) }))
    answered.headers.delete('Set-Cookie')
    allowReading(answered.headers, request, deps.config)
    return answered
  }
}

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A care plan's paths are called by two names. */
const aliased = (path: string) => path.replace(/^\/v1\/careplan\//, '/v1/plan/')

/** What every call goes through before its handler, in this order: the first that refuses ends it. */
const steps: readonly Step[] = [
  giveToken,
  refuseForgery,
  findSession,
  refuseOtherPerson,
  readAddress,
  askPolicy,
  takeBody,
  refuseNumbers,
  countHits,
  validate,
]

async function answer(passage: Passage): Promise<Response> {
  try {
    for (const step of steps) await step(passage)
    const before = await takeOnce(passage)
    if (before) return await respond(passage, before.answer, 200)
    const envelope = await handle(passage)
    return await respond(passage, envelope, passage.said.status)
  } catch (error) {
    return await respondToFailure(passage, error)
  } finally {
    await passage.body?.release()
  }
}

function refused(refusal: Refusal, request: Request): Response {
  return Response.json(refusalEnvelope(refusal, localeOf(request, undefined)), { status: refusal.status })
}
