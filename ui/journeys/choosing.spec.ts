import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'

const oakland = '/caregivers-search/california/oakland'

test('days and times are asked for, said in the address, on the cards and on the profile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(oakland)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByText('Tuesday', { exact: true }).click()
  await expect(page).toHaveURL(`${oakland}?when=tue`)
  await filters.getByText('Afternoon, 1:00 PM–5:00 PM').click()
  await expect(page).toHaveURL(`${oakland}?when=tue%2Cafternoon`)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Tue, afternoon')
  const cards = page.getByRole('list', { name: 'Caregivers' }).getByRole('article')
  await expect(cards.first()).toContainText('Fits 1 of 1 of your days')
  await expect(
    cards.first().getByRole('img', { name: /^Free in the coming seven days: .*Tuesday/ }),
  ).toBeVisible()
  await expectAccessible(page)

  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/caregivers\/profile\/.*\?when=tue,afternoon$/)
  await expect(page.getByRole('img', { name: /^Free in the coming seven days/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${oakland}?when=tue%2Cafternoon`)
  await page.getByRole('button', { name: 'Remove Tue, afternoon' }).click()
  await expect(page).toHaveURL(oakland)
})

test('hours are asked for on a phone, in Spanish as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(oakland)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText('Tuesday', { exact: true }).click()
  await sheet.getByRole('group', { name: 'Or from hour to hour' }).getByLabel('From').selectOption('9')
  await sheet.getByRole('group', { name: 'Or from hour to hour' }).getByLabel('To').selectOption('11')
  await expect(page).toHaveURL(`${oakland}?when=tue%2C9-11`)
  await sheet.getByRole('button', { name: /^Show |^No caregivers/ }).click()
  await expectFits(page, 'a search by hours')
  await page.goto(`${oakland}?when=tue,9-11&lang=es`)
  await expect(page.getByRole('list', { name: 'Filtros puestos' })).toContainText('mar')
})
