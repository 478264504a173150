import { listNextSteps, nextSteps, type FoundNextStep, type HireStanding } from '@homecare/sdk/hiring'
import { missingForEnrollment } from '@homecare/sdk/payments'
import { and, eq, exists, gt, isNull, or } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { signedBy } from '../documents/agreements.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { taxDataOf } from '../payroll/taxes.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { carePlans, planTasks } from '../tables/careplans.ts'
import { connections, connectionShifts, hireOffers } from '../tables/hiring.ts'

/** What a family has to do after its offers and hires. */
export function answerNextSteps(routes: Routes): void {
  routes.on(listNextSteps, only('family'), ({ db, session: { user }, now }) => nextStepsOf(db, user, now))
}

/** The steps of a family, done or not. Where a partner pays, no tax is the family's, and what it may have on its plan the partner says. */
export async function nextStepsOf(db: Db, user: SessionUser, now: number): Promise<FoundNextStep[]> {
  const hires = await hiresOf(db, user.id, now)
  if (hires.length === 0) return []
  const taxes = user.is_b2b ? null : await taxDataOf(db, user)
  return nextSteps({
    hires,
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

/** Those to whom an offer waits, and those who are hired, in the order in which they came to know the family. */
async function hiresOf(db: Db, familyId: number, now: number): Promise<HireStanding[]> {
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
    .select({ id, hire_stage, name: users.first_name })
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
    name: row.name,
    hired: row.hire_stage === 3,
    signed: signed.has(row.id),
    has_visits: planned.some((one) => one.id === row.id),
  }))
}
