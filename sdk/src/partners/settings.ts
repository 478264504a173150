import { bothField, lineField } from '../kit/fields/fields.js'
import { phoneTextField, withoutRepeats } from '../kit/fields/fileFields.js'
import { mismatches } from '../kit/structs/mismatches.js'
import {
  array,
  boolean,
  nullable,
  object,
  optional,
  pattern,
  refine,
  size,
  string,
  type Infer,
} from '../kit/structs/struct.js'
import { partnerStepCount } from '../vocabulary/partners/constants.js'
import { partnerCodePattern } from '../vocabulary/partners/partnerCode.js'

/** Where a logo lies: an address of the product's own site, from which alone its pages load pictures. */
const logoField = pattern(string(), /^\/[\w./-]{1,200}$/)

/**
 * A partner as a deployment gives it. Each text is a pair, English and Spanish. `slogan` may hold `<p>`, `<strong>` and
 * `<em>`; `welcome` says what members get, who may have it, and the three steps to it. `allowed_views` are the pages of its
 * families, by name or path; the default ones where it is left out.
 */
export const PartnerSettings = object({
  code: pattern(string(), partnerCodePattern),
  name: lineField,
  slogan: bothField,
  logo_image: optional(nullable(logoField)),
  phone_number: optional(nullable(phoneTextField)),
  lead_source: optional(lineField),
  is_landing_page: optional(boolean()),
  is_active: optional(boolean()),
  allowed_views: optional(nullable(size(array(lineField), 1, 40))),
  welcome: object({
    benefit: bothField,
    eligible: size(array(bothField), 1, 8),
    steps: size(array(bothField), partnerStepCount, partnerStepCount),
  }),
})
export type PartnerSettings = Infer<typeof PartnerSettings>

/** A file of partners: a list, in which no code stands twice. */
const PartnersFile = refine(
  size(array(PartnerSettings), 1, 500),
  'codes',
  withoutRepeats('code', ({ code }) => code),
)

/** What is wrong with a file of partners, by place; none where it can be loaded. */
export const partnersFileErrors = (value: unknown): string[] => mismatches(value, PartnersFile)
