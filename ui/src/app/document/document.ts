import type { PageAssets } from './assets'
import { codeAfterPaint } from './codeAfterPaint'
import type { PageHead } from './head'
import { manifestPath, touchIcon } from './manifest'
import { dataId, rootId, type PageData } from './pageData'
import { keepPresses } from './presses'

interface DocumentParts {
  /** The attributes of `<html>`. */
  readonly html: Readonly<Record<string, string | undefined>>
  readonly head: PageHead
  readonly assets: PageAssets
  readonly nonce: string
  /** The rendered page. */
  readonly body: string
  /** What the browser needs to show the same page again: plain data. */
  readonly data: PageData
}

/** The document of a rendered page. Its inline scripts and its styles carry the nonce. */
export function documentOf({ html, head, assets, nonce, body, data }: DocumentParts): string {
  const start = `<!doctype html><html${attributes(html)}><head>${headHtml(head)}${assetTags(assets, nonce)}</head>`
  const end = `<script type="application/json" id="${dataId}">${json(data)}</script>${codeTags(assets, nonce)}`
  return `${start}<body><div id="${rootId}">${body}</div>${end}</body></html>`
}

function headHtml({ title, tags, structured }: PageHead): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escape(title)}</title>`,
    ...tags.map(([name, by, says]) => tag(name, { ...by, ...says })),
    tag('meta', { name: 'theme-color', content: '#faf7f1', media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: '#121a1a', media: '(prefers-color-scheme: dark)' }),
    tag('link', { rel: 'icon', href: icon, type: 'image/svg+xml' }),
    tag('link', { rel: 'manifest', href: manifestPath }),
    tag('link', { rel: 'apple-touch-icon', href: touchIcon }),
    ...structured.map((thing) => `<script type="application/ld+json">${json(thing)}</script>`),
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
