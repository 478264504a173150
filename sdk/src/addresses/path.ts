import type { PageHref } from '../vocabulary/addresses/href.js'

/**
 * The path of an address within the app, in one form: lower case, one slash between segments, none at the
 * end, no query and no hash. Null for what could name another place than it seems to: another site, a
 * backslash, a dot segment or a control character, written plainly or percent-encoded.
 */
export function plainPath(address: string): string | null {
  if (typeof address !== 'string' || address.length > longestAddress || !address.startsWith('/')) return null
  if (address.startsWith('//')) return null
  const path = address.split(/[?#]/, 1)[0] ?? ''
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\\\u0000-\u001f\u007f]|%(?:2e|2f|5c|[01][\da-f]|7f)/i.test(path)) return null
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.includes('.') || segments.includes('..')) return null
  return `/${segments.join('/')}`.toLowerCase()
}

/** A text from outside as an address of the product, whatever page it names, or null where it may lead elsewhere. */
export function ownHref(address: string | null): PageHref | null {
  return address !== null && plainPath(address) !== null ? (address as PageHref) : null
}

/** The query and hash of an address, as they stand. */
export function afterPath(address: string): string {
  if (typeof address !== 'string') return ''
  const end = address.search(/[?#]/)
  return end < 0 ? '' : address.slice(end)
}

/** Whether a plain path is a view or lies below it. */
export function isAtOrBelow(path: string, view: string): boolean {
  return typeof path === 'string' && (path === view || path.startsWith(`${view}/`))
}

const longestAddress = 4096
