import {
  array,
  boolean,
  enums,
  nullable,
  number,
  optional,
  record,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { ClockBreak } from '../shifts/clocked.js'
import { userTypes } from './catalogue.js'

/** The work that somebody is clocked in to now: a nursing shift, or with `connection_id` a visit. Instants. */
export const OnShift = type({
  shift_id: number(),
  connection_id: nullable(number()),
  start: string(),
  end: string(),
  time_zone: string(),
  clock_in_at: string(),
  clock_breaks: array(ClockBreak),
})
export type OnShift = Infer<typeof OnShift>

/** Who is using the product, as whoami says it. No PIN: only whether there is one. */
export const Identity = type({
  /** The caregiver's, family's or facility's record; the user's own number where there is none. */
  id: nullable(number()),
  user_id: nullable(number()),
  user_type: enums(userTypes.ids),
  first_name: string(),
  last_name: string(),
  email: nullable(string()),
  photo: nullable(string()),
  language: enums(['en', 'es']),
  is_light: boolean(),
  is_admin: boolean(),
  is_hcp: boolean(),
  conciergeEligible: boolean(),
  has_pin: boolean(),
  tutorials: record(string(), boolean()),
  /** Restricted to a partner's views. */
  is_b2b: boolean(),
  partner_referral_code: nullable(string()),
  /** The paths that their partner opens to them; null for whoever is not restricted. */
  allowed_views: nullable(array(string())),
  /** The partner by whom they came, with the number for its members; null or left out for everybody else. */
  partner: optional(nullable(type({ name: string(), phone_number: nullable(string()) }))),
  /** A password of their own comes before anything else (`passwordFirst`). */
  must_change_password: optional(boolean()),
  /** Said of caregivers on every page of theirs; null for whoever is not at work. */
  on_shift: nullable(OnShift),
})
export type Identity = Infer<typeof Identity>

/** Nobody in particular: what the identity is before a login and after a logout. */
export const anonymous: Identity = {
  id: null,
  user_id: null,
  user_type: 'anonymous',
  first_name: '',
  last_name: '',
  email: null,
  photo: null,
  language: 'en',
  is_light: false,
  is_admin: false,
  is_hcp: false,
  conciergeEligible: false,
  has_pin: false,
  tutorials: {},
  is_b2b: false,
  partner_referral_code: null,
  allowed_views: null,
  on_shift: null,
}
