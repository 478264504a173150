import { codeAfterPaint } from '../early/codeAfterPaint'
import type { HeadTags } from './head'
import { keepPresses } from '../early/presses'
import type { PageAssets } from '../early/assets'

interface DocumentParts {
  readonly html: Readonly<Record<string, string | undefined>>
  readonly head: HeadTags
  readonly locale: string
  readonly brand: string
  readonly assets: PageAssets
  readonly nonce: string
  /** What the browser needs to show the same page again: plain data. */
  readonly data: unknown
}

/** The id of the element that React renders into, and of the data beside it. */
export const rootId = 'app'
export const dataId = 'page-data'

/** The document before and after the rendered page. Its inline scripts and its styles carry the nonce. */
export function documentAround(parts: DocumentParts): { readonly before: string; readonly after: string } {
  const { html, assets, nonce } = parts
  return {
    before: `<!doctype html><html${attributes(html)}><head>${headHtml(parts)}${assetTags(assets, nonce)}</head><body><div id="${rootId}">`,
    after: `</div><script type="application/json" id="${dataId}">${json(parts.data)}</script>${codeTags(assets, nonce)}</body></html>`,
  }
}

function headHtml({ head, locale, brand }: DocumentParts): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escape(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    tag('meta', { name: 'robots', content: head.robots }),
    tag('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: brand }),
    tag('meta', { property: 'og:locale', content: locale === 'es' ? 'es_US' : 'en_US' }),
    tag('meta', { property: 'og:title', content: head.title }),
    tag('meta', { property: 'og:description', content: head.description }),
    tag('meta', { property: 'og:url', content: head.canonical }),
    head.image ? tag('meta', { property: 'og:image', content: head.image }) : '',
    tag('meta', { name: 'theme-color', content: '#faf7f1', media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: '#121a1a', media: '(prefers-color-scheme: dark)' }),
    tag('link', { rel: 'icon', href: icon, type: 'image/svg+xml' }),
    ...head.structured.map((thing) => `<script type="application/ld+json">${json(thing)}</script>`),
  ].join('')
}

/**
 * Styles stand in the document, so that the first paint waits for one request only. A disabled link stands for each
 * of them: the loader of lazy code then knows that they are there.
 */
function assetTags({ styles, stylesheets, fonts }: PageAssets, nonce: string): string {
  return [
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...stylesheets.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...styles.map(
      ({ href, css }) =>
        `<style nonce="${escape(nonce)}">${css.replaceAll('</', '<\\/')}</style>${tag('link', { rel: 'stylesheet', href, disabled: '' })}`,
    ),
    `<script nonce="${escape(nonce)}">(${keepPresses.toString()})()</script>`,
  ].join('')
}

/** What starts the page, at the end of the document. Development needs its preamble run first. */
function codeTags({ scripts, preloads, preamble }: PageAssets, nonce: string): string {
  if (preamble !== undefined) {
    return [
      `<script type="module" nonce="${escape(nonce)}">${preamble}</script>`,
      ...scripts.map((src) => `<script type="module" src="${escape(src)}"></script>`),
    ].join('')
  }
  return `<script nonce="${escape(nonce)}">(${codeAfterPaint.toString()})(${json(scripts)},${json(preloads)})</script>`
}

function tag(name: string, of: Readonly<Record<string, string>>): string {
  return `<${name}${attributes(of)}>`
}

function attributes(of: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(of)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(value)}"`))
    .join('')
}

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON that cannot end its own script element. */
function json(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The brand's house, in the document itself: no request of its own. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M4 18 18 5l14 13v11a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="#0b5351"/><path d="M18 27c-5-3.5-7-6-7-8.6a3.4 3.4 0 0 1 7-1.2 3.4 3.4 0 0 1 7 1.2c0 2.6-2 5.1-7 8.6z" fill="#faf7f1"/></svg>',
  )
