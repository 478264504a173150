import { centsPerDollar } from '../kit/constants.js'
import { readPage } from '../kit/pageNumber.js'
import { stateBySlug, stateSlug } from '../vocabulary/places/states.js'
import { placeQuery, typedPlace, type SearchedPlace } from '../vocabulary/places/typedPlace.js'
import type { CaregiverQuery } from '../caregivers/calls.js'
import {
  assistance,
  clinicalSkills,
  conditionBySlug,
  conditions,
  defaultDistance,
  distanceChoices,
  languages,
  providerTypes,
  scheduleFlags,
  specialties,
} from '../vocabulary/caregivers/catalogue.js'
import {
  caregiverSearchPageSize,
  searchSorts,
  wageLimits,
  type SearchSort,
} from '../vocabulary/caregivers/constants.js'

/** Where a search looks: a whole state, a county's cities, a city, or whatever was typed. */
export interface SearchPlace extends SearchedPlace {
  /** A path segment, as `slug` makes it. */
  readonly county?: string
}

/** The filters that live in the address. Rates are whole dollars an hour, distances miles. */
export interface SearchFilters {
  readonly conditions: readonly number[]
  readonly services: readonly number[]
  readonly languages: readonly number[]
  readonly rateMin: number | null
  readonly rateMax: number | null
  readonly providerType: number | null
  readonly distance: number
  readonly availability: readonly string[]
  readonly gender: 'female' | 'male' | null
  readonly vetted: boolean
}

/** Everything a search page shows, as its address says it. */
export interface SearchAddress extends SearchFilters {
  readonly base: '/caregivers-search' | '/caregivers'
  readonly place: SearchPlace
  /** A specialty or condition slug of the path, and a second, narrower one. */
  readonly specialty: string | null
  readonly subSpecialty: string | null
  readonly view: 'list' | 'grid'
  readonly favorites: boolean
  readonly sort: SearchSort
  readonly page: number
}

/** A search with nothing chosen, as the bare address of the search means it. */
export const emptySearch: SearchAddress = {
  base: '/caregivers-search',
  place: {},
  specialty: null,
  subSpecialty: null,
  view: 'list',
  favorites: false,
  conditions: [],
  services: [],
  languages: [],
  rateMin: null,
  rateMax: null,
  providerType: null,
  distance: defaultDistance,
  availability: [],
  gender: null,
  vetted: false,
  sort: 'distance',
  page: 1,
}

/**
 * What a search path and query ask for; null when the path is none of the search's. A segment that could be a
 * state or a condition is looked up: literals first, then states, then conditions and specialties. Filters that make no sense are left out: a bad link still finds caregivers.
 */
export function parseSearch(path: string, query: URLSearchParams | string = ''): SearchAddress | null {
  if (typeof path !== 'string') return null
  const [root, ...segments] = path.split('/').filter(Boolean)
  const base = root === 'caregivers' || root === 'caregivers-search' ? (`/${root}` as const) : null
  const where =
    base &&
    parsePath(
      base,
      segments.map((segment) => segment.toLowerCase()),
    )
  if (!base || !where) return null
  return { ...emptySearch, base, ...parseQuery(new URLSearchParams(query), where.place ?? {}), ...where }
}

type Where = Partial<Pick<SearchAddress, 'specialty' | 'subSpecialty' | 'view' | 'favorites'>> & {
  place?: SearchPlace
}

function parsePath(base: SearchAddress['base'], segments: readonly string[]): Where | null {
  const [first = '', second = '', third = '', fourth = ''] = segments
  if (segments.length === 0) return {}
  if (base === '/caregivers-search' && first === 'favorites')
    return segments.length === 1 ? { favorites: true } : null
  if (base === '/caregivers-search' && first === 'grid') {
    const state = stateBySlug(second)
    return state && segments.length === 3 ? { view: 'grid', place: { state, city: third } } : null
  }
  const state = stateBySlug(first)
  if (state) {
    if (segments.length === 1) return { place: { state } }
    if (segments.length === 2) return { place: { state, city: second } }
    return segments.length === 3 && third === 'cities' ? { place: { state, county: second } } : null
  }
  if (!isSpecialty(first)) return null
  if (segments.length === 1) return { specialty: first }
  const inState = stateBySlug(second)
  if (!inState || segments.length > 4) return null
  if (segments.length === 2) return { specialty: first, place: { state: inState } }
  if (segments.length === 3) return { specialty: first, place: { state: inState, city: third } }
  return isSpecialty(fourth)
    ? { specialty: first, place: { state: inState, city: third }, subSpecialty: fourth }
    : null
}

/** Whether a path segment names a condition or a specialty. */
export function isSpecialty(segment: string): boolean {
  return conditionBySlug(segment) !== undefined || specialties.has(segment)
}

function parseQuery(
  query: URLSearchParams,
  place: SearchPlace,
): SearchFilters & Pick<SearchAddress, 'place' | 'sort' | 'page'> {
  const typed = typedPlace(query)
  return {
    place: typed ? { typed } : place,
    conditions: numbers(query, 'conditions').filter((id) => conditions.has(id) || clinicalSkills.has(id)),
    services: numbers(query, 'services').filter((id) => assistance.has(id)),
    languages: numbers(query, 'languages').filter((id) => languages.has(id)),
    rateMin: rate(query.get('rate_min')),
    rateMax: rate(query.get('rate_max')),
    providerType: numbers(query, 'type').find((id) => providerTypes.has(id)) ?? null,
    distance: distance(query.get('within')),
    availability: words(query, 'availability').filter((flag) => scheduleFlags.has(`schedule_${flag}`)),
    gender: oneOf(query.get('gender'), ['female', 'male']) ?? null,
    vetted: query.get('vetted') === '1',
    sort: oneOf(query.get('sort'), searchSorts) ?? emptySearch.sort,
    page: readPage(query),
  }
}

/** The address of a search: `parseSearch` of it gives the search back. */
export function searchHref(search: Partial<SearchAddress>): string {
  const whole = { ...emptySearch, ...search }
  const query = searchQuery(whole).toString()
  return searchPath(whole) + (query ? `?${query}` : '')
}

function searchPath({ base, place, specialty, subSpecialty, view, favorites }: SearchAddress): string {
  if (favorites) return '/caregivers-search/favorites'
  const state = place.state && stateSlug(place.state)
  const segments = !state
    ? [specialty]
    : place.county
      ? [state, place.county, 'cities']
      : [
          view === 'grid' && !specialty && place.city ? 'grid' : specialty,
          state,
          place.city,
          place.city && subSpecialty,
        ]
  const root = view === 'grid' && !specialty && place.city ? '/caregivers-search' : base
  return [root, ...segments.filter(Boolean)].join('/')
}

function searchQuery(search: SearchAddress): URLSearchParams {
  const query = new URLSearchParams()
  const put = (name: string, value: string | number | null | undefined, usual?: string | number) => {
    if (value != null && value !== '' && value !== usual) query.set(name, String(value))
  }
  put('place', search.place.typed)
  put('conditions', search.conditions.join(','))
  put('services', search.services.join(','))
  put('languages', search.languages.join(','))
  put('rate_min', search.rateMin)
  put('rate_max', search.rateMax)
  put('type', search.providerType)
  put('within', search.distance, emptySearch.distance)
  put('availability', search.availability.join(','))
  put('gender', search.gender)
  put('vetted', search.vetted ? 1 : null)
  put('sort', search.sort, emptySearch.sort)
  put('page', search.page, 1)
  return query
}

/** What the server is asked for a search address: cents, and rows instead of pages. */
export function caregiverQuery(search: SearchAddress): CaregiverQuery {
  const { place } = search
  const fromPath = [search.specialty, search.subSpecialty].flatMap(
    (segment) => conditionBySlug(segment ?? '') ?? [],
  )
  const specialty = [search.specialty, search.subSpecialty].find((segment) => specialties.has(segment))
  return withoutEmpty({
    ...placeQuery(place),
    county: place.county,
    specialty: specialty ?? undefined,
    conditions: [...new Set([...fromPath, ...search.conditions])],
    home_support: [...search.services],
    spoken_languages: [...search.languages],
    rate_min: search.rateMin === null ? undefined : search.rateMin * centsPerDollar,
    rate_max: search.rateMax === null ? undefined : search.rateMax * centsPerDollar,
    provider_type: search.providerType ?? undefined,
    distance: search.distance,
    schedule: search.availability.map((flag) => `schedule_${flag}`),
    gender: search.gender ?? undefined,
    vetted: search.vetted || undefined,
    favorites: search.favorites || undefined,
    sort: search.sort,
    limit: caregiverSearchPageSize,
    offset: (search.page - 1) * caregiverSearchPageSize,
  })
}

/** How many filters are set, for the badge on the phone's filter button. */
export function filterCount(search: SearchFilters): number {
  const lists = [search.conditions, search.services, search.languages, search.availability]
  const single = [search.rateMin ?? search.rateMax, search.providerType, search.gender, search.vetted || null]
  return (
    lists.reduce((sum, list) => sum + list.length, 0) +
    single.filter((value) => value !== null).length +
    (search.distance === emptySearch.distance ? 0 : 1)
  )
}

/** The same search without its filters, on its first page. */
export function withoutFilters(search: SearchAddress): SearchAddress {
  const { base, place, specialty, subSpecialty, view, favorites, sort } = search
  return { ...emptySearch, base, place, specialty, subSpecialty, view, favorites, sort }
}

function withoutEmpty<T extends object>(query: T): T {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as T
}

const words = (query: URLSearchParams, name: string) => (query.get(name) ?? '').split(',').filter(Boolean)
const numbers = (query: URLSearchParams, name: string) => [...new Set(words(query, name).map(Number))]

function oneOf<const T extends string>(value: string | null, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value)
}

function rate(value: string | null): number | null {
  const dollars = Number(value)
  const isRate =
    Number.isInteger(dollars) && dollars >= wageLimits.minDollars && dollars <= wageLimits.maxDollars
  return isRate ? dollars : null
}

function distance(value: string | null): number {
  const miles = Number(value)
  return distanceChoices.find((choice) => choice === miles) ?? defaultDistance
}
