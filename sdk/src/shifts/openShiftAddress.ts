import { readPage } from '../kit/pageNumber.js'
import { openShiftFilters } from '../vocabulary/shifts/catalogue.js'
import { openShiftsPageSize } from '../vocabulary/shifts/constants.js'
import type { OpenShiftQuery } from './openShiftCalls.js'
import { openShiftQuery, type OpenShiftFilterValues } from './openShifts.js'

/** Everything a page of open shifts shows, as its address says it. */
export interface OpenShiftSearch {
  readonly filters: OpenShiftFilterValues
  readonly page: number
}

/** The filters in a query, of open shifts or of jobs; those that make no sense are left out. */
export function readShiftFilters(query: URLSearchParams): OpenShiftFilterValues {
  return openShiftQuery(Object.fromEntries(openShiftFilters.ids.map((name) => [name, query.get(name)])))
}

/** Puts filters into a query; one that is not set is left out. */
export function writeShiftFilters(query: URLSearchParams, filters: OpenShiftFilterValues = {}): void {
  for (const name of openShiftFilters.ids) {
    const value = filters[name]
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
}

/** What the query of `/openshifts` asks for; all of them where it is no query. */
export function parseOpenShiftSearch(query: URLSearchParams | string): OpenShiftSearch {
  const isQuery = typeof query === 'string' || query instanceof URLSearchParams
  const asked = new URLSearchParams(isQuery ? query : '')
  return { filters: readShiftFilters(asked), page: readPage(asked) }
}

/** The address of a search of open shifts: `parseOpenShiftSearch` of its query gives the search back. */
export function openShiftsHref({ filters, page = 1 }: Partial<OpenShiftSearch>): string {
  const query = new URLSearchParams()
  writeShiftFilters(query, filters)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/openshifts?${query}` : '/openshifts'
}

/** What the server is asked for a search. */
export function openShiftPageQuery({ filters, page }: OpenShiftSearch): OpenShiftQuery {
  return {
    ...openShiftQuery(filters),
    limit: openShiftsPageSize,
    offset: (page - 1) * openShiftsPageSize,
  }
}
