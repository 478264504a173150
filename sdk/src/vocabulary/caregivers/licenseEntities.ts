import {
  array,
  enums,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { dayField, lineField } from '../../kit/fields/fields.js'
import { licenseTypes } from './licenseTypes.js'

/** A photo of a license. */
export const LicensePhoto = type({ id: number(), photo: string(), description: string() })
export type LicensePhoto = Infer<typeof LicensePhoto>

/** A license, as its owner sees it. `map_id` is the license type, `expires` a day. */
export const License = type({
  id: number(),
  map_id: number(),
  license_name: string(),
  license_number: nullable(string()),
  state: string(),
  expires: nullable(string()),
  photos: array(LicensePhoto),
})
export type License = Infer<typeof License>

/** A license to be saved; `id` names one within a PATCH of the whole profile. */
export const LicenseDraft = object({
  id: optional(number()),
  map_id: enums(licenseTypes.ids),
  license_number: optional(nullable(lineField)),
  state: optional(string()),
  expires: optional(nullable(dayField)),
})
export type LicenseDraft = Infer<typeof LicenseDraft>
