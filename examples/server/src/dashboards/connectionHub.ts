import { getConnectionHub, isHiringOrHired, type ConnectionHub } from '@homecare/sdk/dashboards'
import { isWorking, plannedUntil, type Connection, type Visit } from '@homecare/sdk/hiring'
import { addDays, dayIn, instantIn } from '@homecare/sdk/kit'
import { ridesPageSize } from '@homecare/sdk/rides'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { inViews } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { connectionAgreementFor } from '../documents/agreements.ts'
import { connectionFor } from '../hiring/connections.ts'
import { standingFor } from '../fingerprinting/rows.ts'
import { bothSides, rateReaders } from '../hiring/policies.ts'
import { listSeries } from '../hiring/series.ts'
import { visitsAhead } from '../hiring/visitRows.ts'
import { wireRates } from '../hiring/wageRates.ts'
import { readOffer } from '../offers/answers.ts'
import { reviewingOf } from '../reviews/rows.ts'
import { rideBookFor } from '../rides/book.ts'
import { users } from '../tables/account.ts'

/** The page of a connection, for either side, in one answer. */
export function answerConnectionHub(routes: Routes): void {
  routes.on(getConnectionHub, inViews(bothSides, 'family-dashboard'), async (attempt) => {
    const { db, deps, session, params, now, readsIn } = attempt
    const { user, allowedViews } = session
    const { id } = params
    const visits = await visitsAhead(db, user, id, now)
    const connection = await connectionFor(db, user, id, now, visits)
    const today = dayIn(connection.time_zone, new Date(now))
    const isHired = connection.hire_stage === 3
    const works = isWorking(connection, today)
    const agreed = isHiringOrHired(connection)
    const isFamily = user.role === 'family'
    // What a partner pays and plans is not on the page of its families; what an agency does, not on its caregivers'.
    const isPlain = allowedViews === null
    const knowsRates = isHired && isPlain && rateReaders.roles.includes(user.role)
    const isPaidByFamily = isPlain && user.role !== 'agency_caregiver'
    const plans = works && isPaidByFamily
    const [phone, agreement, offer, rates, series, rides, fingerprinting, reviewing] = await Promise.all([
      isFamily && isPlain && works ? phoneOf(db, connection) : null,
      agreed && isPlain ? connectionAgreementFor(db, id, user, readsIn) : null,
      !isHired && (agreed || isFamily) ? readOffer(db, deps.config.secret!, user, id, now) : null,
      knowsRates ? wireRates(db, id) : null,
      plans ? listSeries(db, id, now) : null,
      knowsRates && deps.rides ? rideBookFor(db, user, id, now, { limit: ridesPageSize }) : null,
      agreed && isPaidByFamily ? standingFor(db, user.role, id, now) : null,
      isFamily && isHired ? reviewingOf(db, user.id, connection.provider.id, now) : null,
    ])
    const planned = series && { visits: visits.filter(isPlannedIn(connection.time_zone, today)), series }
    return {
      connection,
      phone,
      agreement,
      offer,
      rates,
      planned,
      rides,
      fingerprinting,
      reviewing,
    } satisfies ConnectionHub
  })
}

/** What lies beyond what is planned weekly is not on the page. */
function isPlannedIn(zone: string, today: string) {
  const until = instantIn(zone, addDays(plannedUntil(today), 1), '00:00')
  return ({ start }: Visit) => until === null || Date.parse(start) < until.getTime()
}

/** The number of whoever is hired. */
async function phoneOf(db: Db, { provider }: Connection): Promise<string | null> {
  const [hired] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, provider.id))
  return hired?.phone || null
}
