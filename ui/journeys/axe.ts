import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { matchPath } from '../src/app/routes/routes'
import { atRest, wear, type Look } from './looks'
import { prefer } from './preferences'

declare global {
  interface Window {
    /** The heading of a page that was in sight, and was taken away again. */
    lostHeading?: string
  }
}

/** Half as long as what the package's main file is. A walk hands it over once, for all of its pages. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe is asked: everything, or what another theme and another size of text can change on the same page. */
const questions = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  looks: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
} satisfies Record<string, axe.RunOnly>

/** Holds what is shown to axe, and to a page that does not scroll sideways; a walk goes on after what is found. */
export async function expectAccessible(
  page: Page,
  what: string = page.url(),
  asked: keyof typeof questions = 'all',
): Promise<void> {
  await atRest(page)
  const found = (await violations(page, asked)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  )
  expect.soft(found, what).toEqual([])
  await expectNotSideways(page, what)
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Asked in the page itself: the builder opens a second page for each answer, which takes three times as long. */
export async function violations(page: Page, asked: keyof typeof questions): Promise<readonly Violation[]> {
  // Into frames of other origins the builder alone can look.
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page }).options({ runOnly: questions[asked] }).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const known = judged.get(page) ?? new Set()
  judged.set(page, known)
  const answer = await page.evaluate(askAxe, {
    ...(asked === 'all' && { all: questions.all }),
    looks: questions.looks,
    shells: '.shell-header, .bar-frame, .shell-footer',
    known: [...known],
  })
  for (const shell of answer.shells) known.add(shell)
  return answer.found
}

/** What stands around every page, as it was judged in one of its looks already. */
const judged = new WeakMap<Page, Set<string>>()

interface Asked {
  readonly all?: (typeof questions)['all']
  readonly looks: (typeof questions)['looks']
  /** What is not asked again of its looks where it is known: the same elements in the same look. */
  readonly shells: string
  readonly known: readonly string[]
}

/** Runs in the page. What axe writes of every element that it asks, it writes of those alone that it finds fault with. */
async function askAxe({ all, looks, shells, known }: Asked) {
  const { axe: here } = window as unknown as { axe: typeof axe }
  here.configure({ noHtml: true })
  const brief: axe.RunOptions = { resultTypes: ['violations'], selectors: false, elementRef: true }
  const ask = async (context: axe.ElementContext, options: axe.RunOptions) =>
    (await here.run(context, { ...brief, ...options })).violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ element }) => ({ html: element?.outerHTML ?? '' })),
    }))
  const look = [innerWidth, ...[...document.documentElement.attributes].map(({ value }) => value)].join(' ')
  const around = [...document.querySelectorAll(shells)].map((element) => ({
    element,
    as: `${look} ${element.outerHTML}`,
  }))
  // What lies behind a phone's bar, or what else stays in sight, is scrolled to: it stands at its own place while it is asked.
  const stays = [...document.querySelectorAll<HTMLElement>('.bar, .sheet-next')]
  for (const one of stays) one.style.setProperty('position', 'static')
  const exclude = around.flatMap(({ element, as }) => (known.includes(as) ? [element] : []))
  // All is asked at once: to ask what stands around with it takes less than a second look at the document.
  const found = all
    ? await ask(document, {
        runOnly: all,
        rules: Object.fromEntries(looks.values.map((rule) => [rule, { enabled: true }])),
      })
    : await ask({ include: document, exclude } as axe.ElementContext, { runOnly: looks })
  for (const one of stays) one.style.removeProperty('position')
  return { found, shells: around.map(({ as }) => as) }
}

/** Holds a page to one that does not scroll sideways; a walk goes on after what is found. */
export async function expectNotSideways(page: Page, what: string = page.url()): Promise<void> {
  // Not against `innerWidth`: a phone that is emulated widens it until the whole page is in sight.
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(sideways, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** A page, or what lies over it, that is to be looked at. */
export interface Stop {
  readonly path: string
  /** Pressed when the page is there. */
  readonly press?: Locator
  /** In sight before anybody looks: by default the dialog that the address names, or else the page's one heading. */
  readonly shown?: Locator
}

/** Loads a stop and waits for what it is to show; gives back what the server answered. */
export async function reach(page: Page, { path, press, shown }: Stop): Promise<string> {
  const answer = await page.goto(path)
  // A press may lead away from it.
  const text = (await answer?.text()) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await press?.click()
  const wanted = shown ?? (opensModal(path) ? page.getByRole('dialog') : undefined)
  if (wanted) await expect(wanted).toBeVisible()
  return text
}

/**
 * Holds every stop to axe in both themes, by one load: in the light one as it comes, and then worn differently, by
 * default in the dark one, where only what a theme can change is asked again. Where the width changes too, all is.
 */
export async function walkByAxe(
  page: Page,
  stops: readonly Stop[],
  second: Look = { theme: 'dark' },
): Promise<void> {
  await prefer(page, { theme: 'light' })
  await watchHeadings(page)
  const { width } = page.viewportSize() ?? {}
  for (const stop of stops) {
    await test.step(stop.path, async () => {
      if (width !== undefined) await wear(page, { width })
      await reach(page, stop)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expectAccessible(page, `${stop.path}, light`)
      await wear(page, second)
      await expectAccessible(
        page,
        `${stop.path}, ${JSON.stringify(second)}`,
        second.width === undefined ? 'looks' : 'all',
      )
      await expectHeadingKept(page, stop.path)
    })
  }
}

/** From the next page on: colours come to rest at once, a heading that is taken away is noted, and axe is there to be asked. */
export async function watchHeadings(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(noteLostHeading)
  await page.addInitScript(axeSource)
}

/** Holds a page to what the server rendered of it. */
export async function expectHeadingKept(page: Page, what: string): Promise<void> {
  const lost = await page.evaluate(() => window.lostHeading)
  expect.soft(lost, `${what}: what the server rendered was taken away again`).toBeUndefined()
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
