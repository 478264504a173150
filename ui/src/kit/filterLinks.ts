import { setFilters, type Filters, type FilterValues, type Text } from '@homecare/sdk/kit'
import { both } from './words'

/** A filter that is set, and the address without it. */
export interface FilterLink {
  readonly label: Text
  readonly href: string
}

/** The filters that are set, one by one; `hrefOf` is the address of the list with those that are left. */
export function filterLinks<T extends Filters>(
  table: T,
  values: FilterValues<T>,
  hrefOf: (left: FilterValues<T>) => string,
): FilterLink[] {
  return setFilters(table, values).map(({ say, without }) => ({ label: both(say), href: hrefOf(without) }))
}
