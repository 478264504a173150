import { isRecord } from '../../kit/shape.js'
import type { FileStorage } from '../../kit/state/deviceStorage.js'
import type { Deed } from '../../outbox/deeds.js'
import type { DeedKind } from '../../outbox/outbox.js'
import type { TaskDeed } from '../taskDeed.js'

/**
 * What was done on a care plan and waits to be sent, as the device's outbox holds it: numbers and versions. What was answered,
 * noted or photographed is of health, so it lies apart under `held`, with the files of the device, and goes with them at logout.
 */
export interface TaskDeedContent {
  readonly plan_id: number
  readonly task_id: number
  readonly date: string | null
  /** The version of the task that was read. */
  readonly version: string
  readonly did: TaskDeed['kind']
  readonly held: string
}
/** A note that waits: for which plan, and under which name its words lie. */
export interface NoteDeedContent {
  readonly plan_id: number
  readonly held: string
}
/** A photo of a task that waits, and under which name it lies. `date` is a day. */
export interface PhotoDeedContent {
  readonly plan_id: number
  readonly task_id: number
  readonly date: string | null
  readonly held: string
}

const dids = ['complete', 'skip', 'correct', 'undo'] as const
const isId = (found: unknown) => typeof found === 'number'
const isDay = (found: unknown) => found === null || typeof found === 'string'

function isTask(found: unknown): found is TaskDeedContent {
  if (!isRecord(found)) return false
  const { plan_id, task_id, date, version, did, held } = found
  return (
    [plan_id, task_id].every(isId) &&
    isDay(date) &&
    [version, held].every((one) => typeof one === 'string') &&
    dids.some((one) => one === did)
  )
}
const isNote = (found: unknown): found is NoteDeedContent =>
  isRecord(found) && isId(found['plan_id']) && typeof found['held'] === 'string'
const isPhoto = (found: unknown): found is PhotoDeedContent =>
  isRecord(found) &&
  [found['plan_id'], found['task_id']].every(isId) &&
  isDay(found['date']) &&
  typeof found['held'] === 'string'

/** Sends a deed of a plan. */
export type SendPlanDeed = (deed: Deed, beside: unknown) => Promise<unknown>

/** Under which name the device holds what belongs to a deed. */
export const heldName = (held: string): string => `plan.${held}`

/**
 * The kinds of deeds of a care plan, sent by what is given: its code comes once one is sent. What `held` has of a deed goes once it
 * has arrived or is given up, wherever that is said.
 */
export function planDeedKinds(send: SendPlanDeed, held: Pick<FileStorage, 'remove'>): DeedKind[] {
  /** The versions of tasks after what was sent of them, by those that were read. */
  const after = new Map<string, string>()
  const inTurn: SendPlanDeed = async (deed, beside) => {
    if (!isTaskDeed(deed)) return send(deed, beside)
    const { content, key } = deed
    // What was done after another thing read the task before that one had arrived: it is of the task as that has left it.
    const read = `${content.plan_id}/${content.task_id}/${content.date} ${content.version}`
    const version = after.get(read)
    const answer = await send(
      version === undefined ? deed : { ...deed, key: `${key}-${version}`, content: { ...content, version } },
      beside,
    )
    const left = isRecord(answer) ? answer['last_modified_at'] : null
    if (typeof left === 'string') after.set(read, left)
    return answer
  }
  const forget = ({ content }: Deed) =>
    isRecord(content) &&
    typeof content['held'] === 'string' &&
    void held.remove(heldName(content['held'])).catch(() => undefined)
  return [
    { kind: 'plan_task', isContent: isTask },
    { kind: 'plan_note', isContent: isNote },
    { kind: 'plan_photo', isContent: isPhoto },
  ].map((kind) => ({ ...kind, send: inTurn, forget })) as DeedKind[]
}

/** Whether a deed is something done with a task. */
export const isTaskDeed = (deed: Deed): deed is Deed<TaskDeedContent> =>
  deed.kind === 'plan_task' && isTask(deed.content)
/** Whether a deed is a note on a plan. */
export const isNoteDeed = (deed: Deed): deed is Deed<NoteDeedContent> =>
  deed.kind === 'plan_note' && isNote(deed.content)
/** Whether a deed is a photo of a task. */
export const isPhotoDeed = (deed: Deed): deed is Deed<PhotoDeedContent> =>
  deed.kind === 'plan_photo' && isPhoto(deed.content)

/** Whether a deed is one of a care plan. */
export const isPlanDeed = (
  deed: Deed,
): deed is Deed<TaskDeedContent> | Deed<NoteDeedContent> | Deed<PhotoDeedContent> =>
  isTaskDeed(deed) || isNoteDeed(deed) || isPhotoDeed(deed)
