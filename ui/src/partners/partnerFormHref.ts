/** The address of a partner's short form, whichever it names (D1 §2 `partners/{partnerCode}/{formName}`). */
export const partnerFormHref = (partnerCode: string, formName = 'signup') =>
  `/partners/${encodeURIComponent(partnerCode)}/${encodeURIComponent(formName)}`
