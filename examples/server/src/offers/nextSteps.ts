import {
  listNextSteps,
  nextSteps,
  type FoundNextStep,
  type HireStanding,
  type NextStepFacts,
} from '@homecare/sdk/hiring'
import { missingForEnrollment } from '@homecare/sdk/payments'
import { and, eq, exists, gt, isNull, or } from 'drizzle-orm'
import { callStanding } from '../advisorCalls/rows.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { signedBy } from '../documents/agreements.ts'
import { fingerprintStepsOf } from '../fingerprinting/steps.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { taxDataOf } from '../payroll/taxes.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { carePlans, planTasks } from '../tables/care/careplans.ts'
import { connections, connectionShifts, hireOffers } from '../tables/hiring.ts'
import { skippedBy } from './skips.ts'

/** What a family has to do after its offers and hires. */
export function answerNextSteps(routes: Routes): void {
  routes.on(listNextSteps, only('family'), ({ db, session: { user }, now }) => nextStepsOf(db, user, now))
}

/** The steps of a family, done or not. Where a partner pays, no tax is the family's, and what it may have on its plan the partner says. */
export async function nextStepsOf(db: Db, user: SessionUser, now: number): Promise<FoundNextStep[]> {
  const found = await hiresOf(db, user.id, now)
  if (found.length === 0) return []
  const isSkipped = await skippedBy(db, user.id)
  const ids = found.map(({ connection_id }) => connection_id)
  const fingerprints = user.is_b2b ? null : await fingerprintStepsOf(db, ids, now)
  const hires = found.map((hire): HireStanding => {
    const standing = fingerprints?.get(hire.connection_id) ?? null
    const skipped = standing === 'undecided' && isSkipped(hire.connection_id, 'fingerprinting')
    return { ...hire, fingerprinting: skipped ? 'skipped' : standing }
  })
  const skipsCall = ids.every((id) => isSkipped(id, 'advisor'))
  const taxes = user.is_b2b ? null : await taxDataOf(db, user)
  return nextSteps({
    hires,
    advisor: await callStep(db, user, skipsCall),
    taxes: taxes && {
      choice: taxes.choice,
      enrolled: taxes.enrolled_at !== null,
      missing: missingForEnrollment(taxes),
    },
    has_plan: user.is_b2b ? null : await hasTasks(db, user.id),
  })
}

/** Whether something stands on a care plan of the family's. */
async function hasTasks(db: Db, familyId: number): Promise<boolean> {
  const [task] = await db
    .select({ id: planTasks.id })
    .from(planTasks)
    .innerJoin(carePlans, eq(carePlans.id, planTasks.plan_id))
    .where(and(eq(carePlans.family_id, familyId), isNull(planTasks.removed_at)))
    .limit(1)
  return task !== undefined
}

/** Where the call stands that a family may ask for; null where it may not. */
async function callStep(db: Db, user: SessionUser, skips: boolean): Promise<NextStepFacts['advisor']> {
  if (!user.concierge_eligible || user.is_b2b) return null
  const state = await callStanding(db, user.id)
  if (state === null) return skips ? 'skipped' : 'undecided'
  return state === 'done' ? 'talked' : state
}

/** Those to whom an offer waits, and those who are hired, in the order in which they came to know the family. */
async function hiresOf(
  db: Db,
  familyId: number,
  now: number,
): Promise<Omit<HireStanding, 'fingerprinting'>[]> {
  const { id, hire_stage } = connections
  const waits = db
    .select({ id: hireOffers.id })
    .from(hireOffers)
    .where(
      and(
        eq(hireOffers.connection_id, id),
        eq(hireOffers.state, 'sent'),
        gt(hireOffers.expires_at, new Date(now)),
      ),
    )
  const rows = await db
    .select({ id, hire_stage, caregiver_id: users.id, name: users.first_name })
    .from(connections)
    .innerJoin(users, and(eq(users.id, connections.caregiver_id), isNull(users.deleted_at)))
    .where(
      and(
        eq(connections.family_id, familyId),
        goesOn(connections.end_date, now),
        or(eq(hire_stage, 3), exists(waits)),
      ),
    )
    .orderBy(id)
  const signed = await signedBy(db, familyId)
  const planned = await db
    .selectDistinct({ id: connectionShifts.connection_id })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .where(and(eq(connections.family_id, familyId), eq(connectionShifts.cancelled, false)))
  return rows.map((row) => ({
    connection_id: row.id,
    caregiver_id: row.caregiver_id,
    name: row.name,
    hired: row.hire_stage === 3,
    signed: signed.has(row.id),
    has_visits: planned.some((one) => one.id === row.id),
  }))
}
