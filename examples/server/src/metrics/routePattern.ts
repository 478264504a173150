import { addresses } from '@homecare/sdk/addresses'
import { createMatcher } from '@homecare/sdk/client'
import type { Registered } from '../calls/on.ts'

/** What is answered besides calls, first match first: a pattern never holds what names a person, a file or a key. */
const others: readonly (readonly [pattern: string, path: RegExp])[] = [
  ['/v1/payments/webhooks/:provider', /^\/v1\/payments\/webhooks\//],
  ['/v1/*', /^\/v1\//],
  ['/embedded-payments/*', /^\/embedded-payments\//],
  ['/demo/*', /^\/demo\//],
  ['/health', /^\/health\/?$/],
  ['/ready', /^\/ready\/?$/],
  ['/metrics', /^\/metrics\/?$/],
  ['/openapi', /^\/openapi(\.json)?\/?$/],
  ['/robots.txt', /^\/robots\.txt$/],
  ['/sitemap.xml', /^\/sitemap(-\d+)?\.xml$/],
  ['/press/feed.xml', /^\/press\/feed\.xml$/],
  ['/accounts/continue/:token', /^\/accounts\/continue\//],
  ['/accounts/social/*', /^\/accounts\/social\//],
  ['/photos/*', /^\/photos\//],
  ['/files/*', /^\/files\//],
  ['/assets/*', /^\/assets\//],
  ['/map-tiles/*', /^\/map-tiles\//],
  ['realtime sign-in', /^\/(identitytoolkit|securetoken)\.googleapis\.com\/|^\/\.lp$/],
  ['other files', /\.[a-z0-9]{2,11}$/i],
]

/** The pages of the web app: as many as its table of addresses has. */
const pages = Object.keys(addresses).map((path) => ({ call: { method: 'GET' as const, path } }))

/**
 * Of a request the route that answers it: the path of a call or of a page with its parameters' names, or a kind; `page`
 * where no page is at the address, or it leads to another.
 */
export function createRoutePattern(routes: readonly Registered[]): (method: string, path: string) => string {
  const find = createMatcher(routes)
  const findPage = createMatcher(pages)
  return (method, path) =>
    find(method, path)?.entry.call.path ??
    others.find(([, of]) => of.test(path))?.[0] ??
    findPage('GET', path)?.entry.call.path ??
    'page'
}
