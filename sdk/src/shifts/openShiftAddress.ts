import { readFilters, sentFilters, writeFilters } from '../kit/filters/filterTable.js'
import { readPage } from '../kit/pageNumber.js'
import { openShiftsPageSize } from '../vocabulary/shifts/constants.js'
import { shiftFilters, type OpenShiftFilterValues } from './filters.js'
import type { PageHref } from '../vocabulary/addresses/href.js'
import type { OpenShiftQuery } from './openShiftCalls.js'

/** Everything a page of open shifts shows, as its address says it. */
export interface OpenShiftSearch {
  readonly filters: OpenShiftFilterValues
  readonly page: number
}

/** What the query of `/openshifts` asks for; all of them where it is no query. */
export function parseOpenShiftSearch(query: URLSearchParams | string): OpenShiftSearch {
  const isQuery = typeof query === 'string' || query instanceof URLSearchParams
  const asked = new URLSearchParams(isQuery ? query : '')
  return { filters: readFilters(shiftFilters, asked), page: readPage(asked) }
}

/** The address of a search of open shifts: `parseOpenShiftSearch` of its query gives the search back. */
export function openShiftsHref({
  filters = {},
  page = 1,
}: {
  readonly filters?: Partial<OpenShiftFilterValues>
  readonly page?: number
}): PageHref {
  const query = new URLSearchParams()
  writeFilters(shiftFilters, filters, query)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/openshifts?${query}` : '/openshifts'
}

/** What the server is asked for a search. */
export function openShiftPageQuery({ filters, page }: OpenShiftSearch): OpenShiftQuery {
  return {
    ...sentFilters(shiftFilters, filters),
    limit: openShiftsPageSize,
    offset: (page - 1) * openShiftsPageSize,
  }
}
