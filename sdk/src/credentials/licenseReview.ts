import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { textOf } from '../kit/shape.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import type { LicenseRefusal } from '../vocabulary/caregivers/licenseRefusals.js'
import { reviewLicense, type LicenseUnderReview } from './licenseReviewCalls.js'
import { staffDeskTexts as words } from '../account/staff/staffDeskTexts.js'

/** Why a license is sent back: one of `licenseRefusals`, and words where it is none of them. */
export interface LicenseRefusalForm {
  readonly refusal: LicenseRefusal | null
  readonly note: string
}

/** What staff do with a license that they look at. */
export interface LicenseReview {
  readonly verify: Action<[], LicenseUnderReview>
  readonly undo: Action<[], LicenseUnderReview>
  readonly refuse: Form<LicenseRefusalForm>
}

/** Verifies a license as it was looked at, sends it back, or takes either back; `decided` is told what came of it. */
export function createLicenseReview(
  care: Client,
  toasts: Toasts,
  { id, version }: Pick<LicenseUnderReview, 'id' | 'version'>,
  decided: (license: LicenseUnderReview) => void,
): LicenseReview {
  const failed = sayFailure(toasts)
  return {
    verify: action(() => care.call(reviewLicense, { id, body: { version, decision: 'verify' } }), {
      done: decided,
      failed,
    }),
    undo: action(() => care.call(reviewLicense, { id, body: { version, decision: 'undo' } }), {
      done: decided,
      failed,
    }),
    refuse: createForm<LicenseRefusalForm>({
      fields: {
        refusal: { initial: null, checks: [required(words.reasonMissing)] },
        note: {
          initial: '',
          checks: [
            checkNote,
            (note, { refusal }) => (refusal === 'other' && textOf(note) === '' ? words.noteMissing : null),
          ],
        },
      },
      async submit({ refusal, note }) {
        if (refusal === null) return
        const said = textOf(note)
        const body = { version, decision: 'refuse', refusal, ...(said && { note: said }) } as const
        decided(await care.call(reviewLicense, { id, body }))
      },
      describe: describeFailure,
    }),
  }
}
