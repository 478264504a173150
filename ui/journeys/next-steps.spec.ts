import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { goThrough, heading, hiringFamily, lourdes } from './hire'

test.use({ viewport: { width: 390, height: 844 } })

test('after the offer: taxes step by step, each skippable, and what is left on one page and at home', async ({
  page,
}) => {
  await hiringFamily(page)
  // Nothing is out yet: a step after the offer leads to the hire.
  await page.goto(`/hire/${lourdes.id}/taxes`)
  await expect(page).toHaveURL(/\/hire\/10003\/(select-job|care-for|location)/)
  await page.goto(`/hire/${lourdes.id}/select-job`)
  await goThrough(page, 'What do you offer?')
  await expect(page.getByText(/The minimum in Oakland is \$17\.34 an hour\./)).toBeVisible()
  await page.getByLabel('Hourly rate, before taxes').fill('17')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText(/minimum wage where the care takes place is \$/).first()).toBeVisible()
  await page.getByLabel('Hourly rate, before taxes').fill('28')
  await expect(page.getByText('A usual week of 8 hours')).toBeVisible()
  await goThrough(page)
  await expect(page.getByText('It costs you')).toBeVisible()
  await page.getByRole('button', { name: `Send offer to ${lourdes.name}` }).click()
  await expect(heading(page)).toHaveText(`Your offer is with ${lourdes.name}`)

  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(heading(page)).toHaveText('Taxes')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page)).toHaveText('How do you pay?')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(heading(page)).toHaveText('Your tax number')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(heading(page)).toHaveText('Your address as an employer')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(heading(page)).toHaveText('Begin a care plan')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Later' }).click()
  // In California it is offered; nobody has to.
  await expect(heading(page)).toHaveText('Fingerprinting')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Skip this' }).click()
  await expect(heading(page)).toHaveText('Your next steps')
  const fingerprinting = page.getByRole('group', { name: `Fingerprinting of ${lourdes.name}` })
  await expect(fingerprinting.getByText('Skipped')).toBeVisible()
  await expect(page.getByText(`Sign the agreement with ${lourdes.name}`)).toBeVisible()
  await expect(page.getByText('Enter your tax number')).toBeVisible()
  await expectAccessible(page)

  // A plan is begun before whoever was offered the work has answered.
  await page.goto(`/hire/${lourdes.id}/careplan`)
  await page.getByRole('button', { name: 'Begin the plan' }).click()
  await expect(page.getByLabel('First name of the person who is cared for')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByLabel('First name of the person who is cared for').fill('Kenji')
  await page.getByRole('button', { name: 'Begin the plan' }).click()
  await expect(page).toHaveURL(/\/careplan\/connection\/\d+$/)
  await expect(
    page.getByText(/^What should the plan begin with|^This plan is still empty/).first(),
  ).toBeVisible()
  // A step that is not needed any more leads on.
  await page.goto(`/hire/${lourdes.id}/careplan?change=1`)
  await expect(page).toHaveURL(/\/family-next-steps$/)
  await page.goto('/family/dashboard')
  await page.getByRole('link', { name: 'See what is left' }).click()
  await expect(heading(page)).toHaveText('Your next steps')
})
