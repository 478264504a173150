import {
  alertingAnswers,
  completeTask,
  lateTaskDays,
  mayOnPlan,
  mayUndo,
  shownDay,
  skipTask,
  uncompleteTask,
  whyNotSettled,
  type ChangedTask,
  type SkipReason,
  type TaskAnswers,
} from '@homecare/sdk/careplans'
import { daysBetween } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import { isNurse } from '../../people/identity.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse, refuseWrong } from '../../refusals/refuse.ts'
import { planAlerts, taskDays } from '../../tables/care/careplans.ts'
import { does } from '../ground/policies.ts'
import { standingToChange, todayOn, type OnPlan } from '../ground/standing.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { acts, remember, touchPlan } from '../ground/touch.ts'
import { readVersion, taskVersion } from '../ground/words.ts'
import { answerFields } from './correct.ts'
import { staleTask, taskToChange, type JudgedTask } from './judged.ts'
import { taskRows, type TaskReader } from '../reading/taskRows.ts'

/** How long ago something may have been done that is told only now, in milliseconds. */
const madeWithinMs = 72 * 3_600_000

/** Doing and skipping a task on a day, and taking that back. */
export function answerSettling(routes: Routes): void {
  routes.on(
    completeTask,
    does('complete_tasks'),
    ({ deps, db, session: { user }, params, body, now, readsIn }) =>
      settle(
        { deps, db, user, now, locale: readsIn, planId: params.id },
        { taskId: params.taskId, ...body, state: 'done' },
      ),
  )

  routes.on(skipTask, does('complete_tasks'), ({ deps, db, session: { user }, params, body, now, readsIn }) =>
    settle(
      { deps, db, user, now, locale: readsIn, planId: params.id },
      { taskId: params.taskId, ...body, state: 'skipped' },
    ),
  )

  routes.on(
    uncompleteTask,
    does('complete_tasks'),
    ({ deps, db, session: { user }, params, body, now, readsIn: locale }) =>
      db.transaction(async (tx) => {
        const on = await standingToChange(tx, user, params.id, 'complete_tasks', now)
        const judged = await taskToChange(
          tx,
          on.plan,
          { taskId: params.taskId, ...body },
          { now, locale, sameWords: true },
        )
        const { row, day, days } = judged
        const [task] = await taskRows(tx, on.plan, [{ task: row.id, day }], { now, locale })
        if (!task?.outcome)
          throw await staleTask(tx, on.plan, { task: row.id, day }, { now, locale, says: words.notSettled })
        const who = { id: user.id, edits: mayOnPlan(on.standing, 'edit_tasks') }
        if (!mayUndo(task, who, todayOn(on.plan, now), on.plan.tzid)) throw refuse.forbidden(words.mayNotUndo)
        await tx
          .update(taskDays)
          .set({
            ...{ state: 'open', kept: null, at: null, made_at: null, by_user: null, late: false },
            ...{ data: null, reason: null, note: '', noted_at: null, version: days.get(day)!.version + 1 },
          })
          .where(of(row.id, day))
        return changed(tx, deps, on, judged, { user, now, locale, action: acts.undone })
      }),
  )
}

interface Place extends TaskReader {
  readonly deps: Deps
  readonly db: Db
  readonly user: SessionUser
  readonly planId: number
}

interface Settling {
  readonly taskId: number
  readonly last_modified_at: string
  readonly date?: string | undefined
  readonly state: 'done' | 'skipped'
  readonly data?: TaskAnswers | undefined
  readonly reason?: SkipReason | undefined
  readonly observation_notes?: string | undefined
  readonly made_at?: string | undefined
}

async function settle({ deps, db, user, now, locale, planId }: Place, given: Settling): Promise<ChangedTask> {
  const { state, data, reason = null, observation_notes = '', made_at } = given
  const note = observation_notes.trim()
  const madeAt = made_at === undefined ? new Date(now) : new Date(made_at)
  refuseWrong({
    made_at: isRecent(madeAt, now) ? undefined : words.wrongInstant,
    observation_notes: reason === 'other' && note === '' ? words.sayWhy : undefined,
  })
  return db.transaction(async (tx) => {
    const on = await standingToChange(tx, user, planId, 'complete_tasks', now)
    const repeated = await asBefore(tx, on, user, given, { now, locale })
    if (repeated) return repeated
    const judged = await taskToChange(tx, on.plan, given, { now, locale, sameWords: true })
    const { row, day, days, occurrence } = judged
    const { fields } = occurrence
    if (fields.nurse_only && on.standing.side === 'caregiver' && !(await isNurse(tx, user)))
      throw refuse.forbidden(words.nurseOnly).because('nurse_only')
    const [task] = await taskRows(tx, on.plan, [{ task: row.id, day }], { now, locale })
    const today = todayOn(on.plan, now)
    const why = whyNotSettled(task!, today)
    if (why) throw await staleTask(tx, on.plan, { task: row.id, day }, { now, locale, says: why })
    if (data) refuseWrong(answerFields(fields.questions, data, 'data'))
    const own = days.get(day)
    const values = {
      ...{ state, kept: fields, by_user: user.id, at: new Date(now), made_at: madeAt, reason, note },
      late: (daysBetween(shownDay(task!), today) ?? lateTaskDays) > 0,
      data: state === 'done' && data && Object.keys(data).length > 0 ? data : null,
      noted_at: note === '' && !data ? null : new Date(now),
      version: (own?.version ?? 0) + 1,
    }
    await tx
      .insert(taskDays)
      .values({ task_id: row.id, plan_id: on.plan.id, day, ...values })
      .onConflictDoUpdate({ target: [taskDays.task_id, taskDays.day], set: values })
    if (values.data) await alertOf(tx, on, judged, values.data, { user, now })
    return changed(tx, deps, on, judged, {
      user,
      now,
      locale,
      action: state === 'done' ? acts.completed : acts.skipped,
    })
  })
}

const of = (taskId: number, day: string) => and(eq(taskDays.task_id, taskId), eq(taskDays.day, day))

const isRecent = (at: Date, now: number) => {
  const before = now - at.getTime()
  // The clock of a device may be a little ahead.
  return before <= madeWithinMs && before >= -300_000
}

/** What was answered before, where the same person has settled the same day in the same way already: pressed twice is once. */
async function asBefore(
  tx: Tx,
  { plan }: OnPlan,
  user: SessionUser,
  { taskId, date, state, last_modified_at }: Settling,
  { now, locale }: TaskReader,
): Promise<ChangedTask | null> {
  if (date === undefined) return null
  const [own] = await tx
    .select()
    .from(taskDays)
    .where(and(of(taskId, date), eq(taskDays.plan_id, plan.id)))
  if (own?.state !== state || own.by_user !== user.id) return null
  const [task] = await taskRows(tx, plan, [{ task: taskId, day: date }], { now, locale })
  const read = readVersion(last_modified_at)
  // It was read before it was settled, and nothing but that has happened since.
  const isSame = read && task?.last_modified_at === taskVersion(read.task, read.day + 1)
  return isSame ? { ...task, affected_tasks: [] } : null
}

/** Tells all on the plan of answers that are out of their range. */
async function alertOf(
  tx: Tx,
  { plan }: OnPlan,
  { row, day }: JudgedTask,
  data: TaskAnswers,
  { user, now }: { user: SessionUser; now: number },
): Promise<void> {
  const questions = alertingAnswers(data)
  if (questions.length === 0) return
  const answers = Object.fromEntries(questions.map((question) => [question, data[question]])) as TaskAnswers
  await tx.insert(planAlerts).values({
    ...{
      plan_id: plan.id,
      task_id: row.id,
      day,
      level: 'urgent',
      answers,
      by_user: user.id,
      at: new Date(now),
    },
  })
  await remember(tx, [{ planId: plan.id, action: acts.alertAdded, by: user.id, now, task: row.id, day }])
}

/** Notes what was done, and answers the task as it is now. */
async function changed(
  tx: Tx,
  deps: Deps,
  { plan }: OnPlan,
  { row, day }: JudgedTask,
  { user, now, locale, action }: TaskReader & { readonly user: SessionUser; readonly action: number },
): Promise<ChangedTask> {
  await remember(tx, [{ planId: plan.id, action, by: user.id, now, task: row.id, day }])
  const plan_last_modified_at = await touchPlan(tx, deps, plan.id, { by: user.id, task: row.id })
  const [task] = await taskRows(tx, plan, [{ task: row.id, day }], { now, locale })
  return { ...task!, plan_last_modified_at, affected_tasks: [] }
}
