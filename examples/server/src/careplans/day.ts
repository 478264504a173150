import { getPlanDay, mayOnPlan } from '@homecare/sdk/careplans'
import type { Routes } from '../calls/on.ts'
import { notesOf } from './reading/noteRows.ts'
import { planOf } from './reading/planRows.ts'
import { reads } from './ground/policies.ts'
import { standingOn, todayOn } from './ground/standing.ts'
import { taskRows } from './reading/taskRows.ts'
import { visitsOn } from './reading/visitRows.ts'
import { windowOf } from './reading/window.ts'

/** As many tasks of one day are shown; the list has all. */
const mostTasks = 200

/** A day of a plan, all that its page shows in one answer. */
export function answerPlanDay(routes: Routes): void {
  routes.on(
    getPlanDay,
    reads('view_tasks', { seen: 'day' }),
    async ({ db, session: { user }, params, query, now, locale, readsIn }) => {
      const on = (await standingOn(db, user, params.id, now))!
      const { plan, standing } = on
      const date = query.date ?? todayOn(plan, now)
      const page = await windowOf(db, plan.id, { from: date, to: date, limit: mostTasks })
      const wanted = page.rows.map(({ task, day }) => ({ task, day }))
      return {
        plan: await planOf(db, user, on, { now, locale }),
        date,
        tasks: await taskRows(db, plan, wanted, { now, locale: readsIn }),
        visits: await visitsOn(db, plan, date, user),
        notes: mayOnPlan(standing, 'view_notes') ? await notesOf(db, plan, user, { date }) : [],
      }
    },
  )
}
