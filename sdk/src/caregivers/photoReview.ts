import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { isApiError } from '../client/error.js'
import { action, type Action } from '../kit/action.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/form.js'
import { checkNote } from '../kit/note.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/toasts.js'
import type { PhotoRefusal } from './catalogue.js'
import { reviewPhoto, type PhotoToReview } from './photoReviewCalls.js'
import { photoVerdictTexts } from './photoReviewTexts.js'

/** What is said of a photo: shown, or why not. */
export type PhotoVerdict =
  | { readonly approved: true }
  | { readonly approved: false; readonly refusal: PhotoRefusal; readonly note?: string }

/** The photos that wait for a look by the staff. */
export interface PhotoReviews {
  readonly waiting: ReadonlySignal<readonly PhotoToReview[]>
  readonly decide: Action<[photo: PhotoToReview, verdict: PhotoVerdict], unknown>
}

/** What staff do with photos that wait: each is decided once, and leaves the list. */
export function createPhotoReviews(
  care: Client,
  toasts: Toasts,
  loaded: readonly PhotoToReview[],
): PhotoReviews {
  const waiting = signal(loaded)
  const leave = (id: number) => (waiting.value = waiting.peek().filter((one) => one.id !== id))
  const decide = action(
    ({ id, version }: PhotoToReview, verdict: PhotoVerdict) =>
      care.call(reviewPhoto, { id, body: { version, ...verdict } }),
    {
      done(_, { id, first_name: name }, { approved }) {
        leave(id)
        toasts.success(message(approved ? photoVerdictTexts.shown : photoVerdictTexts.refused, { name }))
      },
      failed(error, { id }) {
        // Another was uploaded meanwhile, or somebody else was quicker.
        if (error.kind === 'conflict') leave(id)
        toasts.error(describeFailure(error))
      },
    },
  )
  return { waiting, decide }
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
      await reviews.decide.run(photo, { approved: false, refusal, ...(word && { note: word }) })
      const failure = reviews.decide.error.peek()
      if (isApiError(failure)) throw failure
    },
    describe: describeFailure,
  })
}
