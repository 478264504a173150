import { expect, test, type Page } from '@playwright/test'
import { demoPassword, endSessionAt, freshEmail } from './people'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Through the sign-up up to the account; gives back its e-mail address. */
async function fillSignup(page: Page): Promise<string> {
  await page.goto('/family-signup')
  await page.getByLabel('Who needs care?').selectOption({ label: 'My father' })
  await page.getByLabel('Where is care needed?').fill('Oakland')
  await page
    .getByRole('option', { name: /Oakland, CA/ })
    .first()
    .click()
  await page.getByText('Meal Prep', { exact: true }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByLabel('First day of care').fill('01/15/2099')
  await page.getByLabel('Monday', { exact: true }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page)).toHaveText('Who would be right?')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('button', { name: 'Review my answers' }).click()
  await page.getByRole('button', { name: 'Continue to your account' }).click()
  const email = freshEmail('ines')
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Marsh')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Phone number').fill('5105550143')
  await page.getByLabel('Choose a password').fill(demoPassword)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  return email
}

test('a session that ends in the middle of the sign-up is taken up again over it, and the job is posted once', async ({
  page,
}) => {
  const email = await fillSignup(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  // The session ends between the account and its job.
  await endSessionAt(page, '**/v1/family/job/0/**')
  await page.getByRole('button', { name: 'Create account and post the job' }).click()
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(again.getByLabel('E-mail')).toHaveValue(email)
  await again.getByLabel('Password', { exact: true }).fill(demoPassword)
  await again.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(heading(page)).toHaveText('Your job is posted')
  expect(sent.filter((path) => path === '/v1/family/')).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to your home page' }).click()
  await expect(page.getByText('Care for my father')).toHaveCount(1)
})

test('who does not log in again keeps what was typed, and is told', async ({ page }) => {
  await fillSignup(page)
  await page.route('**/v1/family/job/0/**', (route) =>
    route.fulfill({ status: 401, json: { status: 401, message: {} } }),
  )
  await page.getByRole('button', { name: 'Create account and post the job' }).click()
  await page
    .getByRole('dialog', { name: 'Please log in again' })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByRole('group', { name: /put right/ })).toBeVisible()
  await page.unroute('**/v1/family/job/0/**')
  await page.getByRole('button', { name: 'Post the job' }).click()
  await expect(heading(page)).toHaveText('Your job is posted')
})
