import {
  countFilters,
  readFilters,
  sentFilters,
  setFilters,
  usualFilters,
  writeFilters,
} from '../kit/filters/filterTable.js'
import { readPage } from '../kit/pageNumber.js'
import type { Locale } from '../kit/text.js'
import { stateBySlug, stateSlug } from '../vocabulary/places/states.js'
import { placeQuery, typedPlace, type SearchedPlace } from '../vocabulary/places/typedPlace.js'
import { conditionBySlug, isSpecialty, specialties } from '../vocabulary/caregivers/catalogue.js'
import { caregiverSearchPageSize, searchSorts, type SearchSort } from '../vocabulary/caregivers/constants.js'
import type { CaregiverQuery } from './calls.js'
import { caregiverFilters, type SearchFilters } from './filters.js'
import { readBox, writeBox, type Bounds } from './mapAreas.js'
import type { PageHref, PagePath } from '../vocabulary/addresses/href.js'

/** Where a search looks: a whole state, a county's cities, a city, whatever was typed, or what a map has shown. */
export interface SearchPlace extends SearchedPlace {
  /** A path segment, as `slug` makes it. */
  readonly county?: string
  readonly box?: Bounds
}

/** Everything a search page shows, as its address says it. */
export interface SearchAddress extends SearchFilters {
  readonly base: '/caregivers-search' | '/caregivers'
  readonly place: SearchPlace
  /** A specialty or condition slug of the path, and a second, narrower one. */
  readonly specialty: string | null
  readonly subSpecialty: string | null
  /** A map takes the list's place where there is no room for both. */
  readonly view: 'list' | 'grid' | 'map'
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
  ...usualFilters(caregiverFilters),
  sort: 'best',
  page: 1,
}

/** The parts of a search's path, as routes name them: states and needs by their slugs. */
export type SearchParts = Readonly<
  Partial<Record<'state' | 'city' | 'county' | 'specialty' | 'subSpecialty' | 'view', string>>
>

/**
 * What a search path and query ask for; null when the path is none of the search's. A segment that could be a state
 * or a condition is looked up: literals first, then states, then conditions and specialties.
 */
export function parseSearch(path: string, query: URLSearchParams | string = ''): SearchAddress | null {
  if (typeof path !== 'string') return null
  const base = searchBase(path)
  const [, ...segments] = path.split('/').filter(Boolean)
  const parts =
    base &&
    partsOfPath(
      base,
      segments.map((segment) => segment.toLowerCase()),
    )
  return parts && readSearch(base, parts, new URLSearchParams(query))
}

/**
 * What the parts of a path under one of the roots, and its query, ask for. Filters that make no sense are left out: a bad
 * link still finds caregivers.
 */
export function readSearch(
  base: SearchAddress['base'],
  parts: SearchParts,
  query: URLSearchParams,
): SearchAddress {
  const [city, county, specialty, subSpecialty] = [
    parts.city,
    parts.county,
    parts.specialty,
    parts.subSpecialty,
  ].map((part) => part?.toLowerCase())
  const state = stateBySlug(parts.state ?? '')
  const typed = typedPlace(query)
  const box = readBox(query.get('box'))
  return {
    base,
    place: state
      ? { state, ...(city && { city }), ...(county && { county }) }
      : typed
        ? { typed }
        : box
          ? { box }
          : {},
    specialty: specialty ?? null,
    subSpecialty: subSpecialty ?? null,
    view: parts.view === 'grid' ? 'grid' : query.get('view') === 'map' ? 'map' : 'list',
    favorites: parts.view === 'favorites',
    ...readFilters(caregiverFilters, query),
    sort: searchSorts.find((sort) => sort === query.get('sort')) ?? emptySearch.sort,
    page: readPage(query),
  }
}

/** The root of the searches that a path lies at or below, or null. */
export function searchBase(path: string): SearchAddress['base'] | null {
  const root = path.split('/').find(Boolean)?.toLowerCase()
  return root === 'caregivers' || root === 'caregivers-search' ? `/${root}` : null
}

function partsOfPath(base: SearchAddress['base'], segments: readonly string[]): SearchParts | null {
  const [first = '', second = '', third = '', fourth = ''] = segments
  if (segments.length === 0) return {}
  if (base === '/caregivers-search' && first === 'favorites')
    return segments.length === 1 ? { view: 'favorites' } : null
  if (base === '/caregivers-search' && first === 'grid') {
    return isState(second) && segments.length === 3 ? { view: 'grid', state: second, city: third } : null
  }
  if (isState(first)) {
    if (segments.length === 1) return { state: first }
    if (segments.length === 2) return { state: first, city: second }
    return segments.length === 3 && third === 'cities' ? { state: first, county: second } : null
  }
  if (!isSpecialty(first)) return null
  if (segments.length === 1) return { specialty: first }
  if (!isState(second) || segments.length > 4) return null
  const inState = { specialty: first, state: second }
  if (segments.length === 2) return inState
  if (segments.length === 3) return { ...inState, city: third }
  return isSpecialty(fourth) ? { ...inState, city: third, subSpecialty: fourth } : null
}

const isState = (segment: string) => stateBySlug(segment) !== undefined

/** The address of a search: `parseSearch` of it gives the search back. */
export function searchHref(search: Partial<SearchAddress>): PageHref {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const whole: SearchAddress = { ...emptySearch, ...Object.fromEntries(given) }
  const query = searchQuery(whole).toString()
  const path = searchPath(whole)
  return query ? `${path}?${query}` : path
}

function searchPath({ base, place, specialty, subSpecialty, view, favorites }: SearchAddress): PagePath {
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
  return [root, ...segments.filter(Boolean)].join('/') as PagePath
}

function searchQuery(search: SearchAddress): URLSearchParams {
  const query = new URLSearchParams()
  if (search.place.typed) query.set('place', search.place.typed)
  if (search.place.box) query.set('box', writeBox(search.place.box))
  writeFilters(caregiverFilters, search, query)
  if (search.view === 'map') query.set('view', 'map')
  if (search.sort !== emptySearch.sort) query.set('sort', search.sort)
  if (search.page !== emptySearch.page) query.set('page', String(search.page))
  return query
}

/** What the server is asked for a search address: cents, and rows instead of pages. */
export function caregiverQuery(search: SearchAddress): CaregiverQuery {
  const { place } = search
  const fromPath = [search.specialty, search.subSpecialty].flatMap(
    (segment) => conditionBySlug(segment ?? '') ?? [],
  )
  const specialty = [search.specialty, search.subSpecialty].find((segment) => specialties.has(segment))
  const wanted = [...new Set([...fromPath, ...search.conditions])]
  return {
    ...placeQuery(place),
    ...(place.box && { box: writeBox(place.box) }),
    ...(place.county !== undefined && { county: place.county }),
    ...(specialty && { specialty }),
    ...sentFilters(caregiverFilters, search),
    ...(wanted.length > 0 && { conditions: wanted }),
    ...(search.favorites && { favorites: true }),
    sort: search.sort,
    limit: caregiverSearchPageSize,
    offset: (search.page - 1) * caregiverSearchPageSize,
  }
}

/** How many filters are set; the two ends of a range of rates are one. */
export function filterCount(search: SearchFilters): number {
  return countFilters(caregiverFilters, search)
}

/**
 * The filters that are set, how far away first: how each is said, and the search without it, on its first page.
 */
export function chosenFilters(
  search: SearchAddress,
): { readonly say: (locale: Locale) => string; readonly without: SearchAddress }[] {
  const set = setFilters(caregiverFilters, search)
  const isFirst = ({ name }: { readonly name: string }) => name === 'distance'
  return [...set.filter(isFirst), ...set.filter((one) => !isFirst(one))].map((one) => ({
    say: one.say,
    without: { ...search, ...one.without, page: 1 },
  }))
}

/** The same search without its filters, on its first page. */
export function withoutFilters(search: SearchAddress): SearchAddress {
  return { ...search, ...usualFilters(caregiverFilters), page: 1 }
}
