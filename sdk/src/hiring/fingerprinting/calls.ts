import {
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import {
  fingerprintingPayers,
  fingerprintingResults,
  fingerprintingStates,
} from '../../vocabulary/hiring/fingerprinting.js'
import { fingerprintPrograms } from './programs.js'

/** The words to which a caregiver agrees; a new version of them asks anew. */
export const fingerprintConsentVersion = '2026-11-24'

/**
 * A request of a family that its caregiver has their fingerprints taken. Instants, and days at the place of care. Where and at
 * what time the appointment is (HH:MM; null: at any time of the day), its caregiver alone is told; of the result nobody is
 * told more than it is. `version` counts its changes from 1.
 */
export const FingerprintRequest = type({
  id: number(),
  connection_id: number(),
  program: enums(fingerprintPrograms.ids),
  state: enums(fingerprintingStates.ids),
  paid_by: enums(fingerprintingPayers.ids),
  requested_at: string(),
  answered_at: nullable(string()),
  appointment: nullable(type({ day: string(), time: nullable(string()), place: nullable(string()) })),
  result: nullable(enums(fingerprintingResults.ids)),
  done_on: nullable(string()),
  version: integer(),
})
export type FingerprintRequest = Infer<typeof FingerprintRequest>

/**
 * Where fingerprinting stands between a family and a caregiver: what the place of care offers today (null: nothing), the last
 * request, and the first day on which the family may ask, where it may at all. Days are those of `time_zone`, IANA.
 */
export const Fingerprinting = type({
  program: nullable(enums(fingerprintPrograms.ids)),
  request: nullable(FingerprintRequest),
  ask_from: nullable(string()),
  time_zone: string(),
})
export type Fingerprinting = Infer<typeof Fingerprinting>

/** Where fingerprinting stands, for both sides of a connection. */
export const getFingerprinting = call(
  'GET /v1/connections/:id/fingerprinting/',
  { out: Fingerprinting, extension: true },
  { id: 81 },
)

/**
 * Asks a caregiver to have their fingerprints taken, where the place of care offers it, once: asked again while one is under
 * way it is that one. Nothing is done before the caregiver agrees.
 */
export const requestFingerprinting = call(
  'POST /v1/connections/:id/fingerprinting/',
  {
    in: object({ paid_by: enums(fingerprintingPayers.ids) }),
    out: Fingerprinting,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { paid_by: 'family' } },
)

/** Calls a request off that is under way. A `conflict` with the request as it is now where it was changed meanwhile. */
export const cancelFingerprinting = call(
  'POST /v1/connections/:id/fingerprinting/cancel/',
  { in: object({ version: integer() }), out: Fingerprinting, extension: true, repeatable: true },
  { id: 81, body: { version: 1 } },
)

/**
 * The answer of a caregiver: a yes to the words of `consent_version`, or a no, which also takes a yes back until there is a
 * result. A `conflict` with the request as it is now where it, or the words, have changed.
 */
export const answerFingerprinting = call(
  'POST /v1/connections/:id/fingerprinting/answer/',
  {
    in: object({ version: integer(), agrees: boolean(), consent_version: size(string(), 1, 60) }),
    out: Fingerprinting,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { version: 1, agrees: true, consent_version: fingerprintConsentVersion } },
)
