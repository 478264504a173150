import {
  isApiError,
  listOpenShifts,
  openShiftPageQuery,
  openShiftsHref,
  openShiftsPageSize,
  parseOpenShiftSearch,
  type OpenShift,
  type OpenShiftSearch,
  type Text,
} from '@homecare/sdk'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import type { Notice } from '../caregivers/searchPage'
import { counted } from '../caregivers/words'
import type { LoadContext } from '../frame/screen'
import { shiftFilterLinks, type FilterLink } from './shiftFilterLinks'
import { marked } from './shiftWords'

/** A page of open shifts, ready to be shown. */
export interface OpenShiftsData {
  readonly search: OpenShiftSearch
  readonly shifts: readonly OpenShift[]
  readonly count: Text | null
  readonly pages: number
  readonly filters: readonly FilterLink[]
  readonly notice: Notice | null
}

/** Looks for what the address asks for. A search that fails is a page too: it says so, and keeps the filters. */
export async function loadOpenShiftsPage({
  care,
  query,
  signal,
}: Pick<LoadContext, 'care' | 'query' | 'signal'>): Promise<OpenShiftsData> {
  const search = parseOpenShiftSearch(query)
  const page = { search, filters: filtersOf(search) }
  try {
    const { data, records } = await care.call(
      listOpenShifts,
      { query: openShiftPageQuery(search) },
      { signal },
    )
    return {
      ...page,
      shifts: data,
      count: records > 0 ? counted(words.found, records) : null,
      pages: Math.ceil(records / openShiftsPageSize),
      notice: data.length > 0 ? null : records > 0 ? beyond(search) : empty(page.filters.length > 0),
    }
  } catch (error) {
    if (!isApiError(error) || error.kind === 'aborted' || error.kind === 'unauthenticated') throw error
    return { ...page, shifts: [], count: null, pages: 0, notice: failed }
  }
}

const filtersOf = ({ filters }: OpenShiftSearch) =>
  shiftFilterLinks(filters, { hrefOf: (others) => openShiftsHref({ filters: others }), labelOf: marked })

const failed: Notice = { kind: 'failed', title: words.failed, text: words.failedText, links: [] }
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
