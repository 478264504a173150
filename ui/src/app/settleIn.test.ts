import { anonymous, whoami } from '@homecare/sdk/account'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { beforeLeaving, followLanguage } from './settleIn'
import { careOf, testApp } from './testing'

/** A page with the link to it in Spanish, and whether a press of it is left to the browser. */
function pageWith(link: string) {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = link
  const reload = vi.fn<() => void>()
  const history = { state: null, replaceState: vi.fn<() => void>() }
  const window = { document: page, history, location: { href: 'http://localhost/', reload } }
  const app = testApp({
    care: careOf(fakeServer().on(whoami, () => ({ data: anonymous, intercom_hash: null }))),
  })
  followLanguage(window as unknown as Window, app, () => {})
  return {
    reload,
    press: (how: MouseEventInit = {}) =>
      page
        .querySelector('a')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })),
  }
}
const spanish = '<a href="?lang=es" hreflang="es" data-document>Español</a>'

it('loads the page in the language of the link itself', async () => {
  const { press, reload } = pageWith(spanish)
  expect(press()).toBe(false)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it.each([
  ['a press that opens another tab', spanish, { ctrlKey: true }],
  ['a press of another button', spanish, { button: 1 }],
  ['a link in another language that is none to this page', '<a href="/es" hreflang="es">x</a>', {}],
  ['a language that is not spoken here', '<a href="?lang=fr" hreflang="fr" data-document>x</a>', {}],
])('leaves %s to the browser', (_, link, how) => expect(pageWith(link).press(how)).toBe(true))

it('asks nobody who leaves a page but where something is typed, and has the browser keep its place', () => {
  const app = testApp()
  const leave = (kind: string) => window.dispatchEvent(new Event(kind, { cancelable: true }))
  beforeLeaving(window, app)
  for (const kind of ['beforeunload', 'pagehide']) {
    window.history.scrollRestoration = 'manual'
    expect([leave(kind), window.history.scrollRestoration]).toEqual([true, 'auto'])
  }
  const release = app.unsaved.hold()
  expect(leave('beforeunload')).toBe(false)
  release()
})
