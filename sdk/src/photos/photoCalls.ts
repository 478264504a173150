import { exampleFile } from '../client/exampleFile.js'
import {
  enums,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { fileField, noteField, numberField } from '../kit/fields/fields.js'

/**
 * The caregiver's picture: as cropped, and as it was uploaded; where it stands, of `photoStates`; and why it was turned
 * down, of `photoGuideCases`, with a word more. Others see `photo` once it is approved, and until then the one before.
 */
export const ProfilePhoto = type({
  photo_id: nullable(number()),
  photo: nullable(string()),
  raw_photo: nullable(string()),
  state: string(),
  refusal: nullable(string()),
  refusal_note: nullable(string()),
})
export type ProfilePhoto = Infer<typeof ProfilePhoto>

/**
 * Where the picture is cut, in pixels of the source shown `cropped_at_width` wide, from its lower left corner;
 * `rotate` in degrees, before cutting.
 */
export const PhotoCrop = object({
  ll_x: numberField,
  ll_y: numberField,
  ur_x: numberField,
  ur_y: numberField,
  cropped_at_width: numberField,
  rotate: optional(numberField),
})
export type PhotoCrop = Infer<typeof PhotoCrop>

/** Where a face was found: pixels. An `info_message` says what is wrong with the picture. */
export const PhotoAnalysis = type({
  original_width: number(),
  original_height: number(),
  crop_width: number(),
  crop_height: number(),
  deltax: number(),
  deltay: number(),
  info_message: string(),
})
export type PhotoAnalysis = Infer<typeof PhotoAnalysis>

/** The own picture, read again after an upload and after a crop. */
export const getOwnPhoto = call('GET /v1/caregivers/0/photo/', { out: ProfilePhoto })
/** Uploads a picture, which becomes the raw one. `invalid` for what is no image. */
export const uploadOwnPhoto = call(
  'POST /v1/caregivers/0/photo/',
  {
    in: object({ photo: fileField, description: optional(noteField) }),
    out: ProfilePhoto,
    bodyKind: 'multipart',
    repeatable: true,
  },
  { body: { photo: exampleFile('me.png') } },
)
/** Cuts the uploaded picture; the refusal's own words are shown. */
export const cropOwnPhoto = call(
  'PUT /v1/caregivers/0/photo/',
  {
    in: PhotoCrop,
    out: ProfilePhoto,
    bodyKind: 'form',
    repeatable: true,
  },
  {
    body: { ll_x: 0, ll_y: 10, ur_x: 300, ur_y: 310, cropped_at_width: 400, rotate: 90 },
  },
)
/** Looks for a face in the raw or the cropped picture. */
export const analyzeOwnPhoto = call(
  'GET /v1/caregivers/0/photo/analyze/',
  {
    query: object({ type: enums(['raw', 'cropped']) }),
    out: PhotoAnalysis,
  },
  { query: { type: 'raw' } },
)
/** Asks for a person to look at the picture, after edits. */
export const requestPhotoReview = call('GET /v1/mturk/analyze/', { changes: true })

/** The pictures to choose from behind the profile: addresses by id, and which one is chosen. */
export const BackgroundPhotos = type({ selected_id: nullable(number()), photos: record(string(), string()) })
export type BackgroundPhotos = Infer<typeof BackgroundPhotos>
/** The pictures behind the profile. */
export const getBackgroundPhotos = call('GET /v1/caregivers/0/background-photo/', { out: BackgroundPhotos })
/** Chooses one of them. */
export const chooseBackgroundPhoto = call(
  'PATCH /v1/caregivers/0/background-photo/',
  {
    in: object({ selected_id: number() }),
    out: BackgroundPhotos,
    repeatable: true,
  },
  { body: { selected_id: 2 } },
)
