import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { hydrated } from './people'

const before = '/caregivers'
const search = '/caregivers-search/california/oakland'
const profile = '/caregivers/profile/marisol/10001'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.getByRole('list', { name: 'Caregivers', exact: true })
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

/** Until the dialog's own entry of the history is there, or gone. */
const expectLaid = (page: Page, laid: boolean) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.laid))).toBe(laid)

async function openFilters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(before)
  await page.goto(search)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(filters(page)).toBeVisible()
  await expectLaid(page, true)
}

test('Back after a reload under an open dialog leaves the page at once', async ({ page }) => {
  await openFilters(page)
  await page.reload()
  await expectLaid(page, false)
  await expect(filters(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('Forward to a dialog that Back has closed stays on the page, and Back leaves it', async ({ page }) => {
  await openFilters(page)
  await page.goBack()
  await expect(filters(page)).toBeHidden()
  await page.goForward()
  await expectLaid(page, false)
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('Back from a page that was loaded out of a dialog is back on the page, and once more leaves it', async ({
  page,
}) => {
  await openFilters(page)
  await page.goto('/help/family')
  await page.goBack()
  await expect(page).toHaveURL(search)
  await expectLaid(page, false)
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('without a connection before the first touch the page says so, and goes on by itself', async ({
  page,
}) => {
  await page.goto(search)
  await expect(page.getByRole('button', { name: /^Menu|Display/ }).first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.key))).toBe(true)
  await page.context().setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/You are offline/)).toBeHidden()
  // What could not come then has come now.
  await expect(page.locator('.toasts')).toBeAttached()
})

test('Back undoes one filter at a time and returns to the same place of the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(search)
  await expect(results(page).getByRole('article')).toHaveCount(15)
  const all = (await heading(page).textContent()) ?? ''
  await page.getByRole('checkbox', { name: /Vetted only/ }).check()
  await expect(page).toHaveURL(/vetted/)
  await expect(heading(page)).not.toHaveText(all)
  const vetted = (await heading(page).textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'Dementia', exact: true }).check()
  await expect(heading(page)).not.toHaveText(vetted)
  await page.goBack()
  await expect(heading(page)).toHaveText(vetted)
  await expect(page.getByRole('checkbox', { name: 'Dementia', exact: true })).not.toBeChecked()
  await page.goBack()
  await expect(heading(page)).toHaveText(all)
  await expect(page.getByRole('checkbox', { name: /Vetted only/ })).not.toBeChecked()

  const card = results(page).getByRole('article').nth(9)
  await card.scrollIntoViewIfNeeded()
  const offset = await page.evaluate(() => scrollY)
  expect(offset).toBeGreaterThan(300)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/profile/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(results(page).getByRole('article')).toHaveCount(15)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset)
})

test('Back closes what lies over the page: a dialog, and the filters of a phone', async ({ page }) => {
  await openFilters(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(search)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Display' }).click()
  await expect(page.getByRole('dialog', { name: /display/i })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(search)

  await page.goto(profile)
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  await expect(page.getByRole('dialog', { name: 'Write to Marisol' })).toBeVisible()
  await expectLaid(page, true)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(profile)
})

test('by touch, Back after a reload shows the page before, and a reload keeps the place', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(before)
  await page.goto(search)
  // The first sign of somebody brings the code that keeps the place, with the place of toasts.
  await heading(page).hover()
  await expect(page.locator('.toasts')).toBeAttached()
  const link = results(page).getByRole('article').nth(9).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  const offset = await page.evaluate(() => scrollY)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset)
  // So does Back from another document.
  await heading(page).hover()
  await expect(page.locator('.toasts')).toBeAttached()
  await link.scrollIntoViewIfNeeded()
  await page.goto('/robots.txt')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset)
  await hydrated(page)
  await link.tap()
  await expect(page).toHaveURL(/profile/)
  await expect(heading(page)).toContainText(name.trim().split(' ')[0] ?? '')
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(search)
  await expect(results(page).getByRole('article')).toHaveCount(15)
  await page.goBack()
  await expect(page).toHaveURL(before)
  await context.close()
})
