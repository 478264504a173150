import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import { fits } from '../../kit/structs/fits.js'
import { describeFailure } from '../../kit/describeFailure.js'
import type { ApiError } from '../../kit/error.js'
import { isRecord, recordsIn } from '../../kit/shape.js'
import { settle } from '../../kit/state/resource.js'
import type { Toasts } from '../../kit/state/toasts.js'
import { Task } from '../../vocabulary/careplans/entities.js'
import type { FieldDifference } from '../diff.js'
import type { PlanPost, WaitingTask } from '../planPost.js'
import type { ChangedTask } from '../taskCalls.js'
import type { TaskKey } from '../taskList.js'
import { isTaskConflict } from '../tasks.js'
import { taskKey, type TaskDeed } from '../taskDeed.js'
import { sendTaskDeed } from '../taskSending.js'

/**
 * A deed that was refused, mostly because somebody has changed the task meanwhile (`isTaskConflict` of its error): nothing of it
 * is lost, but where the device has lost what was entered, `deed` is null.
 */
export interface RefusedDeed {
  readonly deed: TaskDeed | null
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
  /** Follows what waited and is settled later, and what was refused while nobody looked. Returns how to stop. */
  follow(tasks: () => readonly Task[]): () => void
}

interface SettlingOptions {
  /** Told of the task as the server has it, after a deed or a refusal. */
  readonly changed: (task: ChangedTask | Task) => void
  /** The plan may be seen no more, or the task is gone. */
  readonly lost: (error: ApiError) => void
  /** By which it is sent, and kept where there is no connection; without it, it is sent at once or fails. */
  readonly post?: PlanPost | undefined
}

/** Settles tasks: each press counts once, and what others have changed meanwhile is told, and not overwritten. */
export function createSettling(
  care: Client,
  toasts: Toasts,
  { changed, lost, post }: SettlingOptions,
): Settling {
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
    const waiting = post?.tasks.peek().findLast((one) => one.task === key)
    if (waiting?.did === 'undo' && deed.kind === 'undo' && !waiting.refused) return true
    if (post && waiting && givesWay(waiting, deed)) {
      post.discard(waiting.key)
      const isGone = !post.tasks.peek().some((one) => one.key === waiting.key)
      // What is taken back before it was sent has never been; a correction that is given up leaves what it was of.
      if (isGone && !waiting.refused && deed.kind === 'undo' && waiting.did !== 'correct') return true
    }
    busy.value = new Set([...busy.peek(), key])
    const outcome = await settle<ChangedTask | 'kept'>(() =>
      post ? post.settle(task, deed) : sendTaskDeed(care, task, deed),
    )
    busy.value = new Set([...busy.peek()].filter((one) => one !== key))
    if ('value' in outcome) {
      without(key)
      if (outcome.value !== 'kept') changed(outcome.value)
      return true
    }
    tell(key, deed, outcome.error)
    return false
  }

  function tell(key: string, deed: TaskDeed, error: ApiError): void {
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
  }

  return {
    busy,
    refused,
    run,
    async again(task) {
      const before = refused.peek().get(taskKey(task))
      return before?.deed ? run(before.task, before.deed) : false
    },
    forget(task) {
      const key = taskKey(task)
      const kept = post?.tasks.peek().find((one) => one.task === key && one.refused)
      if (kept) post?.discard(kept.key)
      without(key)
    },
    follow(tasks) {
      if (!post) return () => {}
      // Whoever is still pressing is told by that.
      const isShown = (key: string) => !busy.peek().has(key) && tasks().some((task) => taskKey(task) === key)
      // What was refused while no page of it was there: it is asked about on the task as it is now.
      const stop = post.tasks.subscribe((waiting) => {
        for (const { task: key, deed, refused: error } of waiting) {
          const task = tasks().find((one) => taskKey(one) === key)
          const known = refused.peek().get(key)
          if (!error || !task || !isShown(key) || (known && (known.deed || !deed))) continue
          refused.value = new Map([...refused.peek(), [key, { deed, task, differences: [], error }]])
        }
      })
      const end = post.follow({
        task: (answer) => isShown(taskKey(answer)) && changed(answer),
        refused: (key, deed, error) => isShown(key) && isTaskConflict(error) && tell(key, deed, error),
      })
      return () => {
        stop()
        end()
      }
    },
  }
}

/** Whether what waits is given up for what is done next; else that comes after it. */
function givesWay({ did, refused }: WaitingTask, next: TaskDeed): boolean {
  if (refused) return true
  // A task that is open again, or settled, by what waits: what comes next is of that.
  if (did === 'undo') return false
  return next.kind !== 'correct' || did === 'correct'
}

const differencesIn = (current: unknown): readonly FieldDifference[] =>
  isRecord(current) ? recordsIn(current['differences'] as readonly FieldDifference[]) : []
