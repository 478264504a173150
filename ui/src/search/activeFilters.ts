import {
  assistance,
  clinicalSkills,
  conditions,
  languages,
  providerTypes,
  scheduleFlags,
} from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { emptySearch, searchHref, type SearchAddress } from '@homecare/sdk/search'
import { filterTexts, searchTexts } from '@homecare/sdk/texts'
import { told } from '../kit/words'

/** A filter that is set, and the address without it. */
export interface ActiveFilter {
  readonly label: Text
  readonly href: string
}

/** The filters of a search, in the order of the filter sheet. Taking one away leads to the first page. */
export function activeFilters(search: SearchAddress): ActiveFilter[] {
  const without = (label: Text | undefined, change: Partial<SearchAddress>): ActiveFilter[] =>
    label ? [{ label, href: searchHref({ ...search, ...change, page: 1 }) }] : []
  const each = <K extends 'conditions' | 'services' | 'languages' | 'availability'>(
    key: K,
    labelOf: (value: SearchAddress[K][number]) => Text | undefined,
  ) =>
    search[key].flatMap((value) =>
      without(labelOf(value), {
        [key]: search[key].filter((one: unknown) => one !== value),
      } as Partial<SearchAddress>),
    )
  return [
    ...(search.distance === emptySearch.distance
      ? []
      : without(told(filterTexts.miles, { miles: search.distance }), { distance: emptySearch.distance })),
    ...each('conditions', (id) => (conditions.find(id) ?? clinicalSkills.find(id))?.label),
    ...each('services', (id) => assistance.find(id)?.label),
    ...each('languages', (id) => languages.find(id)?.label),
    ...(search.rateMin === null
      ? []
      : without(told(searchTexts.rateFrom, { rate: search.rateMin }), { rateMin: null })),
    ...(search.rateMax === null
      ? []
      : without(told(searchTexts.rateTo, { rate: search.rateMax }), { rateMax: null })),
    ...without(providerTypes.find(search.providerType)?.label, { providerType: null }),
    ...each('availability', (flag) => scheduleFlags.find(`schedule_${flag}`)?.label),
    ...(search.gender === null ? [] : without(filterTexts[search.gender], { gender: null })),
    ...(search.vetted ? without(filterTexts.vettedOnly, { vetted: false }) : []),
  ]
}
