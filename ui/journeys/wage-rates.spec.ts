import { addDays, dayIn, formatFormDate } from '@homecare/sdk/kit'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { carol, hydrated, leave, marisol, saving, signIn } from './people'
import { test } from './test'

const phone = { width: 390, height: 844 }
const rates = (page: Page, title: string) => page.getByRole('region', { name: title })
const inDays = (days: number) => formatFormDate(addDays(dayIn('America/Los_Angeles', new Date()), days))

test('a family raises a wage from a day on, adds a holiday rate and takes it back; the caregiver sees it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto('/family/dashboard/connections/1')
  await hydrated(page)
  const paid = rates(page, 'What you pay')
  await expect(paid.getByText('$24.50 an hour')).toBeVisible()
  await expect(paid.getByText('$23.50 an hour')).toBeVisible()

  await paid.getByRole('button', { name: 'Change the rate' }).click()
  const regular = page.getByRole('dialog', { name: 'Regular rate' })
  await regular.getByLabel('Amount before taxes').fill('15')
  await regular.getByLabel('First day', { exact: true }).fill(inDays(10))
  await regular.getByRole('button', { name: 'Save rate' }).click()
  await expect(regular.getByText(/The minimum wage where the care takes place is \$\d/).first()).toBeVisible()
  await regular.getByLabel('Amount before taxes').fill('26')
  await expect(regular.getByText(/^\$24\.50 an hour ends on /)).toBeVisible()
  await expect(regular.getByText(/^\$26\.00 an hour begins on /)).toBeVisible()
  await expectAccessible(page)
  const raised = saving(page, /\/wage-rates\//)
  await regular.getByRole('button', { name: 'Save rate' }).click()
  await raised
  await expect(regular).toBeHidden()
  const raise = paid.getByRole('listitem').filter({ hasText: '$26.00 an hour' })
  await expect(raise).toContainText('Ahead')

  await paid.getByRole('button', { name: 'Add a special rate' }).click()
  const special = page.getByRole('dialog', { name: 'Special rate' })
  await special.getByLabel('What is it for?').selectOption('Christmas')
  await special.getByLabel('First day', { exact: true }).fill(inDays(12))
  await special.getByRole('button', { name: /^Use 1\.5 times the regular rate: \$39\.00/ }).click()
  const added = saving(page, /\/wage-rates\//)
  await special.getByRole('button', { name: 'Save rate' }).click()
  await added
  await expect(special).toBeHidden()
  const holiday = paid.getByRole('listitem').filter({ hasText: 'Christmas' })
  await expect(holiday).toContainText('$39.00 an hour')
  await page.reload()
  await hydrated(page)
  await expect(holiday).toContainText('$39.00 an hour')

  await holiday.getByRole('button', { name: /^Delete the rate starting / }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/Christmas: \$39\.00 an hour/)).toBeVisible()
  await expectAccessible(page)
  const deleted = saving(page, /\/wage-rates\//)
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await deleted
  await expect(holiday).toBeHidden()
  await leave(page)

  await signIn(page, marisol)
  await page.goto('/caregiver/dashboard/connections/1')
  const own = rates(page, 'What you are paid')
  await expect(own.getByRole('listitem').filter({ hasText: '$26.00 an hour' })).toContainText('Ahead')
  await expect(own.getByText('Christmas')).toBeHidden()
  await expect(own.getByRole('button')).toHaveCount(0)
  await leave(page)

  // As it was, for whoever comes after.
  await signIn(page, carol)
  await page.goto('/family/dashboard/connections/1')
  await hydrated(page)
  await raise.getByRole('button', { name: /^Delete the rate starting / }).click()
  await expect(question.getByText('$24.50 an hour continues with no end date.')).toBeVisible()
  const undone = saving(page, /\/wage-rates\//)
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await undone
  await expect(raise).toBeHidden()
  await leave(page)
})

test('a family reads what a household employer is and enrolls; its number is gone from the page', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto('/payroll/tax-enroll')
  await hydrated(page)
  await expect(
    page.getByText(/Social Security and Medicare taxes are due from \$\d,\d{3} of cash wages/),
  ).toBeVisible()
  await page.getByRole('radio', { name: /Have them done for me/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/payroll/tax-enroll/form')
  await page.getByRole('radio', { name: 'Every week' }).check()
  await page.getByLabel('First payday', { exact: true }).fill(inDays(14))
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await page.getByRole('region', { name: 'How you pay' }).getByRole('button', { name: 'Save' }).click()

  const numbers = page.getByRole('region', { name: 'Your tax number' })
  await numbers.getByRole('button', { name: 'Enter number' }).click()
  const typed = numbers.getByLabel('Social Security number', { exact: true })
  await expect(typed).toHaveValue('')
  await typed.fill('666-12-3456')
  await numbers.getByRole('button', { name: 'Save' }).click()
  await expect(numbers.getByText(/do not begin with 000, 666 or 9/).first()).toBeVisible()
  await expectAccessible(page)
  await typed.fill('123-45-6789')
  await numbers.getByRole('button', { name: 'Save' }).click()
  await expect(numbers.getByText('Saved, ending in 6789')).toBeVisible()
  await numbers.getByRole('button', { name: 'I have an employer number (EIN)' }).click()
  const employer = page.getByRole('dialog', { name: 'Employer ID' })
  await employer.getByLabel('Employer number (EIN)').fill('47-1234568')
  await employer.getByRole('button', { name: 'Save' }).click()
  await expect(numbers.getByText('Saved, ending in 4568')).toBeVisible()
  expect(await page.content()).not.toMatch(/123-?45-?6789|47-?1234568/)

  await page
    .getByRole('region', { name: 'Your address as an employer' })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(page.getByText('Your address is saved')).toBeVisible()
  await page.getByRole('link', { name: 'Check and sign' }).click()
  await page.getByLabel('Type your full legal name to sign').fill('Carol Ito')
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  await expect(page).toHaveURL('/payroll')
  await expect(page.getByText(/^Enrolled since /)).toBeVisible()
  await page.getByRole('link', { name: 'Your data as an employer' }).click()
  await expect(page).toHaveURL('/payroll/tax-enroll')
  await expect(page.getByText(/^Enrolled since /)).toBeVisible()
  await expect(page.getByText('Saved, ending in 6789')).toBeVisible()
  await leave(page)
})
