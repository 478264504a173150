import { oneShown } from '../kit/filters/filterTable.js'
import { searchFilter } from '../kit/filters/searchFilter.js'
import { entryOf } from '../kit/shape.js'
import { say } from '../kit/text.js'
import { documentFilters, type DocumentFilter } from '../vocabulary/documents/catalogue.js'
import { documentStatus, verificationStatus, type DocumentFacts } from './status.js'

/** What the own documents are filtered by, in the browser: the list is there whole. Null shows all. */
export const ownDocumentFilters = {
  filter: oneShown({
    address: 'filter',
    usual: null,
    read: (written): DocumentFilter | undefined => documentFilters.ids.find((id) => id === written),
    say: (filter, locale) => say(locale, documentFilters.get(filter).label),
  }),
}

/** What staff look for people by who have documents: words of their names. */
export const documentOwnerFilters = { search: searchFilter }

/** Which documents each filter leaves. */
const matches: Readonly<Record<DocumentFilter, (document: DocumentFacts, now: Date) => boolean>> = {
  active: (document, now) => documentStatus(document, now) === 'active',
  expired: (document, now) => documentStatus(document, now) === 'expired',
  requested: (document, now) => documentStatus(document, now) === 'requested',
  inactive: (document, now) => documentStatus(document, now) === 'inactive',
  verified: (document, now) => isKept(document, now) && verificationStatus(document) === 'verified',
  verificationSkipped: (document, now) => isKept(document, now) && verificationStatus(document) === 'skipped',
}

const isKept = (document: DocumentFacts, now: Date) => documentStatus(document, now) !== 'inactive'

/** Whether a document is in the list under a filter. Verified and skipped ones stay out once deleted. */
export function matchesFilter(document: DocumentFacts, filter: DocumentFilter, now: Date): boolean {
  return entryOf(matches, filter)?.(document, now) ?? false
}

/**
 * The documents that a list shows: those of the filter; without one, all that are not deleted, first those that were
 * asked for and those that have expired.
 */
export function documentsShown<D extends DocumentFacts>(
  documents: readonly D[],
  filter: DocumentFilter | null,
  now: Date,
): readonly D[] {
  if (filter) return documents.filter((document) => matchesFilter(document, filter, now))
  const isUrgent = (document: D) => ['requested', 'expired'].includes(documentStatus(document, now))
  const kept = documents.filter((document) => isKept(document, now))
  return [...kept.filter(isUrgent), ...kept.filter((document) => !isUrgent(document))]
}
