import { mayOnPlan } from '@homecare/sdk/careplans'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../deps/deps.ts'
import type { FilePart } from '../../files/files.ts'
import { openStored } from '../../files/openStored.ts'
import { fileSession, type Session } from '../../people/session.ts'
import { taskMedia } from '../../tables/care/careplans.ts'
import { note } from '../../trail/write.ts'
import { noteSeen } from '../ground/noteSeen.ts'
import { standingOn } from '../ground/standing.ts'

/**
 * Answers `/files/plans/{photo or video}`, the small one of a photo with `?small`; null for another address. Who it is and what
 * they may see is judged at each request, a part of a video as well: whoever has lost access gets nothing more.
 */
export async function answerPlanFile(
  request: Request,
  deps: Pick<Deps, 'config' | 'db' | 'files' | 'now'>,
  requestId: string,
  ip: string,
): Promise<Response | null> {
  const url = new URL(request.url)
  const id = /^\/files\/plans\/(\d{1,9})$/.exec(url.pathname)?.[1]
  if (id === undefined) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  const session = await fileSession(request, deps)
  if (!session) return refused(401)
  const found = await seenBy(deps, Number(id), session, { requestId, ip })
  if (!found) return refused(404)
  const isSmall = url.searchParams.has('small') && found.small_as !== null
  const name = isSmall ? found.small_as! : found.stored_as!
  // A range is a video's: a photo comes whole.
  const part = isSmall ? null : rangeOf(request.headers.get('Range'), found.bytes)
  if (part === 'none') return refused(416, { 'Content-Range': `bytes */${found.bytes}` })
  const stored = await openStored(deps.files, name, part ?? undefined)
  if (!stored) return refused(404)
  const headers = headersFor(found.media_type)
  headers.set('Content-Length', String(part ? part.last - part.first + 1 : stored.size))
  if (part) headers.set('Content-Range', `bytes ${part.first}-${part.last}/${found.bytes}`)
  const isHead = request.method === 'HEAD'
  if (isHead) await stored.body.cancel()
  return new Response(isHead ? null : stored.body, { status: part ? 206 : 200, headers })
}

async function seenBy(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
  { user }: Session,
  { requestId, ip }: { readonly requestId: string; readonly ip: string },
) {
  const [row] = await db
    .select()
    .from(taskMedia)
    .where(and(eq(taskMedia.id, id), isNull(taskMedia.removed_at)))
  const on = row && (await standingOn(db, user, row.plan_id, now()))
  if (!row || !on || !mayOnPlan(on.standing, 'view_tasks')) return null
  await noteSeen(db, {
    ...{ planId: row.plan_id, by: user, standing: on.standing, what: 'media', record: row.id },
    ...{ ip, now: now() },
  })
  if (on.standing.side === 'staff' || on.standing.side === 'advisor')
    await note(db, user, [on.plan.family_id], {
      ...{ action: 'view', subject: 'care_plan', number: on.plan.id, now: now(), requestId },
    })
  return row
}

/** The part of a file that a header asks for: null for the whole, 'none' for one that it does not have. */
export function rangeOf(header: string | null, size: number): FilePart | 'none' | null {
  // Several at once are answered by the whole, as they may be.
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last || (from === '' && Number(to) === 0) ? 'none' : { first, last }
}

/** A browser takes it for what it was judged to be, shows it, runs nothing of it and keeps nothing of it. */
const headersFor = (type: string) =>
  new Headers({
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
  })

const refused = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })
