import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { createWaitingList, type WaitingList } from '../kit/state/waitingList.js'
import type { PhotoRefusal } from '../vocabulary/caregivers/catalogue.js'
import { reviewPhoto, takeBackPhotoReview, type PhotoToReview } from './photoReviewCalls.js'
import { photoVerdictTexts } from './photoReviewTexts.js'

/** What is said of a photo: shown, or why not. */
export type PhotoVerdict =
  | { readonly approved: true }
  | { readonly approved: false; readonly refusal: PhotoRefusal; readonly note?: string }

/** The photos that wait for a look by the staff. */
export type PhotoReviews = WaitingList<PhotoToReview, PhotoVerdict>

/** What staff do with photos that wait: each is decided once, and leaves the list. */
export function createPhotoReviews(
  care: Client,
  toasts: Toasts,
  loaded: readonly PhotoToReview[],
): PhotoReviews {
  return createWaitingList(loaded, toasts, {
    send: ({ id, version }, verdict: PhotoVerdict) =>
      care.call(reviewPhoto, { id, body: { version, ...verdict } }),
    said: ({ first_name: name }, { approved }) =>
      message(approved ? photoVerdictTexts.shown : photoVerdictTexts.refused, { name }),
    undo: ({ id, version }) => care.call(takeBackPhotoReview, { id, body: { version } }),
    gone: 'conflict',
  })
}

/** Turning a photo down: with what the guide warns of, and a word more where one is needed. */
export function createRefusalForm(
  reviews: PhotoReviews,
  photo: PhotoToReview,
): Form<{ refusal: PhotoRefusal | null; note: string }> {
  return createForm<{ refusal: PhotoRefusal | null; note: string }>({
    fields: {
      refusal: { initial: null, checks: [required(photoVerdictTexts.reasonMissing)] },
      note: { initial: '', checks: [checkNote] },
    },
    async submit({ refusal, note }) {
      if (refusal === null) return
      const word = note.trim()
      const failure = await reviews.decide(photo, { approved: false, refusal, ...(word && { note: word }) })
      if (failure) throw failure
    },
    describe: describeFailure,
  })
}
