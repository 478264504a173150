import { expect, test } from '@playwright/test'
import { endSessionAt, freshCaregiver, freshFamily, logInAgain } from './people'
import { fillSignup, heading } from './signup'

test('a session that ends in the middle of the sign-up is taken up again over it, and the job is posted once', async ({
  page,
}) => {
  await page.goto('/family-signup')
  const email = await fillSignup(page, 'Ines')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  // The session ends between the account and its job.
  await endSessionAt(page, '**/v1/family/job/0/**')
  await page.getByRole('button', { name: 'Create account and post the job' }).click()
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(again.getByLabel('E-mail')).toHaveValue(email)
  await logInAgain(page, email)
  await expect(heading(page)).toHaveText('Your job is posted')
  expect(sent.filter((path) => path === '/v1/family/')).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to your home page' }).click()
  await expect(page.getByText('Care for my father')).toHaveCount(1)
})

test('who does not log in again keeps what was typed, and is told', async ({ page }) => {
  await page.goto('/family-signup')
  await fillSignup(page, 'Ines')
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

test('a session that ends while writing is taken up again over the page; the words are kept and sent once', async ({
  page,
}) => {
  const { email } = await freshFamily(page)
  await page.goto('/caregivers/profile/marisol/10001')
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  const words = `Still here ${crypto.randomUUID()}`
  await page.getByLabel('Your message').fill(words)
  await endSessionAt(page, '**/v1/caregivers/*/messages/')
  await page.getByRole('button', { name: 'Send message' }).click()
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(again.getByLabel('E-mail')).toHaveValue(email)
  await logInAgain(page, email)
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
})

test('a long text outlives the end of the session', async ({ page }) => {
  const { email } = await freshCaregiver(page)
  await page.goto('/caregiver/profile/about')
  const dialog = page.getByRole('dialog', { name: 'Introduce yourself' })
  const long = 'I have worked with people for years. '.repeat(54).trim()
  await dialog.getByLabel('Your introduction').fill(long)
  await endSessionAt(page, '**/v1/caregivers/')
  await dialog.getByRole('button', { name: 'Save introduction' }).click()
  await logInAgain(page, email)
  // Logging in and the save that waited for it.
  await expect(dialog).toBeHidden()
  await expect(page.getByText(long)).toBeVisible()
})
