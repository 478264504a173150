import { changesThings, idempotencyHeader, mayRepeat } from '@homecare/sdk/client'
import { inOneTransaction } from '../deps/oneTransaction.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { keyedHash, serverSecret } from '../secrets/secret.ts'
import { holdAnswer, takeKey, type Attempt } from '../calls/idempotency.ts'
import type { Passage } from './passage.ts'
import { replyIn } from './reply.ts'

/** The key that was sent, so that a call which is sent twice counts once. */
export const keyOf = (request: Request): string | undefined =>
  request.headers.get(idempotencyHeader) ?? undefined

/**
 * Takes the key of a call that may be sent again. Answers `{ answer }` where an attempt before this one was answered:
 * then the handler is not asked. Refuses a call that moves money and has no key.
 */
export async function takeOnce(passage: Passage): Promise<{ answer: unknown } | null> {
  const { entry, request } = passage
  if (!changesThings(entry.call) || !mayRepeat(entry.call)) return null
  const key = keyOf(request)
  if (!key && entry.call.money) throw refuse.form(serverTexts.keyNeeded)
  if (!key) return null
  const attempt = await attemptOf(passage, key)
  const stored = await takeKey(passage.deps.db, attempt)
  if (!stored) {
    passage.attempt = attempt
    return null
  }
  if (stored.signedInUserId !== null) await signInAgain(passage, attempt, stored.signedInUserId)
  return { answer: stored.answer }
}

async function attemptOf(
  { entry, request, session, body, rawParams, deps, now }: Passage,
  key: string,
): Promise<Attempt> {
  const { searchParams } = new URL(request.url)
  const sent = `${body?.hash}${searchParams.toString()}${JSON.stringify(rawParams)}`
  return {
    key: key.slice(0, 200),
    userId: session?.user.id ?? 0,
    route: entry.call.route,
    // A body may hold a password: what is kept of it says nothing.
    bodyHash: keyedHash(await serverSecret(deps.db, deps.config), 'idempotency', sent),
    at: now,
    by: deps.presence,
  }
}

/** The first answer was lost on its way, and with it the cookie. */
async function signInAgain(passage: Passage, attempt: Attempt, userId: number): Promise<void> {
  await inOneTransaction(passage.deps, async (own) => {
    // Ended since by a new password: then nobody is signed in by it any more.
    if (!(await holdAnswer(own.db, attempt))) throw refuse.conflict(serverTexts.keyReused)
    await replyIn(own, passage).signIn(userId)
  })
}
