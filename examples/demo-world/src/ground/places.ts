import type { PlaceRow } from '../rows/rows.ts'

/** The places of the demo world: those of a gazetteer, numbered in its order. */
export function numberedPlaces(gazetteer: readonly Omit<PlaceRow, 'id'>[]): PlaceRow[] {
  return gazetteer.map((place, index) => ({ id: index + 1, ...place }))
}

/** Finds one place by name; throws where it is missing, since only our own lists ask. */
export function placeNamed(places: readonly PlaceRow[], city: string, state: string): PlaceRow {
  const found = places.find((place) => place.city === city && place.state === state)
  if (!found) throw new Error(`No place ${city}, ${state} in the gazetteer`)
  return found
}
