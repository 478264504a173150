import { expect, type Page } from '@playwright/test'
import { agency, demoPassword, grace, hydrated, logIn, post, signIn, staff, walter } from './people'
import { test } from './test'

const newPassword = 'homecare-demo-2'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** How many caregivers the page says that there are. */
const countOf = async (page: Page) => {
  const words = await page.getByText(/^\d+ caregivers? works? for Bayside Home Nursing\.$/).textContent()
  return Number.parseInt(words ?? '', 10)
}

test('an agency’s caregiver accepts the terms, which staff see, and chooses a password when asked to', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, grace)
  await page.goto('/me')
  await page.getByRole('link', { name: /^Your first steps/ }).click()
  await page.getByRole('link', { name: /^Read and accept the agency terms/ }).click()
  await page.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(page.getByLabel('I have read these terms and accept them')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByLabel('I have read these terms and accept them').check()
  await page.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(page).toHaveURL('/agency-cg-onboarding')
  await expect(page.getByRole('link', { name: /^Read and accept the agency terms\s*Done/ })).toBeVisible()
  for (const [step, title, shown] of [
    ['Verify your phone', 'Phone Verification', 'Use another number'],
    ['Add a photo', 'Change Profile Photo', 'Upload New'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${step}`) }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('button', { name: shown }).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(page).toHaveURL('/agency-cg-onboarding')
  }

  const desk = await elsewhere()
  await signIn(desk, staff)
  await desk.goto('/legal/agency-supplemental-terms')
  await desk
    .getByRole('region', { name: 'Who accepted them' })
    .getByRole('link', { name: /^Grace/ })
    .click()
  await desk.getByRole('button', { name: 'Ask for a new password' }).click()
  await expect(desk.getByText('They choose a new password at the next login.')).toBeVisible()

  await logIn(page, { ...grace, home: '/agency-cg-onboarding/password-change' })
  await page.goto('/agency-caregiver/dashboard')
  await expect(page).toHaveURL('/agency-cg-onboarding/password-change')
  await page.getByLabel('The password you have now').fill(demoPassword)
  const next = page.getByLabel('Your new password')
  await next.fill(demoPassword)
  await page.getByRole('button', { name: 'Save my password' }).click()
  await expect(next).toHaveAttribute('aria-invalid', 'true')
  await next.fill(newPassword)
  await page.getByRole('button', { name: 'Save my password' }).click()
  await expect(page).toHaveURL('/agency-cg-onboarding')
  await page.getByRole('link', { name: 'Go to my home page' }).click()
  await expect(page).toHaveURL('/agency-caregiver/dashboard')
  await page.reload()
  await expect(page).toHaveURL('/agency-caregiver/dashboard')
  // As it was, for whoever comes after.
  await post(page, '/v1/web/accounts/password/change/', {
    old_password: newPassword,
    new_password: demoPassword,
  })
})

test('a partner’s family sees what its benefit pays, by caregiver and month', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, walter)
  await page.goto('/family/dashboard')
  await page.getByRole('link', { name: 'See how they were used' }).click()
  await expect(heading(page)).toHaveText('Your benefit')
  await expect(page.getByRole('img', { name: /hours left/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Used by month' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Member ID' }).fill('A-7701')
  await page.getByRole('button', { name: 'Save member ID' }).click()
  await expect(page.getByText('Your member ID is saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Member ID' })).toHaveValue('A-7701')
  // Unknown is never zero: what cannot be loaded says so, and comes when asked again.
  await page.route('**/v1/family/0/benefit/uses/', (route) => route.abort())
  await page.goto('/family/dashboard')
  await hydrated(page)
  await page.getByRole('link', { name: 'See how they were used' }).click()
  await expect(page.getByText('We could not load how the hours were used')).toBeVisible()
  await page.unroute('**/v1/family/0/benefit/uses/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We could not load how the hours were used')).toHaveCount(0)
})

test('an agency sees what today asks, opens a caregiver, and one who has left is gone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, agency)
  await expect(heading(page)).toHaveText('Today')
  const before = await countOf(page)
  await expect(page.getByText('Teresa Alvarado has not confirmed this shift')).toBeVisible()
  // Grace is on shift at every hour of the demo.
  await expect(page.getByRole('region', { name: 'Shifts today' }).getByText('Grace Mendoza')).toBeVisible()
  await page.getByRole('link', { name: 'Teresa Alvarado', exact: true }).first().click()
  await expect(heading(page)).toHaveText('Teresa Alvarado')
  const papers = page.getByRole('region', { name: 'Documents and licenses' })
  await expect(papers.getByRole('listitem').filter({ hasText: 'CPR card' })).toContainText('Expired')
  await expect(page.getByRole('region', { name: 'Coming shifts' }).getByText('Not confirmed')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL('/agency/caregivers')

  // Bao has just begun, and goes: asked once, with what comes of it.
  await page.getByRole('link', { name: 'Bao Nguyen' }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Bao no longer works for us' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You will no longer see their shifts and documents here.')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Bao no longer works for us' }).click()
  await page.route('**/v1/agency/caregivers/**', (route) => route.abort(), { times: 3 })
  await question.getByRole('button', { name: 'They no longer work for us' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await question.getByRole('button', { name: 'They no longer work for us' }).click()
  await expect(page).toHaveURL('/agency/caregivers')
  await expect(page.getByText('Bao is no longer on your list')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bao Nguyen' })).toHaveCount(0)
  expect(await countOf(page)).toBe(before - 1)
  await page.goBack()
  await expect(heading(page)).toHaveText('We cannot find that page')
})
