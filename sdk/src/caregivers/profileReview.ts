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
import { reviewProfile, type ProfileToReview } from './reviewCalls.js'
import { profileReviewTexts } from './staffProfileTexts.js'

/** The profiles that wait for a look by the staff. */
export interface ProfileReviews {
  readonly waiting: ReadonlySignal<readonly ProfileToReview[]>
  readonly decide: Action<[profile: ProfileToReview, approved: boolean, note?: string], unknown>
}

/** What staff do with profiles that wait: each is decided once, and leaves the list. */
export function createProfileReviews(
  care: Client,
  toasts: Toasts,
  loaded: readonly ProfileToReview[],
): ProfileReviews {
  const waiting = signal(loaded)
  const leave = (id: number) => (waiting.value = waiting.peek().filter((one) => one.id !== id))
  const decide = action(
    ({ id }: ProfileToReview, approved: boolean, note?: string) =>
      care.call(reviewProfile, { id, body: note ? { approved, note } : { approved } }),
    {
      done(_, { id, first_name: name }, approved) {
        leave(id)
        toasts.success(message(approved ? profileReviewTexts.shown : profileReviewTexts.givenBack, { name }))
      },
      failed(error, { id }) {
        // Somebody else was quicker.
        if (error.kind === 'conflict') leave(id)
        toasts.error(describeFailure(error))
      },
    },
  )
  return { waiting, decide }
}

/** Giving a profile back, with what is to be changed. */
export function createGiveBackForm(
  reviews: ProfileReviews,
  profile: ProfileToReview,
): Form<{ note: string }> {
  return createForm({
    fields: {
      note: {
        initial: '',
        checks: [required(profileReviewTexts.noteMissing), checkNote],
      },
    },
    async submit({ note }) {
      await reviews.decide.run(profile, false, note.trim())
      const failure = reviews.decide.error.peek()
      if (isApiError(failure)) throw failure
    },
    describe: describeFailure,
  })
}
