import { anonymous, whoami } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { countOwnWaiting } from '@homecare/sdk/dashboards'
import { settle, type Locale } from '@homecare/sdk/kit'
import { renderToReadableStream } from 'react-dom/server'
import type { App } from '../frame/app'
import type { AppConfig } from '../frame/config'
import { createPrefs, htmlAttributes, localeCookie, requestCookies, type Prefs } from '../kit/prefs'
import { AppRoot, type AppRootProps } from './AppRoot'
import { createApp } from './createApp'
import { builtAssets, sourceAssets } from './document/assets'
import { documentOf } from './document/document'
import { headOf } from './document/head'
import { pageAsData, type PageData } from './document/pageData'
import { resolve } from './router/resolve'
import { createRouter } from './router/router'
import { loadModal, loadScreen } from './router/screenCode'
import { matchPath } from './routes/routes'
import { serviceWorker, serviceWorkerPath } from './serviceWorker'
import { manifestOf, manifestPath } from './document/manifest'
import { createCare } from './session/care'
import { footerCare } from './session/footerCare'
import { acceptedLocale, askedLocale } from './session/language'

/** A request for a page. */
export interface PageRequest {
  /** Absolute, as it was asked for. */
  readonly url: string
  readonly headers: Headers
  /** The API in process, or over HTTP; called with absolute addresses under the request's origin. */
  readonly fetch: typeof fetch
  /** The nonce of the Content-Security-Policy, for styles (and for a script in development). */
  readonly nonce: string
  readonly config: AppConfig
  /** Overrides what cookies and headers say. */
  readonly locale?: Locale
  /** Told of a fault in a loader or in rendering. */
  readonly report?: (fault: unknown) => void
}

export interface PageAnswer {
  readonly status: number
  readonly headers: Headers
  /** The whole document; null for a redirect. */
  readonly stream: ReadableStream<Uint8Array> | null
}

const assetsOf = import.meta.env.DEV
  ? sourceAssets
  : builtAssets(
      new URL(/* @vite-ignore */ '../../client/', import.meta.url),
      import.meta.env.LANGUAGE ?? 'en',
    )

/** The language in which whoever asks for a page reads it: the build for that one renders it. */
export const languageOf = (request: Pick<PageRequest, 'url' | 'headers' | 'locale'>): Locale =>
  prefsOf(request).locale.peek()

/**
 * Renders the page of an address for whoever asks: the document as HTML, or a redirect. Never rejects for a fault of
 * a screen.
 */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const { config, nonce } = request
  const url = new URL(request.url)
  if (url.pathname === serviceWorkerPath) return answerServiceWorker(config)
  if (url.pathname === manifestPath) return answerManifest(config)
  const address = url.pathname + url.search
  const prefs = prefsOf(request)
  const locale = prefs.locale.peek()
  const report = request.report ?? ((fault: unknown) => console.error(fault))

  const care = createCare({
    fetch: request.fetch,
    baseUrl: url.origin,
    version: config.version,
    locale: () => locale,
    headers: forwarded(request.headers),
    guest: Boolean(config.embed),
    report,
  })
  const identity = config.embed ? anonymous : await whoIs(care)
  // Counted while the page is loaded; a page without counts is worth showing.
  const counted = identity.user_type === 'anonymous' ? undefined : settle(() => care.call(countOwnWaiting))
  const outcome = await resolve(address, {
    care,
    identity,
    locale,
    origin: url.origin,
    brand: config.brand.name,
    signal: AbortSignal.timeout(renderLimitMs),
    match: matchPath,
    loadScreen,
    loadModal,
    membershipUrl: config.membershipUrl,
    report,
  })
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': locale })
  headers.set('Vary', 'Cookie, Accept-Language')
  headers.set('Cache-Control', 'private, no-cache')
  const asked = askedLocale(url.searchParams)
  if (asked && !config.embed) headers.append('Set-Cookie', localeCookie(asked))
  if ('redirect' in outcome) {
    headers.set('Location', outcome.redirect.to)
    return { status: outcome.redirect.permanent ? 301 : 302, headers, stream: null }
  }

  const { page } = outcome
  const count = await counted
  const waiting = count && 'value' in count ? count.value.counts : undefined
  const parts = createApp({ care, config, prefs, report, waiting, session: { initial: identity } })
  const router = createRouter({ first: page, load: () => never, leave: () => {} })
  const app: App = { ...parts.app, navigation: router }
  const data: PageData = { page: pageAsData(page), identity, config, footer: footerCare, waiting }
  const body = await bodyOf({ ...parts, app, router, report, footer: footerCare }, nonce)
  const document = documentOf({
    html: htmlAttributes(prefs),
    head: headOf(page, locale, config),
    assets: await assetsOf(page.content.screen, identity),
    // A screen that breaks is shown as the browser shows it, by an empty root that starts over.
    ...{ nonce, data, body: body ?? '' },
  })
  return { status: body === null ? 500 : page.status, headers, stream: new Response(document).body }
}

/** The server renders the first page only: nobody goes on from it. */
const never = new Promise<never>(() => {})

/** What cookies, headers and the address say of how to show a page. */
function prefsOf({ url, headers, locale }: Pick<PageRequest, 'url' | 'headers' | 'locale'>): Prefs {
  const cookies = requestCookies(headers.get('cookie'))
  const prefs = createPrefs(cookies, acceptedLocale(headers.get('accept-language')))
  const asked = locale ?? askedLocale(new URL(url).searchParams)
  if (asked) prefs.locale.value = asked
  return prefs
}

/** The browser asks for it anew whenever a page is visited, and takes it over when a byte of it has changed. */
function answerServiceWorker({ brand }: AppConfig): PageAnswer {
  const headers = new Headers({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  })
  return { status: 200, headers, stream: new Response(serviceWorker(brand.name)).body }
}

/** What a device asks for before it installs the app. */
function answerManifest({ brand }: AppConfig): PageAnswer {
  const headers = new Headers({ 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' })
  return { status: 200, headers, stream: new Response(JSON.stringify(manifestOf(brand.name))).body }
}

/** A page is given up on after this time, in milliseconds. */
const renderLimitMs = 10_000

/** An answer that does not come leaves the visitor anonymous: the page is still worth showing. */
async function whoIs(care: Client) {
  const outcome = await settle(() => care.call(whoami))
  return 'value' in outcome ? outcome.value.data : anonymous
}

/** What the API must know of the visitor. */
function forwarded(headers: Headers): Record<string, string> {
  const names = ['cookie', 'user-agent', 'x-forwarded-for', 'x-request-id']
  return Object.fromEntries(
    names.flatMap((name) => (headers.get(name) ? [[name, headers.get(name) ?? '']] : [])),
  )
}

/** The rendered page; null where a screen breaks. */
async function bodyOf(props: AppRootProps, nonce: string): Promise<string | null> {
  try {
    const stream = await renderToReadableStream(<AppRoot {...props} />, {
      nonce,
      // Parts whose code comes later stand in their place in the document, without a script that moves them there.
      progressiveChunkSize: Infinity,
      onError: (fault) => props.report(fault),
    })
    await stream.allReady
    return await new Response(stream).text()
  } catch {
    return null
  }
}
