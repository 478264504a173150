import { setFilters, writeFilters, type FilterValues, type ShownFilters, type Text } from '@homecare/sdk/kit'
import { both } from './words'
import type { Href } from './href'

/** A filter that is set, and the address without it. */
export interface FilterLink<H = Href> {
  readonly label: Text
  readonly href: H
}

/** The filters that are set, one by one; `hrefOf` is the address of the list with those that are left. */
export function filterLinks<T extends ShownFilters, H extends Href>(
  table: T,
  values: FilterValues<T>,
  hrefOf: (left: FilterValues<T>) => H,
): FilterLink<H>[] {
  return setFilters(table, values).map(({ say, without }) => ({ label: both(say), href: hrefOf(without) }))
}

/** A query with other filters; what else it says stays. */
export function withFilters<T extends ShownFilters>(
  query: URLSearchParams,
  table: T,
  values: FilterValues<T>,
): URLSearchParams {
  const changed = new URLSearchParams(query)
  writeFilters(table, values, changed)
  return changed
}
