import type { PagePath } from '@homecare/sdk/addresses'
import { partnerLandings } from '@homecare/sdk/partners'

/** The one address of a partner's landing page: the short one of its own where it has that. */
export const partnerHref = (code: string): PagePath => {
  const short = partnerLandings.ids.find((id) => id === code.toLowerCase())
  return short ? `/${short}` : `/partners/${encodeURIComponent(code)}`
}

/** The address of a partner's short form, whichever it names (`partners/{partnerCode}/{formName}`). */
export const partnerFormHref = (partnerCode: string, formName = 'signup'): PagePath =>
  `/partners/${encodeURIComponent(partnerCode)}/${encodeURIComponent(formName)}`
