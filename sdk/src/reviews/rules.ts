import { every, isEmpty, isLongerThan, max, required, type Check } from '../kit/checks.js'
import { message } from '../kit/text.js'
import { reviewErrorTexts as wrong } from './errorTexts.js'

/** Characters of a review, and of an answer to one. */
export const reviewLimits = { shortest: 20, longest: 2000, answer: 1000 } as const

/** A hire as it counts for a review: its first and last day, YYYY-MM-DD; null where none is set. */
interface ReviewedHire {
  readonly start_date: string | null
  readonly end_date: string | null
}

/**
 * Whether a family may write about a caregiver by a hire: once its first day has come, by the clock of the place of care, and for as
 * long as they like after its end. One that ended before it began is none.
 */
export const mayReview = ({ start_date, end_date }: ReviewedHire, today: string): boolean =>
  start_date !== null && start_date <= today && (end_date === null || end_date >= start_date)

/**
 * How a review stands. `waits`: our team reads it before anybody else. `shown`: on the profile. `returned`: back with whoever
 * wrote it, to change it. `removed`: taken off the profile by our team, with a reason.
 */
export type ReviewState = 'waits' | 'shown' | 'returned' | 'removed'

/** The state of a review, from what is kept of it. */
export function reviewState(review: {
  readonly approved: boolean
  readonly returned: boolean
  readonly removed: boolean
}): ReviewState {
  if (review.removed) return 'removed'
  if (review.approved) return 'shown'
  return review.returned ? 'returned' : 'waits'
}

/** What of a review waits for our team. They are decided in this order. */
export const reviewAsks = ['words', 'answer', 'report'] as const
export type ReviewAsk = (typeof reviewAsks)[number]

/** What our team can decide on each. */
export const reviewDecisions = {
  words: ['shown', 'returned', 'removed'],
  answer: ['shown', 'returned'],
  report: ['kept', 'removed'],
} as const satisfies Record<ReviewAsk, readonly string[]>
export type ReviewDecision = (typeof reviewDecisions)[ReviewAsk][number]

/** Whether a decision is one of those on what waits, with the reason or the words that it needs. */
export function isReviewVerdict(verdict: {
  readonly about: ReviewAsk
  readonly decision: ReviewDecision
  readonly reason?: string | null | undefined
  readonly note?: string | undefined
}): boolean {
  const { about, decision, reason, note } = verdict
  if (!(reviewDecisions[about] as readonly ReviewDecision[]).includes(decision)) return false
  if (decision === 'removed') return Boolean(reason)
  return decision !== 'returned' || !isEmpty(note)
}

/** What is wrong with the words of a review. */
export const checkReviewText: Check = every(
  required(wrong.empty),
  (value) =>
    typeof value === 'string' && !isLongerThan(value.trim(), reviewLimits.shortest - 1)
      ? message(wrong.short, { min: reviewLimits.shortest })
      : null,
  max(reviewLimits.longest, message(wrong.long, { max: reviewLimits.longest })),
)

/** What is wrong with an answer to a review. */
export const checkReviewAnswer: Check = every(
  required(wrong.emptyAnswer),
  max(reviewLimits.answer, message(wrong.long, { max: reviewLimits.answer })),
)
