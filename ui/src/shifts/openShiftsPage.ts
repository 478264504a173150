import { profileModalPath, type PageHref } from '@homecare/sdk/addresses'
import {
  mayFilterOpenShifts,
  missingShiftFilterChoices,
  type ShiftFilterChoice,
} from '@homecare/sdk/caregivers'
import { dayIn, isApiError, pacificTimeZone, partOrNull, setFilters, type Text } from '@homecare/sdk/kit'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import {
  fitGroups,
  listOpenShifts,
  listShiftInvites,
  listShifts,
  openShiftPageQuery,
  openShiftsHref,
  openShiftsPageSize,
  parseOpenShiftSearch,
  shiftFilters,
  type FitGroup,
  type OpenShift,
  type OpenShiftSearch,
  type OwnShift,
} from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import type { Notice } from '../search/searchPage'
import { filterLinks, type FilterLink } from '../kit/filterLinks'
import { both, counted, inLocale } from '../kit/words'
import type { LoadContext } from '../frame/screen'
import type { Failure } from '../kit/states/FailureReference'

/** A page of open shifts, ready to be shown. */
export interface OpenShiftsData {
  readonly search: OpenShiftSearch
  /** What fits in full, what in part, and what the reader cannot take. */
  readonly groups: readonly FitGroup<OpenShift>[]
  /** Shifts that facilities have given the reader, to be confirmed. */
  readonly given: readonly OwnShift[]
  /** Open shifts that facilities ask the reader to work. */
  readonly invited: readonly OpenShift[]
  readonly count: Text | null
  readonly pages: number
  readonly filters: readonly FilterLink<PageHref>[]
  readonly notice: Notice | null
  /** The preferences that must be chosen before shifts can be filtered; none where they are, or are an agency's. */
  readonly missing: readonly ShiftFilterChoice[]
}

/** Looks for what the address asks for. A search that fails is a page too: it says so, and keeps the filters. */
export async function loadOpenShiftsPage({
  care,
  identity,
  query,
  signal,
}: Pick<LoadContext, 'care' | 'identity' | 'query' | 'signal'>): Promise<OpenShiftsData> {
  const given = loadGiven({ care, signal })
  const invites = partOrNull(care.call(listShiftInvites, {}, { signal }))
  const own =
    identity.user_type === 'caregiver' ? await partOrNull(care.call(getOwnCaregiver, {}, { signal })) : null
  const missing = own ? missingShiftFilterChoices(own) : []
  // Whoever has not chosen the preferences sees the shifts as they come.
  const search = parseOpenShiftSearch(own && !mayFilterOpenShifts(own) ? new URLSearchParams() : query)
  const page = {
    search,
    filters: filtersOf(search),
    missing,
    given: await given,
    invited: (await invites) ?? [],
  }
  try {
    const { data, records, fitting, in_part, located } = await care.call(
      listOpenShifts,
      { query: openShiftPageQuery(search) },
      { signal },
    )
    return {
      ...page,
      groups: fitGroups(data, (search.page - 1) * openShiftsPageSize, { fitting, in_part, records }),
      count: records > 0 ? foundWords(records, fitting, in_part) : null,
      pages: Math.ceil(records / openShiftsPageSize),
      notice:
        data.length > 0
          ? null
          : records > 0
            ? beyond(search)
            : located
              ? empty(page.filters.length > 0)
              : homeUnknown(own !== null),
    }
  } catch (error) {
    if (!isApiError(error) || error.kind === 'aborted' || error.kind === 'unauthenticated') throw error
    return { ...page, groups: [], count: null, pages: 0, notice: failed(error) }
  }
}

/** What waits to be confirmed, ahead of today; a list that fails is none, and keeps nothing from being found. */
async function loadGiven({
  care,
  signal,
}: Pick<LoadContext, 'care' | 'signal'>): Promise<readonly OwnShift[]> {
  const start_date = dayIn(pacificTimeZone, new Date())
  return (
    (await partOrNull(
      care.call(listShifts, { query: { start_date, status: 'assigned', limit: 100 } }, { signal }),
    )) ?? []
  )
}

/** Nothing is near where nobody knows what near is. The agency keeps the address of whom it sends. */
const homeUnknown = (keepsProfile: boolean): Notice => ({
  kind: 'empty',
  title: words.homeUnknown,
  text: keepsProfile ? words.homeUnknownHint : words.homeUnknownAgency,
  links: keepsProfile ? [{ label: words.toLocation, href: profileModalPath('location') }] : [],
})

/** '12 shifts. 5 match all your preferences.' Where none can be taken, preferences have no part in it. */
const foundWords = (records: number, fitting: number, inPart: number): Text =>
  both((locale) => {
    const none = inPart === 0 ? words.noneOpen : words.noneFitting
    const fit = fitting === 0 ? none : counted(words.fitting, fitting)
    return `${inLocale(locale, counted(words.found, records))}. ${inLocale(locale, fit)}.`
  })

/** The filters that are set, each with the address without it. */
const filtersOf = ({ filters }: OpenShiftSearch): FilterLink<PageHref>[] =>
  filterLinks(setFilters(shiftFilters, filters), (left) => openShiftsHref({ filters: left }))

const failed = ({ kind, requestId }: Failure): Notice => ({
  ...{ kind: 'failed', title: words.failed, text: words.failedText, links: [] },
  failure: { kind, requestId },
})
const beyond = (search: OpenShiftSearch): Notice => ({
  kind: 'beyond',
  title: words.beyond,
  text: words.beyondHint,
  links: [{ label: words.firstPage, href: openShiftsHref({ ...search, page: 1 }) }],
})
const empty = (isFiltered: boolean): Notice => ({
  kind: 'empty',
  title: isFiltered ? words.noneFiltered : words.none,
  text: isFiltered ? words.noneFilteredHint : words.noneHint,
  links: isFiltered ? [{ label: words.clear, href: openShiftsHref({}) }] : [],
})
