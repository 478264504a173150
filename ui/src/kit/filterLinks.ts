import { setFilters, writeFilters, type FilterValues, type ShownFilters, type Text } from '@homecare/sdk/kit'
import { both } from './words'

/** A filter that is set, and the address without it. */
export interface FilterLink {
  readonly label: Text
  readonly href: string
}

/** The filters that are set, one by one; `hrefOf` is the address of the list with those that are left. */
export function filterLinks<T extends ShownFilters>(
  table: T,
  values: FilterValues<T>,
  hrefOf: (left: FilterValues<T>) => string,
): FilterLink[] {
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
