import { listPlanHistory, type HistoryEntry } from '@homecare/sdk/careplans'
import type { Locale } from '@homecare/sdk/kit'
import { and, desc, eq } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import { users } from '../../tables/account.ts'
import { planHistory, planTasks, taskDays } from '../../tables/care/careplans.ts'
import { reads } from '../ground/policies.ts'
import { asRead } from '../ground/templates.ts'

/** Entries of a page that asks for no number. */
const usualPage = 20

/** What happened on a plan. */
export function answerPlanHistory(routes: Routes): void {
  routes.on(listPlanHistory, reads('view_tasks', { seen: 'history' }), ({ db, params, query, readsIn }) =>
    historyOf(db, params.id, { ...query, locale: readsIn }),
  )
}

interface Asked {
  readonly taskId?: number
  readonly locale: Locale
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** What happened on a plan, or to one of its tasks, latest first. Each is said by the words that the task then had, as far as they are kept. */
export async function historyOf(
  db: Db,
  planId: number,
  { taskId, locale, limit = usualPage, offset = 0 }: Asked,
): Promise<HistoryEntry[]> {
  const rows = await db
    .select({ entry: planHistory, user: users, task: planTasks, kept: taskDays.kept })
    .from(planHistory)
    .leftJoin(users, eq(users.id, planHistory.by_user))
    .leftJoin(planTasks, eq(planTasks.id, planHistory.task_id))
    .leftJoin(taskDays, and(eq(taskDays.task_id, planHistory.task_id), eq(taskDays.day, planHistory.day)))
    .where(
      and(
        eq(planHistory.plan_id, planId),
        taskId === undefined ? undefined : eq(planHistory.task_id, taskId),
      ),
    )
    .orderBy(desc(planHistory.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ entry: { id, action, task_id, day, at }, user, task, kept }) => ({
    ...{ id, action, task_id, date: day },
    ...asRead({ title: kept?.title ?? task?.title ?? '' }, task?.template_name ?? null, locale),
    user: user && personOf(user),
    at: at.toISOString(),
  }))
}
