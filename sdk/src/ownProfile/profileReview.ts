import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { createWaitingList, type WaitingList } from '../kit/state/waitingList.js'
import { reviewProfile, takeBackProfileReview, type ProfileToReview } from '../profile/reviewCalls.js'
import { profileReviewTexts } from './staffProfileTexts.js'

/** What is said of a profile: shown, or given back with what is to be changed. */
export type ProfileVerdict = { readonly approved: true } | { readonly approved: false; readonly note: string }

/** The profiles that wait for a look by the staff. */
export type ProfileReviews = WaitingList<ProfileToReview, ProfileVerdict>

/** What staff do with profiles that wait: each is decided once, and leaves the list. */
export function createProfileReviews(
  care: Client,
  toasts: Toasts,
  loaded: readonly ProfileToReview[],
): ProfileReviews {
  return createWaitingList(loaded, toasts, {
    send: ({ id }, verdict: ProfileVerdict) => care.call(reviewProfile, { id, body: verdict }),
    said: ({ first_name: name }, { approved }) =>
      message(approved ? profileReviewTexts.shown : profileReviewTexts.givenBack, { name }),
    undo: ({ id }) => care.call(takeBackProfileReview, { id }),
    gone: 'conflict',
  })
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
      const failure = await reviews.decide(profile, { approved: false, note: note.trim() })
      if (failure) throw failure
    },
    describe: describeFailure,
  })
}
