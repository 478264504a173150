import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectNotSideways, walkByAxe } from './axe'
import { denise, freshCaregiver, grace, hydrated, signIn, marisol } from './people'
import { prefer } from './preferences'
import { countPresses } from './presses'

/** A picture of a paper, large enough to be read. */
const paper = fileURLToPath(new URL('../../examples/server/data/documents/card.jpg', import.meta.url))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true })

for (const width of [390, 1280]) {
  test(`the home names what comes next, what waits and the week, and leads to what was earned, a family and back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, marisol)
    await page.goto(marisol.home)
    const next = page.getByRole('region', { name: /^Your (next visit|visit now)$/ })
    await expect(next.getByRole('link', { name: /Carol I\..*Visit details/ })).toBeVisible()
    await expect(section(page, /^Waiting for your answer/)).toContainText('We asked you for')
    const week = section(page, 'This week')
    await expect(week.getByRole('list').getByRole('link')).toHaveCount(7)
    await expectNotSideways(page)
    await week.getByRole('link', { name: /so far this week/ }).click()
    await expect(heading(page)).toHaveText('Your earnings')
    const earnings = page.getByRole('main')
    const bars = earnings.getByRole('list', { name: 'Earnings by week' }).getByRole('listitem')
    await expect(bars).toHaveCount(8)
    await expect(bars.last()).toContainText('This week')
    const table = earnings.getByRole('table', { name: 'Earnings by week' })
    await expect(table.getByRole('row')).toHaveCount(10)
    await expect(table.getByRole('row').last()).toContainText(/Total.*\$/)

    await page.goto('/caregiver/dashboard/select-connection')
    await page.getByRole('main').getByRole('link', { name: 'Carol I.', exact: true }).click()
    await expect(heading(page)).toHaveText('Carol I.')
    await expect(section(page, 'What you are paid')).toContainText('$24.50')
    await expect(section(page, 'Visits').getByRole('link').first()).toBeVisible()
    await expect(section(page, 'Care agreement')).toContainText('You signed it on')
    await expectNotSideways(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Your families')
    await page.goForward()
    await expect(heading(page)).toHaveText('Carol I.')
    await page.reload()
    await expect(heading(page)).toHaveText('Carol I.')
  })
}

test('a day that fails says so in its place, and comes by a retry; what fits is there', async ({ page }) => {
  await signIn(page, marisol)
  await page.goto('/messages')
  await page.route('**/v1/caregivers/0/day/', (route) => route.fulfill({ status: 500, body: '' }))
  await hydrated(page)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load your day' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Nothing waiting')
  await expect(section(page, 'Work that suits you').getByRole('article').first()).toBeVisible()
  await page.unroute('**/v1/caregivers/0/day/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(section(page, 'This week')).toBeVisible()
})

test('by thumb alone from the home: clocking in, an answer, hours handed in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const goHome = async (who: { email: string; home: string }) => {
    await signIn(page, who)
    await page.goto(who.home)
    await hydrated(page)
  }
  await goHome(marisol)
  const clock = await countPresses(page, 'clock in')
  await section(page, 'Your next visit').getByRole('button', { name: 'Clock in' }).click()
  await expect(section(page, 'Your visit now')).toContainText('On shift since')
  // The button that was pressed is gone: whoever hears the page goes on with what took its place.
  await expect(section(page, 'Your visit now')).toBeFocused()
  await clock.expectAtMost(2)
  await section(page, 'Your visit now').getByRole('button', { name: /Undo/ }).click()
  await expect(section(page, 'Your next visit')).toBeVisible()

  await goHome(denise)
  const answer = await countPresses(page, 'answer an offer')
  const waiting = section(page, /^Waiting for your answer/)
  await waiting.getByRole('button', { name: 'Confirm' }).first().click()
  await expect(waiting.getByText(/^You confirmed /)).toBeVisible()
  await answer.expectAtMost(2)
  await waiting.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting.getByText(/^You confirmed /)).toHaveCount(0)

  await goHome(grace)
  const hours = await countPresses(page, 'hand in a timesheet')
  await page.getByRole('link', { name: 'Hand in hours' }).first().click()
  await page.getByLabel('Signed by').click()
  await page.getByLabel('Signed by').fill('Paulette Grant')
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Add photo').click()
  await (await chooser).setFiles(paper)
  await page.getByRole('button', { name: 'Hand in timesheet' }).click()
  await expect(page.getByText('Handed in. The facility reviews it next.')).toBeVisible()
  await expect(section(page, 'Timesheet')).toBeFocused()
  await hours.expectAtMost(4)
})

test('a family is chosen by keyboard; where there is one agreement alone it opens at once', async ({
  page,
}) => {
  await signIn(page, marisol)
  await page.goto('/caregiver/dashboard/select-connection')
  await expect(heading(page)).toHaveText('Your families')
  await page.getByRole('main').getByRole('link', { name: 'Jerome B.' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Jerome B.')
  // Nothing is agreed on yet: there is an offer, and no agreement.
  await expect(section(page, 'Care agreement')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'All your families' }).click()
  await expect(heading(page)).toHaveText('Your families')
  await page.goto('/me')
  await page.getByRole('link', { name: 'Care agreements' }).click()
  await expect(heading(page)).toHaveText('Whose agreement?')
  await page.getByRole('main').getByRole('link', { name: 'Carol I.' }).click()
  await expect(heading(page)).toHaveText('Care agreement with Carol I.')
  await signIn(page, denise)
  await page.goto('/caregiver/dashboard/select-connection?to=agreement')
  await expect(heading(page)).toHaveText('Care agreement with Carol I.')
})

test('every way from what is their own leads to a page that there is', async ({ page }) => {
  await signIn(page, marisol)
  await page.goto('/me')
  const links = page.getByRole('main').locator('a[href^="/"]')
  await expect(links.first()).toBeVisible()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(10)
  for (const href of hrefs) {
    const answer = await page.goto(href)
    expect(answer?.status(), href).toBe(200)
  }
})

test('another family’s page is not there, and a new caregiver sees what will stand where', async ({
  page,
}) => {
  await freshCaregiver(page)
  const answer = await page.goto('/caregiver/dashboard/connections/1')
  expect(answer?.status()).toBe(404)
  await page.goto('/caregiver/dashboard')
  await expect(section(page, 'Next')).toContainText('Nothing planned yet')
  await expect(section(page, 'Next').getByRole('link')).toHaveAttribute('href', '/caregiver-jobs')
  await expect(section(page, 'This week')).toContainText('Nothing booked this week.')
  for (const [what, href] of [
    ['Your phone number is not verified', '/caregiver/profile/verification'],
    ['Your e-mail address is not verified', '/settings?modal=verifyEmail'],
  ] as const)
    await expect(
      page.getByRole('group', { name: what }).getByRole('link', { name: 'Verify it' }),
    ).toHaveAttribute('href', href)
  await page.goto('/caregiver/dashboard/select-connection')
  await expect(page.getByRole('main')).toContainText('No families yet')
})

test('in Spanish, and axe finds nothing in either light', async ({ page }) => {
  await signIn(page, marisol)
  await prefer(page, { locale: 'es' })
  await walkByAxe(page, [
    { path: '/caregiver/dashboard', shown: section(page, 'Esta semana') },
    { path: '/caregiver/earnings', shown: page.getByText('Esta semana').first() },
    { path: '/caregiver/dashboard/connections/1' },
    { path: '/caregiver/dashboard/select-connection' },
  ])
})
