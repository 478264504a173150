import { unreviewedOf } from '../reviews/unreviewed.ts'
import {
  familyAlerts,
  getFamilyDashboard,
  listRecommendedCaregivers,
  type FamilyDashboard,
} from '@homecare/sdk/families'
import { listConnections } from '@homecare/sdk/hiring'
import type { Locale } from '@homecare/sdk/kit'
import { fullName } from '../people/person.ts'
import type { Session } from '../people/session.ts'
import { messageFactsOf } from '../chat/waiting.ts'
import type { Db } from '../db/connect.ts'
import { connectionsOfFamily } from '../hiring/connections.ts'
import { applicantsOf, type KnownApplicant } from '../jobs/applicants.ts'
import { jobsOf } from '../jobs/jobs.ts'
import type { Routes } from '../calls/on.ts'
import { inViews, only } from '../calls/policy.ts'
import { callStanding } from '../advisorCalls/rows.ts'
import { unreadAnswersOf } from '../support/unread.ts'
import { advisorOf } from '../people/advisor.ts'
import { alertsSaid } from '../families/alerts.ts'
import { favoritesOf } from '../families/favorites.ts'
import { signupWaitsFor } from '../families/signupWaits.ts'
import { recommendedTo } from '../families/recommend.ts'
import { nextStepsOf } from '../offers/nextSteps.ts'
import { unsettledOffers } from '../offers/waiting.ts'
import { hoursToAnswer } from '../timesheets/family/waitingHours.ts'

/** Applicants named on each job, and favorites on the dashboard: the latest. */
const applicantsShown = 10
const favoritesShown = 6

/** What a family comes home to: alerts, jobs, connections, favorites, its advisor, and who may fit. */
export function answerFamilyDashboard(routes: Routes): void {
  const family = inViews(only('family'), 'family-dashboard')
  routes.on(getFamilyDashboard, family, ({ db, session, now, readsIn }) =>
    dashboardOf(db, session, now, readsIn),
  )
  routes.on(listRecommendedCaregivers, family, ({ db, session, now }) => recommendedTo(db, session.user, now))
  routes.on(listConnections, family, ({ db, session, now }) => connectionsOfFamily(db, session.user.id, now))
}

async function dashboardOf(db: Db, session: Session, now: number, locale: Locale): Promise<FamilyDashboard> {
  const { user } = session
  const [
    waits,
    jobs,
    applicants,
    messages,
    offers,
    hours,
    steps,
    connections,
    favorites,
    advisor,
    call,
    answers,
    unreviewed,
  ] = await Promise.all([
    signupWaitsFor(db, user.id),
    jobsOf(db, user.id),
    applicantsOf(db, user.id, now),
    messageFactsOf(db, user.id, now),
    unsettledOffers(db, user.id, now),
    hoursToAnswer(db, user.id),
    nextStepsOf(db, user, now),
    connectionsOfFamily(db, user.id, now),
    favoritesOf(db, user.id, favoritesShown, 0, now),
    advisorOf(db, user.id),
    callStanding(db, user.id),
    unreadAnswersOf(db, user.id),
    unreviewedOf(db, user.id, now),
  ])
  const alerts = familyAlerts({
    ...messages,
    offers,
    hours,
    answers,
    unreviewed,
    steps_left: steps.filter(({ done }) => !done).length,
    signup_waits: waits,
    joined: user.created_at.toISOString(),
    email_verified: user.email_verified,
    jobs: jobs.map(({ id, title, status, created_at }) => ({
      ...{ id, title, status, created_at },
      waiting: waitingAmong(applicants.get(id) ?? [], created_at),
    })),
  })
  return {
    alerts: alertsSaid(alerts, session, locale),
    jobs: jobs.map((job) => ({
      ...job,
      applicants_list: (applicants.get(job.id) ?? [])
        .slice(0, applicantsShown)
        .map(({ applicant }) => applicant),
    })),
    connections,
    favorites: favorites.data,
    advisor: advisor && {
      name: fullName(advisor),
      phone: advisor.phone,
      email: advisor.email,
      call,
    },
  }
}

/** The applicants who have not heard from the family. */
function waitingAmong(applicants: readonly KnownApplicant[], posted: string) {
  const waiting = applicants.filter(({ in_touch }) => !in_touch)
  const day = waiting[0]?.applicant.applied_date
  return waiting.length === 0
    ? null
    : { count: waiting.length, latest: day ? `${day}T00:00:00.000Z` : posted }
}
