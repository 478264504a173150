import type { PageHref, PagePath } from '@homecare/sdk/addresses'
import { slug, type Text } from '@homecare/sdk/kit'
import {
  stateBySlug,
  states,
  stateSlug,
  listTopCities,
  type CityCount,
  type StateCode,
} from '@homecare/sdk/places'
import { searchHref } from '@homecare/sdk/search'
import { placesTexts, searchTexts } from '@homecare/sdk/texts'
import type { Head, LoadContext } from '../frame/screen'
import { both, counted, thousands, told } from '../kit/words'

interface PlaceLink {
  readonly label: Text
  readonly href: PageHref
  readonly count: Text
}

/** A page of the places: the country's states, a state's cities and counties, or a county's cities. */
export interface PlacesData {
  readonly title: Text
  readonly lead: Text | null
  /** The way up, outermost first. */
  readonly trail: readonly { readonly label: Text; readonly href: PageHref }[]
  /** What it is called within a sentence. */
  readonly place: Text
  readonly groups: readonly { readonly title: Text; readonly links: readonly PlaceLink[] }[]
  readonly head: Head
}

type Context = Pick<LoadContext, 'care' | 'params' | 'signal'>

export async function loadPlacesPage({ care, params, signal }: Context): Promise<PlacesData> {
  const state = stateBySlug(params.state ?? '')
  const county = params.level === 'county' ? params.county : undefined
  const body = { limit: 1000, ...(state && { state }), ...(county && { county }) }
  const cities = await care.call(listTopCities, { body }, { signal })
  if (state && county !== undefined) return countyPage(state, county, cities)
  return state ? statePage(state, cities) : countryPage(cities)
}

function countryPage(cities: readonly CityCount[]): PlacesData {
  const inAll = sum(cities)
  return {
    title: placesTexts.country,
    lead: told(placesTexts.countryLead, { caregivers: thousands(inAll), cities: thousands(cities.length) }),
    trail: [],
    place: placesTexts.country,
    groups: [
      { title: placesTexts.states, links: statesOf(cities) },
      { title: placesTexts.cities, links: cities.slice(0, 24).map(cityLink) },
    ],
    head: { title: placesTexts.country, canonical: '/caregivers' },
  }
}

function statePage(state: StateCode, cities: readonly CityCount[]): PlacesData {
  const name = states.get(state).label
  const title = told(placesTexts.state, { state: name })
  const counties = groupedBy(cities, ({ county }) => county)
  const path: PagePath = `/caregivers/${stateSlug(state)}`
  return {
    title,
    lead: cities.length === 0 ? null : counted(placesTexts.stateLead, sum(cities), { state: name }),
    trail: [{ label: placesTexts.country, href: '/caregivers' }],
    place: name,
    groups: [
      { title: placesTexts.cities, links: cities.map(cityLink) },
      {
        title: placesTexts.counties,
        links: counties.map(([county, inCounty]) => ({
          label: [county, county] as const,
          href: `${path}/${slug(county)}/cities` as const,
          count: counted(searchTexts.caregiverCount, sum(inCounty)),
        })),
      },
    ],
    head: { title, canonical: path, noindex: cities.length === 0 },
  }
}

function countyPage(state: StateCode, countySlug: string, cities: readonly CityCount[]): PlacesData {
  const name = states.get(state).label
  const county = cities[0]?.county ?? countySlug.replaceAll('-', ' ')
  const title = told(placesTexts.county, { county, state: name })
  return {
    title,
    lead: null,
    trail: [
      { label: placesTexts.country, href: '/caregivers' },
      { label: name, href: `/caregivers/${stateSlug(state)}` },
    ],
    place: [county, county],
    groups: [{ title: placesTexts.cities, links: cities.map(cityLink) }],
    head: {
      title,
      canonical: `/caregivers/${stateSlug(state)}/${slug(county)}/cities`,
      noindex: cities.length === 0,
    },
  }
}

/** The states that have caregivers, by name in English. */
function statesOf(cities: readonly CityCount[]): PlaceLink[] {
  return states.entries.flatMap(({ id, label }) => {
    const inState = sum(cities.filter(({ state }) => state === id))
    if (inState === 0) return []
    return [
      { label, href: `/caregivers/${stateSlug(id)}`, count: counted(searchTexts.caregiverCount, inState) },
    ]
  })
}

function cityLink({ city, state, caregivers }: CityCount): PlaceLink {
  return {
    label: both(() => `${city}, ${state}`),
    href: searchHref({ place: { state: state as StateCode, city: slug(city) } }),
    count: counted(searchTexts.caregiverCount, caregivers),
  }
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b))
}

const sum = (cities: readonly CityCount[]) => cities.reduce((total, { caregivers }) => total + caregivers, 0)
