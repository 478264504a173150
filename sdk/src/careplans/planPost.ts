import type { ReadonlySignal } from '@preact/signals-core'
import type { ApiError } from '../kit/error.js'
import type { Task, TaskMedia } from '../vocabulary/careplans/entities.js'
import type { PlanNote } from '../vocabulary/careplans/planEntities.js'
import type { ChangedTask } from './taskCalls.js'
import type { TaskDeed } from './taskDeed.js'

/**
 * What was done with a task and has not arrived. `deed` is null while what belongs to it is still being read, and where the device
 * has lost that.
 */
export interface WaitingTask {
  readonly key: string
  readonly plan_id: number
  /** As `taskKey` tells tasks apart. */
  readonly task: string
  readonly deed: TaskDeed | null
  /** What kind of thing it was, which is known at once. */
  readonly did: TaskDeed['kind']
  readonly at: number
  /** Why the server refused it; null while it waits. */
  readonly refused: ApiError | null
}

/** A note that was written and has not arrived. */
export interface WaitingNote {
  readonly key: string
  readonly plan_id: number
  readonly text: string
  readonly at: number
  readonly refused: ApiError | null
}

/** A photo that was taken of a task and has not arrived. */
export interface WaitingTaskPhoto {
  readonly key: string
  /** As `taskKey` tells tasks apart. */
  readonly task: string
  readonly at: number
  readonly refused: ApiError | null
}

/** What is told of deeds that are settled later. */
export interface PlanPostListener {
  task?(answer: ChangedTask): void
  refused?(task: string, deed: TaskDeed, error: ApiError): void
  note?(note: PlanNote, planId: number): void
  /** Of which task, as `taskKey` tells them apart. */
  photo?(media: TaskMedia, task: string): void
}

/** Sends what is done on care plans by the outbox: at once where there is a connection, later where there is none. */
export interface PlanPost {
  readonly tasks: ReadonlySignal<readonly WaitingTask[]>
  readonly notes: ReadonlySignal<readonly WaitingNote[]>
  readonly photos: ReadonlySignal<readonly WaitingTaskPhoto[]>
  /** The task as the server has it; `kept` where it waits on the device. Rejects with what the server refused it with. */
  settle(task: Task, deed: TaskDeed): Promise<ChangedTask | 'kept'>
  addNote(planId: number, text: string): Promise<PlanNote | 'kept'>
  /** Keeps a photo that could not be sent: under the key with which that was tried. */
  keepPhoto(
    task: Pick<Task, 'plan_id' | 'id' | 'date'>,
    photo: File,
    description: string,
    key: string,
  ): Promise<void>
  /** Sends what waits or was refused again, as it was. */
  retry(key: string): Promise<void>
  /** Gives up what waits or was refused, with all that belongs to it. */
  discard(key: string): void
  follow(listener: PlanPostListener): () => void
}
