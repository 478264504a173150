import { writeFilters, type FilterValues, type Locale, type ShownFilters, type Text } from '@homecare/sdk/kit'
import { both } from './words'
import type { Href } from './href'

/** A filter that is set, and the address without it. */
export interface FilterLink<H = Href> {
  readonly label: Text
  readonly href: H
}

/** Filters that are set as links: `hrefOf` is the address of the list with what is left without one. */
export function filterLinks<Left, H extends Href>(
  set: readonly { readonly say: (locale: Locale) => string; readonly without: Left }[],
  hrefOf: (left: Left) => H,
): FilterLink<H>[] {
  return set.map(({ say, without }) => ({ label: both(say), href: hrefOf(without) }))
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
