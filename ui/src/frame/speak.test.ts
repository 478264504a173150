import { anonymous, whoami } from '@homecare/sdk/account'
import { fakeServer } from '@homecare/sdk/testing'
import { noticeTexts } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { careOf, testApp } from '../app/testing'
import { speak } from './speak'

const reload = vi.fn<() => void>()
const replaced: string[] = []
const address = () => history.state as unknown

/** A window at an address, whose loads are only counted. */
function windowAt(href: string): Window {
  history.replaceState({ key: 'k', at: 2 }, '', href)
  const location = {
    href: new URL(href, document.location.href).href,
    reload,
    replace: (to: URL) => void replaced.push(to.href),
  }
  return { document, history, location } as unknown as Window
}

beforeEach(() => {
  reload.mockReset()
  replaced.length = 0
})
afterEach(() => {
  document.cookie = 'pref_locale=; Max-Age=0; Path=/'
})

function appWith(changes: Parameters<typeof testApp>[0] = {}) {
  const server = fakeServer().on(whoami, () => ({ data: anonymous, intercom_hash: null }))
  return { server, app: testApp({ care: careOf(server), ...changes }) }
}

it('loads the document anew at the same address, which asks for no other language any more', async () => {
  await speak(windowAt('/caregivers?page=2&lang=en&modal=display#top'), appWith().app, 'es')
  expect(document.cookie).toContain('pref_locale=es')
  expect(reload).toHaveBeenCalledOnce()
  expect(location.pathname + location.search + location.hash).toBe('/caregivers?page=2&modal=display#top')
  expect(address()).toEqual({ key: 'k', at: 2 })
})

it('does nothing for the language that the page has', async () => {
  await speak(windowAt('/'), appWith().app, 'en')
  expect(reload).not.toHaveBeenCalled()
})

it('stays where what is typed is not to be lost, and asks before anything else', async () => {
  const { app, server } = appWith({ navigation: { mayLeave: () => Promise.resolve(false) } })
  await speak(windowAt('/'), app, 'es')
  expect(reload).not.toHaveBeenCalled()
  expect(document.cookie).not.toContain('pref_locale=es')
  expect(server.seen).toEqual([])
})

it('is not asked about again by the browser what was asked', async () => {
  const { app } = appWith()
  app.unsaved.hold('page')
  await speak(windowAt('/'), app, 'es')
  expect(app.unsaved.any()).toBe(false)
})

it('leaves it to the browser to ask about what is kept from page to page', async () => {
  const { app } = appWith()
  app.unsaved.hold('document')
  await speak(windowAt('/'), app, 'es')
  expect(app.unsaved.any()).toBe(true)
})

it('says so without a connection, and leaves the page and the choice as they are', async () => {
  const { app, server } = appWith()
  server.offline()
  await speak(windowAt('/'), app, 'es')
  expect(reload).not.toHaveBeenCalled()
  expect(document.cookie).not.toContain('pref_locale=es')
  expect(app.toasts.list.peek().map(({ text }) => text)).toEqual([noticeTexts.pageFailed])
})

it('stays where what must succeed before has not, which says so itself', async () => {
  const { app, server } = appWith()
  await speak(windowAt('/settings'), app, 'es', () => Promise.resolve(false))
  expect(reload).not.toHaveBeenCalled()
  expect(server.seen).toEqual([])
  expect(app.toasts.list.peek()).toEqual([])
})

it('waits until what is on its way to the server has been answered', async () => {
  const underWay = signal(1)
  const done = speak(windowAt('/'), appWith({ underWay }).app, 'es')
  await vi.waitFor(() => expect(reload).not.toHaveBeenCalled())
  underWay.value = 0
  await done
  expect(reload).toHaveBeenCalledOnce()
})

it('in a partner’s frame, where no choice is kept, the address asks for the language', async () => {
  const { app } = appWith({ config: { embed: { origins: [] } } })
  await speak(windowAt('/embed/signup?partner=getcare'), app, 'es')
  expect(reload).not.toHaveBeenCalled()
  expect(document.cookie).not.toContain('pref_locale=es')
  expect(replaced.map((href) => new URL(href).search)).toEqual(['?partner=getcare&lang=es'])
})
