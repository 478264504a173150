import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectNotSideways, walkByAxe } from './axe'
import { freshCaregiver, hydrated, signIn, marisol } from './people'
import { prefer } from './preferences'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const width of [390, 1280]) {
  test(`the dashboard shows earnings and families, and leads into a family and back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, marisol)
    await page.goto(marisol.home)
    const earnings = section(page, 'What you earned')
    const bars = earnings.getByRole('list', { name: 'Earnings by week' }).getByRole('listitem')
    await expect(bars).toHaveCount(8)
    await expect(bars.last()).toContainText('This week')
    await earnings.getByText('The weeks as a table').click()
    const table = earnings.getByRole('table', { name: 'Earnings by week' })
    await expect(table.getByRole('row')).toHaveCount(10)
    await expect(table.getByRole('row').last()).toContainText(/Together.*\$/)

    await section(page, 'Your families').getByRole('link', { name: 'Carol I.', exact: true }).click()
    await expect(heading(page)).toHaveText('Carol I.')
    await expect(section(page, 'Your work together')).toContainText('$24.50')
    await expect(section(page, 'Next visit').getByRole('link', { name: 'See the visit' })).toBeVisible()
    await expect(section(page, 'Care agreement')).toContainText('You signed it on')
    await expectNotSideways(page)
    await page.goBack()
    await expect(heading(page)).toContainText('Marisol')
    await page.goForward()
    await expect(heading(page)).toHaveText('Carol I.')
    await page.reload()
    await expect(heading(page)).toHaveText('Carol I.')
  })
}

test('a part that fails says so in its place, and comes by a retry; the others are there', async ({
  page,
}) => {
  await signIn(page, marisol)
  await page.goto('/messages')
  await page.route('**/v1/caregivers/0/earnings/', (route) => route.fulfill({ status: 500, body: '' }))
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  const earnings = section(page, 'What you earned')
  await expect(earnings.getByRole('alert')).toContainText('We could not load what you earned')
  await expect(earnings).not.toContainText('Nothing earned')
  await expect(section(page, 'Your families')).toContainText('Carol I.')
  await page.unroute('**/v1/caregivers/0/earnings/')
  await earnings.getByRole('button', { name: 'Try again' }).click()
  await expect(earnings.getByRole('listitem')).toHaveCount(8)
})

test('a family is chosen by keyboard; where there is one agreement alone it opens at once', async ({
  page,
}) => {
  await signIn(page, marisol)
  await page.goto('/caregiver/dashboard/select-connection')
  await expect(heading(page)).toHaveText('Which family?')
  await page.getByRole('main').getByRole('link', { name: 'Jerome B.' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Jerome B.')
  // Nothing is agreed on with him: there is no agreement and no visit yet.
  await expect(section(page, 'Care agreement')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'All your families' }).click()
  await expect(heading(page)).toHaveText('Which family?')
  await page.goto('/caregiver/dashboard')
  await page.getByRole('link', { name: 'Care agreements' }).click()
  await expect(heading(page)).toHaveText('Care agreement with Carol I.')
})

test('every way from the dashboard leads to a page that there is', async ({ page }) => {
  await signIn(page, marisol)
  await page.goto(marisol.home)
  const links = page.getByRole('navigation', { name: 'Everything of yours' }).getByRole('link')
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
  await expect(section(page, 'Your families')).toContainText('You are not in touch with a family yet')
  await expect(section(page, 'What you earned')).toContainText('Nothing earned in the last 8 weeks')
  await expect(page.getByRole('link', { name: 'Verify it' })).toHaveAttribute(
    'href',
    '/caregiver/profile/verification',
  )
  await page.goto('/caregiver/dashboard/select-connection')
  await expect(page.getByRole('main')).toContainText('There is no family to choose yet')
})

test('in Spanish, and axe finds nothing in either light', async ({ page }) => {
  await signIn(page, marisol)
  await prefer(page, { locale: 'es' })
  await walkByAxe(page, [
    { path: '/caregiver/dashboard', shown: section(page, 'Lo que ganó').getByText('Esta semana').first() },
    { path: '/caregiver/dashboard/connections/1' },
    { path: '/caregiver/dashboard/select-connection' },
  ])
})
