/** The number of a page in the query of an address: 1 where there is none, or none of at most six digits. */
export function readPage(query: URLSearchParams): number {
  const page = query instanceof URLSearchParams ? query.get('page') : null
  return page !== null && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
