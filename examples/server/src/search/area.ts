import type { CaregiverPage, CaregiverQuery } from '@homecare/sdk/search'
import { middleOf, readBox, type Bounds } from '@homecare/sdk/search'
import { slug } from '@homecare/sdk/kit'
import { stateBySlug, states } from '@homecare/sdk/places'
import type { Db } from '../db/connect.ts'
import type { Point } from '../geo/distance.ts'
import { gazetteer, type Gazetteer, type KnownPlace } from '../places/gazetteer.ts'
import type { Whereabouts } from '../places/whereabouts.ts'
import { refuse } from '../refusals/refuse.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'

/** Where a search looks, and what that is called. */
export type Area =
  | { readonly kind: 'around'; readonly point: Point; readonly place: KnownPlace }
  | { readonly kind: 'box'; readonly box: Bounds; readonly point: Point; readonly place: KnownPlace }
  | { readonly kind: 'county'; readonly state: string; readonly county: string; readonly place: KnownPlace }
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'everywhere' }

/**
 * The area that a query names: a part of the earth, a ZIP code, a city, a county or a whole state; where it names none, around
 * `whereabouts`, or everywhere. Refuses a place that nobody knows with 404.
 */
export async function areaOf(
  query: CaregiverQuery,
  whereabouts: () => Promise<Whereabouts | null>,
  db: Db,
  now: number,
): Promise<Area> {
  const known = await gazetteer(db, now)
  const named = namedArea(known, query)
  if (named) return named
  const point = await whereabouts()
  const place = point && known.at(point)
  return place ? { kind: 'around', point, place } : { kind: 'everywhere' }
}

/** The area that a query names; null where it names none. Refuses a place that nobody knows with 404. */
export function namedArea(known: Gazetteer, query: CaregiverQuery): Area | null {
  const state = query.state === undefined ? undefined : stateOf(query.state)
  if (query.box !== undefined) return boxed(known, query.box)
  if (query.zip_code !== undefined) return around(known.zip(query.zip_code))
  if (query.city !== undefined) return around(known.city(slug(query.city), state))
  if (query.county !== undefined) {
    const [place] = state === undefined ? [] : known.county(slug(query.county), state)
    if (!place) throw unknown()
    return { kind: 'county', state: place.state, county: place.county, place }
  }
  return state === undefined ? null : { kind: 'state', state }
}

/** An area as a page tells it. */
export function placeOfArea(area: Area): CaregiverPage['meta']['place'] {
  switch (area.kind) {
    case 'around':
    case 'box':
      return { city: area.place.city, state: area.place.state, county: area.place.county }
    case 'county':
      return { city: '', state: area.state, county: area.county }
    case 'state':
      return { city: '', state: area.state, county: '' }
    case 'everywhere':
      return null
  }
}

function around(place: KnownPlace | undefined): Area {
  if (!place) throw unknown()
  return { kind: 'around', point: place, place }
}

/** A part of the earth is called by the place that is nearest to its middle. */
function boxed(known: Gazetteer, written: string): Area {
  const box = readBox(written)
  const point = box && middleOf(box)
  const place = point && known.nearest(point)
  if (!place) throw unknown()
  return { kind: 'box', box, point, place }
}

function stateOf(written: string): string {
  const state = states.ids.find((code) => code === written.toUpperCase()) ?? stateBySlug(slug(written))
  if (!state) throw unknown()
  return state
}

const unknown = () => refuse.notFound(caregiverServerTexts.unknownPlace)
