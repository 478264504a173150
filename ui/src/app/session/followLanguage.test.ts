import { expect, it, vi } from 'vitest'
import { followLanguage } from './followLanguage'

/** A page with a link, what is spoken after a press of it, and whether the press is left to the browser. */
function pageWith(link: string) {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = link
  const speak = vi.fn<(locale: string) => void>()
  followLanguage(page, speak)
  const press = (how: MouseEventInit = {}) =>
    page
      .querySelector('a')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return { speak, press }
}
const spanish = '<a href="?lang=es" hreflang="es" data-document>Español</a>'

it('speaks the language of the link itself', () => {
  const { press, speak } = pageWith(spanish)
  expect(press()).toBe(false)
  expect(speak).toHaveBeenCalledExactlyOnceWith('es')
})

it.each([
  ['a press that opens another tab', spanish, { ctrlKey: true }],
  ['a press of another button', spanish, { button: 1 }],
  ['a link in no other language', '<a href="/es" lang="es">x</a>', {}],
])('leaves %s to the browser', (_, link, how) => {
  const { press, speak } = pageWith(link)
  expect(press(how)).toBe(true)
  expect(speak).not.toHaveBeenCalled()
})
