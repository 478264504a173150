import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepOfflinePage, serviceWorkerPath } from './session/offlinePage'
import { serviceWorker } from './serviceWorker'
import { testApp } from './testing'

type Listener = (event: Record<string, unknown>) => void

/** Runs the worker's text, on a network of the test's own. */
function run(
  network: (request: unknown) => Promise<Response>,
  preload?: Promise<Response | undefined>,
  caches?: ReturnType<typeof cachesOf>,
) {
  const listeners = new Map<string, Listener>()
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn<() => void>(),
    registration: { navigationPreload: { enable: vi.fn<() => Promise<void>>() } },
    fetch: network,
    location: new URL('https://care.test/'),
    ...(caches && { caches }),
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- what is tested is the text that browsers run
  new Function(...Object.keys(scope), serviceWorker('Ana & "Co"'))(...Object.values(scope))
  return {
    ...{ listeners, scope },
    async ask(request: { mode: string; method: string; url?: string }): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined
      const respondWith = (given: Promise<Response>) => (answer = given)
      listeners.get('fetch')?.({ request, respondWith, preloadResponse: preload ?? Promise.resolve() })
      return answer
    },
  }
}
const page = { mode: 'navigate', method: 'GET', url: 'https://care.test/careplan/connection/7' }
/** Caches as browsers have them, in memory; `names` are those that there are. */
function cachesOf() {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (url: string) => new URL(url, 'https://care.test/').pathname
  return {
    names: () => [...all.keys()],
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(pathOf(url))?.clone(),
    async open(name: string) {
      const cache = all.get(name) ?? new Map<string, Response>()
      all.set(name, cache)
      return {
        match: async (url: string) => cache.get(pathOf(url))?.clone(),
        put: async (url: string, answer: Response) => void cache.set(pathOf(url), answer),
        add: async (url: string) => void cache.set(pathOf(url), new Response(url)),
        delete: async (url: string) => cache.delete(pathOf(url)),
        keys: async () => [...cache.keys()].map((path) => ({ url: `https://care.test${path}` })),
      }
    },
    delete: async (name: string) => all.delete(name),
  }
}
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

describe('the service worker', () => {
  it('is small', () => expect(serviceWorker('Homecare').length).toBeLessThan(7000))

  it('answers a page that the network does not bring with its own, in both languages', async () => {
    const answer = await run(gone).ask(page)
    const html = (await answer?.text()) ?? ''
    expect([answer?.status, answer?.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(html).toContain('We cannot reach Ana &#38; &#34;Co&#34; right now.')
    // Whose page it is, too.
    expect(html).toContain(
      '<section lang="es" hidden><b>Ana &#38; &#34;Co&#34;</b><h1 tabindex="-1">Sin conexión</h1>',
    )
    expect(html).not.toContain('undefined')
    expect(html).toMatch(/--ground: light-dark\(#\w+, #\w+\);/)
  })

  it('shows what this device is told, and a press on it opens that page of ours alone', async () => {
    const { listeners, scope } = run(gone)
    const show = vi.fn<(title: string, options: object) => Promise<void>>(async () => {})
    const openWindow = vi.fn<(href: string) => Promise<void>>(async () => {})
    Object.assign(scope.registration, { showNotification: show })
    const waitUntil = vi.fn<(done: Promise<unknown>) => void>()
    const words = {
      title: 'Homecare',
      body: 'You have a message.',
      url: 'https://care.test/messages',
      tag: 'messages',
    }
    listeners.get('push')?.({ data: { json: () => words }, waitUntil })
    expect(show).toHaveBeenCalledWith(
      'Homecare',
      expect.objectContaining({ body: words.body, data: words.url }),
    )
    const unreadable = () => {
      throw new SyntaxError('none')
    }
    listeners.get('push')?.({ data: { json: unreadable }, waitUntil })
    expect(show).toHaveBeenCalledOnce()

    vi.stubGlobal('location', new URL('https://care.test/settings'))
    vi.stubGlobal('clients', { matchAll: async () => [], openWindow })
    onTestFinished(() => void vi.unstubAllGlobals())
    const close = () => {}
    for (const data of [words.url, 'https://elsewhere.test/messages'])
      listeners.get('notificationclick')?.({ notification: { close, data }, waitUntil })
    await Promise.all(waitUntil.mock.calls.map(([done]) => done))
    expect(openWindow.mock.calls).toEqual([[words.url]])
  })

  it('brings a page as the network gives it, also one that was asked for ahead or that failed', async () => {
    for (const status of [200, 404, 500]) {
      const [fetched, ahead] = [new Response('', { status }), new Response('', { status })]
      expect(await run(() => Promise.resolve(fetched)).ask(page)).toBe(fetched)
      expect(await run(gone, Promise.resolve(ahead)).ask(page)).toBe(ahead)
    }
    expect((await run(gone, gone()).ask(page))?.status).toBe(503)
  })

  it.each([
    { mode: 'cors', method: 'GET', url: 'https://care.test/v1/plan/7/day/' },
    { mode: 'navigate', method: 'POST', url: 'https://care.test/' },
    { mode: 'no-cors', method: 'GET', url: 'https://elsewhere.test/assets/a.js' },
  ])('leaves everything else alone: %o', async (request) => {
    const network = vi.fn<() => Promise<Response>>(gone)
    expect(await run(network).ask(request)).toBeUndefined()
    expect(network).not.toHaveBeenCalled()
  })

  it('takes over from the one before at once', () => {
    const { listeners, scope } = run(gone)
    listeners.get('install')?.({})
    const waitUntil = vi.fn<(what: unknown) => void>()
    listeners.get('activate')?.({ waitUntil })
    expect(
      [scope.skipWaiting, scope.registration.navigationPreload.enable, waitUntil].map(
        (one) => one.mock.calls.length,
      ),
    ).toEqual([1, 1, 1])
  })
})

describe('the page that it keeps', () => {
  const html = '<!doctype html><html lang="en"><script>go(["/assets/entry-1.js"])</script></html>'
  const day = '/careplan/connection/7'

  /** A worker that has been handed the day of a plan by a network that then goes away. */
  async function keeping(files: readonly string[] = ['/assets/day-1.js', '/v1/plan/7/']) {
    const caches = cachesOf()
    let isThere = true
    const network = vi.fn<(request: unknown) => Promise<Response>>(() =>
      isThere ? Promise.resolve(new Response(html)) : gone(),
    )
    const worker = run(network, undefined, caches)
    let done: Promise<unknown> = Promise.resolve()
    const hand = async (keep: string, given: readonly string[]) => {
      const data = { keep, files: given }
      worker.listeners.get('message')?.({ data, waitUntil: (one: Promise<unknown>) => (done = one) })
      await done
    }
    await hand(day, files)
    const forget = () => worker.listeners.get('message')?.({ data: { forget: true }, waitUntil: () => {} })
    return { ...worker, caches, hand, forget, network, leave: () => (isThere = false) }
  }

  it('is shown where the network brings nothing, marked with its instant, and only at its own address', async () => {
    const { ask, leave } = await keeping()
    leave()
    const answer = await ask(page)
    expect(answer?.status).toBe(200)
    expect(await answer?.text()).toMatch(/^<!doctype html><html data-kept="\d+" lang="en">/)
    expect((await ask({ ...page, url: 'https://care.test/careplan/connection/8' }))?.status).toBe(503)
  })

  it('gives way to the network wherever that brings something', async () => {
    const { ask } = await keeping()
    expect(await (await ask(page))?.text()).toBe(html)
  })

  it('comes with the files that it runs by, and with no answer of the API', async () => {
    const { ask, leave, caches } = await keeping()
    leave()
    const file = (path: string) => ask({ mode: 'cors', method: 'GET', url: `https://care.test${path}` })
    expect((await file('/assets/day-1.js'))?.status).toBe(200)
    expect((await file('/assets/entry-1.js'))?.status).toBe(200)
    expect((await file('/assets/other-1.js'))?.type).toBe('error')
    expect(await (await caches.open('kept-files')).match('/v1/plan/7/')).toBeUndefined()
  })

  it('goes when it is told so, also where it is just being brought, and may come again', async () => {
    const { forget, hand, caches, network } = await keeping()
    forget()
    await vi.waitFor(() => expect(caches.names()).not.toContain('kept-page'))
    // Logged out while the page is on its way.
    let bring = (_: Response) => {}
    network.mockImplementationOnce(() => new Promise((resolve) => (bring = resolve)))
    const late = hand(day, [])
    forget()
    bring(new Response(html))
    await late
    expect(caches.names()).not.toContain('kept-page')
    await hand(day, [])
    expect(caches.names()).toContain('kept-page')
  })

  it('is one alone, is not any other page, and is not shown for ever', async () => {
    const { ask, hand, leave, caches } = await keeping()
    await hand('/careplan/connection/8', [])
    await hand('/settings', [])
    leave()
    expect((await ask(page))?.status).toBe(503)
    const url = 'https://care.test/careplan/connection/8'
    expect((await ask({ ...page, url }))?.status).toBe(200)
    vi.useFakeTimers({ now: Date.now() + 37 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await ask({ ...page, url }))?.status).toBe(503)
    await caches.delete('kept-page')
    expect(caches.names()).toEqual(['kept-files'])
  })
})

describe('the page that it is to forget', () => {
  it('is not looked for in a cache that is made for that', async () => {
    const caches = cachesOf()
    await run(gone, undefined, caches).ask(page)
    expect(caches.names()).toEqual([])
  })
})

describe('the page that it carries', () => {
  afterEach(() => {
    document.cookie = 'pref_locale=; Max-Age=0'
    document.cookie = 'pref_theme=; Max-Age=0'
    document.documentElement.removeAttribute('data-theme')
    vi.useRealTimers()
  })

  it.each([
    ['', 'en', 'No connection', undefined],
    ['pref_locale=es', 'es', 'Sin conexión', undefined],
    ['pref_theme=dark', 'en', 'No connection', 'dark'],
  ])('with the cookie "%s" speaks %s, in the look that was chosen', async (cookie, lang, title, theme) => {
    vi.useFakeTimers()
    if (cookie) document.cookie = cookie
    const html = (await (await run(gone).ask(page))?.text()) ?? ''
    const [, body = '', script = ''] = /<body>(.*)<script>(.*)<\/script>/s.exec(html) ?? []
    document.body.innerHTML = body
    // oxlint-disable-next-line typescript/no-implied-eval -- what is tested is the text that browsers run
    new Function(script)()
    const shown = [...document.querySelectorAll('section')].filter(({ hidden }) => !hidden)
    expect(shown.map((section) => section.querySelector('h1')?.textContent)).toEqual([title])
    expect([document.documentElement.lang, document.title, document.documentElement.dataset.theme]).toEqual([
      lang,
      title,
      theme,
    ])
    expect(document.activeElement?.textContent).toBe(title)
  })
})

it.each([
  [{ environment: 'production' }, 1],
  [{ environment: 'development' }, 0],
  [{ environment: 'production', native: true }, 0],
  [{ environment: 'production', embed: { origins: [] } }, 0],
] as const)('has the browser keep it for %o: %d times', (config, times) => {
  const register = vi.fn<(path: string) => Promise<unknown>>(() => Promise.reject(new Error('closed')))
  const page = { navigator: { serviceWorker: { register } } } as unknown as Window
  keepOfflinePage(page, testApp({ config }).config)
  expect(register.mock.calls).toEqual(times ? [[serviceWorkerPath]] : [])
})
