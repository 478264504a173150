import { holdsAccountNumber } from '@homecare/sdk/kit'

/** Headers of what stands between: their ids are long numbers, and no person writes them. */
const between = /trace|span|request-id|correlation|datadog|forwarded|^via$/

/**
 * Whether the address or a header of a request holds the number of a card, or of a bank and an account. Such numbers go to the
 * payment provider from its own field, and never come here.
 */
export function addressHoldsNumbers(request: Request, { pathname, search }: URL): boolean {
  if (holdsAccountNumber(decoded(pathname + search.replace(/\+/g, ' ')))) return true
  for (const [name, value] of request.headers)
    if (!between.test(name) && holdsAccountNumber(value)) return true
  return false
}

/** What stands in an address or a form, in plain letters; as it came where it is not well-formed. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
