import type { PageHref } from '@homecare/sdk/addresses'
import { slug } from '@homecare/sdk/kit'
import type { Place, StateCode } from '@homecare/sdk/places'
import { searchHref, type SearchAddress } from '@homecare/sdk/search'

/** The address of a search at a place that was picked or merely typed, with the filters of another search. */
export function placeHref(place: Place | string, search: Partial<SearchAddress> = {}): PageHref {
  const kept = { ...search, favorites: false, area: null, page: 1 }
  if (typeof place !== 'string') {
    return searchHref({ ...kept, place: { state: place.state as StateCode, city: slug(place.city) } })
  }
  const typed = place.trim()
  return searchHref({ ...kept, place: typed ? { typed } : {} })
}
