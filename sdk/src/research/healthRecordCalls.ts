import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, lineField } from '../kit/fields/fields.js'
import { healthRecordStatuses, linkStates } from '../vocabulary/research/catalogue.js'

/**
 * Access to health records: its status, whether the user is verified, and where the user signs in with the provider, null
 * where none is connected or it is not approved yet. `userFound` says whether the address is that of the caller's account.
 */
export const HealthRecordAccess = type({
  status: enums(healthRecordStatuses),
  approved: boolean(),
  userId: nullable(number()),
  userFound: boolean(),
  user: nullable(type({ first_name: string(), last_initial: string() })),
  errors: array(string()),
  authorizationURL: nullable(string()),
})
export type HealthRecordAccess = Infer<typeof HealthRecordAccess>

/** Reads where the access stands. */
export const getHealthRecordAccess = call('GET /v1/health_records/access/', {
  out: HealthRecordAccess,
  extension: true,
})
/**
 * Registers for the access: sets status, errors, user and authorization address. A letter with a link goes to the address
 * that was given; the link counts once, within an hour. Registering anew makes the links before it worthless.
 */
export const registerHealthRecordAccess = call(
  'POST /v1/health_records/access/',
  {
    in: object({
      first_name: lineField,
      last_name: lineField,
      birthday: dayField,
      email: size(string(), 3, 254),
      provider: optional(lineField),
    }),
    out: HealthRecordAccess,
    extension: true,
    repeatable: true,
  },
  { body: { first_name: 'Carol', last_name: 'Ito', email: 'carol.ito@example.com', birthday: '1950-02-28' } },
)
/** What a mailed link is about: good, used, or too old. Looking changes nothing; one that was never sent is not found. */
export const getHealthRecordLink = call(
  'GET /v1/health_records/verify/:hash/',
  { out: type({ state: enums(linkStates) }), extension: true },
  { hash: 'f00d' },
)
/** Verifies the user by the mailed hash, once: sets approved (`careprovider/verify/{hash}`). */
export const verifyHealthRecordUser = call(
  'POST /v1/health_records/verify/:hash/',
  {
    out: HealthRecordAccess,
    extension: true,
    repeatable: true,
  },
  { hash: 'f00d' },
)
