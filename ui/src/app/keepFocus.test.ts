import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './keepFocus'

let frames: FrameRequestCallback[] = []
beforeAll(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  keepFocus(window)
})
beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="/">Home</a></nav>
    <main>
      <h1>Who waits</h1>
      <section aria-label="Now"><div id="clock"><button>Clock in</button></div></section>
      <ul><li><button>Ana</button></li><li><button>Bea</button></li><li><button>Cleo</button></li></ul>
      <p><button>More</button></p>
    </main>`
})
afterEach(() => {
  frames = []
})

const control = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === words)!
const focused = () => document.activeElement?.textContent?.trim()
/** What is drawn after a change of the page: twice, as what gives the focus itself may wait for the first. */
async function draw() {
  for (let time = 0; time < 2; time++) {
    await Promise.resolve()
    const due = frames
    frames = []
    for (const frame of due) frame(0)
  }
}
async function remove(what: Element) {
  what.remove()
  await draw()
}

it('goes on to the row that comes to stand in the place of the one that left, and at last to the heading', async () => {
  control('Bea').focus()
  await remove(control('Bea').closest('li')!)
  expect(focused()).toBe('Cleo')
  await remove(control('Cleo').closest('li')!)
  expect(focused()).toBe('Ana')
  await remove(document.querySelector('ul')!)
  expect(focused()).toBe('Who waits')
})

it('goes on to the part around what was pressed, where another control takes its place', async () => {
  control('Clock in').focus()
  document.getElementById('clock')!.innerHTML = '<button>Clock out</button>'
  await draw()
  expect(document.activeElement).toBe(document.querySelector('section'))
})

it('goes on to the heading where nothing around is a part, and to the heading that takes its place', async () => {
  control('More').focus()
  await remove(control('More').closest('p')!)
  expect(focused()).toBe('Who waits')
  document.querySelector('main')!.innerHTML = '<h1>Nobody waits</h1>'
  await draw()
  expect(focused()).toBe('Nobody waits')
})

it('goes on from what opened the dialog, where that is gone with it', async () => {
  control('Bea').focus()
  document
    .querySelector('main')!
    .insertAdjacentHTML('beforeend', '<dialog open><button>Yes</button></dialog>')
  control('Yes').focus()
  control('Bea').closest('li')!.remove()
  await remove(document.querySelector('dialog')!)
  expect(focused()).toBe('Cleo')
})

it('lets whoever gives the focus come first', async () => {
  control('Bea').focus()
  control('Bea').closest('li')!.remove()
  await Promise.resolve()
  control('More').focus()
  await draw()
  expect(focused()).toBe('More')
})

it.each([
  ['nobody is anywhere', () => control('Bea').blur()],
  ['the focus is outside of the page', () => control('Home').focus()],
])('takes nothing where %s', async (_, leave) => {
  control('Bea').focus()
  leave()
  await Promise.resolve()
  const before = document.activeElement
  await remove(control('Bea').closest('li')!)
  expect(document.activeElement).toBe(before)
})

it('leaves the focus nowhere where a control beside the page left', async () => {
  control('Home').focus()
  await remove(document.querySelector('nav')!)
  expect(document.activeElement).toBe(document.body)
})
