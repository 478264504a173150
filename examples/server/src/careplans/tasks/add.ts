import { addTasks, type TaskDraft } from '@homecare/sdk/careplans'
import type { Sayable } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Tx } from '../../db/connect.ts'
import { refuseWrong } from '../../refusals/refuse.ts'
import { carePlans } from '../../tables/care/careplans.ts'
import { does } from '../ground/policies.ts'
import { standingToChange, todayOn, type PlanRow } from '../ground/standing.ts'
import { acts, remember, touchPlan } from '../ground/touch.ts'
import { assignable, draftErrors, firstDay, noWords, scheduleErrors, scheduleOf, wordsIn } from './draft.ts'
import { taskRows, type TaskOnDay } from '../reading/taskRows.ts'
import { insertTask, type Change } from './series.ts'

/** Adds tasks to a plan: all that are sent, or none. */
export function answerAddedTasks(routes: Routes): void {
  routes.on(
    addTasks,
    does('edit_tasks'),
    ({ deps, db, session: { user }, params, query, body, now, readsIn }) =>
      db.transaction(async (tx) => {
        const { plan } = await standingToChange(tx, user, params.id, 'edit_tasks', now)
        const added = await addAll(tx, plan, Array.isArray(body) ? body : [body], {
          ...{ by: user.id, now, byIndex: Array.isArray(body) },
        })
        if (query.many)
          await tx.update(carePlans).set({ has_used_bulk_task: true }).where(eq(carePlans.id, plan.id))
        const plan_last_modified_at = await touchPlan(tx, deps, plan.id, {
          ...{ by: user.id, task: added.at(-1)?.task ?? null },
        })
        const rows = await taskRows(tx, plan, added, { now, locale: readsIn })
        return rows.map((task) => ({ ...task, plan_last_modified_at }))
      }),
  )
}

/** Adds tasks, and answers each with its first day. What is wrong is told by field, of several under the place of each. */
async function addAll(
  tx: Tx,
  plan: PlanRow,
  drafts: readonly TaskDraft[],
  { by, now, byIndex }: Change & { readonly byIndex: boolean },
): Promise<TaskOnDay[]> {
  const today = todayOn(plan, now)
  const may = await assignable(tx, plan, now)
  const made = drafts.map((draft) => ({ draft, schedule: scheduleOf(draft, today) }))
  const errors = made.flatMap(({ draft, schedule }, index) =>
    Object.entries({ ...draftErrors(draft, may), ...scheduleErrors(schedule, today) }).map(
      ([field, text]): [string, Sayable | undefined] => [byIndex ? `${index}.${field}` : field, text],
    ),
  )
  refuseWrong(Object.fromEntries(errors))
  const rows: TaskOnDay[] = []
  for (const { draft, schedule } of made) {
    const words = { ...noWords, ...wordsIn(draft) }
    const template_name = draft.template_name ?? null
    const { id, assigned_to } = await insertTask(tx, plan.id, { words, schedule, template_name }, { by, now })
    const about = { planId: plan.id, by, now, task: id }
    await remember(tx, [
      { ...about, action: acts.created },
      ...(assigned_to === null ? [] : [{ ...about, action: acts.assigned }]),
    ])
    rows.push({ task: id, day: firstDay(schedule)! })
  }
  return rows
}
