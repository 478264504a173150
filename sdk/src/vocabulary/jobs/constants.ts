/** Jobs on one page of the search. */
export const jobSearchPageSize = 10
