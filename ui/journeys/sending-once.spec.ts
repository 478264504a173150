import { expect, type Route } from '@playwright/test'
import { test } from './test'
import { demoPassword, freshFamily, saving, signOut } from './people'
import { pressTwice } from './pressTwice'
import { fillSignup, heading } from './signup'

test('a sign-up whose end fails twice makes one account and one job', async ({ page }) => {
  await page.goto('/family-signup')
  await fillSignup(page, 'Odile')

  // The account's answer is lost on its way back, once for good; then the job's.
  const lose = async (route: Route) => {
    await route.fetch()
    await route.fulfill({ status: 500, json: { status: 500, message: {} } })
  }
  await page.route('**/v1/family/', lose)
  await page.getByRole('button', { name: 'Create account and post the job' }).click()
  await expect(page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })).toBeFocused()
  await expect(page.getByLabel('Choose a password')).toHaveValue(demoPassword)
  await page.unroute('**/v1/family/')
  await page.route('**/v1/family/job/0/**', lose)
  await page.getByRole('button', { name: 'Create account and post the job' }).click()
  await expect(page.getByRole('button', { name: 'Post the job' })).toBeEnabled()
  await expect(page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })).toBeVisible()
  await page.unroute('**/v1/family/job/0/**')
  await page.getByRole('button', { name: 'Post the job' }).click()
  await expect(heading(page)).toHaveText('Your job is posted')
  await page.getByRole('link', { name: 'Go to your home page' }).click()
  await expect(page.getByText('Care for my father')).toHaveCount(1)
})

test('a double press sends once: logging in, asking for a link, writing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/'))
      sent.push(new URL(request.url()).pathname)
  })
  const times = (path: RegExp) => sent.filter((one) => path.test(one)).length
  const { email } = await freshFamily(page)
  await signOut(page)

  await page.goto('/accounts/password/forgot')
  await page.getByLabel('E-mail address').fill(email)
  await pressTwice(page.getByRole('button', { name: 'Send me the link' }))
  await expect(heading(page)).toHaveText('Check your e-mail')
  expect(times(/forgot/)).toBe(1)

  await page.goto('/accounts/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await pressTwice(page.getByRole('button', { name: 'Log in', exact: true }))
  await expect(page).toHaveURL('/family/dashboard')
  expect(times(/accounts\/login\/$/)).toBe(1)

  await page.goto('/caregivers/profile/marisol/10001')
  await pressTwice(page.getByRole('link', { name: 'Message Marisol' }))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByLabel('Your message').fill('Once only')
  await pressTwice(page.getByRole('button', { name: 'Send message' }))
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  expect(times(/10001\/messages/)).toBe(1)
  const heard = saving(page, /conversations\/\d+\/$/)
  await page.getByRole('textbox').fill('And once more')
  await pressTwice(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(page.getByRole('log').getByText('And once more')).toHaveCount(1)
  await heard
  expect(times(/conversations\/\d+\/$/)).toBe(1)
})
