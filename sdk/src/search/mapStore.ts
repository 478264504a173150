import type { Client } from '../client/client.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { areaAbove, readArea, writeArea, type Bounds } from './mapAreas.js'
import { countAreas, type AreaQuery, type FoundAreas } from './mapCalls.js'
import { caregiverQuery, emptySearch, type SearchAddress } from './searchAddress.js'

/** The areas of a search on a map: those that were found last stay while others are loading. */
export type AreaMap = Omit<Resource<FoundAreas>, 'load'> & {
  /** Loads the areas of a search, unless it asks for those that were asked for last: another page of it has the same. */
  load(search: SearchAddress, level: number): Promise<void>
}

/** The areas of a search on a map, as they are asked for again and again while the map is moved. */
export function createAreaMap(care: Client): AreaMap {
  const areas = resource((signal, query: AreaQuery) => care.call(countAreas, { query }, { signal }))
  let last = ''
  return {
    ...areas,
    async load(search, level) {
      const query = areaQuery(search, level)
      const asked = JSON.stringify(query)
      if (asked === last && !areas.error.peek()) return
      last = asked
      await areas.load(query)
    },
  }
}

/** What the server is asked for the areas of a search: neither its page nor the area that narrows its list changes them. */
export function areaQuery(search: SearchAddress, level: number): AreaQuery {
  const { area: _, limit: __, offset: ___, ...query } = caregiverQuery(search)
  return { ...query, level }
}

/** The same search in a part of the earth: what its path asked for as filters, and all of its areas. */
export function searchInBox(search: SearchAddress, box: Bounds): SearchAddress {
  const { specialty, conditions } = caregiverQuery(search)
  return {
    ...search,
    base: specialty ? '/caregivers' : emptySearch.base,
    place: { box },
    specialty: specialty ?? null,
    subSpecialty: null,
    conditions: conditions ?? [],
    view: search.view === 'grid' ? 'list' : search.view,
    favorites: false,
    area: null,
    page: 1,
  }
}

/** The same search, its list narrowed to an area, or not where that is pressed again. */
export function searchInArea(search: SearchAddress, area: string | null): SearchAddress {
  return { ...search, area: area === search.area ? null : area, page: 1 }
}

/** The area of a level in which a smaller one lies, or one of the same size; null where there is none such. */
export function areaWithin(smaller: string | null, level: number): string | null {
  let area = readArea(smaller)
  while (area && area.level < level) area = areaAbove(area)
  return area?.level === level ? writeArea(area) : null
}
