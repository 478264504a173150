import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call, type BodyOf } from '../client/call.js'
import { shortNoteField } from '../kit/fields/fields.js'
import { Review } from '../vocabulary/caregivers/entities.js'
import { reviewReasons } from './catalogue.js'
import { checkReviewAnswer, checkReviewText, reviewAsks } from './rules.js'

const words = refine(string(), 'review', (text) => checkReviewText(text) === null)
const answerWords = refine(string(), 'answer', (text) => checkReviewAnswer(text) === null)

/**
 * What a family wrote about a caregiver, as it sees it. `note` says what to change of one that was given back, `reason` why one
 * was taken away. `created` is a day.
 */
export const FamilyReview = type({
  id: number(),
  rating: integer(),
  review_text: string(),
  created: string(),
  state: enums(['waits', 'shown', 'returned', 'removed']),
  note: nullable(string()),
  reason: nullable(enums(reviewReasons.ids)),
})
export type FamilyReview = Infer<typeof FamilyReview>

/** Whether the family may write about a caregiver, and what it wrote. */
export const FamilyReviewing = type({ may: boolean(), review: nullable(FamilyReview) })
export type FamilyReviewing = Infer<typeof FamilyReviewing>

/** The family's review of a caregiver, and whether it may write one. */
export const getFamilyReview = call(
  'GET /v1/family/0/reviews/:id/',
  { out: FamilyReviewing, extension: true },
  { id: 51 },
)

/**
 * Writes the family's review of a caregiver, or puts another in its place: one to five stars, and 20 to 2,000 characters. Our
 * team reads it before it is shown. `forbidden` where the family has not hired them.
 */
export const updateFamilyReview = call(
  'PUT /v1/family/0/reviews/:id/',
  {
    in: object({ rating: max(min(integer(), 1), 5), review_text: words }),
    out: FamilyReviewing,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { rating: 5, review_text: 'She was on time, and my father liked her at once.' } },
)

/** Takes the family's review of a caregiver away, with the answer to it. */
export const removeFamilyReview = call(
  'DELETE /v1/family/0/reviews/:id/',
  { out: FamilyReviewing, extension: true, repeatable: true },
  { id: 51 },
)

/**
 * Answers a review that is shown on one's own profile, or puts another answer in its place; null takes it away. Our team reads
 * it before it is shown. A `conflict` where the review is no longer shown.
 */
export const answerReview = call(
  'PUT /v1/reviews/:id/answer/',
  {
    in: object({ answer: nullable(answerWords) }),
    out: Review,
    extension: true,
    repeatable: true,
  },
  { id: 71, body: { answer: 'Thank you, Susan. I loved our mornings.' } },
)

/**
 * Tells our team why a review on one's own profile should not stand. A `conflict` while an earlier report of it waits, or where
 * it is no longer shown.
 */
export const reportReview = call(
  'POST /v1/reviews/:id/report/',
  {
    in: object({ reason: enums(reviewReasons.ids), note: shortNoteField }),
    out: Review,
    extension: true,
    repeatable: true,
  },
  { id: 71, body: { reason: 'private', note: 'It names our street.' } },
)

/**
 * A review of which something waits for our team. `asks` says what, in the order in which it is decided; `person` is the
 * caregiver, `family` whoever wrote it, where they still have an account. `seen` is what a decision names:
 * words and answer as they were sent, and what is decided on them. `since` is the instant since when the first of `asks` waits,
 * which a decision that is taken back leaves; `created` is a day.
 */
export const ReviewToRead = type({
  id: number(),
  person: number(),
  name: string(),
  family: nullable(number()),
  reviewer: string(),
  rating: integer(),
  review_text: string(),
  created: string(),
  answer: nullable(string()),
  report: nullable(type({ reason: enums(reviewReasons.ids), note: string() })),
  asks: array(enums(reviewAsks)),
  since: string(),
  seen: string(),
})
export type ReviewToRead = Infer<typeof ReviewToRead>

/** The reviews of which something waits, the longest wait first, fifty of them: for the staff. */
export const listReviewsToRead = call('GET /v1/staff/reviews/', {
  out: array(ReviewToRead),
  extension: true,
})

/** One review of which something waits: for the staff. */
export const getReviewToRead = call(
  'GET /v1/staff/reviews/:id/',
  { out: ReviewToRead, extension: true },
  { id: 71 },
)

/**
 * Decides on what of a review waits. Words and answers are shown, or given back with what to change; a review is taken away with
 * a reason, or kept where it was reported. Whom it concerns is written to. A `conflict` where it was changed or decided since
 * `seen`. Answers what of it still waits, and its `seen` by now. For the staff.
 */
export const decideReview = call(
  'POST /v1/staff/reviews/:id/decide/',
  {
    in: object({
      about: enums(reviewAsks),
      decision: enums(['shown', 'returned', 'kept', 'removed']),
      reason: optional(nullable(enums(reviewReasons.ids))),
      note: optional(shortNoteField),
      seen: string(),
    }),
    out: type({ next: nullable(ReviewToRead), seen: string() }),
    extension: true,
    repeatable: true,
  },
  { id: 71, body: { about: 'words', decision: 'shown', seen: '2026-11-20T09:00:00.000Z' } },
)

/**
 * Takes the last decision on a part of a review back: it waits again, and whoever was written to is told. A `conflict` where nothing
 * is decided on it, or something has changed since `seen`, which the decision answered. For the staff.
 */
export const takeBackReviewDecision = call(
  'POST /v1/staff/reviews/:id/take-back/',
  {
    in: object({ about: enums(reviewAsks), seen: string() }),
    out: ReviewToRead,
    extension: true,
    repeatable: true,
  },
  { id: 71, body: { about: 'words', seen: '2026-11-20T09:00:00.000Z' } },
)
/** What our team says of something that waits. */
export type ReviewVerdict = Omit<NonNullable<BodyOf<typeof decideReview>>, 'seen'>
