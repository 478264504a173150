import { loadsDocument } from '@homecare/sdk/addresses'
import type { Purpose } from '@homecare/sdk/consent'
import type { Config } from '../config/config.ts'
import { holdsKey } from '../log/log.ts'

/** Pages that may stand in a frame of a listed partner. */
export const mayBeFramed = (path: string) => path === '/embed' || path.startsWith('/embed/')

/** Where browsers report what a page tried against its policy. */
export const policyReports = '/v1/policy-reports/'

/**
 * What the pages open on which numbers of cards and accounts are entered: to the payment provider's field alone, on hosts of
 * its own, and to the window of somebody's bank. A policy comes with the document, so these pages load as documents
 * (`loadsDocument`), and nobody else's script runs on any other.
 */
const providerHosts = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': 'https://api.stripe.com',
} as const

/**
 * The security headers of an answer. Inline styles and scripts need `nonce`; development's tools need more. What is `opened` to
 * services of other companies is a frame, or a request that is sent: no script of theirs runs in our pages.
 */
export function securityHeaders(
  url: URL,
  nonce: string,
  config: Config,
  opened: readonly Purpose[] = [],
): Record<string, string> {
  const path = url.pathname
  const framed = mayBeFramed(path) && config.embedOrigins.length > 0
  const isEntry = config.payments !== null && loadsDocument(path.replace(/(?<=.)\/$/, ''))
  const { [policyHeader]: policy, ...headers } = headersOfKind(config, { framed, isEntry, opened })
  return {
    [policyHeader]: policy!.replaceAll(nonceHere, nonce),
    ...headers,
    'Referrer-Policy': holdsKey(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  }
}

/** What the headers of an answer depend on, besides its nonce and whether its address holds a key. */
interface Kind {
  readonly framed: boolean
  readonly isEntry: boolean
  readonly opened: readonly Purpose[]
}

const policyHeader = 'Content-Security-Policy'
/** Stands where the nonce goes. */
const nonceHere = '{nonce}'
/** There are a few kinds, and each is written once. */
const written = new WeakMap<Config, Map<string, Record<string, string>>>()

function headersOfKind(config: Config, kind: Kind): Record<string, string> {
  const kinds = written.get(config) ?? new Map<string, Record<string, string>>()
  written.set(config, kinds)
  const name = [kind.framed, kind.isEntry, ...kind.opened].join()
  const headers = kinds.get(name) ?? writeHeaders(config, kind)
  kinds.set(name, headers)
  return headers
}

function writeHeaders(config: Config, { framed, isEntry, opened }: Kind): Record<string, string> {
  const { dev, firebase, outsiders, publicUrl, secureCookies, embedOrigins } = config
  const sockets = [publicUrl.replace(/^http/, 'ws')]
  if (dev) sockets.push('ws:')
  if (firebase.databaseUrl) {
    const host = new URL(firebase.databaseUrl).host
    const servers = host.replace(/^[^.]+/, '*')
    sockets.push(
      `https://${servers}`,
      `wss://${servers}`,
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    )
  }
  const also = (name: keyof typeof providerHosts) => (isEntry ? ` ${providerHosts[name]}` : '')
  const chat = opened.includes('chat') && outsiders.chat?.origin
  const pixel = opened.includes('measuring') && outsiders.pixel?.origin
  if (pixel) sockets.push(pixel)
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonceHere}'${also('script-src')}`,
    'style-src': dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonceHere}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...sockets].join(' ') + also('connect-src'),
    ...(isEntry && { 'frame-src': providerHosts['frame-src'] }),
    ...(chat && { 'frame-src': chat }),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': framed ? embedOrigins.join(' ') : "'none'",
    ...(isEntry && { 'report-uri': policyReports, 'report-to': 'policy' }),
  }
  return {
    [policyHeader]: Object.entries(policy)
      .map((pair) => pair.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': `camera=(self), geolocation=(self), microphone=(), payment=${isEntry ? '(self "https://js.stripe.com")' : '()'}`,
    // Somebody's bank opens in a window of its own, and tells this one when it is done.
    'Cross-Origin-Opener-Policy': isEntry ? 'same-origin-allow-popups' : 'same-origin',
    ...(isEntry && { 'Reporting-Endpoints': `policy="${policyReports}"` }),
    ...(framed ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(secureCookies ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
