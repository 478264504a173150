import { lockTask, taskLockMinutes, unlockTask } from '@homecare/sdk/careplans'
import { message } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Tx } from '../../db/connect.ts'
import { shortName } from '../../people/person.ts'
import { refuse } from '../../refusals/refuse.ts'
import { users } from '../../tables/account.ts'
import { planTasks } from '../../tables/care/careplans.ts'
import { does } from '../ground/policies.ts'
import { standingToChange, todayOn, type PlanRow } from '../ground/standing.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { taskRows, type TaskReader } from '../reading/taskRows.ts'

/**
 * Who edits a task now: a lease of two minutes, renewed while they do, that ends by itself. It tells others, and decides nothing:
 * a change is saved or refused by its version alone.
 */
export function answerLeases(routes: Routes): void {
  routes.on(lockTask, does('edit_tasks'), ({ db, session: { user }, params, now, readsIn }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'edit_tasks', now)
      const row = await lockedRow(tx, plan, params.taskId)
      const isHeld = row.lock_by !== null && row.lock_by !== user.id && row.lock_until!.getTime() > now
      if (isHeld) {
        const [holder] = await tx.select().from(users).where(eq(users.id, row.lock_by!))
        throw refuse
          .conflict(message(words.locked, { name: holder ? shortName(holder) : '' }))
          .because('locked')
      }
      const lock_until = new Date(now + taskLockMinutes * 60_000)
      await tx.update(planTasks).set({ lock_by: user.id, lock_until }).where(eq(planTasks.id, row.id))
      return taskToday(tx, plan, row.id, { now, locale: readsIn })
    }),
  )

  routes.on(unlockTask, does('edit_tasks'), ({ db, session: { user }, params, now, readsIn }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'edit_tasks', now)
      const row = await lockedRow(tx, plan, params.taskId)
      await tx
        .update(planTasks)
        .set({ lock_by: null, lock_until: null })
        .where(and(eq(planTasks.id, row.id), eq(planTasks.lock_by, user.id)))
      return taskToday(tx, plan, row.id, { now, locale: readsIn })
    }),
  )
}

async function lockedRow(tx: Tx, plan: PlanRow, taskId: number) {
  const [row] = await tx
    .select()
    .from(planTasks)
    .where(and(eq(planTasks.id, taskId), eq(planTasks.plan_id, plan.id)))
    .for('update')
  if (!row) throw refuse.notFound()
  return row
}

async function taskToday(tx: Tx, plan: PlanRow, task: number, reader: TaskReader) {
  const [row] = await taskRows(tx, plan, [{ task, day: todayOn(plan, reader.now) }], reader)
  return row!
}
