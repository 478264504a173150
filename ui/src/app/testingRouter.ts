import { expect, vi } from 'vitest'
import { historyEntry } from './router/history'
import { createNavigate } from './router/navigate'
import type { ResolveContext } from './router/resolve'
import { createRouter } from './router/router'
import { createUnsaved } from './session/version'
import { contextFor, pageAt } from './testing'

/** A router over the window of the test, at a page. */
export function startAt(address: string, changes: Partial<ResolveContext> = {}) {
  window.history.replaceState(null, '', address)
  return startHere(changes)
}

/** A router as after a reload: the history stays, and what was loaded is gone. */
export async function startHere(changes: Partial<ResolveContext> = {}) {
  const address = window.location.pathname + window.location.search
  const leave = vi.fn<(href: string) => void>()
  const unsaved = createUnsaved()
  const context = (): ResolveContext => contextFor({ origin: window.location.origin, ...changes })
  const router = createRouter({
    first: await pageAt(address, context()),
    entry: historyEntry(window),
    leave,
    load: async (state) => createNavigate({ window, state, unsaved, context, leave }),
  })
  const listening = new AbortController()
  router.start(window, listening.signal)
  const shown = () => router.view.peek().page
  /** A press on Back or Forward, until the browser has moved. */
  const press = async (steps: number) => {
    const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    window.history.go(steps)
    await moved
  }
  /** Back, and the page that comes of it. */
  const goBack = async () => {
    await press(-1)
    await vi.waitFor(() =>
      expect(shown().pathname + shown().search).toBe(window.location.pathname + window.location.search),
    )
  }
  stops.push(() => listening.abort())
  return {
    router,
    unsaved,
    press,
    leave,
    shown,
    goBack,
    change: (more: Partial<ResolveContext>) => Object.assign(changes, more),
  }
}
const stops: (() => void)[] = []

/** After each test. */
export function stopAll(): void {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
}

/** Before each test: the window remembers where it is scrolled to. */
export function standAtTop(): void {
  window.scrollTo = ((_: number, top: number) =>
    void Object.defineProperty(window, 'scrollY', {
      value: top,
      configurable: true,
    })) as typeof window.scrollTo
  window.scrollTo(0, 0)
}
