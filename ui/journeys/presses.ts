import { expect, type Page } from '@playwright/test'

/** Presses of a journey, held to a number. */
export interface Presses {
  /** Prints how many there were since the count began, and holds them to no more than `most`. */
  expectAtMost(most: number): Promise<void>
  /** How many there were. */
  count(): Promise<number>
}

/**
 * Counts what a thumb does from now on, on this page and the pages after it: every press of a button, link, box, choice or
 * field that the test makes is one, however it comes about. Typing within a field is none. Begin it at the home page:
 * `const presses = await countPresses(page, 'clock in')` … `await presses.expectAtMost(2)`.
 */
export async function countPresses(page: Page, journey: string): Promise<Presses> {
  const pressed: string[] = []
  const name = `pressed${(counters += 1)}`
  await page.exposeFunction(name, (what: string) => void pressed.push(what))
  await page.addInitScript(listen, name)
  await page.evaluate(listen, name)
  return {
    async expectAtMost(most) {
      await settled(page)
      console.log(`${journey}: ${pressed.length} presses of ${most}: ${pressed.join(', ')}`)
      expect(pressed.length, `${journey}: ${pressed.join(', ')}`).toBeLessThanOrEqual(most)
      expect(pressed.length, `${journey}: nothing was counted`).toBeGreaterThan(0)
    },
    async count() {
      await settled(page)
      return pressed.length
    },
  }
}
let counters = 0

/** What the page has told is told: a call into the page comes behind it. */
const settled = (page: Page) => page.evaluate(() => {})

/** Runs in the page. A press tells of itself as it begins, so that one that leaves the page counts too. */
function listen(name: string): void {
  const tell = (window as unknown as Record<string, (what: string) => void>)[name]
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const at =
        (target as Element).closest('a, button, label, summary, input, select, textarea, [role]') ?? target
      const element = at as HTMLElement
      tell?.(
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) ||
          element.tagName,
      )
    },
    { capture: true },
  )
  // A box or choice that the test sets, and a select whose option it picks, without pressing them.
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement)
        tell?.(`${target.name}: ${target.selectedOptions[0]?.text ?? ''}`)
    },
    { capture: true },
  )
}
