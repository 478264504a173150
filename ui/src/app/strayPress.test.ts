import { beforeAll, beforeEach, expect, it } from 'vitest'
import { dropStrayPresses } from './strayPress'

let pressed: string[] = []
beforeAll(() => {
  dropStrayPresses(window)
  document.body.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent!))
})
beforeEach(() => {
  pressed = []
  document.body.innerHTML = '<main><button>Yes</button><p>Words</p></main>'
  press('main', { detail: 1, clientX: 900 })
  pressed = []
})

type Given = MouseEventInit & { pointerType?: string; at?: number }
function press(what: string, { pointerType = 'mouse', at = 0, ...given }: Given): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...given })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return document.querySelector(what)!.dispatchEvent(event)
}
/** What an answer makes of the page: another button in the place of the first. */
const another = () => (document.querySelector('main')!.innerHTML = '<button>Yes, to the next one</button>')

it.each([
  ['a mouse', { detail: 2, at: 450 }],
  ['a thumb', { detail: 1, pointerType: 'touch', at: 399, clientY: 20 }],
])('lets the second of two presses by %s go where another button has come', (_, second) => {
  press('button', { ...second, detail: 1, at: 0, clientY: 0 })
  another()
  expect(press('button', second)).toBe(false)
  expect(press('button', { ...second, detail: second.detail === 2 ? 3 : 1 })).toBe(false)
  expect(pressed).toEqual(['Yes'])
  press('button', { ...second, detail: 1, at: 900 })
  expect(pressed).toEqual(['Yes', 'Yes, to the next one'])
})

it('lets it go where the first was carried out later, by the page itself', () => {
  document.querySelector('button')!.click()
  another()
  expect(press('button', { detail: 2 })).toBe(false)
  expect(pressed).toEqual(['Yes'])
})

it('lets it go where the button says another thing by now', () => {
  press('button', { detail: 1 })
  document.querySelector('button')!.textContent = 'Clock out'
  press('button', { detail: 2 })
  expect(pressed).toEqual(['Yes'])
})

it.each<[string, () => unknown, Given]>([
  ['on the same button', () => undefined, { detail: 2 }],
  ['elsewhere', another, { detail: 1, pointerType: 'touch', at: 100, clientX: 60 }],
  ['later', another, { detail: 1, pointerType: 'touch', at: 401 }],
  ['of a mouse that counts anew', another, { detail: 1, at: 10 }],
  ['by a key', another, { detail: 0 }],
])('lets a press %s count', (_, answer, second) => {
  press('button', { pointerType: second.pointerType ?? 'mouse', detail: 1 })
  answer()
  expect(press('button', second)).toBe(true)
  expect(pressed).toHaveLength(2)
})

it('leaves words that are pressed twice alone', () => {
  press('button', { detail: 1 })
  expect(press('p', { detail: 2 })).toBe(true)
})
