import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { Toasts } from '../kit/state/toasts.js'
import { createWaitingList, type WaitingList } from '../kit/state/waitingList.js'
import { decideReview, takeBackReviewDecision, type ReviewToRead, type ReviewVerdict } from './calls.js'
import type { ReviewReason } from './catalogue.js'
import { reviewDoneTexts as done } from './deskTexts.js'
import { reviewErrorTexts as wrong } from './errorTexts.js'
import type { ReviewAsk, ReviewDecision } from './rules.js'

/** The reviews of which something waits for our team. */
export type ReviewQueue = WaitingList<ReviewToRead, ReviewVerdict>

/**
 * What the staff do with what waits: a review leaves the list once nothing of it waits, and where somebody else has decided or it
 * was changed meanwhile.
 */
export function createReviewQueue(
  care: Client,
  toasts: Toasts,
  loaded: readonly ReviewToRead[],
): ReviewQueue {
  return createWaitingList(loaded, toasts, {
    send: ({ id, seen }, verdict: ReviewVerdict) =>
      care.call(decideReview, { id, body: { ...verdict, seen } }),
    said: ({ name }, { decision }) => ({ text: done[decision], params: { name } }),
    undo: ({ id }, { about }, { seen }) => care.call(takeBackReviewDecision, { id, body: { about, seen } }),
    gone: 'conflict',
    next: (_, { next }) => next,
  })
}

/** What is decided on a review, and why. */
export interface ReviewDecisionFields {
  readonly decision: ReviewDecision | null
  readonly reason: ReviewReason | null
  readonly note: string
}

/** Deciding on what waits first of a review: sent, it is the list's decision, and fails with its failure. */
export function createReviewDecision(
  queue: ReviewQueue,
  review: ReviewToRead,
  about: ReviewAsk,
): Form<ReviewDecisionFields> {
  return createForm<ReviewDecisionFields>({
    fields: {
      decision: { initial: null, checks: [required()] },
      reason: { initial: null },
      note: { initial: '', checks: [checkNote] },
    },
    check: ({ decision, reason, note }) => ({
      ...(decision === 'removed' && reason === null && { reason: wrong.reason }),
      ...(decision === 'returned' && note.trim() === '' && { note: wrong.note }),
    }),
    async submit({ decision, reason, note }) {
      const failure = await queue.decide(review, {
        ...{ about, decision: decision! },
        ...(decision === 'removed' && { reason }),
        ...(decision === 'returned' && { note: note.trim() }),
      })
      if (failure) throw failure
    },
    describe: describeFailure,
  })
}
