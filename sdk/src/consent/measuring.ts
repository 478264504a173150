import { locales, type Locale } from '../kit/text.js'
import { outsiderPages, type OutsiderPage } from './outsiderPages.js'

/**
 * What the conversion pixel is told: that a page was seen, that somebody went on from it to sign up or to call, and that
 * a sign-up is finished, which no page tells but the server.
 */
export const conversionEvents = ['page_seen', 'signup_begun', 'call_begun', 'signup_finished'] as const
export type ConversionEvent = (typeof conversionEvents)[number]

/** For whom a sign-up is. */
export const conversionAudiences = ['family', 'caregiver'] as const

/** All that the pixel is ever told, each of it one of a closed list: no id, no name, nothing that was typed. */
export interface Conversion {
  readonly event: ConversionEvent
  /** Null for a sign-up that is finished: no page of it lets anybody in. */
  readonly page: OutsiderPage | null
  readonly language: Locale
  readonly audience?: (typeof conversionAudiences)[number] | undefined
}

/**
 * The address that tells the pixel something: `pixel` with its own query, and the fields. Null for what is not in
 * the lists, whatever it may be.
 */
export function conversionAddress(pixel: string, told: Conversion): string | null {
  if (!URL.canParse(pixel)) return null
  const isOnPage = told.page !== null && Object.hasOwn(outsiderPages, told.page)
  if (isOnPage === (told.event === 'signup_finished')) return null
  if (!conversionEvents.includes(told.event) || !locales.includes(told.language)) return null
  const url = new URL(pixel)
  url.searchParams.set('event', told.event)
  if (isOnPage) url.searchParams.set('page', told.page)
  url.searchParams.set('language', told.language)
  if (told.audience !== undefined) {
    if (!conversionAudiences.includes(told.audience)) return null
    url.searchParams.set('audience', told.audience)
  }
  return url.href
}

/** What tells a company that counts visits; nobody waits for it, and it never fails. */
export interface ConversionPixel {
  tell(told: Conversion): void
}

/**
 * The pixel of an address: a request for its picture that carries no cookie and does not say which page it comes from.
 * The picture itself is looked at by nobody.
 */
export function createConversionPixel(pixel: string, send: typeof fetch): ConversionPixel {
  return {
    tell(told) {
      const address = conversionAddress(pixel, told)
      if (address === null) return
      send(address, {
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        keepalive: true,
      }).catch(() => undefined)
    },
  }
}

/** What a link on such a page begins, if anything: signing up, or a call to us. */
export function begunBy(href: string): Pick<Conversion, 'event' | 'audience'> | null {
  if (typeof href !== 'string') return null
  if (href.startsWith('tel:')) return { event: 'call_begun' }
  if (/^\/family-signup(?:$|[?#])/.test(href)) return { event: 'signup_begun', audience: 'family' }
  if (/^\/register(?:\/caregiver)?(?:$|[?#])/.test(href))
    return { event: 'signup_begun', audience: 'caregiver' }
  return null
}
