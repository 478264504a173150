import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoginReason } from '@homecare/sdk/account'
import type { ChatWidgetApps } from '@homecare/sdk/chat'
import type { Purpose } from '@homecare/sdk/consent'
import { loginPath } from '@homecare/sdk/addresses'
import { csrfCookie } from '@homecare/sdk/client'
import { locales, type Locale } from '@homecare/sdk/kit'
import { deviceOf } from '@homecare/sdk/native'
import type { Config } from '../config/config.ts'
import { offeredPurposes } from '../config/outsiders.ts'
import { cookie, cookieOf, csrfCookieSeconds, newCsrfToken } from '../http/cookies.ts'
import { withoutCookies } from '../http/guests.ts'
import { mayBeFramed } from '../http/headers.ts'
import { holdsKey, maskedPath, type Log } from '../log/log.ts'
import { buildVersion } from './buildVersion.ts'
import { uiFolder } from './uiFolder.ts'

/** What the web app's server entry is asked, and what it answers (`ui/src/app/entry-server.tsx`). */
export interface PageRequest {
  readonly url: string
  readonly headers: Headers
  readonly fetch: typeof fetch
  readonly nonce: string
  readonly config: PublicConfig
  readonly report: (fault: unknown) => void
}
interface PageAnswer {
  readonly status: number
  readonly headers: Headers
  readonly stream: ReadableStream<Uint8Array> | null
}
export type Render = (request: PageRequest) => Promise<PageAnswer>

/** What the page may know of the configuration; nothing in it is secret. */
interface PublicConfig {
  readonly origin: string
  readonly version: string
  readonly brand: { readonly name: string; readonly supportPhone: string }
  readonly demo: boolean
  readonly environment: 'production' | 'development'
  readonly membershipUrl?: string
  readonly apps?: { readonly ios?: string; readonly android?: string }
  readonly social: readonly string[]
  readonly academy: boolean
  readonly rides: boolean
  readonly embed?: { readonly origins: readonly string[] }
  readonly native?: boolean
  readonly outsiders?: PublicOutsiders
  readonly realtime: Readonly<Record<string, string>>
}

/** Services of other companies, as a page knows them. */
interface PublicOutsiders {
  readonly version: string
  readonly offered: readonly Purpose[]
  /** For what this document's security policy lets them in. */
  readonly opened: readonly Purpose[]
  readonly chat: { readonly url: string; readonly apps: ChatWidgetApps } | null
  readonly pixel: string | null
}

/** As the page at `path` needs it, in a browser or app that calls itself `userAgent`. */
export function publicConfig(
  config: Config,
  path: string,
  userAgent: string | null,
  opened: readonly Purpose[] = [],
): PublicConfig {
  const { brand, firebase, publicUrl, demo, dev, socialLogins } = config
  const { projectId, apiKey, databaseUrl } = firebase
  return {
    origin: publicUrl,
    version: buildVersion,
    brand: { name: brand.name, supportPhone: brand.supportPhone },
    demo,
    environment: dev ? 'development' : 'production',
    ...(brand.membershipUrl ? { membershipUrl: brand.membershipUrl } : {}),
    ...(config.apps.ios || config.apps.android ? { apps: config.apps } : {}),
    social: socialLogins.map(({ provider }) => provider),
    academy: config.academy !== null,
    rides: config.rides !== null || demo,
    ...(mayBeFramed(path) ? { embed: { origins: config.embedOrigins } } : {}),
    ...(deviceOf(userAgent).native ? { native: true } : outsidersOf(config, path, opened)),
    realtime: databaseUrl
      ? { projectId, apiKey, databaseURL: databaseUrl }
      : {
          projectId,
          apiKey,
          databaseURL: `${publicUrl.replace(/^http/, 'ws')}?ns=${projectId}`,
          authEmulator: publicUrl,
        },
  }
}

/** Nothing where nothing is set up, and in a partner's frame. */
function outsidersOf({ outsiders }: Config, path: string, opened: readonly Purpose[]) {
  const offered = offeredPurposes(outsiders)
  if (offered.length === 0 || mayBeFramed(path)) return {}
  const { version, chat, pixel } = outsiders
  return {
    outsiders: {
      ...{ version, offered, opened, pixel: pixel?.url ?? null },
      chat: chat && { url: chat.url, apps: chat.apps },
    },
  }
}

/** The web app as it was built for one language. */
interface Build {
  readonly render: Render
  readonly languageOf: (request: Pick<PageRequest, 'url' | 'headers'>) => Locale
}

/** The render function of the builds, one for each language, or null when the web app has not been built. */
export async function builtRender(dist = join(uiFolder, 'dist')): Promise<Render | null> {
  const entryOf = (locale: Locale) => join(dist, 'server', locale, 'entry-server.js')
  if (!locales.every((locale) => existsSync(entryOf(locale)))) return null
  const load = (locale: Locale) => import(pathToFileURL(entryOf(locale)).href) as Promise<Build>
  const [en, es] = await Promise.all([load('en'), load('es')])
  const builds: Readonly<Record<Locale, Build>> = { en, es }
  return (request) => builds[en.languageOf(request)].render(request)
}

interface PageDeps {
  readonly config: Config
  readonly log: Log
  readonly render: Render | null
  /** The API in process, for the page's own loaders. */
  readonly api: typeof fetch
  /** For what the document's security policy lets services of other companies in. */
  readonly opened: readonly Purpose[]
  /** Why the session is over that a request's cookie names: said where its page asks for a login. */
  readonly whyEnded: (request: Request) => Promise<LoginReason | null>
}

/**
 * Renders the page of any address, with the CSRF cookie that its calls will need. A page that may stand in a partner's
 * frame is rendered for nobody in particular, and sets no cookie: what it sends is a guest's.
 */
export async function answerPage(arrived: Request, nonce: string, deps: PageDeps): Promise<Response> {
  const path = new URL(arrived.url).pathname
  const request = mayBeFramed(path) ? withoutCookies(arrived) : arrived
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  if (!deps.render)
    return text(
      503,
      'The web app has not been built: start with `npm start`, or build it with `npm run build`.',
    )
  try {
    const { status, headers, stream } = await deps.render({
      url: request.url,
      headers: request.headers,
      fetch: deps.api,
      nonce,
      config: publicConfig(deps.config, path, request.headers.get('User-Agent'), deps.opened),
      report: (error) => deps.log.error('A page failed', { path: maskedPath(path), error }),
    })
    const out = new Headers(headers)
    const to = out.get('Location')
    if (to?.startsWith(`${loginPath}?`)) out.set('Location', await withReason(to, request, deps))
    if (!mayBeFramed(path) && !cookieOf(request, csrfCookie)) {
      const options = { httpOnly: false, secure: deps.config.secureCookies, maxAge: csrfCookieSeconds }
      out.append('Set-Cookie', cookie(csrfCookie, newCsrfToken(), options))
    }
    // What a key opens is kept nowhere: it may be taken back.
    if (holdsKey(new URL(request.url))) out.set('Cache-Control', 'no-store')
    if (request.method === 'HEAD') void stream?.cancel()
    return new Response(request.method === 'HEAD' ? null : stream, { status, headers: out })
  } catch (error) {
    deps.log.error('A page could not be rendered', { path: maskedPath(path), error })
    return text(500, 'Something went wrong, try again later')
  }
}

async function withReason(to: string, request: Request, { whyEnded }: PageDeps): Promise<string> {
  const why = await whyEnded(request)
  return why ? `${to}&why=${why}` : to
}

const text = (status: number, words: string) =>
  new Response(words, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
