import type { PageHref } from '@homecare/sdk/addresses'
import type { OutOf } from '@homecare/sdk/client'
import {
  jobFilters,
  jobQuery,
  jobSearchHref,
  jobSearchPageSize,
  readJobSearch,
  searchJobs,
  type JobSearchAddress,
} from '@homecare/sdk/jobs'
import { isApiError, partOrNull, setFilters, slug, type Text } from '@homecare/sdk/kit'
import type { StateCode } from '@homecare/sdk/places'
import { emptySearch, understandTyped } from '@homecare/sdk/search'
import { fitGroups } from '@homecare/sdk/shifts'
import { jobFitTexts, jobSearchTexts, jobTexts } from '@homecare/sdk/texts'
import type { Notice } from '../search/searchPage'
import { filterLinks, type FilterLink } from '../kit/filterLinks'
import { counted, told } from '../kit/words'
import { redirectTo, type Head, type LoadContext } from '../frame/screen'
import type { Failure } from '../kit/states/FailureReference'
import { jobCardView, type JobCardView } from './jobWords'

/** A page of jobs, ready to be shown. */
export interface JobSearchData {
  readonly search: JobSearchAddress
  /** The address of the first page of the same list. */
  readonly firstPage: PageHref
  readonly heading: Text
  readonly count: Text | null
  /** What the place field holds. */
  readonly placeName: string
  /** What fits in full, and what in part, where it was asked by a caregiver; else all as one. */
  readonly groups: readonly { readonly words: Text | null; readonly cards: readonly JobCardView[] }[]
  readonly records: number
  readonly pages: number
  readonly filters: readonly FilterLink<PageHref>[]
  readonly clearHref: PageHref
  readonly nearby: readonly { readonly label: string; readonly count: Text; readonly href: PageHref }[]
  readonly notice: Notice | null
  readonly head: Head
}

type Found = OutOf<typeof searchJobs>
type Context = Pick<LoadContext, 'care' | 'params' | 'query' | 'signal'>

/** Looks for what the address asks for. A search that fails is a page too: it says so, and keeps the filters. */
export async function loadJobSearchPage({ care, params, query, signal }: Context): Promise<JobSearchData> {
  const search = readJobSearch(params, query)
  try {
    const found = await care.call(searchJobs, { query: jobQuery(search) }, { signal })
    const { place } = found.meta
    if (search.place.typed !== undefined && place) {
      const named = { state: place.state as StateCode, city: slug(place.city) }
      redirectTo(jobSearchHref({ ...search, place: named }))
    }
    return pageOf(search, found)
  } catch (error) {
    if (!isApiError(error) || error.kind === 'aborted' || error.kind === 'unauthenticated') throw error
    if (error.kind !== 'notFound') return pageWithout(search, failed(error), 503)
    const meant = await partOrNull(understandTyped(care, { ...emptySearch, place: search.place }, { signal }))
    // Jobs are at a city, or anywhere: of what else was meant nothing is looked for.
    if (meant?.place.city) redirectTo(jobSearchHref({ ...search, place: meant.place }))
    return pageWithout(search, unknownPlace, 404)
  }
}

function pageOf(search: JobSearchAddress, { data, records, fitting, meta }: Found): JobSearchData {
  const pages = Math.ceil(records / jobSearchPageSize)
  const heading = headingOf(search, meta.place)
  const isFiltered = filtersOf(search).length > 0
  return {
    ...frameOf(search),
    heading,
    count: records > 0 ? counted(jobTexts.found, records) : null,
    placeName: meta.place ? `${meta.place.city}, ${meta.place.state}` : '',
    groups: groupsOf(search, data, fitting ?? records, records),
    records,
    pages,
    nearby: meta.nearby.map(({ city, state, jobs }) => ({
      label: `${city}, ${state}`,
      count: counted(jobTexts.found, jobs),
      href: jobSearchHref({ place: { state: state as StateCode, city: slug(city) } }),
    })),
    notice: data.length > 0 ? null : records > 0 ? beyond(search) : empty(search, isFiltered),
    head: {
      title: heading,
      ...(search.place.city && meta.place && { description: told(jobSearchTexts.description, meta.place) }),
      canonical: jobSearchHref({ place: search.place, page: search.page }),
      // A page that shows a job is listed only where every family on it has agreed to that.
      noindex: isFiltered || data.length === 0 || !data.every(({ may_be_indexed }) => may_be_indexed),
    },
  }
}

function groupsOf(search: JobSearchAddress, jobs: Found['data'], fitting: number, records: number) {
  const counts = { fitting, in_part: records - fitting, records }
  return fitGroups(jobs, (search.page - 1) * jobSearchPageSize, counts).map(
    ({ fit, items, count, isFirst }) => ({
      words: fit === 'full' ? null : counted(isFirst ? jobFitTexts.allInPart : jobFitTexts.moreInPart, count),
      cards: items.map(jobCardView),
    }),
  )
}

function headingOf({ place }: JobSearchAddress, found: Found['meta']['place']): Text {
  if (!found) return jobSearchTexts.titleAll
  return place.city ? told(jobSearchTexts.titlePlace, found) : jobSearchTexts.title
}

function pageWithout(search: JobSearchAddress, notice: Notice, status: number): JobSearchData {
  const title = jobSearchTexts.titleAll
  return {
    ...frameOf(search),
    heading: title,
    count: null,
    placeName: search.place.typed ?? (search.place.city ?? '').replaceAll('-', ' '),
    groups: [],
    records: 0,
    pages: 0,
    nearby: [],
    notice,
    head: { title, noindex: true, status },
  }
}

const frameOf = (search: JobSearchAddress) => ({
  search,
  firstPage: jobSearchHref({ ...search, page: 1 }),
  filters: filtersOf(search),
  clearHref: jobSearchHref({ place: search.place }),
})

/** The filters that are set, each with the address without it. */
const filtersOf = ({ place, filters }: JobSearchAddress): FilterLink<PageHref>[] =>
  filterLinks(setFilters(jobFilters, filters), (left) => jobSearchHref({ place, filters: left }))

const failed = ({ kind, requestId }: Failure): Notice => ({
  kind: 'failed',
  title: jobSearchTexts.failed,
  text: jobTexts.searchFailed,
  links: [],
  failure: { kind, requestId },
})
const unknownPlace: Notice = {
  kind: 'unknownPlace',
  title: jobSearchTexts.unknownPlace,
  text: jobSearchTexts.unknownPlaceHint,
  links: [{ label: jobSearchTexts.browse, href: '/caregiver-jobs' }],
}
const beyond = (search: JobSearchAddress): Notice => ({
  kind: 'beyond',
  title: jobSearchTexts.beyond,
  text: jobSearchTexts.beyondHint,
  links: [{ label: jobSearchTexts.firstPage, href: jobSearchHref({ ...search, page: 1 }) }],
})
const empty = (search: JobSearchAddress, isFiltered: boolean): Notice => ({
  kind: 'empty',
  title: isFiltered ? jobSearchTexts.noneFiltered : jobSearchTexts.none,
  text: isFiltered ? jobSearchTexts.noneFilteredHint : jobSearchTexts.noneHint,
  links: isFiltered ? [{ label: jobSearchTexts.clear, href: jobSearchHref({ place: search.place }) }] : [],
})
