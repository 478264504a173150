import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { isApiDate } from '../../kit/dates/dates.js'
import { partsOf } from '../../kit/shape.js'
import type { Text } from '../../kit/text.js'
import { ownJobRuleTexts as words } from './ownJobTexts.js'

/** How long a family's yes or no to who applied can be taken back, in milliseconds: until then nobody is told. */
export const answerUndoMs = 300_000

/** Where a job of a family stands. */
export type JobStatus = 'draft' | 'open' | 'filled' | 'closed'

/** Why a job is no longer looked for: the status that it gets. */
export const closingReasons = catalogue([
  { id: 'filled', label: ['We found somebody', 'Ya encontramos a alguien'] },
  { id: 'closed', label: ['We no longer need it', 'Ya no lo necesitamos'] },
])
export type ClosingReason = IdOf<typeof closingReasons>

const leadsTo: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  draft: ['open', 'closed'],
  open: ['filled', 'closed'],
  filled: ['open', 'closed'],
  closed: ['open', 'filled'],
}

/** Whether a job may go from one state to another; to stay in one is always allowed. Nothing posted is a draft again. */
export function mayBecome(from: JobStatus, to: JobStatus): boolean {
  return (
    from === to || (typeof from === 'string' && Object.hasOwn(leadsTo, from) && leadsTo[from].includes(to))
  )
}

/** What a family is offered to do with a job. */
export type JobDeed = 'post' | 'edit' | 'close' | 'reopen'

const deeds: Readonly<Record<JobStatus, readonly JobDeed[]>> = {
  draft: ['post', 'edit', 'close'],
  open: ['edit', 'close'],
  filled: ['reopen', 'edit'],
  closed: ['reopen', 'edit'],
}

/** What is offered for a job in a state, what is due first. */
export function jobDeeds(status: unknown): readonly JobDeed[] {
  return typeof status === 'string' && Object.hasOwn(deeds, status) ? deeds[status as JobStatus] : []
}

/** What keeps a job from being posted: the field that it is about, and why. */
export interface PostingObstacle {
  readonly field: 'title' | 'start_date' | 'hours_week'
  readonly says: Text
}

/**
 * What keeps a job from being posted or reopened as it is, or null: it is to have a title and hours, and to begin today
 * or later. `today` is the day at its place.
 */
export function postingObstacle(
  job: { readonly title?: string; readonly start_date?: string; readonly hours_week?: number | null } | null,
  today: string,
): PostingObstacle | null {
  const { title, start_date, hours_week } = partsOf(job)
  if (typeof title !== 'string' || title.trim() === '') return { field: 'title', says: words.noTitle }
  if (!isApiDate(start_date) || start_date < today) return { field: 'start_date', says: words.startsInPast }
  const hasHours = typeof hours_week === 'number' && hours_week >= 1
  return hasHours ? null : { field: 'hours_week', says: words.noHours }
}

/** Whether who applied still waits for the family's answer. */
export function awaitsAnswer(applicant: {
  readonly proposal_state: string
  readonly declined: boolean
  readonly accepted: boolean
}): boolean {
  const { proposal_state, declined, accepted } = partsOf(applicant)
  return proposal_state === 'applied' && declined !== true && accepted !== true
}

/** Whether an answer can still be taken back at an instant. */
export function mayUndoAnswer(
  answer: { readonly undo_until: string | null } | null | undefined,
  now: Date,
): boolean {
  const { undo_until } = partsOf(answer ?? null)
  return typeof undo_until === 'string' && Date.parse(undo_until) > now.getTime()
}
