import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectFits } from './fits'
import { carol, signIn } from './people'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

const oakland = '/caregivers-search/california/oakland'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the menu of the header opens by a tap, leads on, and is closed on the next page', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await menu.tap()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expectFits(page, 'the menu')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Find work' }).tap()
  await expect(page).toHaveURL('/caregiver-jobs')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
})

test('filters lie in a sheet within the thumb’s reach, which counts what the list shows', async ({
  page,
}) => {
  await page.goto(oakland)
  const all = (await heading(page).textContent()) ?? ''
  await page.getByRole('button', { name: /^Filters/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expectFits(page, 'the filter sheet')
  await sheet.getByText('Vetted only').tap()
  await expect(page).toHaveURL(/vetted/)
  await expect(heading(page)).not.toHaveText(all)
  const show = sheet.getByRole('button', { name: /^Show \d+ caregivers$/ })
  await expect(show).toBeInViewport()
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? ''
  await show.tap()
  await expect(sheet).toBeHidden()
  await expect(heading(page)).toContainText(count)
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText(all)
  await expect(page).toHaveURL(oakland)
})

test('with the keyboard up, the field that is typed in and the button after it can be reached', async ({
  page,
}) => {
  await page.goto('/family-signup/needs')
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 330 })
  const place = page.getByLabel('Where is care needed?')
  await place.tap()
  await place.fill('Oakl')
  await expect(place).toBeInViewport()
  const option = page.getByRole('option', { name: /Oakland, CA/ }).first()
  await expect(option).toBeInViewport()
  await option.tap()
  await expect(place).toHaveValue(/Oakland/)
  const next = page.getByRole('button', { name: 'Save and continue' })
  await next.scrollIntoViewIfNeeded()
  await next.tap()
  const summary = page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()

  await page.goto('/accounts/login')
  const email = page.getByLabel('E-mail address')
  await email.tap()
  await expect(email).toBeInViewport()
  await expect(email).toHaveAttribute('type', 'email')
})

test('in a conversation the last message and the field share what the keyboard leaves', async ({ page }) => {
  await signIn(page, carol)
  await page.goto('/messages')
  await page
    .getByRole('link', { name: /Marisol/ })
    .first()
    .tap()
  await expect(page.getByRole('log').getByRole('article').last()).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 340 })
  const field = page.getByRole('textbox')
  await field.tap()
  await expect(field).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport()
  await expect(page.getByRole('log').getByRole('article').last()).toBeInViewport()
})
