import { readFilters, sentFilters, writeFilters } from '../kit/filters/filterTable.js'
import { readPage } from '../kit/pageNumber.js'
import { slug } from '../kit/slug.js'
import { stateBySlug, states, stateSlug } from '../vocabulary/places/states.js'
import { placeQuery, typedPlace, type SearchedPlace } from '../vocabulary/places/typedPlace.js'
import type { OpenShiftFilterValues } from '../shifts/filters.js'
import { jobSearchPageSize } from '../vocabulary/jobs/constants.js'
import { jobFilters } from './filters.js'
import type { PageHref, PagePath } from '../vocabulary/addresses/href.js'
import type { JobQuery } from './searchCalls.js'

/** Everything a page of jobs shows, as its address says it. Without a place: near the caregiver. */
export interface JobSearchAddress {
  readonly place: SearchedPlace
  readonly filters: OpenShiftFilterValues
  readonly page: number
}

const root = '/caregiver-jobs'

/** The parts of the path of a search of jobs, as routes name them. */
export type JobSearchParts = Readonly<Partial<Record<'state' | 'city', string>>>

/** What a path under `/caregiver-jobs` and its query ask for; null when the path names no place. */
export function parseJobSearch(path: string, query: URLSearchParams | string = ''): JobSearchAddress | null {
  if (typeof path !== 'string') return null
  const [first, state, city, ...more] = path.split('/').filter(Boolean)
  if (`/${first}` !== root || more.length > 0) return null
  const asked = new URLSearchParams(query)
  if (state === undefined) return readJobSearch({}, asked)
  return city && stateBySlug(state) ? readJobSearch({ state, city }, asked) : null
}

/**
 * What the parts of a path and its query ask for. Filters that make no sense are left out: a bad link still finds jobs.
 */
export function readJobSearch({ state, city }: JobSearchParts, query: URLSearchParams): JobSearchAddress {
  const typed = typedPlace(query)
  const code = stateBySlug(state ?? '')
  return {
    place: typed ? { typed } : code && city ? { state: code, city: city.toLowerCase() } : {},
    filters: readFilters(jobFilters, query),
    page: readPage(query),
  }
}

/** The address of a search of jobs: `parseJobSearch` of it gives the search back. */
export function jobSearchHref({
  place,
  filters = {},
  page = 1,
}: {
  readonly place?: SearchedPlace
  readonly filters?: Partial<OpenShiftFilterValues>
  readonly page?: number
}): PageHref {
  const query = new URLSearchParams()
  if (place?.typed) query.set('place', place.typed)
  writeFilters(jobFilters, filters, query)
  if (page > 1) query.set('page', String(page))
  const path: PagePath = place?.state && place.city ? `${root}/${stateSlug(place.state)}/${place.city}` : root
  return query.size > 0 ? `${path}?${query}` : path
}

/** The address of one job under its place; `/job/:id` leads to it where the place is not known. */
export function jobHref(job: {
  readonly id: number
  readonly city: string
  readonly state: string
}): PagePath {
  const state = states.has(job.state) ? stateSlug(job.state) : ''
  const city = slug(job.city)
  return state && city ? `${root}/${state}/${city}/${job.id}` : `/job/${job.id}`
}

/** What the server is asked for an address. */
export function jobQuery({ place, filters, page }: JobSearchAddress): JobQuery {
  return {
    ...sentFilters(jobFilters, filters),
    ...placeQuery(place),
    limit: jobSearchPageSize,
    offset: (page - 1) * jobSearchPageSize,
  }
}
