import { addPlanAlert, removePlanAlert, seePlanAlert, turnOffPlanAlert } from '@homecare/sdk/careplans'
import { and, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Tx } from '../../db/connect.ts'
import { refuse } from '../../refusals/refuse.ts'
import { planAlerts, planAlertsSeen, planTasks } from '../../tables/care/careplans.ts'
import { planFor } from '../reading/planRows.ts'
import { does } from '../ground/policies.ts'
import { standingToChange } from '../ground/standing.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { acts, remember, touchPlan } from '../ground/touch.ts'
import { alertsOf } from '../reading/alertRows.ts'

/** What all on a plan are to know: told, seen by each, turned off for all, and deleted by who wrote it. */
export function answerPlanAlerts(routes: Routes): void {
  routes.on(addPlanAlert, does('edit_tasks'), ({ deps, db, session: { user }, params, body, now, locale }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'edit_tasks', now)
      const { level = 'info', task_id = null, date = null } = body
      if (task_id !== null && !(await isTaskOf(tx, plan.id, task_id)))
        throw refuse.invalid({ task_id: [words.removed] })
      const [row] = await tx
        .insert(planAlerts)
        .values({
          ...{
            plan_id: plan.id,
            task_id,
            day: task_id === null ? null : date,
            level,
            text: body.text.trim(),
          },
          ...{ by_user: user.id, at: new Date(now) },
        })
        .returning()
      // Whoever wrote it knows it.
      await tx.insert(planAlertsSeen).values({ alert_id: row!.id, user_id: user.id, at: new Date(now) })
      const about = { planId: plan.id, by: user.id, now, task: task_id, day: row!.day }
      await remember(tx, [{ ...about, action: acts.alertAdded }])
      await touchPlan(tx, deps, plan.id, { by: user.id, task: task_id })
      const [alert] = await alertsOf(tx, plan.id, { user, locale, alertId: row!.id })
      return alert!
    }),
  )

  routes.on(seePlanAlert, does('view_tasks'), ({ deps, db, session: { user }, params, now, locale }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'view_tasks', now)
      const row = await lockedAlert(tx, plan.id, params.alertId)
      const seen = await tx
        .insert(planAlertsSeen)
        .values({ alert_id: row.id, user_id: user.id, at: new Date(now) })
        .onConflictDoNothing()
        .returning()
      if (seen.length > 0) {
        const about = { planId: plan.id, by: user.id, now, task: row.task_id, day: row.day }
        await remember(tx, [{ ...about, action: acts.alertSeen }])
        await touchPlan(tx, deps, plan.id, { by: user.id, task: row.task_id })
      }
      const [alert] = await alertsOf(tx, plan.id, { user, locale, alertId: row.id })
      if (!alert) throw refuse.notFound()
      return alert
    }),
  )

  routes.on(turnOffPlanAlert, does('edit_tasks'), ({ deps, db, session: { user }, params, now, locale }) =>
    db.transaction(async (tx) => {
      const on = await standingToChange(tx, user, params.id, 'edit_tasks', now)
      const row = await lockedAlert(tx, on.plan.id, params.alertId)
      if (row.off_at === null) {
        await tx
          .update(planAlerts)
          .set({ off_at: new Date(now), off_by: user.id })
          .where(eq(planAlerts.id, row.id))
        const about = { planId: on.plan.id, by: user.id, now, task: row.task_id, day: row.day }
        await remember(tx, [{ ...about, action: acts.alertOff }])
        await touchPlan(tx, deps, on.plan.id, { by: user.id, task: row.task_id })
      }
      return planFor(tx, user, on.plan.id, { now, locale })
    }),
  )

  routes.on(removePlanAlert, does('view_tasks'), ({ deps, db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const { plan, standing } = await standingToChange(tx, user, params.id, 'view_tasks', now)
      const row = await lockedAlert(tx, plan.id, params.alertId)
      // The family may take away what others wrote; a value that was measured is turned off, and stays.
      const isOwn = row.by_user === user.id || standing.side === 'family'
      if (!isOwn || row.answers !== null) throw refuse.forbidden(words.mayNot)
      await tx
        .update(planAlerts)
        .set({ removed_at: new Date(now), text: '' })
        .where(eq(planAlerts.id, row.id))
      const about = { planId: plan.id, by: user.id, now, task: row.task_id, day: row.day }
      await remember(tx, [{ ...about, action: acts.alertDeleted }])
      await touchPlan(tx, deps, plan.id, { by: user.id, task: row.task_id })
    }),
  )
}

async function lockedAlert(tx: Tx, planId: number, id: number) {
  const [row] = await tx
    .select()
    .from(planAlerts)
    .where(and(eq(planAlerts.id, id), eq(planAlerts.plan_id, planId), isNull(planAlerts.removed_at)))
    .for('update')
  if (!row) throw refuse.notFound()
  return row
}

async function isTaskOf(tx: Tx, planId: number, taskId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: planTasks.id })
    .from(planTasks)
    .where(and(eq(planTasks.id, taskId), eq(planTasks.plan_id, planId), isNull(planTasks.removed_at)))
  return row !== undefined
}
