import { searchHref, slug, type Place, type SearchAddress, type StateCode } from '@homecare/sdk'

/** The address of a search at a place that was picked or merely typed, with the filters of another search. */
export function placeHref(place: Place | string, search: Partial<SearchAddress> = {}): string {
  const kept = { ...search, favorites: false, page: 1 }
  if (typeof place !== 'string') {
    return searchHref({ ...kept, place: { state: place.state as StateCode, city: slug(place.city) } })
  }
  const typed = place.trim()
  return searchHref({ ...kept, place: typed ? { typed } : {} })
}
