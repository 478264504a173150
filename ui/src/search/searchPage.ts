import type { PageHref } from '@homecare/sdk/addresses'
import {
  caregiverSearchPageSize,
  conditionBySlug,
  distanceChoices,
  type When,
} from '@homecare/sdk/caregivers'
import { isApiError, partOrNull, slug, writeFilters, type Text } from '@homecare/sdk/kit'
import { states, type StateCode } from '@homecare/sdk/places'
import {
  caregiverFilters,
  caregiverQuery,
  chosenFilters,
  emptySearch,
  filterCount,
  readSearch,
  searchBase,
  searchHref,
  understandTyped,
  wishesOf,
  withoutFilters,
  type SearchAddress,
  searchCaregivers,
  type CaregiverPage,
} from '@homecare/sdk/search'
import { mapTexts, matchTexts, resultTexts, searchTexts, signalTexts } from '@homecare/sdk/texts'
import { redirectTo, type Head, type LoadContext } from '../frame/screen'
import type { Failure } from '../kit/states/FailureReference'
import { cardView, type CardView } from '../caregivers/cardView'
import type { Kept } from '../compare/CardChoice'
import { filterLinks, type FilterLink } from '../kit/filterLinks'
import { fitView, type FitView } from '../caregivers/fitView'
import { searchHead, searchWords } from './searchWords'
import { both, counted, inLocale, told } from '../kit/words'

/** Why there is no list, in words, with the ways on. */
export interface Notice {
  readonly kind: 'failed' | 'empty' | 'unknownPlace' | 'beyond'
  readonly title: Text
  readonly text: Text
  readonly links: readonly { readonly label: Text; readonly href: PageHref }[]
  /** What failed, for what support needs to know of it. */
  readonly failure?: Failure
}

/** A page of the search, ready to be shown: every word in both languages, every link an address. */
export interface SearchData {
  readonly search: SearchAddress
  /** The address of this search, for links that lead back. */
  readonly here: PageHref
  readonly heading: Text
  readonly summary: Text | null
  /** What the place field holds. */
  readonly placeName: string
  readonly cards: readonly (CardView & {
    readonly fit: FitView
    readonly kept?: Kept
    /** The area of a map in which they live. */
    readonly area: string | null
  })[]
  /** Of a page of favorites: who is ticked on another page to be compared. */
  readonly chosenElsewhere?: readonly number[]
  readonly records: number
  /** Half of those who fit ask so many cents an hour, or less. */
  readonly median: number | null
  /** Where those begin who fit in part, among the cards, and how many they are; null where there are none. */
  readonly inPart: { readonly from: number; readonly words: Text } | null
  /** What the order is made of, where that is not its name. */
  readonly order: Text | null
  readonly pages: number
  /** The address of the first page; others add `page`. */
  readonly firstPage: PageHref
  readonly filters: readonly FilterLink<PageHref>[]
  readonly clearHref: PageHref
  readonly sorts: readonly { readonly label: Text; readonly href: PageHref; readonly current: boolean }[]
  readonly views: { readonly list: PageHref; readonly grid: PageHref } | null
  readonly nearby: readonly { readonly label: Text; readonly count: Text; readonly href: PageHref }[]
  readonly notice: Notice | null
  readonly head: Head
}

type Context = Pick<LoadContext, 'care' | 'path' | 'params' | 'query' | 'signal'>

/** Searches for what the address asks for. A search that fails is a page too: it says so, and keeps the filters. */
export async function loadSearchPage({ care, path, params, query, signal }: Context): Promise<SearchData> {
  const search = readSearch(searchBase(path) ?? emptySearch.base, params, query)
  try {
    const [found, kept] = await Promise.all([
      care.call(searchCaregivers, { query: caregiverQuery(search) }, { signal }),
      search.favorites
        ? import('../compare/keptCards').then((one) => one.loadKept({ care, query, signal }))
        : null,
    ])
    const { place } = found.meta
    if (search.place.typed !== undefined && place) {
      const state = place.state as StateCode
      if (place.city) redirectTo(searchHref({ ...search, place: { state, city: slug(place.city) } }))
      // A whole state has a page too, the one of its cities; with a specialty or filters its list stays here.
      const ofState = searchHref({ place: { state } })
      if (searchHref({ ...search, place: { state } }) === ofState) redirectTo(ofState)
    }
    const page = pageOf(search, found)
    return kept ? kept(page) : page
  } catch (error) {
    if (!isApiError(error) || error.kind === 'aborted' || error.kind === 'unauthenticated') throw error
    if (error.kind !== 'notFound') return pageWithout(search, failed(error), 503)
    const meant = await partOrNull(understandTyped(care, search, { signal }))
    if (meant) redirectTo(searchHref(meant))
    return pageWithout(search, unknownPlace(search), 404)
  }
}

function pageOf(search: SearchAddress, found: CaregiverPage): SearchData {
  const { heading, summary } = searchWords(search, found)
  const pages = Math.ceil(found.records / caregiverSearchPageSize)
  const wanted = [...search.conditions, ...conditionsOfPath(search)]
  const { place } = found.meta
  const isFiltered = filterCount(search) > 0
  const wishes = wishesOf(caregiverQuery(search))
  const cards = found.data.map((caregiver) => {
    const fit = withReplies(fitView(caregiver, wishes), caregiver.reply_hours)
    const card = cardView(caregiver, wanted)
    return {
      ...card,
      ...(search.when && { href: withWhen(card.href, search.when) }),
      // What was asked for is said as such, and once.
      tags: card.tags.filter((tag) => fit.reasons.every(({ text }) => text[0] !== tag[0])),
      fit,
      area: caregiver.area,
    }
  })
  return {
    ...frameOf(search, place !== null && place.city !== ''),
    heading,
    summary,
    placeName: search.place.box
      ? ''
      : place?.city
        ? `${place.city}, ${place.state}`
        : place
          ? (states.find(place.state)?.label[0] ?? '')
          : '',
    cards,
    records: found.records,
    median: found.summary.rate_median,
    inPart: inPartOf(cards, found),
    pages,
    nearby: found.meta.nearby.map(({ city, state, distance, caregivers }) => ({
      label: nearbyWords(city, distance),
      count: counted(searchTexts.caregiverCount, caregivers),
      href: searchHref({ ...emptySearch, place: { state: state as StateCode, city: slug(city) } }),
    })),
    notice: found.data.length > 0 ? null : noticeOf(search, isFiltered, found.records, pages),
    head: searchHead(search, found, isFiltered),
  }
}

/** What fits, and after it how soon they answer families who write first, where that is known. */
const withReplies = (fit: FitView, hours: number | null): FitView =>
  hours === null
    ? fit
    : {
        ...fit,
        reasons: [...fit.reasons, { text: counted(signalTexts.replies, hours), fits: 'whole' }],
      }

function inPartOf(cards: SearchData['cards'], { records, fits }: CaregiverPage): SearchData['inPart'] {
  const from = cards.findIndex(({ fit }) => !fit.whole)
  if (from < 0) return null
  const words = fits > 0 ? matchTexts.moreInPart : matchTexts.onlyInPart
  return { from, words: counted(words, records - fits) }
}

/** A profile on which what was asked for is marked. */
function withWhen(profile: PageHref, when: When): PageHref {
  const query = new URLSearchParams()
  writeFilters({ when: caregiverFilters.when }, { when }, query)
  return `${profile}?${query}` as PageHref
}

function nearbyWords(city: string, miles: number): Text {
  return both((locale) => `${city}, ${inLocale(locale, counted(searchTexts.milesAway, miles))}`)
}

/** What can be shown without an answer. */
function pageWithout(search: SearchAddress, notice: Notice, status: number): SearchData {
  const title = search.favorites ? searchTexts.favoritesTitle : searchTexts.titleAll
  return {
    ...frameOf(search, search.place.city !== undefined),
    heading: title,
    summary: null,
    placeName: search.place.typed ?? '',
    cards: [],
    records: 0,
    median: null,
    inPart: null,
    pages: 0,
    nearby: [],
    notice,
    head: { title, noindex: true, status },
  }
}

function frameOf(search: SearchAddress, hasPlace: boolean) {
  const first = { ...search, page: 1 }
  return {
    search,
    here: searchHref(search),
    firstPage: searchHref(first),
    filters: [...boxLink(search), ...filterLinks(chosenFilters(search), searchHref)],
    clearHref: searchHref(withoutFilters(search)),
    sorts: sortsOf(first, hasPlace),
    order: search.sort === 'best' ? matchTexts.order : null,
    views: viewsOf(first),
  }
}

/** What a map has shown is taken away as a filter is. */
function boxLink(search: SearchAddress): readonly FilterLink<PageHref>[] {
  if (!search.place.box) return []
  return [{ label: mapTexts.searched, href: searchHref({ ...search, place: {}, page: 1 }) }]
}

const sortLabels = {
  best: searchTexts.sortBest,
  distance: searchTexts.sortDistance,
  rating: searchTexts.sortRating,
  rate_low: searchTexts.sortRateLow,
  rate_high: searchTexts.sortRateHigh,
  newest: searchTexts.sortNewest,
} as const

function sortsOf(search: SearchAddress, hasPlace: boolean) {
  return (Object.keys(sortLabels) as (keyof typeof sortLabels)[]).map((sort) => ({
    // Without a place nobody is near: the same order is then by reviews.
    label: sort === 'distance' && !hasPlace ? searchTexts.sortReviewed : sortLabels[sort],
    href: searchHref({ ...search, sort }),
    current: sort === search.sort,
  }))
}

/** The grid has an address of its own, for a city. */
function viewsOf(search: SearchAddress): SearchData['views'] {
  if (!search.place.city || search.specialty) return null
  return {
    list: searchHref({ ...search, view: 'list' }),
    grid: searchHref({ ...search, view: 'grid' }),
  }
}

function noticeOf(search: SearchAddress, isFiltered: boolean, records: number, pages: number): Notice {
  if (records > 0) {
    const label = told(searchTexts.lastPage, { page: pages })
    return {
      kind: 'beyond',
      title: searchTexts.beyond,
      text: told(searchTexts.beyondHint, { pages }),
      links: [{ label, href: searchHref({ ...search, page: pages }) }],
    }
  }
  if (search.favorites) {
    return {
      kind: 'empty',
      title: searchTexts.noFavorites,
      text: searchTexts.noFavoritesHint,
      links: [{ label: searchTexts.findCaregivers, href: '/caregivers-search' }],
    }
  }
  return {
    kind: 'empty',
    title: isFiltered ? searchTexts.noneFound : searchTexts.noneHere,
    text: isFiltered ? searchTexts.noneFoundHint : searchTexts.noneHereHint,
    links: [
      ...widerLinks(search),
      ...(isFiltered
        ? [{ label: resultTexts.clearFilters, href: searchHref(withoutFilters(search)) }]
        : [{ label: searchTexts.tellUs, href: '/family-signup' } as const]),
    ],
  }
}

function widerLinks(search: SearchAddress) {
  if (!search.place.city && !search.place.typed) return []
  const next = distanceChoices.find((miles) => miles >= search.distance * 2) ?? distanceChoices.at(-1)!
  if (next <= search.distance) return []
  const label = told(searchTexts.widen, { miles: next })
  return [{ label, href: searchHref({ ...search, distance: next, page: 1 }) }]
}

function unknownPlace(search: SearchAddress): Notice {
  const place = search.place.typed ?? (search.place.city ?? search.place.county ?? '').replaceAll('-', ' ')
  return {
    kind: 'unknownPlace',
    title: searchTexts.unknownPlace,
    text: told(searchTexts.unknownPlaceHint, { place }),
    links: [{ label: searchTexts.allPlaces, href: '/caregivers' }],
  }
}

const failed = ({ kind, requestId }: Failure): Notice => ({
  kind: 'failed',
  title: searchTexts.failed,
  text: searchTexts.failedHint,
  links: [],
  failure: { kind, requestId },
})

function conditionsOfPath(search: SearchAddress): number[] {
  return [search.specialty, search.subSpecialty].flatMap((segment) => conditionBySlug(segment ?? '') ?? [])
}
