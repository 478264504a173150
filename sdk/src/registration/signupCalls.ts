import {
  boolean,
  enums,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type Infer,
} from '../kit/structs/struct.js'
import { Identity } from '../vocabulary/account/identity.js'
import { call } from '../client/call.js'
import { providerTypes } from '../vocabulary/caregivers/providerTypes.js'

/** What a social sign-in hands over. */
export const SocialSignIn = object({ accessToken: string(), expiresIn: number(), socialUserId: string() })
export type SocialSignIn = Infer<typeof SocialSignIn>

/** What creates a caregiver's account: a password, or a social sign-in in its place. Judged by `caregiverSignupErrors`. */
export const CaregiverSignup = object({
  user: object({
    first_name: size(string(), 0, 200),
    last_name: size(string(), 0, 200),
    email: size(string(), 0, 254),
    password: optional(size(string(), 0, 256)),
    phone: optional(size(string(), 0, 30)),
    zip_code: optional(size(string(), 0, 10)),
    provider_type: optional(enums(providerTypes.ids)),
    terms: boolean(),
    language: optional(enums(['en', 'es'])),
    invite_code: optional(nullable(size(string(), 0, 60))),
  }),
  social: optional(SocialSignIn),
})
export type CaregiverSignup = Infer<typeof CaregiverSignup>

/** Creates a caregiver's account and signs in. */
export const signUpCaregiver = call(
  'POST /v1/caregivers/',
  {
    in: CaregiverSignup,
    out: Identity,
    repeatable: true,
    signsIn: true,
  },
  {
    body: {
      user: { first_name: 'Marisol', last_name: 'Reyes', email: 'm@example.com', terms: true },
      social: { accessToken: 't', expiresIn: 3600, socialUserId: '9' },
    },
  },
)
