import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { hydrated } from './people'
import { prefer } from './preferences'

const oakland = '/caregivers-search/california/oakland'

test('days and times are asked for, said in the address, on the cards and on the profile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(oakland)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByText('Tuesday', { exact: true }).click()
  await expect(page).toHaveURL(`${oakland}?when=tue`)
  await filters.getByText('Afternoon, 1:00 PM – 5:00 PM').click()
  await expect(page).toHaveURL(`${oakland}?when=tue%2Cafternoon`)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Tue, afternoon')
  const first = page.getByRole('article').first()
  await expect(first).toContainText('Free Tue')
  await expect(first.getByRole('img', { name: /^Free in the coming seven days: .*Tuesday/ })).toBeVisible()
  await expectAccessible(page)

  await first.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/caregivers\/profile\/.*\?when=tue%2Cafternoon$/)
  await expect(page.getByRole('img', { name: /^Free in the coming seven days/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${oakland}?when=tue%2Cafternoon`)
  await page.getByRole('list', { name: 'Active filters' }).getByRole('button').click()
  await expect(page).toHaveURL(oakland)
})

test('hours are asked for on a phone, and said in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(oakland)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText('Tuesday', { exact: true }).click()
  const hours = sheet.getByRole('group', { name: 'Or from hour to hour' })
  await hours.getByLabel('From').selectOption('9')
  await hours.getByLabel('To').selectOption('11')
  await expect(page).toHaveURL(`${oakland}?when=tue%2C9-11`)
  await expectFits(page, 'the filters of hours')
  await prefer(page, { locale: 'es' })
  await page.goto(`${oakland}?when=tue,9-11`)
  await expect(page.getByRole('list', { name: 'Filtros puestos' })).toContainText('mar')
  await expectFits(page, 'a search by hours')
})

test('the best match comes first and says why; whoever fits in part comes below, with what does not', async ({
  page,
}) => {
  await page.goto(`${oakland}?conditions=20,2,17&languages=20&services=1`)
  await expect(page.getByText('Nobody pays for a place in this list.')).toBeVisible()
  await expect(page.getByLabel('Sort by').locator(':checked')).toHaveText('Best match')
  await expect(page.getByRole('heading', { name: /fits? in part$/ })).toBeVisible()
  const first = page.getByRole('article').first().getByRole('list', { name: 'How they fit' })
  const last = page.getByRole('article').last().getByRole('list', { name: 'How they fit' })
  await expect(first).toContainText('Dementia')
  await expect(last).toContainText(/Not listed: |Does not list /)
  await expectAccessible(page)
  await page.getByLabel('Sort by').selectOption({ label: 'Nearest' })
  await expect(page).toHaveURL(/sort=distance/)
  await expect(page.getByRole('heading', { name: /fits? in part$/ })).toHaveCount(0)
})

test('a week is priced by the hours that are chosen, which the device remembers', async ({ page }) => {
  await page.goto(oakland)
  // Of presses before the page answers each button has one.
  await hydrated(page)
  const first = page.getByRole('article').first()
  await expect(first).toContainText('for 12 hours a week')
  const more = page.getByRole('button', { name: 'One hour more' })
  await more.click()
  await more.dblclick()
  await expect(first).toContainText('for 15 hours a week')
  const rate = Number(/\$([\d.]+)\s+an hour/.exec((await first.textContent()) ?? '')?.[1])
  await expect(first).toContainText(
    `$${(rate * 15).toLocaleString('en-US', { minimumFractionDigits: 2 })} a week`,
  )
  await page.reload()
  await hydrated(page)
  // What the device remembers is said once somebody is there.
  await first.hover()
  await expect(first).toContainText('for 15 hours a week')
  await first.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/caregivers\/profile\//)
  await expect(page.getByText('for 15 hours a week').first()).toBeVisible()
  await page.getByRole('button', { name: 'One hour less' }).click()
  await page.goBack()
  await expect(first).toContainText('for 14 hours a week')
})

test('"Vetted" explains itself on a card: each check, since when, by whom and until when', async ({
  page,
}) => {
  await page.goto(`${oakland}?vetted=1`)
  await page
    .getByRole('button', { name: /^Vetted: what we checked about/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^What we checked: / })
  await expect(dialog).toContainText('all of our checks are completed and that no license has expired today')
  await expect(dialog.getByText(/^Completed /).first()).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${oakland}?vetted=1`)

  await page.route('**/v1/caregivers/*/', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Vetted: what we checked about/ })
    .first()
    .click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/v1/caregivers/*/')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(/^Completed /).first()).toBeVisible()
})

test('needs beside a place, with a slip of the hand, are the search that was meant', async ({ page }) => {
  await page.goto('/caregivers-search')
  const form = page.getByRole('search')
  await form.getByRole('combobox').fill('dementia oaklnd spanish')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${oakland}?conditions=20&languages=20`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oakland, CA')
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Dementia')
  // The same without a script, and a county.
  await page.goto('/caregivers-search?place=Alameda+County')
  await expect(page).toHaveURL(oakland)
})
