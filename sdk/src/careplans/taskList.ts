import { isRecord, numberOf, recordsIn } from '../kit/shape.js'
import { tasksPageSize } from '../vocabulary/careplans/constants.js'

/** A task as far as the list looks at it. */
export interface ListedTask {
  readonly id: number
}
/** The tasks of a plan as far as they are loaded (careplan list state). */
export interface TaskList<T extends ListedTask> {
  readonly plan_id: number | null
  readonly total: number
  readonly tasks: readonly T[]
  /** How many tasks a day has, by day; of the whole list. */
  readonly dates: Readonly<Record<string, number>>
  /** The task that was added last, or is looked at. */
  readonly current: number | null
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
export function emptyTaskList<T extends ListedTask>(plan_id: number | null = null, total = 0): TaskList<T> {
  return { plan_id, total, tasks: [], dates: {}, current: null, offset: 0, limit: tasksPageSize }
}

/** The list for a plan: emptied when the plan or its number of tasks differs from what is loaded. */
export function forPlan<T extends ListedTask>(
  list: TaskList<T>,
  plan: { readonly id: number; readonly total_tasks: number },
): TaskList<T> {
  const { plan_id, total } = sound(list)
  if (!isRecord(plan)) return sound(list)
  return plan_id === plan.id && total === plan.total_tasks ? list : emptyTaskList(plan.id, plan.total_tasks)
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
    tasks:
      begin === 0 ? [...new Map(data.map((task) => [task.id, task])).values()] : merged(before.tasks, data),
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

/** The list after a change: the answered task and those it affected, each in its place; new fields over old. */
export function withChangedTask<T extends ListedTask>(
  list: TaskList<T>,
  changed: Partial<T> & ListedTask & { readonly affected_tasks?: readonly T[] },
): TaskList<T> {
  const before = sound(list)
  if (!isRecord(changed)) return before
  const { affected_tasks, ...task } = changed
  const news = new Map<number, object>(recordsIn(affected_tasks).map((one) => [one.id, one]))
  news.set(changed.id, task)
  return {
    ...before,
    tasks: before.tasks.map((one) => (news.has(one.id) ? { ...one, ...news.get(one.id) } : one)),
  }
}

/** The list with tasks added at its end; the last of them becomes the current one. */
export function withAddedTasks<T extends ListedTask>(list: TaskList<T>, added: readonly T[]): TaskList<T> {
  const fresh = recordsIn(added)
  const before = sound(list)
  const known = new Set(before.tasks.map(({ id }) => id))
  const count = fresh.filter(({ id }) => !known.has(id)).length
  return {
    ...before,
    total: before.total + count,
    offset: before.offset + count,
    tasks: merged(before.tasks, fresh),
    current: fresh.at(-1)?.id ?? before.current,
  }
}

/** The list without a removed task. */
export function withoutTask<T extends ListedTask>(list: TaskList<T>, id: number): TaskList<T> {
  const before = sound(list)
  const tasks = before.tasks.filter((task) => task.id !== id)
  const gone = before.tasks.length - tasks.length
  return {
    ...before,
    tasks,
    total: before.total - gone,
    offset: before.offset - gone,
    current: before.current === id ? null : before.current,
  }
}

/** Old tasks with new ones behind them; one that is there already takes the new one's fields in its place. */
function merged<T extends ListedTask>(old: readonly T[], added: readonly T[]): T[] {
  const tasks = new Map(old.map((task) => [task.id, task]))
  for (const task of added) tasks.set(task.id, { ...tasks.get(task.id), ...task })
  return [...tasks.values()]
}

/** The list itself, or an empty one where it is none. */
function sound<T extends ListedTask>(list: TaskList<T>): TaskList<T> {
  return isRecord(list) && Array.isArray(list.tasks) ? list : emptyTaskList()
}
