import { anonymous } from '@homecare/sdk/account'
import { createToasts } from '@homecare/sdk/kit'
import { signal } from '@preact/signals-core'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { App } from '../frame/app'
import { createPrefs } from '../kit/prefs'
import { AppRoot, type AppRootProps } from './AppRoot'
import { createLater } from './later'
import { createLeaveGuard } from './router/leaving'
import { createNavigator } from './router/navigator'
import { resolve } from './router/page'
import { openSession } from './session/session'
import { contextFor, noCare, pageAt } from './testing'
import { createTraveller } from './router/traveller'
import { createUnsaved } from './session/version'

/** The app at a page, as the server renders it and as the browser takes it up. */
async function appAt(address: string): Promise<AppRootProps> {
  window.history.replaceState(null, '', address)
  const { session, signInAgain } = openSession(noCare, { initial: anonymous })
  const unsaved = createUnsaved()
  const version = signal<string | null>(null)
  const later = createLater(() => import('./laterCode'))
  const context = contextFor({ origin: window.location.origin })
  const navigator = createNavigator({
    window,
    first: await pageAt(address, context),
    leave: () => {},
    traveller: async (journey) => {
      await later.load()
      return createTraveller({
        ...journey,
        leave: () => {},
        guard: createLeaveGuard({ unsaved, question: journey.question, match: context.match }),
        preload: () => {},
        resolve: (to, signal, current) => resolve(to, { ...context, signal, current }),
      })
    },
  })
  const app: App = {
    care: noCare,
    session,
    unsaved,
    navigation: navigator,
    toasts: createToasts(),
    prefs: createPrefs({ getItem: () => null }),
    config: {
      origin: window.location.origin,
      version: '1.0',
      brand: { name: 'Homecare', supportPhone: '1' },
      demo: false,
      environment: 'development',
    },
    dialogStage: signal(null),
    unread: signal(0),
    clockAhead: signal(0),
    underWay: signal(0),
    versionSeen: (seen) => void (version.value = seen),
    report: () => {},
  }
  return {
    ...{ app, navigator, signInAgain, version, later },
    footer: [],
    report: (fault) => console.error(fault),
  }
}

let root: Root | undefined
const said = vi.spyOn(console, 'error')
async function hydrate(props: AppRootProps) {
  document.body.innerHTML = `<div id="app">${renderToString(<AppRoot {...props} />)}</div>`
  const container = document.getElementById('app')
  if (!container) throw new Error('no root')
  await act(async () => void (root = hydrateRoot(container, <AppRoot {...props} />)))
}

beforeEach(() => {
  said.mockClear()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(async () => {
  await act(async () => root?.unmount())
})

it('takes up what the server rendered without a word', async () => {
  await hydrate(await appAt('/signup'))
  expect(said).not.toHaveBeenCalled()
  expect(document.querySelector('main h1')?.textContent).toBe('/signup')
})

it('moves the focus to the heading of a new page, and tells its title', async () => {
  const props = await appAt('/')
  await hydrate(props)
  await act(() => props.navigator.go('/signup'))
  expect(document.activeElement).toBe(document.querySelector('main h1'))
  await vi.waitFor(() => expect(document.title).toBe('Join | Homecare'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Join | Homecare'))
})

it('leaves the focus alone when only the query changes', async () => {
  const props = await appAt('/caregivers-search')
  await hydrate(props)
  await act(() => props.navigator.pushQuery({ page: 2 }))
  expect(document.activeElement).toBe(document.body)
})
