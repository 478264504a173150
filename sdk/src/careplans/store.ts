import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Sayable, Text } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { clockInOrOut, type ClockRecord } from '../clock/clockCalls.js'
import { listPlans, visitPlan } from './calls.js'
import { clockedInPlan, clockEvent, type Position } from './clock.js'
import type { SkipReason, TaskScope } from '../vocabulary/careplans/catalogue.js'
import type { Task, TaskAnswers, TaskDraft } from '../vocabulary/careplans/entities.js'
import type { CarePlan } from '../vocabulary/careplans/planEntities.js'
import {
  addTasks,
  updateTask,
  completeTask,
  listTasks,
  lockTask,
  removeTask,
  skipTask,
  uncompleteTask,
  unlockTask,
  type ChangedTask,
  type TaskChange,
  type TaskQuery,
} from './taskCalls.js'
import {
  emptyTaskList,
  forPlan,
  nextTaskPage,
  withAddedTasks,
  withChangedTask,
  withoutTask,
  withPage,
  type TaskKey,
  type TaskList,
} from './taskList.js'
import { isTaskConflict } from './tasks.js'
import { carePlanTexts } from './texts.js'
import { manyTasksQuery, tasksPageSize } from '../vocabulary/careplans/constants.js'

/** The care plans of a family, and what begins a new one. */
export interface PlansStore {
  readonly plans: Resource<readonly CarePlan[]>
  /** The first plan the caller is clocked in to. */
  readonly clockedIn: ReadonlySignal<CarePlan | null>
  /** Clocks in to a plan, or out of it where one is at work there. */
  readonly clock: Action<[plan: CarePlan, position?: Position | null, note?: string], ClockRecord>
  /** The introduction was skipped: the own `first_visited` is set. */
  readonly skipIntro: Action<[plan: CarePlan], CarePlan>
}

/** The care plans the caller is on. */
export function createPlans(care: Client, toasts: Toasts, now: () => number): PlansStore {
  const plans = resource<readonly CarePlan[]>((abort) => care.call(listPlans, {}, { signal: abort }))
  const put = (plan: CarePlan) => plans.set((list) => list?.map((one) => (one.id === plan.id ? plan : one)))
  const failed = sayFailure(toasts)
  return {
    plans,
    clockedIn: computed(() => clockedInPlan(plans.data.value ?? [])),
    clock: action(
      async (plan: CarePlan, position?: Position | null, note?: string) => {
        const body = clockEvent(plan, new Date(now()), position, note)
        if (!body) throw new RangeError('No instant to clock at')
        return care.call(clockInOrOut, { body })
      },
      {
        done({ clocked_in }, plan) {
          put({ ...plan, clocked_in })
          toasts.success(clocked_in ? carePlanTexts.clockedIn : carePlanTexts.clockedOut)
        },
        failed,
      },
    ),
    skipIntro: action((plan: CarePlan) => care.call(visitPlan, { id: plan.id }), { done: put, failed }),
  }
}

/** What was asked when a task was done, and what was noted. */
export interface TaskExtra {
  readonly data?: TaskAnswers
  readonly observation_notes?: string
}

/** The tasks of a plan in a window of days, with what adds, changes and removes them. */
export interface TasksStore {
  readonly list: ReadonlySignal<TaskList<Task>>
  /** The plan's own version, as the last answer gave it: opaque. */
  readonly planModified: ReadonlySignal<string | null>
  readonly fetching: ReadonlySignal<boolean>
  readonly error: ReadonlySignal<ApiError | null>
  /** Shows a plan: another one, or one with another number of tasks, begins anew. */
  show(plan: Pick<CarePlan, 'id' | 'total_tasks' | 'last_modified_at'>, filters?: TaskQuery): Promise<void>
  /** The next page, where there is one. */
  more(): Promise<void>
  readonly add: Action<[tasks: readonly TaskDraft[]], readonly Task[]>
  /** Of a task that repeats, `scope` says which of its days. */
  readonly change: Action<[task: Task, change: Omit<TaskChange, 'last_modified_at' | 'date'>], ChangedTask>
  readonly complete: Action<[task: Task, extra?: TaskExtra], ChangedTask>
  readonly skip: Action<[task: Task, reason: SkipReason, note?: string], ChangedTask>
  readonly uncomplete: Action<[task: Task], ChangedTask>
  readonly remove: Action<[task: Task, scope?: TaskScope], { plan_last_modified_at: string }>
  readonly lock: Action<[task: Task, on: boolean], Task>
  /** A task's state on a day, in place. */
  setState(task: TaskKey, state: number): void
  /** The edit conflict of the last action, until another one succeeds. */
  readonly conflict: ReadonlySignal<ApiError | null>
  forgetConflict(): void
}

/** The tasks of a care plan. */
export function createTasks(care: Client, toasts: Toasts): TasksStore {
  const list = signal<TaskList<Task>>(emptyTaskList())
  const planModified = signal<string | null>(null)
  const conflict = signal<ApiError | null>(null)
  let filters: TaskQuery = {}

  const page = resource((abort, id: number, query: TaskQuery) =>
    care.call(listTasks, { id, query }, { signal: abort }),
  )
  async function load(offset: number, limit: number): Promise<void> {
    const { plan_id } = list.peek()
    if (plan_id === null) return
    const before = page.data.peek()
    await page.load(plan_id, { ...filters, offset, limit })
    const fresh = page.data.peek()
    // Another plan may have been asked for meanwhile: its page is for its own load to take.
    if (fresh && fresh !== before && !page.error.peek() && list.peek().plan_id === plan_id) {
      list.value = withPage(list.peek(), { ...fresh, offset: fresh.offset ?? offset })
    }
  }

  const failed = (error: ApiError) => {
    if (isTaskConflict(error)) conflict.value = error
    else toasts.error(describeFailure(error), error)
  }
  const succeeded = (text: Sayable | null, modified?: string) => {
    conflict.value = null
    if (modified !== undefined) planModified.value = modified
    if (text) toasts.success(text)
  }
  const changed = (text: Text | null) => (answer: ChangedTask) => {
    list.value = withChangedTask(list.peek(), answer)
    succeeded(text, answer.plan_last_modified_at)
  }
  const at = (task: Task) => ({ id: task.plan_id, taskId: task.id })
  const version = ({ last_modified_at, date }: Task) => ({ last_modified_at, ...(date !== null && { date }) })

  return {
    list,
    planModified,
    fetching: page.loading,
    error: page.error,
    conflict,
    forgetConflict: () => void (conflict.value = null),
    async show(plan, query = {}) {
      const before = list.peek()
      const after = forPlan(before, plan)
      const sameFilters = JSON.stringify(query) === JSON.stringify(filters)
      filters = query
      planModified.value = plan.last_modified_at
      list.value = sameFilters ? after : emptyTaskList(plan.id, plan.total_tasks)
      if (list.peek() !== before || page.error.peek()) await load(0, tasksPageSize)
    },
    async more() {
      const next = nextTaskPage(list.peek())
      if (next && !page.loading.peek()) await load(next.offset, next.limit)
    },
    add: action(
      (tasks: readonly TaskDraft[]) =>
        care.call(addTasks, {
          id: list.peek().plan_id ?? 0,
          ...(tasks.length === 1
            ? { body: tasks[0] as TaskDraft }
            : { query: manyTasksQuery, body: [...tasks] }),
        }),
      {
        done(added) {
          list.value = withAddedTasks(list.peek(), added)
          succeeded(carePlanTexts.taskAdded, added.at(-1)?.plan_last_modified_at)
        },
        failed,
      },
    ),
    change: action(
      (task: Task, change: Omit<TaskChange, 'last_modified_at' | 'date'>) =>
        care.call(updateTask, { ...at(task), body: { ...change, ...version(task) } }),
      { done: changed(carePlanTexts.taskUpdated), failed },
    ),
    complete: action(
      (task: Task, extra: TaskExtra = {}) =>
        care.call(completeTask, { ...at(task), body: { ...extra, ...version(task) } }),
      { done: changed(null), failed },
    ),
    skip: action<[task: Task, reason: SkipReason, note?: string], ChangedTask>(
      (task, reason, note = '') =>
        care.call(skipTask, {
          ...at(task),
          body: { ...version(task), reason, ...(note !== '' && { observation_notes: note }) },
        }),
      { done: changed(null), failed },
    ),
    uncomplete: action((task: Task) => care.call(uncompleteTask, { ...at(task), body: version(task) }), {
      done: changed(null),
      failed,
    }),
    remove: action<[task: Task, scope?: TaskScope], { plan_last_modified_at: string }>(
      (task, scope) =>
        care.call(removeTask, { ...at(task), body: { ...version(task), ...(scope && { scope }) } }),
      {
        done({ plan_last_modified_at }, task, scope) {
          list.value = withoutTask(list.peek(), scope === 'one' ? task : { id: task.id })
          succeeded(carePlanTexts.taskRemoved, plan_last_modified_at)
          // Days before it are left, and what was done.
          if (scope === 'following') void load(0, tasksPageSize)
        },
        failed,
      },
    ),
    lock: action((task: Task, on: boolean) => care.call(on ? lockTask : unlockTask, at(task)), {
      done: (task) => void (list.value = withChangedTask(list.peek(), task)),
      failed,
    }),
    setState: ({ id, date }, state) => void (list.value = withChangedTask(list.peek(), { id, date, state })),
  }
}
