/** Jobs on one page of the search (D1 §9; D2 §2, §7, §9; D3 §9). */
export const jobSearchPageSize = 10
