import { anonymous } from '@homecare/sdk/account'
import { signal } from '@preact/signals-core'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPrefs } from '../kit/prefs'
import { AppRoot, type AppRootProps } from './AppRoot'
import { createApp, type LaterCode } from './createApp'
import { historyEntry } from './router/history'
import { createNavigate } from './router/navigate'
import { createRouter } from './router/router'
import { contextFor, noCare, pageAt, testApp } from './testing'

/** The app at a page, as the server renders it and as the browser takes it up. */
async function appAt(address: string): Promise<AppRootProps> {
  window.history.replaceState(null, '', address)
  const laterCode = signal<LaterCode | null>(null)
  const { config } = testApp()
  const report = (fault: unknown) => console.error(fault)
  const prefs = createPrefs({ getItem: () => null })
  const parts = createApp({ care: noCare, config, prefs, report, laterCode, session: { initial: anonymous } })
  const context = contextFor({ origin: window.location.origin })
  const router = createRouter({
    first: await pageAt(address, context),
    entry: historyEntry(window),
    leave: () => {},
    load: async (state) => {
      laterCode.value = await import('./laterCode')
      const { unsaved } = parts.app
      return createNavigate({ window, state, unsaved, context: () => context, leave: () => {} })
    },
  })
  return { ...parts, app: { ...parts.app, navigation: router }, router, report, footer: [] }
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
  await act(() => props.router.go('/signup'))
  expect(document.activeElement).toBe(document.querySelector('main h1'))
  await vi.waitFor(() => expect(document.title).toBe('Join | Homecare'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Join | Homecare'))
})

it('leaves the focus alone when only the query changes', async () => {
  const props = await appAt('/caregivers-search')
  await hydrate(props)
  await act(() => props.router.pushQuery({ page: 2 }))
  expect(document.activeElement).toBe(document.body)
})
