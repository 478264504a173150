import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { heading, inDays, lourdes } from './hire'
import { hydrated, saving, signIn, walter } from './people'

const phone = { width: 390, height: 844 }
const balance = (page: Page) => page.getByRole('status').filter({ hasText: 'hours left until' })

test('a partner’s family offers within its hours by thumb, is refused beyond them, and takes the offer back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, walter)
  await page.goto(`/caregiver-profile-b2b/${lourdes.id}`)
  await hydrated(page)
  await page.getByRole('link', { name: `Hire ${lourdes.name}` }).click()
  await expect(page).toHaveURL(`/hire-b2b/${lourdes.id}`)
  await expect(heading(page)).toHaveText(`Hire ${lourdes.name}`)
  await expect(balance(page)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'hire')

  await page.getByLabel('The care is for').selectOption({ index: 2 })
  await page.getByLabel('Their first name').fill('Kenji')
  await page.getByLabel('Street and number').fill('88 Grand Ave')
  await page.getByLabel('Street and number').press('Tab')
  const asTyped = page.getByRole('checkbox', { name: 'Use it as I typed it' })
  const noted = page.getByText('We cannot look up streets here')
  await expect(asTyped.or(noted).first()).toBeVisible()
  if (await asTyped.isVisible()) await asTyped.check()
  await page.getByLabel('First day').fill(inDays(3))

  // Every day and night comes to more than there is: said at once, and refused beside the days.
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('checkbox', { name: day, exact: true }).check()
    await page.getByLabel(`${day}, from`).fill('00:00')
    await page.getByLabel(`${day}, until`).fill('23:00')
  }
  await expect(balance(page)).toContainText('This takes')
  const refused = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/hire/'))
  await page.getByRole('button', { name: `Send offer to ${lourdes.name}` }).click()
  expect((await refused).status()).toBe(400)
  await expect(page.getByText(/^Your benefit has .* hours left until/).first()).toBeVisible()
  await expectAccessible(page)

  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page.getByRole('checkbox', { name: day, exact: true }).uncheck()
  await page.getByLabel('Monday, from').fill('09:00')
  await page.getByLabel('Monday, until').fill('11:00')
  await page.getByLabel('Last day').fill(inDays(16))
  await page.getByRole('button', { name: `Send offer to ${lourdes.name}` }).click()
  await expect(heading(page)).toHaveText(`Your offer is with ${lourdes.name}`)
  await expect(page.getByText(/^Paid by /)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'offer')

  await page.getByRole('button', { name: 'Take the offer back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the offer back' }).click()
  await expect(heading(page)).toHaveText(`Hire ${lourdes.name}`)
  await expect(balance(page)).toBeVisible()
})

test('a partner’s family plans one visit within its hours', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, walter)
  await page.goto('/careteam')
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Plan a visit with/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/newshift-b2b\/\d+$/)
  await expect(balance(page)).toContainText('This takes 4')
  await expectAccessible(page)
  await expectFits(page, 'visit')
  await page.getByLabel('Day', { exact: true }).fill(inDays(25))
  await page.getByLabel('From', { exact: true }).fill('15:00')
  await page.getByLabel('Until', { exact: true }).fill('16:30')
  await expect(balance(page)).toContainText('This takes 1.5')
  const planned = saving(page, /\/shifts\/$/)
  await page.getByRole('button', { name: 'Plan the visit' }).click()
  expect((await planned).status()).toBe(200)
  await expect(page).toHaveURL(/\/family\/dashboard\/connections\/\d+$/)
})
