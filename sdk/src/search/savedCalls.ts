import { call } from '../client/call.js'
import { array, integer, nullable, object, size, string, type, type Infer } from '../kit/structs/struct.js'

/**
 * A search that a family keeps. `address` is a page of the search, without page, order and look. `place` is where it looks,
 * with an empty city for a whole state; null for everywhere. `created_at` is the instant since when it is kept.
 */
export const SavedSearch = type({
  id: integer(),
  address: string(),
  place: nullable(type({ city: string(), state: string(), county: string() })),
  created_at: string(),
})
export type SavedSearch = Infer<typeof SavedSearch>

/** The searches that the family keeps, the latest first. */
export const listSavedSearches = call('GET /v1/family/0/searches/', {
  out: array(SavedSearch),
  extension: true,
})
/**
 * Keeps the search of an address, as `searchHref` writes it. A search that is kept already stays the one that it is, however
 * its address was written. `invalid` for an address that shows no search of caregivers, `notFound` for a place that nobody
 * knows, `conflict` beyond `savedSearchLimit`.
 */
export const addSavedSearch = call(
  'POST /v1/family/0/searches/',
  {
    in: object({ address: size(string(), 1, 1000) }),
    out: SavedSearch,
    extension: true,
    repeatable: true,
  },
  { body: { address: '/caregivers-search/california/oakland?conditions=2' } },
)
/** Keeps one of the family's searches no longer. `notFound` for one that is not kept. */
export const removeSavedSearch = call(
  'DELETE /v1/family/0/searches/:id/',
  { extension: true, repeatable: true },
  { id: 3 },
)
