import { array, boolean, nullable, number, object, optional, string, type, type Infer } from 'superstruct'
import { call } from '../client/call.js'
import { lineField } from '../client/fields.js'

/** An agreement as paragraphs, and what the user said to it: null where not asked yet (D3 §3). */
export const Agreement = type({
  version: string(),
  title: string(),
  body: array(string()),
  consented: nullable(boolean()),
  answered_at: nullable(string()),
})
export type Agreement = Infer<typeof Agreement>

/** Consents to, or declines, the very version that was read; a consent is signed with the full name. */
export const AgreementAnswer = object({
  version: string(),
  consents: boolean(),
  full_name: optional(lineField),
})
export type AgreementAnswer = Infer<typeof AgreementAnswer>

/** The consulting agreement, of another user for the staff (D1 §7; D2 §7). */
export const getConsultingAgreement = call('GET /v1/legal/agreements/consulting-agreement/', {
  query: object({ user_id: optional(number()) }),
  out: Agreement,
})
/** Consents to the consulting agreement or declines it (D3 §3). A `conflict` where its version is no longer current. */
export const answerConsultingAgreement = call('POST /v1/legal/agreements/consulting-agreement/consent/', {
  in: AgreementAnswer,
  out: Agreement,
  extension: true,
  repeatable: true,
})

/** The agreement between a family and a caregiver (D1 §2 `connections/{connectionId}/agreement`). */
export const getConnectionAgreement = call('GET /v1/connections/:id/agreement/', {
  out: Agreement,
  extension: true,
})
/** Consents to a connection's agreement or declines it (D3 §3). A `conflict` where its version is no longer current. */
export const answerConnectionAgreement = call('POST /v1/connections/:id/agreement/consent/', {
  in: AgreementAnswer,
  out: Agreement,
  extension: true,
  repeatable: true,
})
