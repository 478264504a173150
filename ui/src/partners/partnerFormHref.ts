import type { PagePath } from '@homecare/sdk/addresses'

/** The address of a partner's short form, whichever it names (`partners/{partnerCode}/{formName}`). */
export const partnerFormHref = (partnerCode: string, formName = 'signup'): PagePath =>
  `/partners/${encodeURIComponent(partnerCode)}/${encodeURIComponent(formName)}`
