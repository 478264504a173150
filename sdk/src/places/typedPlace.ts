import { partsOf } from '../kit/shape.js'
import { slug } from '../kit/slug.js'
import { stateBySlug, type StateCode } from './states.js'
import { isZipCode } from './zipCode.js'

/** Where a search looks: a city of a state as its address names it, or what was typed and is not yet resolved. */
export interface SearchedPlace {
  readonly state?: StateCode
  /** A path segment, as `slug` makes it. */
  readonly city?: string
  /** A ZIP code or a name. */
  readonly typed?: string
}

/** What was typed for a place: 'Oakland, CA' has a city and a state; a name without a state stays a city. */
export function splitTypedPlace(typed: string): { city: string; state?: StateCode } {
  if (typeof typed !== 'string') return { city: '' }
  const comma = typed.lastIndexOf(',')
  if (comma < 0) return { city: slug(typed) }
  const state = stateBySlug(slug(typed.slice(comma + 1)))
  return { city: slug(typed.slice(0, comma)), ...(state ? { state } : {}) }
}

/** What the server is asked for a place: the ZIP code that was typed, else the city and the state. */
export function placeQuery(place: SearchedPlace): {
  city?: string
  state?: StateCode
  zip_code?: string
} {
  const { typed, city, state }: SearchedPlace = partsOf(place)
  if (isZipCode(typed)) return { zip_code: typed }
  const named = typed === undefined ? { city, state } : splitTypedPlace(typed)
  return { ...(named.city && { city: named.city }), ...(named.state && { state: named.state }) }
}

/** What was typed for a place, from the query of an address; undefined where nothing was. */
export function typedPlace(query: URLSearchParams): string | undefined {
  return query.get('place')?.trim().slice(0, longestPlace) || undefined
}

/** Characters of a place that are looked at. */
const longestPlace = 100
