import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import type { Toasts } from '../kit/state/toasts.js'
import type { TaskMedia, ViewedTask } from '../vocabulary/careplans/entities.js'
import { addTaskPhoto, removeTaskPhoto } from './taskCalls.js'
import { checkPlanPhoto } from './tasks.js'
import { carePlanTexts } from './texts.js'

/** The photos of a task, as its own screen shows them. */
export interface TaskPhotosStore {
  readonly photos: ReadonlySignal<readonly TaskMedia[]>
  readonly adding: ReadonlySignal<boolean>
  /** Sends a photo; one that is no .jpg or .png is not sent, and the toast says so. */
  add(photo: File, description?: string): Promise<TaskMedia | undefined>
  readonly remove: Action<[id: number], void>
}

/** The photos of a task of a care plan, with what adds and removes them. */
export function createTaskPhotos(
  care: Client,
  toasts: Toasts,
  task: Pick<ViewedTask, 'id' | 'plan_id' | 'date' | 'photos'>,
): TaskPhotosStore {
  const where = { id: task.plan_id, taskId: task.id }
  const day = task.date === null ? {} : { date: task.date }
  const photos = signal<readonly TaskMedia[]>(task.photos)
  const send = action(
    (photo: File, description: string) =>
      care.call(addTaskPhoto, { ...where, body: { photo, ...day, ...(description && { description }) } }),
    {
      done: (added) => void (photos.value = [...photos.peek(), added]),
      failed: sayFailure(toasts, carePlanTexts.photoFailed),
    },
  )
  return {
    photos,
    adding: send.busy,
    async add(photo, description = '') {
      const wrong = checkPlanPhoto(photo)
      if (!wrong) return send.run(photo, description.trim())
      toasts.error(wrong)
      return undefined
    },
    remove: action(
      async (photoId: number) => void (await care.call(removeTaskPhoto, { ...where, photoId })),
      {
        done: (_, id) => void (photos.value = photos.peek().filter((photo) => photo.id !== id)),
        failed: sayFailure(toasts),
      },
    ),
  }
}
