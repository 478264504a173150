import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { walkByAxe } from './axe'
import { codeTo, freshCaregiver, freshEmail, freshNumber, marisol } from './people'
import { pressTwice } from './pressTwice'

const foothill = {
  ...{ address: '2851 Foothill Boulevard', city: 'Oakland', state: 'CA', zip_code: '94601' },
  ...{ latitude: 37.7809, longitude: -122.2227 },
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const summary = (page: Page) => page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })
const create = (page: Page) => page.getByRole('button', { name: 'Create my account' })

async function fillIn(page: Page): Promise<string> {
  const email = freshEmail('nadia')
  await page.getByLabel('First name').fill('Nadia')
  await page.getByLabel('Last name').fill('Osei')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('ZIP code').fill('94601')
  await page.getByLabel('Choose a password').fill('a long enough one')
  await page.getByRole('checkbox', { name: /terms/ }).check()
  return email
}

for (const width of [390, 1280]) {
  test(`a nurse joins, skips, goes on later, and ends on her profile, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/nursing-cna-jobs')
    await expect(heading(page)).toHaveText('Nursing and CNA jobs near you')
    await expect(page.getByLabel('Skilled Nursing Professional')).toBeChecked()
    await create(page).click()
    await expect(summary(page)).toBeFocused()
    await fillIn(page)
    await pressTwice(create(page))

    await expect(heading(page)).toHaveText('Show your face')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(heading(page)).toHaveText('Introduce yourself')
    await page.getByLabel('Your introduction').fill('Night nurse for twelve years.')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(heading(page)).toHaveText('What you offer')
    await page.getByText('Wound Care', { exact: true }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('You must enter a desired wage.').first()).toBeVisible()

    // Left with something typed: the dashboard says what families wait for, and the words are there again.
    await page.getByRole('button', { name: 'Finish later' }).click()
    await expect(page).toHaveURL('/caregiver/dashboard')
    await page.getByRole('link', { name: 'See what is missing' }).click()
    const hidden = page.locator('.banner', { hasText: 'Once you add these, we review your profile' })
    const missing = ['A photo of you', 'A verified phone number', 'The help you offer', 'Your hourly rate']
    await expect(hidden.getByRole('link')).toHaveText(missing)
    await page.goto('/register-caregiver')
    await expect(page).toHaveURL('/register-caregiver/picture')
    await expect(page.getByText('Before families can see you, we need:')).toContainText(missing.join(', '))
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByLabel('Your introduction')).toHaveValue('Night nurse for twelve years.')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByLabel('Wound Care')).toBeChecked()
    await page.getByLabel('How much do you want to earn an hour?').fill('38')
    await page.getByRole('button', { name: 'Next' }).click()

    await expect(heading(page)).toHaveText('Verify your phone')
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0)
    const number = freshNumber()
    await page.getByLabel('Mobile phone').fill(number)
    await page.getByRole('button', { name: 'Send me the code' }).click()
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(page, number))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(heading(page)).toHaveText('Your background check')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(heading(page)).toHaveText('How should we tell you?')
    // Nobody is sent text messages who has not asked for them.
    await expect(page.getByRole('checkbox', { name: 'Text message', checked: true })).toHaveCount(0)
    await page.getByRole('group', { name: 'Documents' }).getByLabel('E-mail').uncheck()
    await page.getByRole('button', { name: 'Next' }).click()

    await expect(heading(page)).toHaveText('About you, just for us')
    await page.route('**/v1/geo/addresses/', async (route) => {
      const { address_str } = route.request().postDataJSON() as { address_str: string }
      const addresses = address_str.startsWith('2851') ? [foothill] : []
      await route.fulfill({ json: { status: 'success', data: { provided: true, addresses } } })
    })
    await page.getByLabel('Date of birth').fill('01/01/2020')
    await page.getByLabel('Street and number').fill('Grand Avenue')
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    await expect(page.getByText('Valid address is required with street numeration').first()).toBeVisible()
    await page.getByLabel('Date of birth').fill('05/17/1988')
    await page.getByLabel('Street and number').fill('2851 foot')
    await page.getByRole('option', { name: foothill.address }).click()
    await expect(page.getByLabel('City or ZIP code')).toHaveValue('Oakland, CA 94601')
    await expect(page.getByLabel('Use it as I typed it')).toHaveCount(0)
    await page.getByLabel('Street and number').fill('12 Grand Avenue')
    await expect(page.getByText('This address is not in our list.').first()).toBeVisible()
    await page.getByLabel('Use it as I typed it').check()
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    await expect(page).toHaveURL('/caregiver/profile?nux_onboarding=1')
    await expect(page.getByText('Welcome! Let’s create your profile')).toBeVisible()
    await expect(page.getByText('Night nurse for twelve years.')).toBeVisible()
    await expect(page.getByText('Address not verified')).toBeVisible()
    await expect(page.getByLabel('Skilled Nursing Professional')).toBeChecked()
  })
}

test('what is missing is said beside each field before anything is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/caregivers/')) sent.push(request.url())
  })
  await page.goto('/nursing-cna-jobs')
  await create(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5)
  expect(sent).toEqual([])
})

test('an address that is taken is said, and nothing typed is lost', async ({ page }) => {
  await page.goto('/register/caregiver')
  await fillIn(page)
  await page.getByLabel('E-mail address').fill(marisol.email)
  await create(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toContainText('There is already an account with this e-mail address.')
  await expect(page.getByLabel('First name')).toHaveValue('Nadia')
})

test('whoever has an account is not asked to join again', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/caregiver')
  await expect(page).toHaveURL('/register-caregiver/picture')
})

test('axe finds nothing on the registration, in the light on a phone and in the dark on a screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const look = (paths: readonly string[]) =>
    walkByAxe(
      page,
      paths.map((path) => ({ path })),
      { theme: 'dark', width: 1280 },
    )
  await look(['/register', '/register/caregiver', '/nursing-cna-jobs'])
  await freshCaregiver(page)
  const steps = [
    'picture',
    'about',
    'services',
    'verification',
    'background',
    'app-notify-permissions',
    'personal',
  ]
  await look(steps.map((step) => `/register-caregiver/${step}`))
})
