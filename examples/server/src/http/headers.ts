import type { Config } from '../config/config.ts'
import { holdsKey } from '../log/log.ts'

/** Pages that may stand in a frame of a listed partner. */
export const mayBeFramed = (path: string) => path === '/embed' || path.startsWith('/embed/')

/** The security headers of an answer. Inline styles and scripts need `nonce`; development's tools need more. */
export function securityHeaders(url: URL, nonce: string, config: Config): Record<string, string> {
  const { dev, firebase, publicUrl, secureCookies, embedOrigins } = config
  const path = url.pathname
  const framed = mayBeFramed(path) && embedOrigins.length > 0
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
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...sockets].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': framed ? embedOrigins.join(' ') : "'none'",
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((pair) => pair.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': holdsKey(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(framed ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(secureCookies ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
