import { computed, signal } from '@preact/signals-core'
import type { ApiError } from '../../kit/error.js'
import { newId } from '../../kit/newId.js'
import { isRecord } from '../../kit/shape.js'
import type { FileStorage } from '../../kit/state/deviceStorage.js'
import type { Deed } from '../../outbox/deeds.js'
import type { Outbox } from '../../outbox/outbox.js'
import type { Task, TaskMedia, TaskOutcome } from '../../vocabulary/careplans/entities.js'
import type { PlanNote } from '../../vocabulary/careplans/planEntities.js'
import type { ChangedTask } from '../taskCalls.js'
import type { PlanPost, PlanPostListener, WaitingTask } from '../planPost.js'
import { taskKey, type TaskDeed } from '../taskDeed.js'
import { heldName, isNoteDeed, isPhotoDeed, isPlanDeed, isTaskDeed } from './planDeeds.js'

interface PlanPostOptions {
  readonly outbox: Outbox
  readonly held: FileStorage
  /** The instant, in milliseconds. */
  readonly now: () => number
}

/**
 * The post of care plans. What belongs to a deed is written to the device before the deed itself, so that no deed is without it;
 * where the device keeps nothing, both live as long as the page.
 */
export function createPlanPost({ outbox, held, now }: PlanPostOptions): PlanPost {
  /** What belongs to deeds, as far as it was read or written here. */
  const words = signal<ReadonlyMap<string, unknown>>(new Map())
  const asked = new Set<string>()
  const listeners = new Set<PlanPostListener>()
  const know = (name: string, value: unknown) =>
    void (words.value = new Map([...words.peek(), [name, value]]))

  const own = computed(() => outbox.deeds.value.filter(isPlanDeed))
  /** What belongs to a deed; it is read once where it is not known yet. */
  function belonging(name: string): unknown {
    if (!words.value.has(name) && !asked.has(name)) {
      asked.add(name)
      held.read(heldName(name)).then(
        (value) => know(name, value),
        () => know(name, undefined),
      )
    }
    return words.value.get(name)
  }
  /** The device forgets it by itself; what was read of it here goes too. */
  function forget(deed: Deed): void {
    if (!isPlanDeed(deed)) return
    const left = new Map(words.peek())
    left.delete(deed.content.held)
    words.value = left
  }

  outbox.follow({
    answered(deed, answer) {
      for (const listener of listeners) {
        if (isTaskDeed(deed)) listener.task?.(answer as ChangedTask)
        if (isNoteDeed(deed)) listener.note?.(answer as PlanNote, deed.content.plan_id)
        if (isPhotoDeed(deed)) listener.photo?.(answer as TaskMedia, keyOf(deed.content))
      }
      forget(deed)
    },
    refused(deed, error) {
      if (!isTaskDeed(deed)) return
      const said = deedOf(words.peek().get(deed.content.held))
      if (said) for (const listener of listeners) listener.refused?.(keyOf(deed.content), said, error)
    },
    discarded: forget,
    settledElsewhere: forget,
  })

  /** Keeps a deed with what belongs to it, tries it, and tells what came of it. */
  async function send<A>(
    kind: string,
    subject: string,
    content: object,
    belongs: object,
  ): Promise<A | 'kept'> {
    const name = newId()
    know(name, belongs)
    await held.write(heldName(name), belongs).catch(() => undefined)
    const mine = (deed: Deed) => isPlanDeed(deed) && deed.content.held === name
    let came: { readonly answer: A } | { readonly error: ApiError } | null = null
    const stop = outbox.follow({
      answered: (deed, answer) => mine(deed) && void (came = { answer: answer as A }),
      refused(deed, error) {
        if (mine(deed)) came = { error }
      },
    })
    await outbox.add({
      ...{ kind, subject, at: now() },
      content: { ...content, held: name },
      beside: async () => belongs,
    })
    stop()
    const found = came as { answer: A } | { error: ApiError } | null
    if (!found) return 'kept'
    if ('answer' in found) return found.answer
    // Whoever has just pressed is told here: nothing of it is left to be told elsewhere.
    const key = outbox.deeds.peek().find(mine)?.key
    if (key) outbox.discard(key)
    throw found.error
  }

  return {
    tasks: computed(() =>
      own.value.filter(isTaskDeed).map(({ key, content, at, error, state }) => ({
        ...{ key, at, plan_id: content.plan_id, task: keyOf(content) },
        ...{ deed: deedOf(belonging(content.held)), did: content.did },
        refused: state === 'refused' ? error : null,
      })),
    ),
    notes: computed(() =>
      own.value.filter(isNoteDeed).map(({ key, content, at, error, state }) => {
        const found = belonging(content.held)
        const text = isRecord(found) && typeof found['text'] === 'string' ? found['text'] : ''
        return { key, at, plan_id: content.plan_id, text, refused: state === 'refused' ? error : null }
      }),
    ),
    photos: computed(() =>
      own.value.filter(isPhotoDeed).map(({ key, content, at, error, state }) => ({
        ...{ key, at, task: keyOf(content), refused: state === 'refused' ? error : null },
      })),
    ),
    settle(task, deed) {
      const { plan_id, id: task_id, date, last_modified_at: version } = task
      return send<ChangedTask>(
        'plan_task',
        `plan:${plan_id}:${taskKey(task)}`,
        { plan_id, task_id, date, version, did: deed.kind },
        deed,
      )
    },
    addNote: (plan_id, text) => send<PlanNote>('plan_note', `plan:${plan_id}:notes`, { plan_id }, { text }),
    async keepPhoto({ plan_id, id: task_id, date }, photo, description, key) {
      const belongs = { photo, description }
      await held.write(heldName(key), belongs).catch(() => undefined)
      await outbox.add({
        kind: 'plan_photo',
        subject: `plan:${plan_id}:${taskKey({ id: task_id, date })}:photos`,
        content: { plan_id, task_id, date, held: key },
        at: now(),
        beside: async () => belongs,
      })
    },
    retry: (key) => outbox.retry(key),
    discard: (key) => void outbox.discard(key),
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const keyOf = ({ task_id: id, date }: { readonly task_id: number; readonly date: string | null }) =>
  taskKey({ id, date })

function deedOf(found: unknown): TaskDeed | null {
  return isRecord(found) && typeof found['kind'] === 'string' ? (found as unknown as TaskDeed) : null
}

/** A task as it stands once what waits has arrived; `me` is whoever did it. */
export function afterTaskDeed(task: Task, waiting: WaitingTask | undefined, me: TaskOutcome['user']): Task {
  if (!waiting?.deed || waiting.refused) return task
  const { deed } = waiting
  if (deed.kind === 'undo') return { ...task, outcome: null }
  return {
    ...task,
    outcome: {
      kind: deed.kind === 'skip' ? 'skipped' : 'done',
      user: me,
      at: task.outcome && deed.kind === 'correct' ? task.outcome.at : new Date(waiting.at).toISOString(),
      reason: deed.kind === 'skip' ? deed.reason : null,
      note: deed.note ?? '',
      late: false,
      data: deed.kind === 'skip' ? null : (deed.data ?? null),
    },
  }
}
