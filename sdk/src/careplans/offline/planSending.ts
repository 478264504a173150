import type { Client } from '../../client/client.js'
import { ApiError } from '../../kit/error.js'
import { isRecord, textOf } from '../../kit/shape.js'
import type { FileStorage } from '../../kit/state/deviceStorage.js'
import type { Deed } from '../../outbox/deeds.js'
import { addPlanNote } from '../calls.js'
import type { TaskDeed } from '../taskDeed.js'
import { sendTaskDeed } from '../taskSending.js'
import { addTaskPhoto } from '../taskCalls.js'
import { heldName, isNoteDeed, isPhotoDeed, isTaskDeed, type SendPlanDeed } from './planDeeds.js'

/**
 * Sends what was done on a care plan, under its key however often; a task with the instant at which it was done. What belonged
 * to it and is no longer there, as where a browser has emptied its storage, is refused as `invalid`: it is not made up.
 */
export function planSending(care: Client, held: FileStorage): SendPlanDeed {
  const wordsOf = async (name: string, beside: unknown) => {
    const words: unknown = beside ?? (await held.read(heldName(name)).catch(() => undefined))
    if (!isRecord(words)) throw new ApiError('invalid', { message: 'What belonged to it is gone.' })
    return words
  }
  return async (deed: Deed, beside) => {
    const options = { idempotencyKey: deed.key }
    if (isTaskDeed(deed)) {
      const { plan_id, task_id, date, version, held: name } = deed.content
      const said = (await wordsOf(name, beside)) as unknown as TaskDeed
      const task = { plan_id, id: task_id, date, last_modified_at: version }
      return sendTaskDeed(care, task, said, { ...options, madeAt: new Date(deed.at).toISOString() })
    }
    if (isNoteDeed(deed)) {
      const { plan_id: id, held: name } = deed.content
      const { text } = await wordsOf(name, beside)
      return care.call(addPlanNote, { id, body: { text: textOf(text) } }, options)
    }
    if (isPhotoDeed(deed)) {
      const { plan_id: id, task_id: taskId, date, held: name } = deed.content
      const { photo, description } = await wordsOf(name, beside)
      if (!(photo instanceof Blob)) throw new ApiError('invalid', { message: 'The photo is gone.' })
      const body = {
        photo: photo as File,
        ...(date !== null && { date }),
        ...(textOf(description) && { description: textOf(description) }),
      }
      // The same as when it was tried at once: its first try may have arrived.
      return care.call(addTaskPhoto, { id, taskId, body }, { idempotencyKey: name })
    }
    throw new ApiError('invalid', { message: 'This is no deed of a care plan.' })
  }
}
