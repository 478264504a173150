import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { requestIdHeader } from '@homecare/sdk/client'
import type { Purpose } from '@homecare/sdk/consent'
import { Hono, type Context } from 'hono'
import { answerMetrics } from '../metrics/answerMetrics.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createRoutePattern } from '../metrics/routePattern.ts'
import { answerReady, type Readiness } from './readiness.ts'
import { uiFolder } from '../web/uiFolder.ts'
import { sessionIdOf, whyEnded } from '../people/session.ts'
import { answerContinue } from '../people/continueLink.ts'
import { createSocialSignIn } from '../account/socialSignIn.ts'
import { answerDemoControls } from '../demo/controls.ts'
import type { DemoControls } from '../demo/deeds.ts'
import { answerOutbox } from '../demo/outbox.ts'
import { answerCalendar } from '../shifts/feed/answerCalendar.ts'
import { answerPlanFile } from '../careplans/media/downloads.ts'
import { answerFile } from '../documents/downloads.ts'
import { answerPaper } from '../papers/answerPaper.ts'
import type { Realtime } from '@homecare/realtime'
import { registerRoutes } from './routes.ts'
import { callerAddress, countedAddress } from '../http/caller.ts'
import { createApi } from '../answering/api.ts'
import type { Arrival } from '../answering/passage.ts'
import { numbersRefused, numbersRefusedLine } from '../answering/tripwire.ts'
import { compressed } from '../http/compress.ts'
import type { Deps } from '../deps/deps.ts'
import { answerWebhook } from '../provider/webhook.ts'
import type { ProviderEvents } from '../provider/events.ts'
import { answerEmbeddedPayments, type EmbeddedPayments } from '../provider/embedded.ts'
import { policyReports, securityHeaders } from '../http/headers.ts'
import { localeOf } from '../http/locale.ts'
import { answerPolicyReports } from '../http/policyReports.ts'
import { addressHoldsNumbers } from '../http/tripwire.ts'
import { randomText } from '../secrets/random.ts'
import { refusalEnvelope } from '../refusals/reply.ts'
import { answerHealth } from '../deps/health.ts'
import { maskedPath, requestLine } from '../log/log.ts'
import { openapi, openapiPage } from '../calls/openapi.ts'
import type { Registered } from '../calls/on.ts'
import { trail } from '../trail/write.ts'
import { createAssets } from '../web/assets.ts'
import { plainPage } from '../http/html.ts'
import { answerPage, type Render } from '../web/pages.ts'
import { answerPhoto } from '../photos/answerPhoto.ts'
import { openedTo } from '../consent/opened.ts'
import { answerFeed } from '../content/feed.ts'
import { answerMapTile } from '../places/mapTiles.ts'
import { answerSitemap, robots } from '../web/sitemap.ts'

interface AppDeps extends Deps {
  /** The embedded realtime database, whose sign-in endpoints and socket share the port; null with a Firebase project. */
  readonly embeddedRealtime: Realtime | null
  /** Renders pages; null where there is no web app, as in tests of the API. */
  readonly render: Render | null
  /** What takes the events of the payment provider; null without one. */
  readonly providerEvents: ProviderEvents | null
  /** The provider's stand-in, whose pages and calls for pages share the port; null where there is a real one, or none. */
  readonly embeddedPayments: EmbeddedPayments | null
  /** What a demonstration can be made to do; null where there is none. */
  readonly demoControls: DemoControls | null
  readonly readiness: Readiness
  /** What is told at `/metrics`; null where nobody may read it. */
  readonly metrics: Metrics | null
}

export interface App {
  /** Answers any request, in process or from a port. `ip` is the caller's address. */
  fetch(request: Request, ip?: string): Promise<Response>
  /** Takes the realtime socket; false for a socket that is not ours. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Asks the clients of all realtime sockets to come again, and resolves when they have gone. */
  closeSockets(): Promise<void>
  readonly readiness: Readiness
  readonly routes: readonly Registered[]
}

type Env = { Bindings: Arrival & { nonce: string; opened: readonly Purpose[] } }

/** The whole of the server behind one web-standard function. */
export function createApp(deps: AppDeps): App {
  const { config, db, log, now, embeddedRealtime, readiness, metrics } = deps
  const routes = registerRoutes(config.demo)
  const api = createApi(routes, deps, trail)
  const assets = createAssets(join(uiFolder, 'dist', 'client'))
  const socialSignIn = createSocialSignIn(deps)
  const patternOf = createRoutePattern(routes.all())
  const server = new Hono<Env>({ strict: false })

  server.all('/v1/payments/webhooks/:provider', (c) =>
    answerWebhook(c.req.raw, c.req.param('provider'), deps),
  )
  server.all(policyReports, (c) => answerPolicyReports(c.req.raw, log))
  server.all('/v1/*', (c) => api(c.req.raw, c.env))
  const { embeddedPayments } = deps
  if (embeddedPayments)
    server.all('/embedded-payments/*', (c) =>
      answerEmbeddedPayments(c.req.raw, embeddedPayments, c.env.nonce),
    )
  if (config.demo) {
    server.get('/demo/accounts', (c) => api(c.req.raw, c.env))
    server.get('/demo/outbox', (c) => answerOutbox(c.req.raw, db, c.env.nonce))
  }
  const { demoControls } = deps
  const answerDemo = async (c: Context<Env>) =>
    (demoControls && (await answerDemoControls(c.req.raw, demoControls, c.env.nonce))) ??
    (await api(c.req.raw, c.env))
  server.all('/demo/*', answerDemo)
  server.all('/accounts/continue/:token', (c) =>
    answerContinue(c.req.raw, c.req.param('token'), c.env.ip, deps),
  )
  server.get('/health', () => answerHealth(deps))
  server.get('/ready', () => answerReady(readiness))
  const { metricsToken } = config
  if (metrics && metricsToken) server.get('/metrics', (c) => answerMetrics(c.req.raw, metrics, metricsToken))
  server.get('/openapi.json', (c) => c.json(openapi(routes.all(), config)))
  server.get('/openapi', (c) => c.html(plainPage('Calls', openapiPage(routes.all(), config), c.env.nonce)))
  server.get('/robots.txt', () => robots(config.publicUrl))
  server.all('*', async (c) => {
    const request = c.req.raw
    const path = new URL(request.url).pathname
    return (
      (await embeddedRealtime?.fetch(request)) ??
      (await socialSignIn(request, c.env.ip)) ??
      (await answerCalendar(request, deps, c.env.ip)) ??
      (await answerPlanFile(request, deps, c.env.requestId, c.env.ip)) ??
      (await answerPaper(request, deps, c.env)) ??
      (await answerFile(request, deps, c.env.requestId)) ??
      (await answerPhoto(request, deps)) ??
      (await answerMapTile(request)) ??
      (await answerSitemap(path, db, now(), config.publicUrl)) ??
      (await answerFeed(new URL(request.url), {
        ...{ db, now: now(), origin: config.publicUrl, brand: config.brand.name },
      })) ??
      (await assets(request)) ??
      answerPage(request, c.env.nonce, {
        config,
        log,
        render: deps.render,
        opened: c.env.opened,
        whyEnded: (asked) => whyEnded(db, sessionIdOf(asked, config), now()),
        api: (input, init) => api(new Request(input, init), c.env),
      })
    )
  })
  server.onError((error, c) => {
    log.error('A request failed', {
      path: maskedPath(c.req.path),
      requestId: c.env.requestId,
      error,
    })
    return c.text('Something went wrong, try again later', 500)
  })

  function refuseNumbers(request: Request): Response {
    log.warn(numbersRefusedLine, { route: patternOf(request.method, new URL(request.url).pathname) })
    const refusal = numbersRefused()
    return Response.json(refusalEnvelope(refusal, localeOf(request, undefined)), { status: refusal.status })
  }

  return {
    routes: routes.all(),
    readiness,
    closeSockets: async () => embeddedRealtime?.closeSockets(),
    upgrade(request, socket, head) {
      const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',')
      const caller = callerAddress(forwarded, request.socket.remoteAddress ?? '', config.trustedProxies)
      return embeddedRealtime?.handleUpgrade(request, socket, head, countedAddress(caller)) ?? false
    },
    async fetch(request, ip = '127.0.0.1') {
      const started = deps.now()
      const requestId = acceptedId(request) ?? randomUUID()
      const nonce = randomText(16, 'base64')
      const url = new URL(request.url)
      const path = url.pathname
      const ended = metrics?.begin(request.method, patternOf(request.method, path))
      // Of what breaks behind the answer, too: a request that ends is no longer under way.
      let status = 500
      try {
        const opened = openedTo(request, config, started)
        const caller = callerAddress(request.headers.get('X-Forwarded-For'), ip, config.trustedProxies)
        const answered = addressHoldsNumbers(request, url)
          ? refuseNumbers(request)
          : await server.fetch(request, { requestId, ip: caller, nonce, opened })
        const response = compressed(request, answered)
        // Its own headers, and no copy of it: one whose body is asked for is sent as a stream.
        const { headers } = response
        headers.set(requestIdHeader, requestId)
        // A demonstration's clock may be ahead: pages go by what the server says.
        if (config.demo) headers.set('Date', new Date(deps.now()).toUTCString())
        for (const [name, value] of Object.entries(securityHeaders(url, nonce, config, opened))) {
          if (!headers.has(name)) headers.set(name, value)
        }
        status = response.status
        return response
      } finally {
        ended?.(status)
        log.info(requestLine, {
          requestId,
          method: request.method,
          path: maskedPath(path),
          status,
          ms: deps.now() - started,
        })
      }
    },
  }
}

/** A proxy's request id, when it is one that can stand in a log line. */
function acceptedId(request: Request): string | undefined {
  const given = request.headers.get(requestIdHeader)
  return given && /^[\w.-]{8,100}$/.test(given) ? given : undefined
}
