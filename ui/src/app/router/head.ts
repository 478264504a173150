import { addressWithin } from './ownAddress'
import type { Locale } from '@homecare/sdk/kit'
import { pageTexts } from '@homecare/sdk/texts'
import type { AppConfig } from '../../frame/config'
import { sayer } from '../../kit/say'
import type { Page } from './page'

/** The head of a page in words and absolute addresses: the same on the server and after a change of page. */
export interface HeadTags {
  readonly title: string
  readonly description: string
  readonly robots: 'index,follow' | 'noindex'
  readonly canonical: string
  /** The address of the content in each language. */
  readonly alternates: readonly { readonly lang: Locale | 'x-default'; readonly href: string }[]
  readonly image: string | undefined
  readonly structured: readonly Readonly<Record<string, unknown>>[]
}

export function headTags(page: Page, locale: Locale, config: Pick<AppConfig, 'origin' | 'brand'>): HeadTags {
  const say = sayer(locale)
  const { head, row } = page
  const words = say(head.title)
  const plain = addressWithin(head.canonical ?? page.pathname, config.origin)
  const inSpanish = new URL(plain)
  inSpanish.searchParams.set('lang', 'es')
  return {
    title: row?.path === '/' ? `${config.brand.name}: ${words}` : `${words} | ${config.brand.name}`,
    description: say(head.description ?? pageTexts.metaDescription),
    robots: row?.public && !head.noindex ? 'index,follow' : 'noindex',
    canonical: (locale === 'es' ? inSpanish : plain).href,
    alternates: [
      { lang: 'en', href: plain.href },
      { lang: 'es', href: inSpanish.href },
      { lang: 'x-default', href: plain.href },
    ],
    image: head.image && new URL(head.image, config.origin).href,
    structured: (head.structured ?? []).map((thing) => ({ '@context': 'https://schema.org', ...thing })),
  }
}

/** Brings the document's head up to date after a change of page or of language. Returns the page's title. */
export function updateHead(document: Document, ...of: Parameters<typeof headTags>): string {
  const tags = headTags(...of)
  document.title = tags.title
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value)
  set('meta[name=description]', 'content', tags.description)
  set('meta[name=robots]', 'content', tags.robots)
  set('link[rel=canonical]', 'href', tags.canonical)
  set('meta[property="og:title"]', 'content', tags.title)
  set('meta[property="og:description"]', 'content', tags.description)
  set('meta[property="og:url"]', 'content', tags.canonical)
  for (const { lang, href } of tags.alternates) set(`link[hreflang=${lang}]`, 'href', href)
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove()
  return tags.title
}
