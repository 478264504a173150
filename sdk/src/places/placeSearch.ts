import type { Client } from '../client/client.js'
import type { After } from '../kit/state/toasts.js'
import { findLocations, type Place } from './calls.js'
import { locationSearchLimit } from '../vocabulary/places/constants.js'
import { isLongZipCode } from '../vocabulary/places/zipCode.js'
import { message, type BoundText } from '../kit/text.js'
import { createSuggestions, type Suggestions } from './suggestions.js'
import { zipTexts } from './texts.js'

/** A place field while somebody types in it. */
export type PlaceSearch = Suggestions<Place>

/** 'Oakland, CA 94601', as a place is written. */
export function placeLabel(place: Pick<Place, 'city' | 'state'> & { zip_code?: string }): string {
  return `${place.city}, ${place.state}${place.zip_code ? ` ${place.zip_code}` : ''}`
}

/**
 * What a place field says when nothing matches: of a ZIP code that no home has it; null for its own words.
 */
export function nothingFound(typed: string): BoundText | null {
  const text = typeof typed === 'string' ? typed.trim() : ''
  return isLongZipCode(text) ? message(zipTexts.unknown, { zip: text }) : null
}

/** Places while somebody types: asked for after a pause, and a late answer never shown. */
export function createPlaceSearch(care: Client, after?: After, limit = locationSearchLimit): PlaceSearch {
  return createSuggestions(
    (signal, text) => care.call(findLocations, { body: { location_str: text, limit } }, { signal }),
    placeLabel,
    after,
  )
}
