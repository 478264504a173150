import {
  caregiverAlerts,
  dayIn,
  getMyCaregiver,
  jobsNearMe,
  listCaregiverConnections,
  listMyAlerts,
  nearbyJobsShown,
  ownCaregiverId,
  pacificTimeZone,
  type CaregiverFacts,
} from '@homecare/sdk'
import { eq } from 'drizzle-orm'
import type { SessionUser } from '../account/session.ts'
import { messageFactsOf } from '../chat/waiting.ts'
import type { Db } from '../db/connect.ts'
import { alertsSaid } from '../families/alerts.ts'
import { connectionsOfCaregiver } from '../hiring/connections.ts'
import { jobsNear } from '../jobs/near.ts'
import { askedLocale } from '../server/locale.ts'
import type { Routes } from '../server/on.ts'
import { only, owner } from '../server/policy.ts'
import { refuse } from '../server/refuse.ts'
import { myRecord } from './myRecord.ts'
import { ownPortrait, photoOf } from './photo/photoState.ts'
import { caregivers, licenses } from './tables.ts'

const caregiverRoles = ['caregiver', 'agency_caregiver'] as const
const ownList = owner(
  'list',
  caregiverRoles,
  ({ session, params }) => params['id'] === ownCaregiverId || params['id'] === session.user.id,
)

/** What a caregiver comes home to: the own record, alerts, families, and jobs near her. */
export function answerCaregiverDashboard(routes: Routes): void {
  routes.on(getMyCaregiver, only(...caregiverRoles), async ({ db, session }) => {
    const record = await myRecord(db, session.user)
    if (!record) throw refuse.notFound()
    return record
  })

  routes.on(listMyAlerts, only(...caregiverRoles), async ({ db, session, now, locale, request }) => {
    const [messages, profile] = await Promise.all([
      messageFactsOf(db, session.user.id, now),
      profileFacts(db, session.user),
    ])
    const facts = { ...messages, profile, joined: session.user.created_at.toISOString() }
    return alertsSaid(
      caregiverAlerts(facts, dayIn(pacificTimeZone, new Date(now))),
      session,
      askedLocale(request) ?? locale,
    )
  })

  routes.on(listCaregiverConnections, ownList, ({ db, session }) =>
    connectionsOfCaregiver(db, session.user.id),
  )
  routes.on(jobsNearMe, only('caregiver'), ({ db, session, query }) =>
    jobsNear(db, session.user, query.limit ?? nearbyJobsShown),
  )
}

/** What the alerts ask of a profile; null for an agency caregiver without one. */
async function profileFacts(db: Db, user: SessionUser): Promise<CaregiverFacts['profile']> {
  const [caregiver] = await db.select().from(caregivers).where(eq(caregivers.id, user.id))
  if (!caregiver) return null
  const own = await db.select().from(licenses).where(eq(licenses.caregiver_id, user.id))
  return {
    is_shown: caregiver.profile_state_name === 'active',
    phone_verified: user.phone_verified,
    has_photo: ownPortrait(user.portrait, await photoOf(db, user.id)) !== null,
    about: caregiver.about,
    licenses: own.map(({ id, license_name, expires }) => ({ id, name: license_name, expires })),
  }
}
