import { createHash } from 'node:crypto'
import { say, dayMs } from '@homecare/sdk/kit'
import { icalendarOf, type CalendarEvent } from '@homecare/sdk/shifts'
import { calendarFeedTexts as words } from '@homecare/sdk/texts'
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pageUrl } from '../../config/pageUrl.ts'
import type { Deps } from '../../deps/deps.ts'
import { limited } from '../../limits/limited.ts'
import { ofAddress, type Limit } from '../../limits/rateLimit.ts'
import { shortName } from '../../people/person.ts'
import { hashOf } from '../../secrets/token.ts'
import { users } from '../../tables/account.ts'
import { calendarFeeds } from '../../tables/care/calendarFeeds.ts'
import { connections, connectionShifts } from '../../tables/hiring.ts'

const families = alias(users, 'family_user')
const caregivers = alias(users, 'caregiver_user')

/** More than any calendar asks for; and no address is found by trying. */
const reading: Limit = { name: 'calendar', hits: 120, seconds: 600, counts: ['address'] }

/**
 * Answers `/calendar/{token}.ics`: the visits of whose it is, of three months back and twelve ahead, those that were cancelled
 * too, so that calendars take them out. Null for another address; to who does not know a token there is none.
 */
export async function answerCalendar(
  request: Request,
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  ip: string,
): Promise<Response | null> {
  const url = new URL(request.url)
  const [, token] = /^\/calendar\/([\w-]{20,100})\.ics$/.exec(url.pathname) ?? []
  if (!token) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  const at = now()
  const tooMany = await limited({ db, config }, reading, [ofAddress(ip)], at)
  if (tooMany) return tooMany
  const [found] = await db
    .select({ feed: calendarFeeds, user: users })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.user_id))
    .where(and(eq(calendarFeeds.token_hash, hashOf(token)), isNull(users.deleted_at)))
  if (!found) return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  const { feed, user } = found
  await db
    .update(calendarFeeds)
    .set({ read_at: new Date(at) })
    .where(eq(calendarFeeds.user_id, user.id))

  const rows = await db
    .select({ visit: connectionShifts, family: families, caregiver: caregivers })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(families, eq(families.id, connections.family_id))
    .innerJoin(caregivers, eq(caregivers.id, connections.caregiver_id))
    .where(
      and(
        or(eq(connections.family_id, user.id), eq(connections.caregiver_id, user.id)),
        gt(connectionShifts.end, new Date(at - 92 * dayMs)),
        lt(connectionShifts.start, new Date(at + 366 * dayMs)),
      ),
    )
    .orderBy(asc(connectionShifts.start), asc(connectionShifts.id))
  const locale = user.language
  const { host } = new URL(config.publicUrl)
  const body = icalendarOf({
    name: say(locale, words.calendar, { brand: config.brand.name }),
    product: config.brand.name,
    // The same all day, so that what has not changed reads the same.
    stamp: new Date(at - (at % dayMs)).toISOString(),
    events: rows.map(({ visit, family, caregiver }): CalendarEvent => {
      const other = user.id === family.id ? caregiver : family
      return {
        uid: `visit-${visit.id}@${host}`,
        sequence: visit.sequence,
        start: visit.start.toISOString(),
        end: visit.end.toISOString(),
        summary: feed.shows_names
          ? say(locale, words.visitOf, { name: shortName(other) })
          : say(locale, words.visit),
        url: pageUrl(config, `/next-shift/${visit.connection_id}/${visit.id}`),
        cancelled: visit.cancelled,
      }
    }),
  })
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { ETag: tag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (request.headers.get('If-None-Match')?.includes(tag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
