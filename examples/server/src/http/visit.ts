import type { PageHref } from '@homecare/sdk/addresses'

/**
 * Refuses what is no visit of somebody's: a look ahead of the browser's, a check of the head. For addresses at which
 * a visit uses something up or begins something; null for a visit.
 */
export function refuseNonVisit(request: Request): Response | null {
  if (request.method === 'GET' && !/prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? ''))
    return null
  return new Response(null, { status: 405, headers: { Allow: 'GET', 'Cache-Control': 'no-store' } })
}

/** Leads a visit on, to a page of ours or to another site, with cookies; where it came from is told to nobody. */
export function goTo(to: PageHref | URL, ...cookies: readonly string[]): Response {
  const headers = new Headers({
    Location: String(to),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  for (const line of cookies) headers.append('Set-Cookie', line)
  return new Response(null, { status: 303, headers })
}
