import { endCalendarFeed, getCalendarFeed, makeCalendarFeed, type CalendarFeed } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { always, only } from '../../calls/policy.ts'
import type { Db } from '../../db/connect.ts'
import { hashOf, newToken } from '../../secrets/token.ts'
import { calendarFeeds } from '../../tables/care/calendarFeeds.ts'

/** A partner's families have visits too, and the address is on the page of their settings. */
const haveVisits = always(only('family', 'caregiver', 'agency_caregiver'))

/** The address at which a calendar reads one's visits: made, looked at and ended. */
export function answerCalendarFeeds(routes: Routes): void {
  routes.on(getCalendarFeed, haveVisits, ({ db, session: { user } }) => feedOf(db, user.id))

  routes.on(makeCalendarFeed, haveVisits, async ({ db, deps, session: { user }, body, now }) => {
    const token = newToken()
    const made = {
      ...{ token_hash: hashOf(token), shows_names: body.shows_names, created_at: new Date(now) },
      read_at: null,
    }
    await db
      .insert(calendarFeeds)
      .values({ user_id: user.id, ...made })
      .onConflictDoUpdate({ target: calendarFeeds.user_id, set: made })
    const url = new URL(`/calendar/${token}.ics`, deps.config.publicUrl).href
    return { ...(await feedOf(db, user.id)), url }
  })

  routes.on(endCalendarFeed, haveVisits, async ({ db, session: { user } }) => {
    await db.delete(calendarFeeds).where(eq(calendarFeeds.user_id, user.id))
    return feedOf(db, user.id)
  })
}

async function feedOf(db: Db, userId: number): Promise<CalendarFeed> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, userId))
  return {
    active: row !== undefined,
    shows_names: row?.shows_names ?? false,
    created_at: row?.created_at.toISOString() ?? null,
    read_at: row?.read_at?.toISOString() ?? null,
    url: null,
  }
}
