import type { PageHref } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import { chosenFilters, searchHref, type SearchAddress } from '@homecare/sdk/search'
import { both } from '../kit/words'

/** A filter that is set, and the address without it. */
export interface ActiveFilter {
  readonly label: Text
  readonly href: PageHref
}

/** The filters of a search as links. Taking one away leads to the first page. */
export function activeFilters(search: SearchAddress): ActiveFilter[] {
  return chosenFilters(search).map(({ say, without }) => ({ label: both(say), href: searchHref(without) }))
}
