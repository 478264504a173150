import { partsOf } from '../../kit/shape.js'
import { slug } from '../../kit/slug.js'
import { stateBySlug, states, type StateCode } from './states.js'
import { isZipCode } from './zipCode.js'

/** Where a search looks: a city of a state as its address names it, or what was typed and is not yet resolved. */
export interface SearchedPlace {
  readonly state?: StateCode
  /** A path segment, as `slug` makes it. */
  readonly city?: string
  /** A ZIP code or a name. */
  readonly typed?: string
}

/** What names a state and means the city when nothing else is said: 'LA' is Los Angeles, 'New Orleans, LA' in Louisiana. */
const ratherCities: readonly string[] = ['new-york', 'washington', 'la']

/**
 * What was typed for a place, as far as it can only mean one thing: 'Oakland, CA' and 'oakland ca' have a city and a
 * state, 'California' is a state without a city, and a name without a state stays a city. After a comma comes a state, or the
 * beginning of one, which is left out; anything else belongs to the name: 'Fruitvale, Oakland' is no Fruitvale.
 */
export function splitTypedPlace(typed: string): { city: string; state?: StateCode } {
  if (typeof typed !== 'string') return { city: '' }
  const comma = typed.lastIndexOf(',')
  const after = slug(typed.slice(comma + 1))
  const state = stateBySlug(after)
  if (comma < 0 || !(state || states.entries.some(({ label }) => slug(label[0]).startsWith(after))))
    return splitWords(slug(typed))
  return { city: slug(typed.slice(0, comma)), ...(state ? { state } : {}) }
}

function splitWords(name: string): { city: string; state?: StateCode } {
  const whole = ratherCities.includes(name) ? undefined : stateBySlug(name)
  if (whole) return { city: '', state: whole }
  const words = name.split('-')
  // Names of states have up to three words: 'charleston west virginia', 'arecibo puerto rico'.
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const state = stateBySlug(words.slice(-count).join('-'))
    if (state) return { city: words.slice(0, -count).join('-'), state }
  }
  return { city: name }
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
