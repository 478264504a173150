import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { matchPath } from '../src/app/routes'
import { prefer } from './preferences'

declare global {
  interface Window {
    /** The heading of a page that was in sight, and was taken away again. */
    lostHeading?: string
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Holds what is shown to axe, and to a page that does not scroll sideways; a walk goes on after what is found. */
export async function expectAccessible(page: Page, what: string = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  )
  expect.soft(found, what).toEqual([])
  await expectNotSideways(page, what)
}

/** Holds a page to one that does not scroll sideways; a walk goes on after what is found. */
export async function expectNotSideways(page: Page, what: string = page.url()): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(sideways, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** A page, or what lies over it, that axe is to look at. */
export interface Stop {
  readonly path: string
  /** Pressed when the page is there. */
  readonly press?: Locator
  /** In sight before axe looks: by default the dialog that the address names, or else the page's one heading. */
  readonly shown?: Locator
}

/** Holds every stop to axe in each theme. */
export async function walkByAxe(
  page: Page,
  stops: readonly Stop[],
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  // Colours are judged when they have come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(noteLostHeading)
  for (const theme of themes) {
    await prefer(page, { theme })
    for (const { path, press, shown } of stops) {
      await test.step(`${path}, ${theme}`, async () => {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await press?.click()
        const dialog = opensModal(path) ? page.getByRole('dialog') : undefined
        const wanted = shown ?? dialog
        if (wanted) await expect(wanted).toBeVisible()
        await expectAccessible(page, `${path}, ${theme}`)
        const lost = await page.evaluate(() => window.lostHeading)
        expect.soft(lost, `${path}: what the server rendered was taken away again`).toBeUndefined()
      })
    }
  }
}

/** Whether an address names what lies over its page: in its query, or as a path of its own. */
function opensModal(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return searchParams.has('modal') || matchPath(pathname)?.row.modal !== undefined
}

/** Runs in the page from its first byte: what the server rendered is to stay while the page is hydrated. */
function noteLostHeading(): void {
  let seen: string | undefined
  new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (heading) seen = heading.textContent
    else window.lostHeading ??= seen
  }).observe(document, { subtree: true, childList: true })
}
