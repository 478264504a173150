/** The id in a modal's address, or null. */
export function idIn(query: URLSearchParams, name = 'id'): number | null {
  const id = Number(query.get(name))
  return Number.isInteger(id) && id > 0 ? id : null
}
