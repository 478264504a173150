/** What the app calls its own pages: it declares `own` beside its addresses, and links that lead to none do not compile. */
export interface Pages {}

/** Where a link may lead. */
export type Href = (Pages extends { readonly own: infer Own } ? Own : string) | Beyond

/** Within the page, to the page again with another query, or out of the product. */
type Beyond =
  | `${'#' | '?' | 'mailto:' | 'tel:' | 'http://' | 'https://' | 'data:'}${string}`
  | (string & { readonly given: true })

/** An address that is known to nobody before it is given, as that of a file. */
export const given = (address: string) => address as string & { readonly given: true }
