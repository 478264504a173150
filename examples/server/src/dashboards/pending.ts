import { getOwnPending, type OwnPending, type PendingReview } from '@homecare/sdk/dashboards'
import { emailAlert, familyAlerts, type FoundAlert } from '@homecare/sdk/families'
import { dayIn } from '@homecare/sdk/kit'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { always, signedIn } from '../calls/policy.ts'
import type { Routes } from '../calls/on.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Db } from '../db/connect.ts'
import { alertsSaid } from '../families/alerts.ts'
import { signupWaitsFor } from '../families/signupWaits.ts'
import type { SessionUser } from '../people/session.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { licenses, profilePhotos, reviews } from '../tables/caregivers.ts'
import { carePlaces, connections, hireOffers } from '../tables/hiring.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { backgroundChecks, screenings } from '../tables/screening.ts'
import { alertsOf } from './caregiverDashboard.ts'
import { staffWaits } from './waiting/staffQueues.ts'

/** What homes point out that has to do with being looked at, or with what waits for its own person meanwhile. */
const shownMeanwhile: readonly string[] = [
  ...['signup_unfinished', 'profile_unfinished', 'phone_unverified', 'email_unverified'],
  ...['document_requested', 'document_expired', 'license_expired', 'photo_missing', 'about_missing'],
]

/** What of somebody's waits where others have to act, with what they can do meanwhile. */
export function answerPending(routes: Routes): void {
  routes.on(getOwnPending, always(signedIn), async ({ db, session, now, readsIn }) => {
    const { user } = session
    const [reviews, returned, offers, found] = await Promise.all([
      reviewsOf(db, user.id, now),
      returnedTo(db, user.id),
      user.role === 'family' ? offersOf(db, user.id, now) : [],
      alertsOfAny(db, user, now),
    ])
    const todo = found.filter(({ kind }) => shownMeanwhile.includes(kind))
    return {
      ...{ reviews, returned, offers },
      todo: alertsSaid(todo, session, readsIn),
    } satisfies OwnPending
  })
}

const isWorker = ({ role }: SessionUser) => (caregiverRoles as readonly string[]).includes(role)

async function alertsOfAny(db: Db, user: SessionUser, now: number): Promise<FoundAlert[]> {
  if (isWorker(user)) return alertsOf(db, user, now)
  const { email_verified } = user
  const joined = user.created_at.toISOString()
  if (user.role !== 'family') return email_verified ? [] : [emailAlert(joined)]
  const signup_waits = await signupWaitsFor(db, user.id)
  const nothing = {
    jobs: [],
    offers: [],
    hours: [],
    answers: [],
    unreviewed: [],
    steps_left: 0,
    unread: null,
    unanswered: [],
  }
  return familyAlerts({ ...nothing, signup_waits, email_verified, joined })
}

/** What of a person waits in the queues of the staff, by their own conditions; the longest wait first. */
async function reviewsOf(db: Db, id: number, now: number): Promise<PendingReview[]> {
  const { rows } = await db.execute(sql`
    with waits as (select * from ${staffWaits(db, now)} as w), own as (
      select queue, count(*)::int as count, min(since) as since from waits where person = ${id}::int group by queue
    )
    select own.queue, own.count, own.since, (
      select count(*)::int from waits o
      where o.queue = own.queue and o.person <> ${id}::int and o.since < own.since
    ) as ahead
    from own order by own.since, own.queue`)
  return (rows as unknown as (Omit<PendingReview, 'since'> & { since: string | Date })[]).map((row) => ({
    ...row,
    since: new Date(row.since).toISOString(),
  }))
}

/** What the staff gave back, and its person has not handed in again. */
async function returnedTo(db: Db, id: number): Promise<OwnPending['returned']> {
  const [photos, refused, checks, answers, forms, [words]] = await Promise.all([
    db.$count(profilePhotos, and(eq(profilePhotos.user_id, id), isNotNull(profilePhotos.refusal))),
    db.$count(licenses, and(eq(licenses.caregiver_id, id), isNotNull(licenses.refused_at))),
    db.$count(
      backgroundChecks,
      and(eq(backgroundChecks.caregiver_id, id), eq(backgroundChecks.status, 'returned')),
    ),
    db.$count(screenings, and(eq(screenings.caregiver_id, id), eq(screenings.decision, 'returned'))),
    db.$count(payrollIntakes, and(eq(payrollIntakes.user_id, id), eq(payrollIntakes.status, 'returned'))),
    db
      .select({
        reviews: sql<number>`count(*) filter (where ${reviews.returned_note} is not null and ${reviews.reviewer_id} = ${id})::int`,
        answers: sql<number>`count(*) filter (where ${reviews.answer_state} = 'returned' and ${reviews.approved} and ${reviews.caregiver_id} = ${id})::int`,
      })
      .from(reviews)
      .where(or(eq(reviews.reviewer_id, id), eq(reviews.caregiver_id, id))),
  ])
  return [
    ...(photos > 0 ? (['photos'] as const) : []),
    ...(refused > 0 ? (['licenses'] as const) : []),
    ...(checks > 0 ? (['background'] as const) : []),
    ...(answers > 0 ? (['screening'] as const) : []),
    ...(forms > 0 ? (['intakes'] as const) : []),
    ...(words!.reviews > 0 ? (['reviews'] as const) : []),
    ...(words!.answers > 0 ? (['answers'] as const) : []),
  ]
}

/** The offers of a family that wait for their caregivers, the oldest first. */
async function offersOf(db: Db, familyId: number, now: number): Promise<OwnPending['offers']> {
  const rows = await db
    .select({ offer: hireOffers, zone: carePlaces.time_zone, caregiver: users })
    .from(hireOffers)
    .innerJoin(carePlaces, eq(carePlaces.id, hireOffers.care_place_id))
    .innerJoin(connections, eq(connections.id, hireOffers.connection_id))
    .innerJoin(users, and(eq(users.id, connections.caregiver_id), isNull(users.deleted_at)))
    .where(
      and(
        eq(connections.family_id, familyId),
        eq(hireOffers.state, 'sent'),
        gt(hireOffers.expires_at, new Date(now)),
      ),
    )
    .orderBy(hireOffers.sent_at, hireOffers.id)
  return rows.map(({ offer, zone, caregiver }) => ({
    connection_id: offer.connection_id,
    name: shortName(caregiver),
    since: offer.sent_at.toISOString(),
    until: dayIn(zone, offer.expires_at),
  }))
}
