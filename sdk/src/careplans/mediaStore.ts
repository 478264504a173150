import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { UploadFetch } from '../client/fileUpload.js'
import { bytesPerMegabyte } from '../kit/constants.js'
import { action, type Action } from '../kit/state/action.js'
import { settle } from '../kit/state/resource.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { isRecord, numberOf, textOf } from '../kit/shape.js'
import { message, type Sayable } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { planVideoExtensions } from '../vocabulary/careplans/catalogue.js'
import { taskVideoMegabytes } from '../vocabulary/careplans/constants.js'
import type { TaskMedia, ViewedTask } from '../vocabulary/careplans/entities.js'
import { extensionOf } from '../vocabulary/documents/fileTypes.js'
import { newId } from '../kit/newId.js'
import type { PlanPost, WaitingTaskPhoto } from './planPost.js'
import { addTaskPhoto, addTaskVideo, removeTaskPhoto, removeTaskVideo } from './taskCalls.js'
import { taskKey } from './taskDeed.js'
import { checkPlanPhoto } from './tasks.js'
import { carePlanTexts } from './texts.js'

/** A photo or a video of a task. */
export type MediaKind = 'photo' | 'video'

/** The photos and videos of a day of a task, as its own screen shows them. */
export interface TaskMediaStore {
  readonly photos: ReadonlySignal<readonly TaskMedia[]>
  readonly videos: ReadonlySignal<readonly TaskMedia[]>
  /** How much of the file has been sent, from 0 to 1; null while none is. */
  readonly sending: ReadonlySignal<number | null>
  /**
   * Sends a photo or a video; one that is neither, or too large, is not sent, and the toast says so. Where a photo waits for
   * a connection it is `kept`.
   */
  add(file: File, description?: string): Promise<TaskMedia | 'kept' | undefined>
  readonly remove: Action<[kind: MediaKind, id: number], void>
  /** Takes in a photo that waited and has arrived. */
  arrived(media: TaskMedia): void
  /** The photos that wait for a connection, or were refused when it was back. */
  readonly waiting: ReadonlySignal<readonly WaitingTaskPhoto[]>
  /** The photos and videos as they were loaded anew. */
  take(task: Pick<ViewedTask, 'photos' | 'videos'>): void
}

/** Why a file is no photo and no video of a task. */
export function checkPlanMedia(file: { readonly name: string; readonly size: number }): Sayable | null {
  if (!isRecord(file) || !isVideo(file)) return checkPlanPhoto(file)
  return (numberOf(file.size, 0) ?? Infinity) > taskVideoMegabytes * bytesPerMegabyte
    ? message(carePlanTexts.videoTooLarge, { max: taskVideoMegabytes })
    : null
}

const isVideo = ({ name }: { readonly name: string }) =>
  planVideoExtensions.some((known) => known === extensionOf(textOf(name)))

/** The photos and videos of a task of a care plan, with what adds and removes them. */
export function createTaskMedia(
  care: Client,
  toasts: Toasts,
  task: Pick<ViewedTask, 'id' | 'plan_id' | 'date' | 'photos' | 'videos'>,
  { upload, post }: { readonly upload?: UploadFetch; readonly post?: PlanPost | undefined } = {},
): TaskMediaStore {
  const where = { id: task.plan_id, taskId: task.id }
  const day = task.date === null ? {} : { date: task.date }
  const [photos, videos] = [
    signal<readonly TaskMedia[]>(task.photos),
    signal<readonly TaskMedia[]>(task.videos),
  ]
  const sending = signal<number | null>(null)
  const listOf = (kind: MediaKind) => (kind === 'photo' ? photos : videos)
  const tell = ({ sent, total }: { readonly sent: number; readonly total: number }) =>
    void (sending.value = total > 0 ? Math.min(1, sent / total) : 0)
  const send = action(
    async (kind: MediaKind, file: File, description: string) => {
      sending.value = 0
      const words = { ...day, ...(description && { description }) }
      const key = newId()
      const options = { ...(upload && { fetch: upload(tell) }), idempotencyKey: key }
      try {
        if (kind === 'photo') {
          const sent = await settle(() =>
            care.call(addTaskPhoto, { ...where, body: { photo: file, ...words } }, options),
          )
          if ('value' in sent) return sent.value
          // Without a connection it waits on the device, under the same key. Films are too large for that.
          if (!post || (sent.error.kind !== 'offline' && sent.error.kind !== 'timeout')) throw sent.error
          sending.value = null
          void post.keepPhoto(task, file, description, key)
          return 'kept' as const
        }
        return await care.call(addTaskVideo, { ...where, body: { video: file, ...words } }, options)
      } finally {
        sending.value = null
      }
    },
    {
      done(added, kind) {
        if (added === 'kept') return
        const list = listOf(kind)
        list.value = [...list.peek().filter(({ id }) => id !== added.id), added]
      },
      failed: sayFailure(toasts, carePlanTexts.photoFailed),
    },
  )
  return {
    ...{ photos, videos, sending },
    async add(file, description = '') {
      const wrong = checkPlanMedia(file)
      if (!wrong) return send.run(isVideo(file) ? 'video' : 'photo', file, description.trim())
      toasts.error(wrong)
      return undefined
    },
    remove: action(
      async (kind: MediaKind, id: number) =>
        kind === 'photo'
          ? void (await care.call(removeTaskPhoto, { ...where, photoId: id }))
          : void (await care.call(removeTaskVideo, { ...where, videoId: id })),
      {
        done(_, kind, id) {
          const list = listOf(kind)
          list.value = list.peek().filter((one) => one.id !== id)
        },
        failed: sayFailure(toasts),
      },
    ),
    arrived(media) {
      photos.value = [...photos.peek().filter(({ id }) => id !== media.id), media]
    },
    waiting: computed(() => post?.photos.value.filter((one) => one.task === taskKey(task)) ?? []),
    take({ photos: seen, videos: films }) {
      photos.value = seen
      videos.value = films
    },
  }
}
