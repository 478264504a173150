import { expect, test, type Page } from '@playwright/test'

const before = '/caregivers'
const search = '/caregivers-search/california/oakland'
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

async function openFilters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(before)
  await page.goto(search)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(filters(page)).toBeVisible()
  // The dialog's own entry of the history.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.laid))).toBe(true)
}

test('Back after a reload under an open dialog leaves the page at once', async ({ page }) => {
  await openFilters(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.laid))).toBe(false)
  await expect(filters(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('Forward to a dialog that Back has closed stays on the page, and Back leaves it', async ({ page }) => {
  await openFilters(page)
  await page.goBack()
  await expect(filters(page)).toBeHidden()
  await page.goForward()
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.laid))).toBe(false)
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
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.laid))).toBe(false)
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
