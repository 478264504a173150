import type { Client } from '../client/client.js'
import type { Task } from '../vocabulary/careplans/entities.js'
import { completeTask, skipTask, uncompleteTask, updateTask, type ChangedTask } from './taskCalls.js'
import type { TaskDeed } from './taskDeed.js'

interface Sending {
  readonly idempotencyKey?: string
  /** When it was done, where it is sent later. */
  readonly madeAt?: string
}

/** Sends what somebody says of a task, with the version of it that they read. */
export function sendTaskDeed(
  care: Client,
  task: Pick<Task, 'plan_id' | 'id' | 'date' | 'last_modified_at'>,
  deed: TaskDeed,
  { madeAt, ...options }: Sending = {},
): Promise<ChangedTask> {
  const { last_modified_at, date, plan_id: id, id: taskId } = task
  const version = { last_modified_at, ...(date !== null && { date }) }
  const noted = 'note' in deed && deed.note ? { observation_notes: deed.note } : {}
  const made = madeAt === undefined ? {} : { made_at: madeAt }
  if (deed.kind === 'undo') return care.call(uncompleteTask, { id, taskId, body: version }, options)
  if (deed.kind === 'skip')
    return care.call(
      skipTask,
      { id, taskId, body: { ...version, reason: deed.reason, ...noted, ...made } },
      options,
    )
  if (deed.kind === 'correct') {
    const { data: assessment_data, note: observation_notes } = deed
    const answers = Object.keys(assessment_data).length > 0 ? { assessment_data } : {}
    const scope = date === null ? {} : ({ scope: 'one' } as const)
    return care.call(
      updateTask,
      { id, taskId, body: { ...version, ...scope, ...answers, observation_notes } },
      options,
    )
  }
  const data = deed.data && Object.keys(deed.data).length > 0 ? { data: deed.data } : {}
  return care.call(completeTask, { id, taskId, body: { ...version, ...data, ...noted, ...made } }, options)
}
