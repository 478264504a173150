import {
  compileSchedule,
  getTask,
  getTaskByAlias,
  getTaskDiff,
  listTasks,
  mayOnPlan,
  planWindowDays,
  planWindowMaxDays,
  taskDifferences,
  tasksPageSize,
  type TaskDifference,
  type ViewedTask,
} from '@homecare/sdk/careplans'
import { addDays, daysBetween, message, type Locale } from '@homecare/sdk/kit'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { users } from '../../tables/account.ts'
import { planTasks, planTaskVersions, taskDays, taskEntries } from '../../tables/care/careplans.ts'
import { alertsOf } from '../reading/alertRows.ts'
import { historyOf } from '../reading/history.ts'
import { mediaOf } from '../reading/mediaRows.ts'
import { noteSeen } from '../ground/noteSeen.ts'
import { reads } from '../ground/policies.ts'
import { standingOn, todayOn, type OnPlan } from '../ground/standing.ts'
import { asRead } from '../ground/templates.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { readVersion, wordsOf } from '../ground/words.ts'
import { taskRows } from '../reading/taskRows.ts'
import { windowOf } from '../reading/window.ts'

/** The tasks of a plan: of some days, one on a day, and what has changed in one. */
export function answerTasks(routes: Routes): void {
  const list = reads('view_tasks', { seen: 'tasks' })
  routes.on(listTasks, list, async ({ db, session: { user }, params, query, now, readsIn }) => {
    const { plan } = (await standingOn(db, user, params.id, now))!
    const from =
      query.start_date ?? (query.end_date ? addDays(query.end_date, 1 - planWindowDays) : todayOn(plan, now))
    const to = query.end_date ?? addDays(from, planWindowDays - 1)
    const days = daysBetween(from, to) ?? -1
    if (days < 0 || days >= planWindowMaxDays)
      throw refuse.invalid({ end_date: [message(words.badWindow, { max: planWindowMaxDays })] })
    const { limit = tasksPageSize, offset = 0, assigned_to, category, completed } = query
    const page = await windowOf(db, plan.id, { from, to, assigned_to, category, completed, limit, offset })
    const wanted = page.rows.map(({ task, day }) => ({ task, day }))
    return {
      data: await taskRows(db, plan, wanted, { now, locale: readsIn }),
      ...{ total_tasks: page.total, dates: { ...page.dates }, limit, offset },
    }
  })

  routes.on(
    getTask,
    reads('view_tasks'),
    async ({ db, session: { user }, params, query, now, readsIn, ip }) =>
      viewedTask(db, (await standingOn(db, user, params.id, now))!, params.taskId, query.date, {
        ...{ user, now, locale: readsIn, ip },
      }),
  )
  routes.on(
    getTaskByAlias,
    reads('view_tasks', { param: 'planId' }),
    async ({ db, session: { user }, params, query, now, readsIn, ip }) =>
      viewedTask(db, (await standingOn(db, user, params.planId, now))!, params.taskId, query.date, {
        ...{ user, now, locale: readsIn, ip },
      }),
  )

  routes.on(
    getTaskDiff,
    reads('view_tasks'),
    async ({ db, session: { user }, params, query, now, readsIn, ip }) => {
      const { standing } = (await standingOn(db, user, params.id, now))!
      const record = params.taskId
      await noteSeen(db, { planId: params.id, by: user, standing, what: 'changes', record, ip, now })
      return differencesOf(db, params.id, params.taskId, { ...query, locale: readsIn })
    },
  )
}

interface Reader {
  readonly user: SessionUser
  readonly now: number
  readonly locale: Locale
  readonly ip: string
}

/** A task on a day, as its own page shows it; where none is named on its next one, else on its last. */
async function viewedTask(
  db: Db,
  { plan, standing }: OnPlan,
  taskId: number,
  date: string | undefined,
  { user, now, locale, ip }: Reader,
): Promise<ViewedTask> {
  const day = date ?? (await nextDayOf(db, taskId, todayOn(plan, now)))
  const [task] = day === null ? [] : await taskRows(db, plan, [{ task: taskId, day }], { now, locale })
  if (!task || day === null) throw refuse.notFound()
  await noteSeen(db, { planId: plan.id, by: user, standing, what: 'task', record: taskId, ip, now })
  const media = await mediaOf(db, { planId: plan.id, taskId, day }, { user, standing })
  const [modifier] = await db
    .select({ user: users, created_by: planTasks.created_by })
    .from(planTasks)
    .innerJoin(users, eq(users.id, planTasks.modified_by))
    .where(eq(planTasks.id, taskId))
  return {
    ...task,
    is_current_task: task.is_current_task !== false && (await comesOn(db, taskId, day)),
    assessment_data: task.outcome?.data ?? null,
    photos: media.filter(({ kind }) => kind === 'photo').map(({ seen }) => seen),
    videos: media.filter(({ kind }) => kind === 'video').map(({ seen }) => seen),
    history: await historyOf(db, plan.id, { taskId, locale, limit: mostHistory }),
    alerts: mayOnPlan(standing, 'view_tasks') ? await alertsOf(db, plan.id, { user, locale, taskId }) : [],
    modified_by: modifier && modifier.user.id !== modifier.created_by ? personOf(modifier.user) : null,
  }
}

/** Entries of a task's history that its page shows. */
const mostHistory = 50

const ruleOf = async (db: Db, taskId: number) =>
  compileSchedule(
    await db.select().from(taskEntries).where(eq(taskEntries.task_id, taskId)).orderBy(asc(taskEntries.id)),
  )

/** Whether a task comes on a day: by its rule, or by what the day has of its own. */
async function comesOn(db: Db, taskId: number, day: string): Promise<boolean> {
  const [own] = await db
    .select({ state: taskDays.state })
    .from(taskDays)
    .where(and(eq(taskDays.task_id, taskId), eq(taskDays.day, day)))
  return own ? own.state !== 'removed' : (await ruleOf(db, taskId)).on(day)
}

async function nextDayOf(db: Db, taskId: number, today: string): Promise<string | null> {
  const rule = await ruleOf(db, taskId)
  const next = rule.next(addDays(today, -1))
  if (next !== null) return next
  const before = rule.between(addDays(today, -366), today).at(-1)
  if (before !== undefined) return before
  const [own] = await db
    .select({ day: taskDays.day })
    .from(taskDays)
    .where(eq(taskDays.task_id, taskId))
    .limit(1)
  return own?.day ?? null
}

/** What differs in a task, and on a day of it, between a version that somebody read and now; by whom, as far as that is one. */
async function differencesOf(
  db: Db,
  planId: number,
  taskId: number,
  { since, date, locale }: { since?: string | undefined; date?: string | undefined; locale: Locale },
): Promise<TaskDifference[]> {
  const [row] = await db
    .select()
    .from(planTasks)
    .where(and(eq(planTasks.id, taskId), eq(planTasks.plan_id, planId)))
  if (!row) throw refuse.notFound()
  const version = since === undefined ? { task: row.version, day: 0 } : readVersion(since)
  if (!version) throw refuse.invalid({ since: [words.versionGone] })
  const kept = await db
    .select({ version: planTaskVersions, user: users })
    .from(planTaskVersions)
    .leftJoin(users, eq(users.id, planTaskVersions.by_user))
    .where(and(eq(planTaskVersions.task_id, taskId), gte(planTaskVersions.version, version.task)))
    .orderBy(asc(planTaskVersions.version))
  const before = kept.find((one) => one.version.version === version.task)
  if (!before) throw refuse.conflict(words.versionGone).because('version_gone')
  const last = kept.at(-1)!
  const makers = new Set(kept.slice(1).map(({ version: { by_user } }) => by_user))
  const maker = makers.size === 1 && last.user ? personOf(last.user) : null
  const { schedule, ...was } = before.version.words
  const ofWords = taskDifferences(
    { ...asRead(was, row.template_name, locale), schedule },
    { ...asRead(wordsOf(row), row.template_name, locale), schedule: last.version.words.schedule },
  ).map((one) => ({ ...one, at: last.version.at.toISOString(), user: maker }))
  return [...ofWords, ...(date === undefined ? [] : await dayDifferences(db, taskId, date, version.day))]
}

/** What became of a day since a version of it. */
async function dayDifferences(
  db: Db,
  taskId: number,
  day: string,
  version: number,
): Promise<TaskDifference[]> {
  const [own] = await db
    .select({ day: taskDays, user: users })
    .from(taskDays)
    .leftJoin(users, eq(users.id, taskDays.by_user))
    .where(and(eq(taskDays.task_id, taskId), eq(taskDays.day, day)))
  if (!own || own.day.version === version) return []
  const { state, at, moved_to } = own.day
  const said = { at: (at ?? new Date(0)).toISOString(), user: own.user && personOf(own.user) }
  return [
    { field: 'state', before: 'open', after: state, ...said },
    ...(moved_to ? [{ field: 'moved_to', before: null, after: moved_to, ...said }] : []),
  ]
}
