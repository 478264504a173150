import { expect } from '@playwright/test'
import { expectAccessible } from './axe'
import { freshFamily, hydrated } from './people'
import { prefer } from './preferences'
import { expectSpanish } from './spanish'
import { test } from './test'

const phone = { width: 390, height: 844 }
const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(day.getUTCMonth() + 1)}/${two(day.getUTCDate())}/${day.getUTCFullYear()}`
}

test('a family enrolls by the form and the review, and then sees its taxes', async ({ page }) => {
  await page.setViewportSize(phone)
  await freshFamily(page)
  await page.goto('/me')
  await hydrated(page)
  await page.getByRole('link', { name: /^Household taxes/ }).click()
  await expect(page).toHaveURL('/payroll')
  await expect(page.getByRole('heading', { name: 'Your taxes are not worked out here' })).toBeVisible()
  await expect(page.getByText('State taxes are not included.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/payroll/tax-enroll/review')
  await hydrated(page)
  await expect(page.getByText(/^Still needed: /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL('/payroll/tax-enroll/form')
  const part = (name: string) => page.getByRole('region', { name })
  await page.getByRole('radio', { name: 'Every week' }).check()
  await page.getByLabel('First payday', { exact: true }).fill(inDays(14))
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await part('How you pay').getByRole('button', { name: 'Save' }).click()
  // By keyboard the focus goes into the field, with Cancel back to its button, and so it does once it is saved.
  const number = part('Your tax number').getByLabel('Social Security number', { exact: true })
  await part('Your tax number').getByRole('button', { name: 'Enter number' }).press('Enter')
  await expect(number).toBeFocused()
  await part('Your tax number').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(part('Your tax number').getByRole('button', { name: 'Enter number' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(number).toBeFocused()
  await number.fill('123-45-6789')
  await number.press('Enter')
  await expect(page.getByText('Saved, ending in 6789')).toBeVisible()
  await expect(part('Your tax number').getByRole('button', { name: 'Replace number' })).toBeFocused()
  await page.getByLabel('Street address').fill('1 Main Street')
  await part('Your address as an employer').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your address is saved')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Check and sign' }).click()
  await expect(page).toHaveURL('/payroll/tax-enroll/review')
  await expect(page.getByText(/^1 Main Street, Oakland/)).toBeVisible()
  expect(await page.content()).not.toMatch(/123-?45-?6789/)
  await page.getByLabel('Type your full legal name to sign').fill('Ruth Journey')
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  await expect(page).toHaveURL('/payroll')
  await expect(page.getByText(/^Enrolled since /)).toBeVisible()
  await expect(page.getByText(/^You have paid no hours with taxes in \d{4}\./)).toBeVisible()
  // What nobody does for it, and by when: in California each quarter.
  const dues = page.getByRole('region', { name: 'Last days to file and pay' })
  await expect(dues.getByText('California quarterly report (DE 3BHW)')).toBeVisible()
  await expect(dues.getByText(/^Quarter 4: /)).toHaveCount(2)
  await expect(dues.getByText('Household taxes (Schedule H)')).toBeVisible()
  await expectAccessible(page)

  // It opts in to savings for health costs, out again, and may change its mind.
  const savings = page.getByRole('region', { name: 'Savings for health costs' })
  await expect(savings.getByText('You have not opted in.')).toBeVisible()
  await savings.getByRole('button', { name: 'Opt in' }).click()
  await expect(savings.getByText(/^Opted in on /)).toBeVisible()
  await savings.getByRole('button', { name: 'Opt out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Opt out' })
  await expect(question.getByText('You can opt in again at any time.')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(savings.getByText(/^Opted in on /)).toBeVisible()
  await savings.getByRole('button', { name: 'Opt out' }).click()
  await question.getByRole('button', { name: 'Opt out' }).click()
  await expect(question).toBeHidden()
  await expect(savings.getByText('You have not opted in.')).toBeVisible()
  await page.reload()
  await expect(savings.getByText('You have not opted in.')).toBeVisible()
  await savings.getByRole('button', { name: 'Opt in' }).click()
  await expect(savings.getByText(/^Opted in on /)).toBeVisible()
  // Who has nothing of it has nothing to opt out of.
  await page.goto('/payroll/tax-enroll?modal=optOut')
  await hydrated(page)
  await expect(page.getByRole('alertdialog')).toBeHidden()

  // Who is enrolled has nothing to review.
  await page.goto('/payroll/tax-enroll/review')
  await expect(page).toHaveURL('/payroll')
})

test('the taxes of a household are said in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await freshFamily(page, 'Rut', 'es')
  await prefer(page, { locale: 'es' })
  for (const path of ['/payroll', '/payroll/tax-enroll/form', '/payroll/tax-enroll/review']) {
    await page.goto(path)
    await hydrated(page)
    await expectSpanish(page)
  }
})
