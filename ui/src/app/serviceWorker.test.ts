import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepOfflinePage, serviceWorkerPath } from './session/offlinePage'
import { serviceWorker } from './serviceWorker'
import { testApp } from './testing'

type Listener = (event: Record<string, unknown>) => void

/** Runs the worker's text, on a network of the test's own. */
function run(network: (request: unknown) => Promise<Response>, preload?: Promise<Response | undefined>) {
  const listeners = new Map<string, Listener>()
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn<() => void>(),
    registration: { navigationPreload: { enable: vi.fn<() => Promise<void>>() } },
    fetch: network,
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- what is tested is the text that browsers run
  new Function(...Object.keys(scope), serviceWorker('Ana & "Co"'))(...Object.values(scope))
  return {
    ...{ listeners, scope },
    async ask(request: { mode: string; method: string }): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined
      const respondWith = (given: Promise<Response>) => (answer = given)
      listeners.get('fetch')?.({ request, respondWith, preloadResponse: preload ?? Promise.resolve() })
      return answer
    },
  }
}
const page = { mode: 'navigate', method: 'GET' }
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

describe('the service worker', () => {
  it('is small', () => expect(serviceWorker('Homecare').length).toBeLessThan(5000))

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
    { mode: 'cors', method: 'GET' },
    { mode: 'navigate', method: 'POST' },
    { mode: 'no-cors', method: 'GET' },
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
