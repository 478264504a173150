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
import { lineField, noteField } from '../kit/fields/fields.js'

/** What a partner's members have to know, in the reader's language: what they get, who may have it, and how it begins. */
export const PartnerWelcome = type({
  benefit: string(),
  eligible: array(string()),
  steps: array(string()),
})
export type PartnerWelcome = Infer<typeof PartnerWelcome>

/**
 * How a partner's landing page looks. `slogan_html` is in the reader's language, and to be cleaned before it is shown.
 * `phone_number` is the one for the partner's members. `welcome` is null where the partner has given none.
 */
export const BrandingFlow = type({
  id: number(),
  name: string(),
  logo_image: nullable(string()),
  lead_source: string(),
  is_landing_page: boolean(),
  is_active: boolean(),
  phone_number: nullable(string()),
  slogan_html: string(),
  welcome: optional(nullable(PartnerWelcome)),
})
export type BrandingFlow = Infer<typeof BrandingFlow>

/** The look of a partner's landing page or framed sign-up, by its number or its code. */
export const getBrandingFlow = call(
  'GET /v1/sales/flow_branding/:flow/',
  { out: BrandingFlow },
  { flow: 'getcare' },
)

/** What a partner's form asks for (`partners/{partnerCode}/{formName}`). */
export const PartnerSignup = object({
  partner_code: lineField,
  form_name: optional(lineField),
  first_name: lineField,
  last_name: lineField,
  email: size(string(), 3, 254),
  phone: optional(size(string(), 10, 11)),
  zip_code: optional(string()),
  member_id: optional(string()),
  message: optional(noteField),
  terms: boolean(),
  language: optional(enums(['en', 'es'])),
})
export type PartnerSignup = Infer<typeof PartnerSignup>

/**
 * Signs a family up through a partner's short form. The account is opened by the letter that follows, so that
 * the answer is the same whether or not the address was known: the number of the sign-up.
 */
export const signUpWithPartner = call(
  'POST /v1/stride/signup/',
  {
    in: PartnerSignup,
    out: type({ id: number() }),
    repeatable: true,
    signsIn: true,
  },
  {
    body: {
      first_name: 'Carol',
      last_name: 'Ito',
      email: 'carol.ito@example.com',
      partner_code: 'getcare',
      terms: true,
    },
  },
)
