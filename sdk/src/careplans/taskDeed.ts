import type { SkipReason } from '../vocabulary/careplans/catalogue.js'
import type { TaskAnswers } from '../vocabulary/careplans/entities.js'
import type { TaskKey } from './taskList.js'

/** What somebody says of a task on its day. */
export type TaskDeed =
  | { readonly kind: 'complete'; readonly data?: TaskAnswers; readonly note?: string }
  | { readonly kind: 'skip'; readonly reason: SkipReason; readonly note?: string }
  /** Puts right what was answered or noted. */
  | { readonly kind: 'correct'; readonly data: TaskAnswers; readonly note: string }
  | { readonly kind: 'undo' }

/** By which a task on a day is told from others. */
export const taskKey = ({ id, date }: TaskKey): string => `${id}/${date ?? ''}`
