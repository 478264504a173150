import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { csrfCookie, defaultVersion } from '@homecare/sdk'
import { uiFolder, type Config } from '../config.ts'
import { cookie, cookieOf, newCsrfToken } from '../server/cookies.ts'
import { maskedPath, type Log } from '../server/log.ts'

/** What the web app's server entry is asked, and what it answers (`ui/src/app/entry-server.tsx`). */
export interface PageRequest {
  readonly url: string
  readonly headers: Headers
  readonly fetch: typeof fetch
  readonly nonce: string
  readonly config: PublicConfig
  readonly report: (fault: unknown) => void
}
export interface PageAnswer {
  readonly status: number
  readonly headers: Headers
  readonly stream: ReadableStream<Uint8Array> | null
}
export type Render = (request: PageRequest) => Promise<PageAnswer>

/** What the page may know of the configuration; nothing in it is secret. */
export interface PublicConfig {
  readonly origin: string
  readonly version: string
  readonly brand: { readonly name: string; readonly supportPhone: string }
  readonly demo: boolean
  readonly environment: 'production' | 'development'
  readonly membershipUrl?: string
  readonly social: readonly string[]
  readonly realtime: Readonly<Record<string, string>>
}

export function publicConfig(config: Config): PublicConfig {
  const { brand, firebase, publicUrl, demo, dev, socialLogins } = config
  const { projectId, apiKey, databaseUrl } = firebase
  return {
    origin: publicUrl,
    version: defaultVersion,
    brand: { name: brand.name, supportPhone: brand.supportPhone },
    demo,
    environment: dev ? 'development' : 'production',
    ...(brand.membershipUrl ? { membershipUrl: brand.membershipUrl } : {}),
    social: socialLogins,
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

/** The render function of the build, or null when the web app has not been built. */
export async function builtRender(): Promise<Render | null> {
  const entry = join(uiFolder, 'dist', 'server', 'entry-server.js')
  if (!existsSync(entry)) return null
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render }
  return render
}

export interface PageDeps {
  readonly config: Config
  readonly log: Log
  readonly render: Render | null
  /** The API in process, for the page's own loaders. */
  readonly api: typeof fetch
}

/** Renders the page of any address, with the CSRF cookie that its calls will need. */
export async function answerPage(request: Request, nonce: string, deps: PageDeps): Promise<Response> {
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
      config: publicConfig(deps.config),
      report: (error) =>
        deps.log.error('A page failed', { path: maskedPath(new URL(request.url).pathname), error }),
    })
    const out = new Headers(headers)
    if (!cookieOf(request, csrfCookie)) {
      const options = { httpOnly: false, secure: deps.config.secureCookies, maxAge: 365 * 86_400 }
      out.append('Set-Cookie', cookie(csrfCookie, newCsrfToken(), options))
    }
    if (request.method === 'HEAD') void stream?.cancel()
    return new Response(request.method === 'HEAD' ? null : stream, { status, headers: out })
  } catch (error) {
    deps.log.error('A page could not be rendered', { path: maskedPath(new URL(request.url).pathname), error })
    return text(500, 'Something went wrong, try again later')
  }
}

const text = (status: number, words: string) =>
  new Response(words, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
