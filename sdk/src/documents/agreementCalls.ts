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
import { lineField } from '../kit/fields/fields.js'

/**
 * What one side said to an agreement: null where it has not answered yet. `name` is whose side it is, as the reader may
 * know them; `full_name` what stands under it, null until it is signed, and again once the account is erased.
 */
export const AgreementSignature = type({
  side: enums(['caregiver', 'family']),
  name: string(),
  full_name: nullable(string()),
  consented: nullable(boolean()),
  answered_at: nullable(string()),
})
export type AgreementSignature = Infer<typeof AgreementSignature>

/** An agreement as paragraphs, what the reader said to it, null where not asked yet, and who signed when. */
export const Agreement = type({
  version: string(),
  title: string(),
  body: array(string()),
  consented: nullable(boolean()),
  answered_at: nullable(string()),
  signatures: array(AgreementSignature),
})
export type Agreement = Infer<typeof Agreement>

/** Consents to, or declines, the very version that was read; a consent is signed with the full name. */
export const AgreementAnswer = object({
  version: string(),
  consents: boolean(),
  full_name: optional(lineField),
})
export type AgreementAnswer = Infer<typeof AgreementAnswer>

/** The consulting agreement, of another user for the staff. */
export const getConsultingAgreement = call(
  'GET /v1/legal/agreements/consulting-agreement/',
  {
    query: object({ user_id: optional(number()) }),
    out: Agreement,
  },
  { query: { user_id: 51 } },
)
/**
 * Consents to the consulting agreement or declines it. A `conflict` where its version is no longer current, or is
 * signed.
 */
export const answerConsultingAgreement = call(
  'POST /v1/legal/agreements/consulting-agreement/consent/',
  {
    in: AgreementAnswer,
    out: Agreement,
    extension: true,
    repeatable: true,
  },
  { body: { version: '2026-01', consents: true, full_name: 'Marisol Reyes' } },
)

/** The agreement between a family and a caregiver (`connections/{connectionId}/agreement`). */
export const getConnectionAgreement = call(
  'GET /v1/connections/:id/agreement/',
  {
    out: Agreement,
    extension: true,
  },
  { id: 81 },
)
/**
 * Consents to a connection's agreement or declines it. A `conflict` where its version is no longer current, or is
 * signed.
 */
export const answerConnectionAgreement = call(
  'POST /v1/connections/:id/agreement/consent/',
  {
    in: AgreementAnswer,
    out: Agreement,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { version: '2026-01', consents: true, full_name: 'Marisol Reyes' } },
)
