import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { shortNoteField } from '../kit/fields/fields.js'
import { photoRefusals } from '../vocabulary/caregivers/catalogue.js'

/**
 * A photo that waits for a look before others see it, for the staff: with its version, the one that is shown meanwhile,
 * and the instant of its upload.
 */
export const PhotoToReview = type({
  id: number(),
  first_name: string(),
  last_name: string(),
  version: string(),
  photo: string(),
  shown: nullable(string()),
  uploaded_at: string(),
})
export type PhotoToReview = Infer<typeof PhotoToReview>

/** Photos that wait for a look, the oldest first: for the staff. */
export const listPhotosToReview = call('GET /v1/caregivers/photos-to-review/', {
  out: array(PhotoToReview),
  extension: true,
})

/** How a photo stands. */
const Standing = type({ state: string() })

/**
 * Shows a photo to others, or turns it down with a reason. A `conflict` where that very version no longer waits: another
 * was uploaded, or somebody else was quicker.
 */
export const reviewPhoto = call(
  'POST /v1/caregivers/:id/photo/review/',
  {
    in: object({
      version: string(),
      approved: boolean(),
      refusal: optional(enums(photoRefusals.map(({ id }) => id))),
      note: optional(shortNoteField),
    }),
    out: Standing,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { version: 'a1', approved: false, refusal: 'dark' } },
)

/**
 * Takes back what was said of a photo: it waits again, others see none of this person meanwhile where it was shown, and whose it is is
 * told. A `conflict` where nothing was said of that very version, or another was uploaded.
 */
export const takeBackPhotoReview = call(
  'POST /v1/caregivers/:id/photo/review/take-back/',
  { in: object({ version: string() }), out: Standing, extension: true, repeatable: true },
  { id: 51, body: { version: 'a1' } },
)
