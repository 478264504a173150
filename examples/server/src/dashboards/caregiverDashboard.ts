import { licenseTypes, ownCaregiverId } from '@homecare/sdk/caregivers'
import {
  caregiverAlerts,
  getOwnDay,
  listOwnAlerts,
  listOwnEarnings,
  nearbyJobsShown,
  type CaregiverFacts,
} from '@homecare/sdk/dashboards'
import { alertWaits, type FoundAlert } from '@homecare/sdk/families'
import { documentStatus } from '@homecare/sdk/documents'
import { listCaregiverConnections } from '@homecare/sdk/hiring'
import { listJobsNearMe } from '@homecare/sdk/jobs'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { and, eq, isNull } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import { messageFactsOf } from '../chat/waiting.ts'
import type { Db } from '../db/connect.ts'
import { unsignedBy } from '../documents/agreements.ts'
import { askedFingerprints } from '../fingerprinting/waiting.ts'
import { waitingOffers } from '../offers/waiting.ts'
import { hiredWithoutAccount } from '../payments/withoutAccount.ts'
import { payWithoutAccount } from '../deposits/rows.ts'
import { readDocuments } from '../documents/documents.ts'
import { documents } from '../tables/documents.ts'
import { alertsSaid } from '../families/alerts.ts'
import { connectionsOfCaregiver } from '../hiring/connections.ts'
import { jobsNear } from '../jobs/near.ts'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { dayOf } from './caregiverDay.ts'
import { earningsOf } from './earnings.ts'
import { myRecord } from '../profile/myRecord.ts'
import { ownPortrait, photoOf } from '../people/photoState.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import { caregivers, licenses } from '../tables/caregivers.ts'
import { unreadAnswersOf } from '../support/unread.ts'

const ownList = owner(
  'list',
  caregiverRoles,
  ({ session, params }) => params['id'] === ownCaregiverId || params['id'] === session.user.id,
)

/** What a caregiver comes home to: the own record, alerts, families, and jobs near them. */
export function answerCaregiverDashboard(routes: Routes): void {
  routes.on(getOwnCaregiver, only(...caregiverRoles), async ({ db, session }) => {
    // An agency's caregivers have no profile of their own, also where a license of theirs is known.
    const record = session.user.role === 'caregiver' ? await myRecord(db, session.user) : null
    if (!record) throw refuse.notFound()
    return record
  })

  routes.on(listOwnAlerts, only(...caregiverRoles), async ({ db, session, now, readsIn }) =>
    alertsSaid(await alertsOf(db, session.user, now), session, readsIn),
  )

  routes.on(getOwnDay, only(...caregiverRoles), async ({ db, deps, session, now, readsIn }) => {
    const { user } = session
    const [day, found] = await Promise.all([
      dayOf(db, deps.config.secret!, user, new Date(now)),
      alertsOf(db, user, now),
    ])
    const shown = found.filter((alert) => alertWaits(alert) || alert.kind === 'profile_hidden')
    return { ...day, alerts: alertsSaid(shown, session, readsIn) }
  })

  routes.on(listCaregiverConnections, ownList, ({ db, session, now }) =>
    connectionsOfCaregiver(db, session.user, now),
  )
  routes.on(listOwnEarnings, only(...caregiverRoles), ({ db, session, now }) =>
    earningsOf(db, session.user, new Date(now)),
  )
  routes.on(listJobsNearMe, only('caregiver'), ({ db, session, query }) =>
    jobsNear(db, session.user, query.limit ?? nearbyJobsShown),
  )
}

/** What a caregiver's homes point out. */
export async function alertsOf(db: Db, user: SessionUser, now: number): Promise<FoundAlert[]> {
  const [messages, profile, papers, unsigned, offers, without_account, pay, fingerprinting, answers] =
    await Promise.all([
      messageFactsOf(db, user.id, now),
      profileFacts(db, user),
      paperFacts(db, user, now),
      unsignedBy(db, user.id, now),
      waitingOffers(db, user.id, now),
      hiredWithoutAccount(db, user.id, now),
      payWithoutAccount(db, user.id),
      askedFingerprints(db, user.id, now),
      unreadAnswersOf(db, user.id),
    ])
  const joined = user.created_at.toISOString()
  const { email_verified } = user
  const mine = { ...messages, profile, papers, unsigned, offers, without_account, pay }
  const found = { ...mine, fingerprinting, answers }
  const facts = { ...found, joined, email_verified }
  return caregiverAlerts(facts, dayIn(pacificTimeZone, new Date(now)))
}

/** Documents that wait for their owner: asked for, or past their day. */
async function paperFacts(db: Db, user: SessionUser, now: number): Promise<CaregiverFacts['papers']> {
  const own = await readDocuments(db, and(eq(documents.user_id, user.id), isNull(documents.deleted_at)), {
    isStaff: false,
    now,
  })
  return own.flatMap((document) => {
    const status = documentStatus(document, new Date(now))
    if (status !== 'requested' && status !== 'expired') return []
    const since = document.requested_at ?? document.created_at ?? user.created_at.toISOString()
    return [{ id: document.id, name: document.name, status, since }]
  })
}

/** What the alerts ask of a profile; null for an agency's caregivers, who show none, and whose licenses their agency keeps. */
async function profileFacts(db: Db, user: SessionUser): Promise<CaregiverFacts['profile']> {
  if (user.role === 'agency_caregiver') return null
  const [caregiver] = await db.select().from(caregivers).where(eq(caregivers.id, user.id))
  if (!caregiver) return null
  const own = await db.select().from(licenses).where(eq(licenses.caregiver_id, user.id))
  return {
    state: caregiver.profile_state_name,
    phone_verified: user.phone_verified,
    has_photo: ownPortrait(user.portrait, await photoOf(db, user.id)) !== null,
    about: caregiver.about,
    licenses: own.map(({ id, map_id, license_name, expires }) => ({
      id,
      name: licenseTypes.find(map_id)?.label ?? [license_name, license_name],
      expires,
    })),
  }
}
