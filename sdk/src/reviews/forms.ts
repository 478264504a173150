import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { Review } from '../vocabulary/caregivers/entities.js'
import {
  answerReview,
  reportReview,
  updateFamilyReview,
  type FamilyReview,
  type FamilyReviewing,
} from './calls.js'
import type { ReviewReason } from './catalogue.js'
import { reviewErrorTexts as wrong } from './errorTexts.js'
import { checkReviewAnswer, checkReviewText } from './rules.js'

/** What a family writes about a caregiver. */
export interface ReviewFields {
  readonly rating: number | null
  readonly review_text: string
}

/** Writes a family's review of a caregiver, or puts another in the place of the one it wrote. */
export function createReviewForm(
  care: Client,
  caregiver: number,
  review: FamilyReview | null,
  saved: (now: FamilyReviewing) => void,
): Form<ReviewFields> {
  return createForm<ReviewFields>({
    fields: {
      rating: { initial: review?.rating ?? null, checks: [required(wrong.stars)] },
      review_text: { initial: review?.review_text ?? '', checks: [checkReviewText] },
    },
    async submit({ rating, review_text }) {
      const body = { rating: rating!, review_text: review_text.trim() }
      saved(await care.call(updateFamilyReview, { id: caregiver, body }))
    },
    describe: describeFailure,
  })
}

/** Answers a review on one's own profile. */
export function createReviewAnswerForm(
  care: Client,
  review: Pick<Review, 'id' | 'answer'>,
  saved: (now: Review) => void,
): Form<{ readonly answer: string }> {
  return createForm<{ readonly answer: string }>({
    fields: { answer: { initial: review.answer?.text ?? '', checks: [checkReviewAnswer] } },
    async submit({ answer }) {
      saved(await care.call(answerReview, { id: review.id, body: { answer: answer.trim() } }))
    },
    describe: describeFailure,
  })
}

/** Why a review should not stand. */
export interface ReviewReportFields {
  readonly reason: ReviewReason | null
  readonly note: string
}

/** Tells our team about a review on one's own profile. */
export function createReviewReportForm(
  care: Client,
  id: number,
  saved: (now: Review) => void,
): Form<ReviewReportFields> {
  return createForm<ReviewReportFields>({
    fields: {
      reason: { initial: null, checks: [required(wrong.reason)] },
      note: { initial: '', checks: [checkNote] },
    },
    async submit({ reason, note }) {
      saved(await care.call(reportReview, { id, body: { reason: reason!, note: note.trim() } }))
    },
    describe: describeFailure,
  })
}
