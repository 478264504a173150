import { successBody, type AnyCall } from '@homecare/sdk/client'
import { withoutWages } from '@homecare/sdk/partners'
import type { Deps } from '../deps/deps.ts'
import { inOneTransaction } from '../deps/oneTransaction.ts'
import type { Session } from '../people/session.ts'
import { storeAnswer } from '../calls/idempotency.ts'
import type { Context } from '../calls/on.ts'
import { mismatch } from '../calls/struct.ts'
import { keyOf } from './once.ts'
import type { Passage } from './passage.ts'
import { replyIn } from './reply.ts'

/**
 * Has the handler answer, notes it in the trail and stores it under the call's key; answers the envelope. With a key, all
 * of that is one transaction, unless the handler sees to its key itself.
 */
export function handle(passage: Passage): Promise<unknown> {
  const { attempt, entry, deps } = passage
  const run = (own: Deps) => handleWith(own, passage)
  return attempt && !entry.ownsKey ? inOneTransaction(deps, run) : run(deps)
}

async function handleWith(own: Deps, passage: Passage): Promise<unknown> {
  const { entry, trail, touch, body, attempt, arrival, now } = passage
  const touched = touch && { ...touch, db: own.db, body: body?.value }
  const note =
    touched && (await trail.readyToNote(entry.call, touched, { now, requestId: arrival.requestId }))
  const answer: unknown = await entry.handler(contextOf(own, passage))
  // Whoever sees the views of a partner alone is told hours, and what nobody earns.
  const out = passage.session?.allowedViews ? withoutWages(answer) : answer
  checkAnswer(out, passage)
  await note?.(out)
  const enveloped = successBody(entry.call.envelope, out) ?? null
  if (attempt)
    await storeAnswer(own.db, attempt, { answer: enveloped, signedInUserId: passage.said.signedInUserId })
  return enveloped
}

function contextOf(own: Deps, passage: Passage): Context<AnyCall, Session | null> {
  const { params, query, body, session, now, locale, readsIn, request, arrival } = passage
  return {
    params: params as never,
    query: query as never,
    body: body?.value as never,
    session,
    db: own.db,
    now,
    ...{ locale, readsIn },
    request,
    ip: arrival.ip,
    idempotencyKey: keyOf(request),
    deps: own,
    reply: replyIn(own, passage),
  }
}

/** An answer that is not what its call declares is a fault of ours: loud in tests and development, else logged. */
function checkAnswer(out: unknown, { entry: { call }, arrival: { requestId }, deps }: Passage): void {
  const problem = call.out && mismatch(out, call.out)
  if (!problem) return
  deps.log.error('An answer does not match its call', { route: call.route, problem, requestId })
  if (deps.onMismatch === 'throw') throw new Error(`The answer of ${call.route} does not match: ${problem}`)
}
