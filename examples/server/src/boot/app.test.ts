import { whoami } from '@homecare/sdk/account'
import { requestIdHeader } from '@homecare/sdk/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginSession, sessionCookieName } from '../people/session.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'

let demo: TestServer
let serious: TestServer
beforeAll(async () => {
  demo = await testServer()
  serious = await testServer({ env: { DEMO: '0', PUBLIC_URL: 'https://care.example.com' } })
})
afterAll(async () => {
  await demo.close()
  await serious.close()
})

describe('every answer', () => {
  test('carries a request id, its own or the one that came', async () => {
    expect((await demo.fetch('/health')).headers.get(requestIdHeader)).toMatch(/^[\w-]{36}$/)
    const given = await demo.fetch('/health', { headers: { [requestIdHeader]: 'from-the-proxy' } })
    expect(given.headers.get(requestIdHeader)).toBe('from-the-proxy')
    const forged = await demo.fetch('/health', { headers: { [requestIdHeader]: 'a b"c' } })
    expect(forged.headers.get(requestIdHeader)).toMatch(/^[\w-]{36}$/)
  })

  test('forbids inline code, and every frame while no partner is listed', async () => {
    const policyOf = async (path: string) =>
      (await demo.fetch(path)).headers.get('Content-Security-Policy') ?? ''
    expect(await policyOf('/v1/whoami/')).toContain("frame-ancestors 'none'")
    expect(await policyOf('/v1/whoami/')).not.toContain('unsafe')
    expect(await policyOf('/embed/signup')).toContain("frame-ancestors 'none'")
  })

  test('opens to the payment provider on the pages of its field alone, and only where payments are taken', async () => {
    const headers = async (server: TestServer, path: string) => (await server.fetch(path)).headers
    for (const path of ['/payments/methods', '/payments/bank/add', '/payments/bank/add/']) {
      const own = await headers(demo, path)
      const policy = own.get('Content-Security-Policy')!
      expect(policy).toMatch(
        /script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
      )
      expect(policy).toContain(
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
      )
      expect(policy).toContain('https://api.stripe.com')
      expect(policy).toContain('report-to policy')
      expect(policy).not.toContain('unsafe')
      expect(own.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
      expect(own.get('Permissions-Policy')).toContain('payment=(self "https://js.stripe.com")')
    }
    for (const [server, path] of [
      ...[
        ...['/', '/payments/bank', '/payments/methods/other', '/v1/whoami/'].map(
          (path) => [demo, path] as const,
        ),
      ],
      [serious, '/payments/methods'] as const,
    ]) {
      const own = await headers(server, path)
      expect(own.get('Content-Security-Policy')).not.toContain('stripe')
      expect(own.get('Permissions-Policy')).toContain('payment=()')
      expect(own.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    }
  })

  test('is secure where the product is reached by https', async () => {
    const response = await serious.fetch('/v1/whoami/')
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=')
    expect(response.headers.getSetCookie().join()).toContain('; Secure')
  })

  test.each([
    ['/accounts/password/reset/confirm/Nd73bK2_hFq-0aZ91LmXw', 'no-referrer'],
    ['/accounts/create/password/Nd73bK2_hFq-0aZ91LmXw', 'no-referrer'],
    ['/accounts/continue/Nd73bK2_hFq-0aZ91LmXw', 'no-referrer'],
    ['/family-signup/needs?resume=Nd73bK2_hFq-0aZ91LmXw', 'no-referrer'],
    ['/caregivers/dementia/california/san-francisco', 'strict-origin-when-cross-origin'],
    ['/caregivers-search?location=San+Francisco', 'strict-origin-when-cross-origin'],
  ])('of %s tells other pages: %s', async (address, policy) => {
    expect((await demo.fetch(address)).headers.get('Referrer-Policy')).toBe(policy)
  })

  test('keeps a session in a cookie of this host alone, where it is reached by https', async () => {
    const { config } = serious.deps
    const { id } = await beginSession(
      serious.db,
      await serious.addUser({ role: 'family', email: 'someone@example.com' }),
      false,
      serious.clock.now(),
    )
    const who = async (name: string) => {
      const response = await serious.fetch('/v1/whoami/', { headers: { Cookie: `${name}=${id}` } })
      return ((await response.json()) as { data: { user_type: string } }).data.user_type
    }
    expect([await who('session'), await who('__Host-session')]).toEqual(['anonymous', 'family'])
    expect([sessionCookieName(config), sessionCookieName(demo.deps.config)]).toEqual([
      '__Host-session',
      'session',
    ])
  })

  test('is an envelope below /v1, for a path that does not exist too', async () => {
    const response = await demo.fetch('/v1/nothing/here/', { headers: { 'Accept-Language': 'es' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      status: 'fail',
      message: { error_message: 'No lo encontramos.' },
    })
  })

  test('is gzipped where that is taken', async () => {
    const response = await demo.fetch('/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    const text = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text()
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' })
  })
})

test('a trailing slash makes no difference, and is no redirect', async () => {
  for (const path of ['/v1/whoami/', '/v1/whoami']) expect((await demo.fetch(path)).status).toBe(200)
})

test('a body that cannot be read, or is too large, is refused as an envelope', async () => {
  const { jar, care } = demo.visitor()
  await care.call(whoami)
  const send = (body: string) =>
    jar.fetch('/v1/web/accounts/login/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': jar.get('csrftoken') ?? '' },
    })
  expect((await send('{"email":')).status).toBe(400)
  expect((await send(JSON.stringify({ email: 'x'.repeat(1_100_000) }))).status).toBe(413)
  const wrong = await send(JSON.stringify({ email: 'a@b.c', nonsense: 1 }))
  expect(await wrong.json()).toMatchObject({
    message: {
      error_data: { password: ['This field is required.'], nonsense: ['This field is not known.'] },
    },
  })
})

test('health tells database, files and realtime apart', async () => {
  const response = await demo.fetch('/health')
  expect(response.status).toBe(200)
  const well = { status: 'ok', database: 'ok', files: 'ok', realtime: 'ok' }
  const payments = 'The stand-in: test numbers alone, and no money moves.'
  expect(await response.json()).toEqual({ ...well, tax_numbers: 'ok', payments })
})

describe('the outbox and the demo accounts', () => {
  test('are there in demo mode, as JSON and as a page', async () => {
    expect(await (await demo.fetch('/demo/outbox/')).json()).toEqual([])
    const page = await demo.fetch('/demo/outbox/', { headers: { Accept: 'text/html' } })
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect(await (await demo.fetch('/demo/accounts/')).json()).toEqual([])
  })

  test('do not exist outside demo mode', async () => {
    for (const path of ['/demo/outbox/', '/demo/outbox', '/demo/accounts/', '/demo/accounts']) {
      expect([path, (await serious.fetch(path)).status]).toEqual([path, 404])
    }
  })
})

test('OpenAPI lists every call, and its page too', async () => {
  const { paths } = (await (await demo.fetch('/openapi.json')).json()) as { paths: Record<string, object> }
  const page = await (await demo.fetch('/openapi')).text()
  expect(demo.app.routes.length).toBeGreaterThan(0)
  for (const { call } of demo.app.routes) {
    expect(paths[call.path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(call.method.toLowerCase())
    expect(page).toContain(`<b>${call.method}</b> ${call.path}`)
  }
})

test('robots and the sitemap name the public address', async () => {
  expect(await (await serious.fetch('/robots.txt')).text()).toContain(
    'Sitemap: https://care.example.com/sitemap.xml',
  )
  const map = await (await serious.fetch('/sitemap.xml')).text()
  expect(map).toContain('<loc>https://care.example.com/</loc>')
  expect(map).toContain('<loc>https://care.example.com/employers</loc>')
})
