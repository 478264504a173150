import {
  changeSeries,
  compileSchedule,
  removeFromSeries,
  removeTask,
  updateTask,
  updateTaskByAlias,
  type ChangedTask,
  type ScheduleEntry,
  type TaskChange,
  type TaskScope,
} from '@homecare/sdk/careplans'
import { addDays } from '@homecare/sdk/kit'
import type { Routes } from '../../calls/on.ts'
import type { Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse, refuseWrong } from '../../refusals/refuse.ts'
import type { TaskWords } from '../../tables/care/careplans.ts'
import { does } from '../ground/policies.ts'
import { standingToChange, todayOn, type PlanRow } from '../ground/standing.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { acts, remember, touchPlan } from '../ground/touch.ts'
import { isOnce } from '../ground/words.ts'
import { correctOutcome } from './correct.ts'
import {
  assignable,
  changedSchedule,
  draftErrors,
  firstDay,
  isWithin,
  scheduleErrors,
  wordsIn,
} from './draft.ts'
import { taskToChange, type JudgedTask } from './judged.ts'
import { taskRows, type TaskReader } from '../reading/taskRows.ts'
import { writeSeries } from './series.ts'

/** Changing tasks and taking them off the plan: one day, that and those that follow, or all that are not done. */
export function answerChangedTasks(routes: Routes): void {
  routes.on(updateTask, does('edit_tasks'), ({ deps, db, session: { user }, params, body, now, readsIn }) =>
    db.transaction((tx) =>
      change(tx, { deps, user, now, locale: readsIn, planId: params.id }, params.taskId, body),
    ),
  )
  routes.on(
    updateTaskByAlias,
    does('edit_tasks', 'planId'),
    ({ deps, db, session: { user }, params, body, now, readsIn }) =>
      db.transaction((tx) =>
        change(tx, { deps, user, now, locale: readsIn, planId: params.planId }, params.taskId, body),
      ),
  )

  routes.on(removeTask, does('edit_tasks'), ({ deps, db, session: { user }, params, body, now, readsIn }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'edit_tasks', now)
      const asked = { taskId: params.taskId, ...body }
      const judged = await taskToChange(tx, plan, asked, {
        ...{ now, locale: readsIn, wordsAlone: body.scope === 'all' },
      })
      const scope = scopeOf(judged, body.scope)
      if (judged.series.removed) throw refuse.conflict(words.removed)
      if (judged.occurrence.state !== 'open' && scope === 'one') throw refuse.conflict(words.doneStays)
      const series = removeFromSeries(judged.series, scope, judged.day)
      await writeSeries(tx, judged, { series, successor: null }, { by: user.id, now })
      const { id } = judged.row
      const day = scope === 'all' ? null : judged.day
      await remember(tx, [{ planId: plan.id, action: acts.deleted, by: user.id, now, task: id, day }])
      return { plan_last_modified_at: await touchPlan(tx, deps, plan.id, { by: user.id, task: id }) }
    }),
  )
}

interface Place extends TaskReader {
  readonly deps: Deps
  readonly user: SessionUser
  readonly planId: number
}

async function change(
  tx: Tx,
  { deps, user, now, locale, planId }: Place,
  taskId: number,
  body: TaskChange,
): Promise<ChangedTask> {
  const { plan } = await standingToChange(tx, user, planId, 'edit_tasks', now)
  const isOfOutcome = body.assessment_data !== undefined || body.observation_notes !== undefined
  const isOfMany = body.scope === 'all' || body.scope === 'following'
  const asked = { taskId, ...body }
  const judged = await taskToChange(tx, plan, asked, {
    ...{ now, locale, wordsAlone: isOfMany && !isOfOutcome },
  })
  if (isOfOutcome) await correctOutcome(tx, judged, body, now)
  const next = await changeWords(tx, plan, judged, body, { user, now })
  const plan_last_modified_at = await touchPlan(tx, deps, plan.id, { by: user.id, task: next.shown.task })
  const [task, ...affected] = await taskRows(tx, plan, [next.shown, ...next.others], { now, locale })
  return {
    ...task!,
    plan_last_modified_at,
    affected_tasks: affected.length > 0 ? [...affected, task!] : [],
  }
}

/** Changes what a task says and when it comes; answers the task to be shown, and the earlier part where it was parted. */
async function changeWords(
  tx: Tx,
  plan: PlanRow,
  judged: JudgedTask,
  body: TaskChange,
  { user, now }: { user: SessionUser; now: number },
) {
  const { row, day, series: before, occurrence } = judged
  const fields = wordsIn(body)
  const today = todayOn(plan, now)
  const schedule = changedSchedule(body, before.schedule, today)
  const { moved_to } = body
  const isNone = Object.keys(fields).length === 0 && !schedule && moved_to === undefined
  if (isNone) return { shown: { task: row.id, day }, others: [] }
  const scope = scopeOf(judged, body.scope)
  refuseChange(judged, scope, { moved_to, schedule, today })
  refuseWrong(draftErrors(body, await assignable(tx, plan, now)))
  const after = changeSeries<TaskWords>(before, scope, day, {
    fields,
    ...(schedule && { schedule }),
    ...(moved_to !== undefined && { moved_to }),
  })
  const nextId = await writeSeries(tx, judged, after, { by: user.id, now })
  const task = nextId ?? row.id
  if (fields.assigned_to !== undefined && fields.assigned_to !== occurrence.fields.assigned_to)
    await remember(tx, [{ planId: plan.id, action: acts.assigned, by: user.id, now, task, day }])
  const shown = { task, day: dayNow(after.successor ?? after.series, day) }
  return {
    shown,
    others: nextId === null ? [] : [{ task: row.id, day: lastDay(after.series.schedule, day) }],
  }
}

/** The day itself, or the next one where the task does not come on it any more. */
function dayNow(
  {
    schedule,
    days,
  }: { readonly schedule: readonly ScheduleEntry[]; readonly days: ReadonlyMap<string, unknown> },
  day: string,
): string {
  const rule = compileSchedule(schedule)
  return days.has(day) || rule.on(day) ? day : (rule.next(day) ?? firstDay(schedule) ?? day)
}

/** The last day of the earlier part of a task. */
const lastDay = (schedule: readonly ScheduleEntry[], before: string): string =>
  compileSchedule(schedule).between(addDays(before, -366), before).at(-1) ?? firstDay(schedule) ?? before

/** Which days a change is about: of a task that comes once it need not be said. */
function scopeOf({ series }: JudgedTask, asked: TaskScope | undefined): TaskScope {
  if (asked) return asked
  if (isOnce(series.schedule)) return 'all'
  throw refuse.invalid({ scope: [words.chooseScope] })
}

interface Refusing {
  readonly moved_to: string | undefined
  readonly schedule: readonly ScheduleEntry[] | undefined
  readonly today: string
}

function refuseChange(
  { series, occurrence }: JudgedTask,
  scope: TaskScope,
  { moved_to, schedule, today }: Refusing,
): void {
  if (series.removed) throw refuse.conflict(words.removed)
  if (scope === 'one' && occurrence.state !== 'open') throw refuse.conflict(words.doneStays)
  refuseWrong({
    ...(schedule && scheduleErrors(schedule, today)),
    ...(schedule && scope === 'one' && { scope: words.chooseScope }),
    ...(moved_to !== undefined && scope !== 'one' && { moved_to: words.oneDayOnly }),
    ...(moved_to !== undefined && !isWithin(moved_to, today) && { moved_to: words.badStart }),
  })
}
