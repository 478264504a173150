import type { Locale } from '../kit/text.js'

/** What there is of a connection as a PDF: its latest offer, and its agreement. */
export type ConnectionPaper = 'offer' | 'agreement'

/**
 * Where a connection's offer or agreement is as a PDF, in a language: tagged for screen readers, with what its reader may know
 * and no more. For the session of one of its two sides; to anybody else there is no such file, as where there is no offer.
 */
export const paperHref = (connectionId: number, paper: ConnectionPaper, language: Locale): string =>
  `/files/connections/${connectionId}/${paper}.pdf?lang=${language}`
