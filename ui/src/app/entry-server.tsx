import { anonymous, whoami } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { createToasts, settle, type Locale } from '@homecare/sdk/kit'
import { signal } from '@preact/signals-core'
import { renderToReadableStream } from 'react-dom/server'
import type { App } from '../frame/app'
import type { AppConfig } from '../frame/config'
import { createPrefs, htmlAttributes, localeCookie, requestCookies, type Prefs } from '../kit/prefs'
import { AppRoot, type AppRootProps } from './AppRoot'
import { builtAssets, sourceAssets } from './early/assets'
import { createCare } from './session/care'
import { documentAround } from './router/document'
import { footerCare } from './session/footerCare'
import { headTags } from './router/head'
import { acceptedLocale, askedLocale } from './session/language'
import { createLater } from './later'
import { resolve } from './router/page'
import { pageAsData, type PageData } from './router/pageData'
import { matchPath } from './routes/routes'
import { loadModal, loadScreen } from './router/screens'
import { openSession } from './session/session'
import { serviceWorker, serviceWorkerPath } from './serviceWorker'
import { stillNavigator } from './router/stillNavigator'
import { createUnsaved } from './session/version'

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
  if ('detour' in outcome) {
    headers.set('Location', outcome.detour.to)
    return { status: outcome.detour.permanent ? 301 : 302, headers, stream: null }
  }

  const { page } = outcome
  const { session, signInAgain } = openSession(care, {
    initial: identity,
    supportPhone: config.brand.supportPhone,
  })
  const unsaved = createUnsaved()
  const navigator = stillNavigator(page)
  const app: App = {
    care,
    session,
    prefs,
    config,
    unsaved,
    toasts: createToasts(),
    navigation: navigator,
    dialogStage: signal(null),
    unread: signal(0),
    clockAhead: signal(0),
    underWay: signal(0),
    versionSeen: () => {},
    report,
  }
  const data: PageData = { page: pageAsData(page), identity, config, footer: footerCare }
  const document = documentAround({
    html: htmlAttributes(prefs),
    head: headTags(page, locale, config),
    locale,
    brand: config.brand.name,
    assets: await assetsOf(page.content.screen),
    nonce,
    data,
  })
  const { body, broken } = await renderBody(
    {
      ...{ app, navigator, signInAgain, report },
      version: signal(null),
      later: notOnTheServer,
      footer: footerCare,
    },
    nonce,
  )
  return {
    status: broken ? 500 : page.status,
    headers,
    stream: wrapped(document.before, body, document.after),
  }
}

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

/** The rendered page; a screen that breaks is shown as the browser shows it, by an empty root that starts over. */
async function renderBody(props: AppRootProps, nonce: string) {
  try {
    const stream = await renderToReadableStream(<AppRoot {...props} />, {
      nonce,
      // Parts whose code comes later stand in their place in the document, without a script that moves them there.
      progressiveChunkSize: Infinity,
      onError: (fault) => props.report(fault),
    })
    await stream.allReady
    return { body: stream, broken: false }
  } catch {
    return { body: null, broken: true }
  }
}

function wrapped(
  before: string,
  body: ReadableStream<Uint8Array> | null,
  after: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(before))
      if (body) {
        const reader = body.getReader()
        for (let part = await reader.read(); !part.done; part = await reader.read())
          controller.enqueue(part.value)
      }
      controller.enqueue(encoder.encode(after))
      controller.close()
    },
  })
}

const notOnTheServer = createLater(() => Promise.reject(new Error('The server renders the first page only')))
