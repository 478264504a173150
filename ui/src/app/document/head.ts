import type { Locale } from '@homecare/sdk/kit'
import { pageTexts } from '@homecare/sdk/texts'
import type { AppConfig } from '../../frame/config'
import { sayer } from '../../kit/say'
import type { Page } from '../router/page'
import { addressWithin } from '../router/resolve'

type Attributes = Readonly<Record<string, string>>

/** An element of the head: its name, what tells it from others of the name, and what it says. */
type HeadTag = readonly [name: 'meta' | 'link', by: Attributes, says: Attributes]

/** The head of a page in words and absolute addresses: the same on the server and after a change of page. */
export interface PageHead {
  readonly title: string
  readonly tags: readonly HeadTag[]
  readonly structured: readonly Readonly<Record<string, unknown>>[]
}

const feedOf = (href: string): HeadTag => [
  'link',
  { rel: 'alternate', type: 'application/atom+xml' },
  { href },
]

export function headOf(
  { head, row, pathname }: Page,
  locale: Locale,
  { origin, brand }: Pick<AppConfig, 'origin' | 'brand'>,
): PageHead {
  const say = sayer(locale)
  const words = say(head.title)
  const title = row?.path === '/' ? `${brand.name}: ${words}` : `${words} | ${brand.name}`
  const description = say(head.description ?? pageTexts.metaDescription)
  const plain = addressWithin(head.canonical ?? pathname, origin)
  const spanish = new URL(plain)
  spanish.searchParams.set('lang', 'es')
  const canonical = (locale === 'es' ? spanish : plain).href
  const meta = (name: string, content: string): HeadTag => ['meta', { name }, { content }]
  const og = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}` }, { content }]
  const inLanguage = (hreflang: string, { href }: URL): HeadTag => [
    'link',
    { rel: 'alternate', hreflang },
    { href },
  ]
  return {
    title,
    tags: [
      meta('description', description),
      meta('robots', row?.public && !head.noindex ? 'index,follow' : 'noindex'),
      ['link', { rel: 'canonical' }, { href: canonical }],
      inLanguage('en', plain),
      inLanguage('es', spanish),
      inLanguage('x-default', plain),
      og('type', 'website'),
      og('site_name', brand.name),
      og('locale', locale === 'es' ? 'es_US' : 'en_US'),
      og('title', title),
      og('description', description),
      og('url', canonical),
      ...(head.feed ? [feedOf(new URL(head.feed, origin).href)] : []),
      ...(head.image ? [og('image', new URL(head.image, origin).href)] : []),
    ],
    structured: (head.structured ?? []).map((thing) => ({ '@context': 'https://schema.org', ...thing })),
  }
}

/** Brings the document's head up to date after a change of page or of language. Returns the page's title. */
export function updateHead(document: Document, ...of: Parameters<typeof headOf>): string {
  const { title, tags } = headOf(...of)
  document.title = title
  for (const [name, by, says] of tags) {
    const selector = Object.entries(by).map(([attribute, value]) => `[${attribute}="${value}"]`)
    const element = document.head.querySelector(name + selector.join(''))
    for (const [attribute, value] of Object.entries(says)) element?.setAttribute(attribute, value)
  }
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove()
  return title
}
