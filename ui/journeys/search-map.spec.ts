import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { hydrated } from './people'
import { prefer } from './preferences'
import { test } from './test'

const oakland = '/caregivers-search/california/oakland'
const signs = '.map-sign'
const mapOf = (page: Page, name = 'Map') => page.getByRole('region', { name, exact: true })
const ground = (page: Page) => mapOf(page).getByRole('application')

/** Somebody is there, and the map has what it shows. */
async function mapStands(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('h1').hover()
  await expect(page.locator(signs).first()).toBeVisible()
}

test('beside the list a map tells how many live where, and an area narrows the list', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== new URL(baseURL!).origin && protocol.startsWith('http')) elsewhere.push(request.url())
  })
  await page.goto(oakland)
  await mapStands(page)
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeHidden()
  await expect(mapOf(page)).toContainText('Nobody’s address is shown.')
  await expect(mapOf(page)).toContainText('© OpenStreetMap contributors')

  // In words: the same areas, of which a press does what a press on the map does.
  await mapOf(page)
    .getByText(/areas? as a list$/)
    .click()
  const first = mapOf(page).getByRole('listitem').first()
  const count = Number(
    /(\d+) caregivers?, from \$/.exec((await first.locator('span').textContent()) ?? '')?.[1],
  )
  await expectAccessible(page)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\?area=\d/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} caregiver`))
  await expect(page.locator(`${signs}[data-chosen]`)).toContainText(`${count} from $`)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('One area of the map')

  // The other areas stay where they are, and the one that is pressed on the map is the list's.
  await page.goBack()
  await expect(page).toHaveURL(oakland)
  await expect(page.locator(`${signs}[data-chosen]`)).toHaveCount(0)
  await page.locator(signs).first().click({ force: true })
  await expect(page).toHaveURL(/\?area=\d/)
  await mapOf(page).getByRole('button', { name: 'Show all areas' }).click()
  await expect(page).toHaveURL(oakland)

  // Whose card is pointed at, or has the focus: their area is marked.
  await page.getByRole('article').first().hover()
  await expect(page.locator(`${signs}[data-marked]`)).toHaveCount(1)
  await page.locator('h1').hover()
  await expect(page.locator(`${signs}[data-marked]`)).toHaveCount(0)
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').focus()
  await expect(page.locator(`${signs}[data-marked]`)).toHaveCount(1)
  expect(elsewhere).toEqual([])
})

test('what the map shows is searched: by keys, by Back, by a link and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${oakland}?vetted=1`)
  await mapStands(page)
  const here = page.getByRole('button', { name: 'Search this area' })
  await expect(here).toBeHidden()
  await ground(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await here.click()
  await expect(ground(page)).toBeFocused()
  await expect(page).toHaveURL(/\/caregivers-search\?box=[-\d.]+%2C[-\d.]+%2C[-\d.]+%2C[-\d.]+&vetted=1$/)
  await expect(here).toBeHidden()
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Area on the map')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await mapStands(page)
  await page.goBack()
  await expect(page).toHaveURL(`${oakland}?vetted=1`)
  await page.goForward()
  await page.getByRole('button', { name: /Area on the map/ }).click()
  await expect(page).toHaveURL('/caregivers-search?vetted=1')
})

test('on a phone the map takes the list’s place, in the same search, and Back leads to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${oakland}?vetted=1`)
  await hydrated(page)
  await expect(page.locator('.map-ground')).toHaveCount(0)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(`${oakland}?vetted=1&view=map`)
  await mapStands(page)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectFits(page, 'a map of a search')
  await expectAccessible(page)
  await page.locator(signs).first().click({ force: true })
  await expect(page).toHaveURL(/vetted=1&area=[\d%C-]+&view=map$/)
  const shown = page.getByRole('link', { name: /^Show \d+ caregivers?$/ })
  const count = /\d+/.exec((await shown.textContent()) ?? '')?.[0]
  await shown.click()
  await expect(page).toHaveURL(/vetted=1&area=[\d%C-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} caregiver`))
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await mapStands(page)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('by a link the map comes by itself, and nothing moves when it does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        // What a letter's own shape moves, once its font is there, nobody sees.
        if (value > 0.01) moved.push(...sources.map(({ node }) => (node as Element | null)?.className ?? ''))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { moved })
  })
  await page.goto(`${oakland}?view=map`)
  await expect(page.locator(signs).first()).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
})

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

test('the map is Spanish, dark and large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await prefer(page, { locale: 'es', theme: 'dark', text: '150' })
  await page.goto(`${oakland}?view=map`)
  await mapStands(page)
  await expect(page.getByRole('region', { name: 'Mapa', exact: true })).toContainText(
    'No se muestra la dirección de nadie.',
  )
  await expectFits(page, 'a map of a search, dark and large')
  await expectAccessible(page)
})

test('a map that does not come says so, keeps the list, and comes when it is asked for again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  let broken = true
  await page.route('**/v1/caregivers/areas/**', (route) => (broken ? route.abort() : route.continue()))
  await page.goto(oakland)
  await hydrated(page)
  await page.locator('h1').hover()
  await expect(mapOf(page).getByRole('alert')).toContainText('We could not load the map.')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  broken = false
  await mapOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(signs).first()).toBeVisible()
  await expect(mapOf(page).getByRole('alert')).toHaveCount(0)
})
