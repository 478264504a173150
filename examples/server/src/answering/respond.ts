import { isUnstorable } from '../db/failure.ts'
import { jsonAnswer } from '../http/compress.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { refusalEnvelope } from '../refusals/reply.ts'
import { serverTexts } from '../refusals/texts.ts'
import { releaseKey } from '../calls/idempotency.ts'
import type { Passage } from './passage.ts'

/** The answer of a call that was done: its envelope, with what the handler said beside it. */
export async function respond(
  { entry: { call }, request, headers, said }: Passage,
  envelope: unknown,
  status: number,
): Promise<Response> {
  for (const [name, value] of said.headers) headers.append(name, value)
  if (call.envelope === 'none') return new Response(null, { status: 204, headers })
  return jsonAnswer(request, withContinuation(envelope, said.goOn), { status, headers })
}

/** The answer with the link to go on. Put in at each answer, so that no stored one holds a key to an account. */
function withContinuation(answer: unknown, url: string | undefined): unknown {
  const { data } = (answer ?? {}) as { data?: unknown }
  if (url === undefined || typeof data !== 'object' || data === null) return answer
  return { ...(answer as object), data: { ...data, continue_url: url } }
}

/** The answers that keep somebody from a record. */
const keepsAway: ReadonlySet<number> = new Set([403, 404])

/** The answer of a call that a step refused, or that failed: its key is given back, and a refusal of a record noted. */
export async function respondToFailure(passage: Passage, error: unknown): Promise<Response> {
  const { entry, attempt, touch, body, trail, deps, arrival, now } = passage
  const { requestId } = arrival
  // What was done has been taken back, or the handler finds out by itself: the next attempt may try.
  if (attempt) await releaseKey(deps.db, attempt).catch(() => undefined)
  if (touch && error instanceof Refusal && keepsAway.has(error.status)) {
    await trail
      .noteRefusal(entry.call, { ...touch, body: body?.value }, { now, requestId })
      .catch((lost: unknown) => deps.log.error('A refusal is not in the trail', { requestId, error: lost }))
  }
  return failed(passage, error)
}

function failed({ entry, headers, locale, deps, arrival }: Passage, thrown: unknown): Response {
  const { route } = entry.call
  const { requestId } = arrival
  const error = isUnstorable(thrown) ? refuse.form(serverTexts.unstorable) : thrown
  if (error !== thrown) deps.log.warn('A value can not be kept', { route, requestId, error: thrown })
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) headers.set(name, value)
    return Response.json(refusalEnvelope(error, locale), { status: error.status, headers })
  }
  deps.log.error('A call failed', { route, requestId, error })
  const says = deps.onMismatch === 'throw' && error instanceof Error ? error.message : serverTexts.failed
  return Response.json(refusalEnvelope({ says, fields: {}, status: 500 }, locale), { status: 500, headers })
}
