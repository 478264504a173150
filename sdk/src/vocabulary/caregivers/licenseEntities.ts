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

/** That our staff verified a license: the day, and who, as others read it ('Jordan P.'); null where they have left. */
export const LicenseVerified = type({ on: string(), by: nullable(string()) })
export type LicenseVerified = Infer<typeof LicenseVerified>

/** That our staff sent a license back: the day, one of `licenseRefusals`, and a word more or nothing. */
export const LicenseRefused = type({ on: string(), reason: string(), note: string() })
export type LicenseRefused = Infer<typeof LicenseRefused>

/**
 * A license, as its owner sees it. `map_id` is the license type, `expires` a day. Neither verified nor refused, it waits
 * for a look by our staff, as it does after every change.
 */
export const License = type({
  id: number(),
  map_id: number(),
  license_name: string(),
  license_number: nullable(string()),
  state: string(),
  expires: nullable(string()),
  verified: nullable(LicenseVerified),
  refused: nullable(LicenseRefused),
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
