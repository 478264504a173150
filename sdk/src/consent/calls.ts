import { array, enums, nullable, object, size, string, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { purposes } from '../vocabulary/consent/catalogue.js'

const to = array(enums(purposes.ids))

/**
 * An answer to whether services of other companies may run: the version of what was asked, the instant, and the
 * purposes that were agreed to, none of them for a refusal.
 */
export const Consent = type({ version: string(), at: string(), to })
export type Consent = Infer<typeof Consent>

/** The answer that the signed-in account gave last; null before it has given one. */
export const getOwnConsent = call('GET /v1/consent/', { out: nullable(Consent), extension: true })

/**
 * Gives an answer, or another one than before, from now on; every answer is kept with its time. A `conflict` where it answers
 * another version than what is asked now.
 */
export const updateOwnConsent = call(
  'PUT /v1/consent/',
  { in: object({ version: size(string(), 1, 60), to }), out: Consent, extension: true, repeatable: true },
  { body: { version: '1-x', to: ['chat'] } },
)
