/** The value of one cookie in a `document.cookie` string; undefined when it is not there. */
export function readCookie(cookies: string, name: string): string | undefined {
  if (typeof cookies !== 'string') return undefined
  for (const pair of cookies.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue
    const value = pair.slice(equals + 1).trim()
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return undefined
}
