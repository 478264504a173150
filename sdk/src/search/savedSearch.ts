import { dayMs } from '../kit/constants.js'
import { addDays, dayIn } from '../kit/dates/dates.js'
import { instantIn } from '../kit/dates/zoneTime.js'
import { slug } from '../kit/slug.js'
import { say, type Locale } from '../kit/text.js'
import { conditionBySlug, specialties } from '../vocabulary/caregivers/catalogue.js'
import { states, type StateCode } from '../vocabulary/places/states.js'
import type { CaregiverPage } from './calls.js'
import { caregiverFilters, type SearchFilters } from './filters.js'
import type { SavedSearch } from './savedCalls.js'
import { savedSearchTexts } from './savedSearchTexts.js'
import { chosenFilters, emptySearch, parseSearch, type SearchAddress } from './searchAddress.js'

/** How many searches a family keeps at most. */
export const savedSearchLimit = 10
/** At what time of the day, where the family lives, it is written to of who is new. */
export const savedSearchLetterTime = '09:00'

/** The place that a search has understood; null for everywhere. */
type FoundPlace = CaregiverPage['meta']['place']

/**
 * The search of an address as it is kept: where it looks and whom it asks for, and neither the page, the order nor the look
 * of the list. Addresses that ask for the same give the same: a condition of the path is one of the filter, and the values of
 * a filter have one order. Null for what is no list of a search: favorites, the cities of a county, other pages.
 */
export function savableSearch(address: string): SearchAddress | null {
  if (typeof address !== 'string') return null
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const search = parseSearch(path, query)
  if (!search || search.favorites || search.place.county !== undefined) return null
  const ofPath = [search.specialty, search.subSpecialty].filter((segment) => segment !== null)
  const specialty = ofPath.find((segment) => specialties.has(segment)) ?? null
  const conditions = [...ofPath.flatMap((segment) => conditionBySlug(segment) ?? []), ...search.conditions]
  return {
    ...emptySearch,
    ...inOrder({ ...search, conditions: [...new Set(conditions)] }),
    base: specialty ? '/caregivers' : emptySearch.base,
    place: search.place,
    specialty,
  }
}

/** The filters of a search, the values of each in one order. */
function inOrder(search: SearchFilters): SearchFilters {
  const filters = Object.keys(caregiverFilters).map((name) => {
    const value = search[name as keyof SearchFilters]
    return [name, Array.isArray(value) ? value.toSorted(byValue) : value]
  })
  return Object.fromEntries(filters) as SearchFilters
}

const byValue = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)

/** The same search in the place that it was understood to mean, by its name: wherever it is opened, it looks there. */
export function inFoundPlace(search: SearchAddress, place: FoundPlace): SearchAddress {
  if (search.place.box) return search
  if (!place) return { ...search, place: {} }
  const state = place.state as StateCode
  if (place.city) return { ...search, place: { state, city: slug(place.city) } }
  // A whole state has the page of its cities, unless more is asked for than the place.
  return { ...search, place: search.specialty ? { state } : { typed: state } }
}

/** Where a search that is kept looks: 'Oakland, CA', a state by its name, or anywhere. */
export function savedPlaceWords(place: FoundPlace, locale: Locale): string {
  if (!place) return say(locale, savedSearchTexts.anywhere)
  if (place.city) return `${place.city}, ${place.state}`
  const state = states.find(place.state)
  return state ? say(locale, state.label) : place.state
}

/** What a search that is kept asks for: 'Oakland, CA · Dementia · Tue & Thu, afternoon'. */
export function savedSearchWords(
  { address, place }: Pick<SavedSearch, 'address' | 'place'>,
  locale: Locale,
): string {
  const search = savableSearch(address)
  const specialty = specialties.find(search?.specialty ?? '')
  return [
    savedPlaceWords(place, locale),
    ...(specialty ? [say(locale, specialty.label)] : []),
    ...(search ? chosenFilters(search).map((filter) => filter.say(locale)) : []),
  ].join(' · ')
}

/**
 * When a family is next written to of who is new: tomorrow at `savedSearchLetterTime`, by the clock of an IANA zone. So nobody
 * has two such letters in a day, also where the last one was late.
 */
export function nextSavedSearchLetter(zone: string, now: Date): Date {
  const tomorrow = addDays(dayIn(zone, now), 1)
  return instantIn(zone, tomorrow, savedSearchLetterTime) ?? new Date(now.getTime() + dayMs)
}
