import { dayIn, message, sayCount, dayMs } from '@homecare/sdk/kit'
import { noticeSettingsOf, quietEnd } from '@homecare/sdk/notices'
import { timeZoneOfState } from '@homecare/sdk/places'
import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { notices } from '../tables/notices.ts'
import { jobsNear } from './near.ts'
import { jobMailTexts as words } from './texts.ts'

/** What was posted longer ago is no news to whoever has never been told. */
const newsMs = dayMs
/** Only the number is said. */
const asMany = 1

/**
 * Tells caregivers who asked for it of the jobs that were posted near them since they were told last: at most once a day
 * where they live, never in their quiet hours, and of jobs of their kind, within their distance, that they have not
 * answered.
 */
export async function tellOfNewWork(deps: Deps): Promise<void> {
  const asked = await deps.db
    .select()
    .from(users)
    .where(
      and(
        inArray(users.role, ['caregiver', 'agency_caregiver']),
        isNull(users.deleted_at),
        sql`jsonb_array_length(coalesce(${users.notices} #> '{choices,jobs_nearby}', '[]'::jsonb)) > 0`,
      ),
    )
  for (const caregiver of asked) await tellOne(deps, caregiver)
}

async function tellOne(deps: Deps, caregiver: SessionUser): Promise<void> {
  const { db, config } = deps
  const now = new Date(deps.now())
  const zone = timeZoneOfState(caregiver.state)
  if (quietEnd(noticeSettingsOf(caregiver.notices, caregiver.role), zone, now)) return
  const event = `work nearby ${dayIn(zone, now)}`
  const own = and(eq(notices.user_id, caregiver.id), eq(notices.kind, 'jobs_nearby'))
  if ((await db.$count(notices, and(own, eq(notices.event, event)))) > 0) return
  const [told] = await db
    .select({ at: max(notices.created_at) })
    .from(notices)
    .where(own)
  const since = new Date(Math.max(told?.at?.getTime() ?? 0, now.getTime() - 7 * newsMs))
  const { records: count } = await jobsNear(
    db,
    caregiver,
    asMany,
    told?.at ? since : new Date(now.getTime() - newsMs),
  )
  if (count === 0) return
  const said = sayCount(caregiver.language, words.newWork, count)
  const page = '/caregiver-jobs'
  await tell(deps, {
    ...{ to: caregiver.id, kind: 'jobs_nearby', event, page },
    subject: said,
    body: [message(words.newWorkBody, { said, link: pageUrl(config, page) })],
    short: said,
  })
}
