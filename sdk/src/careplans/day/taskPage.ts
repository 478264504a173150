import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import type { ApiError } from '../../kit/error.js'
import { sayFailure } from '../../kit/forms/sayFailure.js'
import { action, type Action } from '../../kit/state/action.js'
import type { Toasts } from '../../kit/state/toasts.js'
import type { TaskScope } from '../../vocabulary/careplans/catalogue.js'
import type { PlanAlert, Task, ViewedTask } from '../../vocabulary/careplans/entities.js'
import { removePlanAlert, turnOffPlanAlert } from '../calls.js'
import type { CarePlan } from '../../vocabulary/careplans/planEntities.js'
import type { UploadFetch } from '../../client/fileUpload.js'
import { createTaskMedia, type TaskMediaStore } from '../mediaStore.js'
import { lockTask, removeTask, unlockTask } from '../taskCalls.js'
import type { PlanPost } from '../planPost.js'
import { createSettling, type Settling } from './settling.js'
import { carePlanTexts } from '../texts.js'

/** A task on a day as its own page shows it. */
export interface TaskPageStore {
  readonly task: ReadonlySignal<ViewedTask>
  /** The task as it was loaded anew. */
  take(task: ViewedTask): void
  readonly settling: Settling
  readonly media: TaskMediaStore
  /** Takes the task off the plan; of one that repeats, of which of its days. A conflict is in its `error`. */
  readonly remove: Action<[scope?: TaskScope], { plan_last_modified_at: string }>
  readonly turnOff: Action<[alert: PlanAlert], CarePlan>
  readonly removeAlert: Action<[alert: PlanAlert], void>
  putAlert(alert: PlanAlert): void
}

interface TaskPageOptions {
  readonly answered: (version: string) => void
  readonly lost: (error: ApiError) => void
  /** The history and what else is derived has another entry now. */
  readonly stale: () => void
  /** Tells how much of a photo or video has been sent. */
  readonly upload?: UploadFetch
  readonly post?: PlanPost | undefined
}

/** The page of a task: settled, with its photos and alerts, and taken off the plan. */
export function createTaskPage(
  care: Client,
  toasts: Toasts,
  loaded: ViewedTask,
  { answered, lost, stale, upload, post }: TaskPageOptions,
): TaskPageStore {
  const task = signal(loaded)
  const failed = sayFailure(toasts)
  const ids = { id: loaded.plan_id, taskId: loaded.id }
  const set = (change: Partial<ViewedTask>) => void (task.value = { ...task.peek(), ...change })
  const media = createTaskMedia(care, toasts, loaded, { ...(upload && { upload }), post })
  const settling = createSettling(care, toasts, {
    changed(answer) {
      set(answer)
      answered(answer.plan_last_modified_at)
      stale()
    },
    lost,
    post,
  })
  const withoutAlert = (id: number) => set({ alerts: task.peek().alerts.filter((alert) => alert.id !== id) })
  return {
    task,
    take(next) {
      task.value = next
      media.take(next)
    },
    settling,
    media,
    remove: action(
      (scope?: TaskScope) => {
        const { last_modified_at, date } = task.peek()
        const body = { last_modified_at, ...(date !== null && { date }), ...(scope && { scope }) }
        return care.call(removeTask, { ...ids, body })
      },
      {
        done({ plan_last_modified_at }) {
          answered(plan_last_modified_at)
          toasts.success(carePlanTexts.taskRemoved)
        },
      },
    ),
    turnOff: action((alert: PlanAlert) => care.call(turnOffPlanAlert, { id: ids.id, alertId: alert.id }), {
      done(plan, alert) {
        withoutAlert(alert.id)
        answered(plan.last_modified_at)
      },
      failed,
    }),
    removeAlert: action((alert: PlanAlert) => care.call(removePlanAlert, { id: ids.id, alertId: alert.id }), {
      done: (_, alert) => withoutAlert(alert.id),
      failed,
    }),
    putAlert: (alert) => set({ alerts: [alert, ...task.peek().alerts] }),
  }
}

/** Milliseconds between two renewals of the lease on a task that is edited. */
const renewMs = 60_000

/**
 * Tells others that a task is edited here, for as long as it is: told again each minute, and taken back at the end. Where
 * somebody else edits it that is no hindrance: whoever saves second is shown what the first has changed. Returns how to end it.
 */
export function holdTask(
  care: Client,
  task: Pick<Task, 'plan_id' | 'id'>,
  { every }: { readonly every: (ms: number, run: () => void) => () => void },
): () => void {
  const ids = { id: task.plan_id, taskId: task.id }
  const hold = () => void care.call(lockTask, ids).catch(() => undefined)
  hold()
  const stop = every(renewMs, hold)
  return () => {
    stop()
    void care.call(unlockTask, ids).catch(() => undefined)
  }
}
