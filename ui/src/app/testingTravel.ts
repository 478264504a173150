import { expect, vi } from 'vitest'
import { createLeaveGuard } from './router/leaving'
import { createNavigator } from './router/navigator'
import { resolve, type ResolveContext } from './router/page'
import { matchPath } from './routes/routes'
import { contextFor, pageAt } from './testing'
import { createTraveller } from './router/traveller'
import { createUnsaved } from './session/version'

/** A navigator over the window of the test, at a page. */
export function startAt(address: string, changes: Partial<ResolveContext> = {}) {
  window.history.replaceState(null, '', address)
  return startHere(changes)
}

/** A navigator as after a reload: the history stays, and what was loaded is gone. */
export async function startHere(changes: Partial<ResolveContext> = {}) {
  const address = window.location.pathname + window.location.search
  const leave = vi.fn<(href: string) => void>()
  const loads: string[] = []
  const unsaved = createUnsaved()
  const context = (): ResolveContext => contextFor({ origin: window.location.origin, ...changes })
  const navigator = createNavigator({
    window,
    first: await pageAt(address, context()),
    leave,
    traveller: async (journey) =>
      createTraveller({
        ...journey,
        leave,
        guard: createLeaveGuard({ unsaved, question: journey.question, match: matchPath }),
        preload: (to) => loads.push(to),
        resolve: (to, signal, current) => resolve(to, { ...context(), signal, current }),
      }),
  })
  const stop = navigator.start()
  const shown = () => navigator.arrival.peek().page
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
  stops.push(stop)
  return {
    navigator,
    unsaved,
    press,
    leave,
    shown,
    goBack,
    loads,
    change: (more: Partial<ResolveContext>) => Object.assign(changes, more),
  }
}
const stops: (() => void)[] = []
export const stopLater = (stop: () => void) => void stops.push(stop)

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
