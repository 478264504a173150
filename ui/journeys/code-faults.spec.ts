import { expect } from '@playwright/test'
import { test } from './test'
import { hydrated } from './people'

const join = '**/assets/SignupChoiceScreen-*.js'

test('a page whose code does not come says so; one press tries again, and a second failure loads it whole', async ({
  page,
}) => {
  // Before the page, which may ask for it ahead of the press.
  await page.route(join, (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByText(/did not|could not/i),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.unroute(join)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page whose code is slow is told to be, after eight seconds, and still comes', async ({ page }) => {
  await page.clock.install()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(join, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(join)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await asked
  await page.clock.runFor(8000)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
})

test('a dialog whose code does not come leaves the page standing, and tries again in its place', async ({
  page,
}) => {
  const dialog = '**/assets/FirstWordDialog-*.js'
  await page.route(dialog, (route) => route.abort())
  await page.goto('/caregivers/profile/marisol/10001')
  await hydrated(page)
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  await expect(page.getByRole('alertdialog', { name: 'We could not open this' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await page.unroute(dialog)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Write to Marisol' })).toBeVisible()
})

test('an address opens its modal over its page, and closing it leaves the page', async ({ page }) => {
  await page.goto('/caregivers?modal=display')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/caregivers')
})

test('a fault of the page reaches the server’s log, without what is personal', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const answered = page.waitForResponse('**/v1/reports/')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('No room for ana@example.com')
    })
  })
  const answer = await answered
  expect(answer.status()).toBe(200)
  const { level, name, message } = answer.request().postDataJSON() as Record<string, string>
  expect({ level, name, message }).toEqual({
    level: 'error',
    name: 'Error',
    message: 'No room for [removed]',
  })
})
