import { isRecord, numberOf, recordsIn, textOf } from '../kit/shape.js'
import { tasksPageSize } from '../vocabulary/careplans/constants.js'

/** A task on a day as far as the list looks at it: its number and its day by the rule name it together. */
export interface ListedTask {
  readonly id: number
  readonly date: string | null
  /** The day on which it is shown instead. */
  readonly moved_to?: string | null
}
/** The task and the day of a row. */
export type TaskKey = Pick<ListedTask, 'id' | 'date'>

/** The tasks of some days of a plan as far as they are loaded (careplan list state). */
export interface TaskList<T extends ListedTask> {
  readonly plan_id: number | null
  /** How many tasks the plan has. */
  readonly plan_total: number
  /** How many rows the days that are looked at have: a task that comes on several days has several. */
  readonly total: number
  readonly tasks: readonly T[]
  /** How many tasks a day has, by day; of all the days that are looked at. */
  readonly dates: Readonly<Record<string, number>>
  /** The task that was added last, or is looked at. */
  readonly current: TaskKey | null
  /** Where the next page begins, and how long it is. */
  readonly offset: number
  readonly limit: number
}

/** What a page of tasks answers. */
export interface ListedPage<T extends ListedTask> {
  readonly data: readonly T[]
  readonly total_tasks: number
  readonly dates: Readonly<Record<string, number>>
  readonly limit?: number
  readonly offset?: number
}

/** The list of a plan of which nothing is loaded. */
export function emptyTaskList<T extends ListedTask>(
  plan_id: number | null = null,
  plan_total = 0,
): TaskList<T> {
  return {
    ...{ plan_id, plan_total, total: 0, tasks: [], dates: {}, current: null },
    ...{ offset: 0, limit: tasksPageSize },
  }
}

/**
 * The list for a plan: emptied when the plan, or its number of tasks, differs from what was loaded. How many rows the days
 * have says nothing of it.
 */
export function forPlan<T extends ListedTask>(
  list: TaskList<T>,
  plan: { readonly id: number; readonly total_tasks: number },
): TaskList<T> {
  const { plan_id, plan_total } = sound(list)
  if (!isRecord(plan)) return sound(list)
  return plan_id === plan.id && plan_total === plan.total_tasks
    ? list
    : emptyTaskList(plan.id, plan.total_tasks)
}

/** The list with a page more: its tasks behind the others, its date counts among the others. */
export function withPage<T extends ListedTask>(list: TaskList<T>, page: ListedPage<T>): TaskList<T> {
  const before = sound(list)
  if (!isRecord(page)) return before
  const data = recordsIn(page.data)
  const limit = numberOf(page.limit, 1) ?? before.limit
  const begin = numberOf(page.offset, 0) ?? before.offset
  return {
    ...before,
    total: numberOf(page.total_tasks, 0) ?? before.total,
    tasks: merged(begin === 0 ? [] : before.tasks, data),
    dates: begin === 0 ? { ...page.dates } : { ...before.dates, ...page.dates },
    offset: begin + data.length,
    limit,
  }
}

/** The query of the next page; null when all tasks are there. */
export function nextTaskPage(list: TaskList<ListedTask>): { offset: number; limit: number } | null {
  const { offset, limit, total } = sound(list)
  return offset < total ? { offset, limit } : null
}

/**
 * The list after a change: the answered task and those it affected, each in its place and on its own day; new fields over
 * old.
 */
export function withChangedTask<T extends ListedTask>(
  list: TaskList<T>,
  changed: Partial<T> & TaskKey & { readonly affected_tasks?: readonly T[] },
): TaskList<T> {
  const before = sound(list)
  if (!isRecord(changed)) return before
  const { affected_tasks, ...task } = changed
  const news = new Map<string, object>(recordsIn(affected_tasks).map((one) => [keyOf(one), one]))
  news.set(keyOf(changed), task)
  return {
    ...before,
    tasks: before.tasks.map((one) => {
      const fresh = news.get(keyOf(one))
      return fresh ? { ...one, ...fresh } : one
    }),
  }
}

/** The list with tasks added at its end; the last of them becomes the current one, and the plan has so many more. */
export function withAddedTasks<T extends ListedTask>(list: TaskList<T>, added: readonly T[]): TaskList<T> {
  const fresh = recordsIn(added)
  const before = sound(list)
  const known = new Set(before.tasks.map(keyOf))
  const rows = fresh.filter((one) => !known.has(keyOf(one))).length
  const ids = new Set(before.tasks.map(({ id }) => id))
  const tasks = new Set(fresh.map(({ id }) => id).filter((id) => !ids.has(id))).size
  const last = fresh.at(-1)
  return {
    ...before,
    plan_total: before.plan_total + tasks,
    total: before.total + rows,
    offset: before.offset + rows,
    tasks: merged(before.tasks, fresh),
    current: last ? { id: last.id, date: last.date } : before.current,
  }
}

/** The list without a removed task: without one of its days, or where none is named, without any. */
export function withoutTask<T extends ListedTask>(
  list: TaskList<T>,
  gone: { readonly id: number; readonly date?: string | null },
): TaskList<T> {
  const before = sound(list)
  if (!isRecord(gone)) return before
  const { id, date } = gone as { readonly id: number; readonly date?: string | null }
  const isGone = (one: TaskKey) => one.id === id && (date == null || one.date === date)
  const tasks = before.tasks.filter((task) => !isGone(task))
  const rows = before.tasks.length - tasks.length
  const isWhole = date == null && rows > 0
  const dates = { ...before.dates }
  for (const one of before.tasks.filter(isGone)) {
    const shown = textOf(one.moved_to ?? one.date)
    if (dates[shown]) dates[shown] -= 1
    if (dates[shown] === 0) delete dates[shown]
  }
  return {
    ...before,
    tasks,
    dates,
    plan_total: before.plan_total - (isWhole ? 1 : 0),
    total: before.total - rows,
    offset: before.offset - rows,
    current: before.current && isGone(before.current) ? null : before.current,
  }
}

const keyOf = (task: { readonly id: number; readonly date?: string | null }) =>
  `${task.id} ${textOf(task.date)}`

/** Old tasks with new ones behind them; one that is there already takes the new one's fields in its place. */
function merged<T extends ListedTask>(old: readonly T[], added: readonly T[]): T[] {
  const tasks = new Map(old.map((task) => [keyOf(task), task]))
  for (const task of added) tasks.set(keyOf(task), { ...tasks.get(keyOf(task)), ...task })
  return [...tasks.values()]
}

/** The list itself, or an empty one where it is none. */
function sound<T extends ListedTask>(list: TaskList<T>): TaskList<T> {
  return isRecord(list) && Array.isArray(list.tasks) ? list : emptyTaskList()
}
