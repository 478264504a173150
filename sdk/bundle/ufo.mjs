/**
 * In place of what ofetch makes addresses with, in the package: of `ufo` it uses these two, and the client gives them a
 * path without a query, an origin, and a record of texts, numbers, truths and lists of those.
 */
export function withBase(path, base) {
  return base.replace(/\/$/, '') + path
}

export function withQuery(address, query) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each !== undefined)
      .map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each ?? '')}`),
  )
  return pairs.length > 0 ? `${address}?${pairs.join('&')}` : address
}
