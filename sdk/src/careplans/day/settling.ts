import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import { fits } from '../../kit/structs/fits.js'
import { describeFailure } from '../../kit/describeFailure.js'
import type { ApiError } from '../../kit/error.js'
import { isRecord, recordsIn } from '../../kit/shape.js'
import { settle } from '../../kit/state/resource.js'
import type { Toasts } from '../../kit/state/toasts.js'
import type { SkipReason } from '../../vocabulary/careplans/catalogue.js'
import { Task, type TaskAnswers } from '../../vocabulary/careplans/entities.js'
import type { FieldDifference } from '../diff.js'
import { completeTask, skipTask, uncompleteTask, updateTask, type ChangedTask } from '../taskCalls.js'
import type { TaskKey } from '../taskList.js'
import { isTaskConflict } from '../tasks.js'

/** What somebody says of a task on its day. */
export type TaskDeed =
  | { readonly kind: 'complete'; readonly data?: TaskAnswers; readonly note?: string }
  | { readonly kind: 'skip'; readonly reason: SkipReason; readonly note?: string }
  /** Puts right what was answered or noted. */
  | { readonly kind: 'correct'; readonly data: TaskAnswers; readonly note: string }
  | { readonly kind: 'undo' }

/** A deed that was refused because somebody has changed the task meanwhile: nothing of it is lost. */
export interface RefusedDeed {
  readonly deed: TaskDeed
  /** The task as it is now. */
  readonly task: Task
  /** What of its words is another than what this person read. */
  readonly differences: readonly FieldDifference[]
  readonly error: ApiError
}

/** Doing, skipping and taking back, of one task or of several at once. */
export interface Settling {
  /** The tasks that are under way, by `taskKey`. */
  readonly busy: ReadonlySignal<ReadonlySet<string>>
  /** What was refused, by `taskKey`. */
  readonly refused: ReadonlySignal<ReadonlyMap<string, RefusedDeed>>
  /** Whether it was taken; a second press while it is under way does nothing. */
  run(task: Task, deed: TaskDeed): Promise<boolean>
  /** The same as was refused, on the task as it is now. */
  again(task: TaskKey): Promise<boolean>
  /** Lets what was refused be. */
  forget(task: TaskKey): void
}

/** By which a task on a day is told from others. */
export const taskKey = ({ id, date }: TaskKey): string => `${id}/${date ?? ''}`

interface SettlingOptions {
  /** Told of the task as the server has it, after a deed or a refusal. */
  readonly changed: (task: ChangedTask | Task) => void
  /** The plan may be seen no more, or the task is gone. */
  readonly lost: (error: ApiError) => void
}

/** Settles tasks: each press counts once, and what others have changed meanwhile is told, and not overwritten. */
export function createSettling(care: Client, toasts: Toasts, { changed, lost }: SettlingOptions): Settling {
  const busy = signal<ReadonlySet<string>>(new Set())
  const refused = signal<ReadonlyMap<string, RefusedDeed>>(new Map())

  function without(key: string): void {
    if (!refused.peek().has(key)) return
    const left = new Map(refused.peek())
    left.delete(key)
    refused.value = left
  }

  async function run(task: Task, deed: TaskDeed): Promise<boolean> {
    const key = taskKey(task)
    if (busy.peek().has(key)) return false
    busy.value = new Set([...busy.peek(), key])
    const outcome = await settle(() => sendDeed(care, task, deed))
    busy.value = new Set([...busy.peek()].filter((one) => one !== key))
    if ('value' in outcome) {
      without(key)
      changed(outcome.value)
      return true
    }
    const { error } = outcome
    const { current } = error
    if (isTaskConflict(error) && fits(current, Task)) {
      refused.value = new Map([
        ...refused.peek(),
        [key, { deed, task: current, differences: differencesIn(current), error }],
      ])
      changed(current)
    } else if (error.kind === 'forbidden' || error.kind === 'notFound') {
      lost(error)
    } else if (error.kind !== 'aborted') {
      toasts.error(describeFailure(error), error)
    }
    return false
  }

  return {
    busy,
    refused,
    run,
    async again(task) {
      const before = refused.peek().get(taskKey(task))
      return before ? run(before.task, before.deed) : false
    },
    forget: (task) => without(taskKey(task)),
  }
}

function sendDeed(care: Client, task: Task, deed: TaskDeed): Promise<ChangedTask> {
  const { last_modified_at, date, plan_id: id, id: taskId } = task
  const version = { last_modified_at, ...(date !== null && { date }) }
  const noted = 'note' in deed && deed.note ? { observation_notes: deed.note } : {}
  if (deed.kind === 'undo') return care.call(uncompleteTask, { id, taskId, body: version })
  if (deed.kind === 'skip')
    return care.call(skipTask, { id, taskId, body: { ...version, reason: deed.reason, ...noted } })
  if (deed.kind === 'correct') {
    const { data: assessment_data, note: observation_notes } = deed
    const answers = Object.keys(assessment_data).length > 0 ? { assessment_data } : {}
    const scope = date === null ? {} : ({ scope: 'one' } as const)
    return care.call(updateTask, {
      id,
      taskId,
      body: { ...version, ...scope, ...answers, observation_notes },
    })
  }
  const data = deed.data && Object.keys(deed.data).length > 0 ? { data: deed.data } : {}
  return care.call(completeTask, { id, taskId, body: { ...version, ...data, ...noted } })
}

const differencesIn = (current: unknown): readonly FieldDifference[] =>
  isRecord(current) ? recordsIn(current['differences'] as readonly FieldDifference[]) : []
