import { searchFilter } from '../kit/filters/searchFilter.js'

/** What staff look for references by: words of who speaks, or of the caregiver for whom. */
export const referenceFilters = { search: searchFilter }
