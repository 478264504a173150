import { expect, type Page } from '@playwright/test'
import { kitTexts } from '../../sdk/src/texts/index.ts'
import { expectAccessible } from './axe'
import { test } from './test'
import { freshCaregiver, hydrated, leave, letterTo, linkIn, signIn, ownId, staff } from './people'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const standing = (page: Page, state: string) =>
  expect(page.getByRole('heading', { name: `Status ${state}` })).toBeVisible()
const number = '123-45-6789'

async function agree(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible()
  await page.getByLabel('I have read this and agree').check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
}

async function agreeToAll(page: Page): Promise<void> {
  await page.goto('/background/disclosure')
  for (const title of ['Disclosure', 'Release', 'Authorization addendum']) await agree(page, title)
  await expect(heading(page, 'Personal information')).toBeVisible()
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('02/29/1988')
  await page.getByLabel('Social Security number', { exact: true }).fill(number)
  await page.getByLabel('Street and number').fill('88 Grand Ave')
  await page.getByLabel('City').fill('Oakland')
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'California' })
  await page.getByLabel('ZIP code').fill('94601')
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

async function sign(page: Page): Promise<void> {
  await expect(heading(page, 'Electronic signature')).toBeVisible()
  await page.getByLabel('Your first and last name, as your signature').fill('Lupe Journey')
  await page.getByRole('button', { name: 'Sign and order the check' }).click()
  await expect(page).toHaveURL('/background')
}

for (const width of [390, 1280]) {
  test(`a check goes from the disclosure to a report that she reads and keeps, at ${width} px`, async ({
    page,
    elsewhere,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { email } = await freshCaregiver(page)
    await page.goto('/backgroundcheck')
    await expect(page).toHaveURL('/background')
    await standing(page, 'Not started')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start', exact: true }).click()

    // Nothing is ticked beforehand, and what is missing is said beside it.
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(page.getByLabel('I have read this and agree')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    for (const title of ['Disclosure', 'Release', 'Authorization addendum']) await agree(page, title)

    await expect(heading(page, 'Personal information')).toBeVisible()
    const ssn = page.getByLabel('Social Security number', { exact: true })
    await ssn.fill('000-00-0000')
    await page.getByLabel('City').fill('Oakland')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(ssn).toHaveAccessibleDescription(/nine digits of your Social Security number/)
    await expect(page.getByLabel('Street and number')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('City')).toHaveValue('Oakland')
    await expect(ssn).toHaveAttribute('type', 'password')
    await expectAccessible(page)
    await fillPerson(page)

    // Taken up where it was left: by Back, and by the check's own page.
    await expect(heading(page, 'Electronic signature')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Personal information')).toBeVisible()
    await expect(page.getByLabel('Street and number')).toHaveValue('88 Grand Ave')
    await expect(ssn).toHaveValue('')
    await page.goto('/background')
    await standing(page, 'Started, not sent yet')
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByText('Kept encrypted, not shown')).toBeVisible()
    expect(await page.content()).not.toMatch(/123-?45-?6789/)
    await page.getByLabel('Your first and last name, as your signature').fill('Somebody Else')
    await page.getByRole('button', { name: 'Sign and order the check' }).click()
    await expect(page.getByLabel('Your first and last name, as your signature')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page)
    await sign(page)
    await standing(page, 'Ordered')
    await expectAccessible(page)
    await page.goto('/background/personal')
    await expect(page).toHaveURL('/background')
    await page.goto('/background/view-report')
    await expect(page).toHaveURL('/background')
    await letterTo(page.request, email, /received your background check/)

    const office = await elsewhere()
    await office.setViewportSize({ width, height: 844 })
    await signIn(office, staff)
    await office.goto('/staff/background')
    await office.locator(`a[href="/staff/background/${await ownId(page)}"]`).click()
    await expect(heading(office, 'Lupe Journey')).toBeVisible()
    await expect(office.getByText('Address not verified')).toBeVisible()
    expect(await office.content()).not.toMatch(/123-?45-?6789/)
    await office.getByRole('button', { name: 'Show the number' }).click()
    await expect(office.getByText(number)).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Start the check' }).click()
    await expect(office.getByText('In progress')).toBeVisible()
    await expect(office.getByText(number)).toBeHidden()
    await page.goto('/background')
    await standing(page, 'In progress')

    await office.getByRole('button', { name: 'Record the result' }).click()
    await expect(office.getByRole('radiogroup', { name: 'Did they pass?' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(office)
    await office.getByLabel('Identity').selectOption('Confirmed')
    await office.getByLabel('County records', { exact: true }).selectOption('Records found')
    await office.getByLabel('County records: details').fill('Alameda: a parking matter of 2009')
    await office.getByRole('radio', { name: 'Passed', exact: true }).check({ force: true })
    await office.getByRole('button', { name: 'Record the result' }).click()
    await expect(office.getByText('Alameda: a parking matter of 2009')).toBeVisible()
    await expect(office.getByText('Erased')).toBeVisible()

    const letter = await letterTo(page.request, email, /background check is complete/)
    expect(linkIn(letter)).toBe('/background')
    await page.goto('/caregiver/profile')
    await page.getByRole('link', { name: 'View the report' }).click()
    await expect(heading(page, 'Background check report')).toBeVisible()
    await expect(page.getByText('Alameda: a parking matter of 2009')).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the report' }).click()
    expect((await download).suggestedFilename()).toMatch(/^background-check-\d{4}-\d\d-\d\d\.txt$/)
    await page.goto('/caregiver/profile?modal=documents')
    await expect(page.getByRole('dialog').getByText(/^Background check started/)).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Passed')).toBeVisible()
  })
}

test('a check that is given back says what to correct, and is signed again', async ({ page, elsewhere }) => {
  await freshCaregiver(page)
  await agreeToAll(page)
  await fillPerson(page)
  await sign(page)
  const office = await elsewhere()
  await signIn(office, staff)
  await office.goto(`/staff/background/${await ownId(page)}`)
  await office.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(office.getByText('Please say what needs to be corrected.').first()).toBeVisible()
  await office.getByLabel('What needs to be corrected').fill('Your street is missing its number.')
  await office.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(office.getByText('Needs attention')).toBeVisible()

  await page.goto('/background')
  await standing(page, 'Needs attention')
  await expect(page.getByText('Your street is missing its number.')).toBeVisible()
  await page.getByRole('link', { name: 'Correct and sign again' }).click()
  await expect(page.getByText('Your street is missing its number.')).toBeVisible()
  await fillPerson(page)
  await sign(page)
  await standing(page, 'Ordered')
})

test('what the server refuses, and a lost connection, are said and nothing typed is lost', async ({
  page,
}) => {
  await freshCaregiver(page)
  await agreeToAll(page)
  await page.route('**/v1/caregivers/0/verify-dob/', (route) =>
    route.fulfill({
      status: 400,
      json: {
        status: 'fail',
        message: { error_message: 'No.', error_data: { birthday: ['Not that day.'] } },
      },
    }),
  )
  await fillPerson(page)
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/Not that day\./)
  await page.unroute('**/v1/caregivers/0/verify-dob/')
  await page.route('**/v1/caregivers/0/bgo/personal/', (route) => route.abort())
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText(kitTexts.offline[0]).first()).toBeVisible()
  await expect(page.getByLabel('Social Security number', { exact: true })).toHaveValue(number)
  await page.unroute('**/v1/caregivers/0/bgo/personal/')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, 'Electronic signature')).toBeVisible()
})

test('from the registration it is begun or left for later, with the keyboard alone', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/register-caregiver/background')
  await hydrated(page)
  await page.getByRole('link', { name: 'Start the background check' }).press('Enter')
  await expect(page).toHaveURL('/background')
  await page.getByRole('link', { name: 'Start', exact: true }).press('Enter')
  await expect(heading(page, 'Disclosure')).toBeFocused()
  await page.getByLabel('I have read this and agree').press('Space')
  await page.getByRole('button', { name: 'Agree and continue' }).press('Enter')
  await expect(heading(page, 'Release')).toBeFocused()
  await page.getByRole('link', { name: 'Back to Disclosure' }).press('Enter')
  await expect(heading(page, 'Disclosure')).toBeFocused()
  await expect(page.getByText('You agreed to this.')).toBeVisible()
  await page.goto('/register-caregiver/background')
  await expect(page.getByText('Started, not sent yet')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).press('Enter')
  await expect(page).toHaveURL('/register-caregiver/app-notify-permissions')
})

test('nobody else gets to the pages', async ({ page }) => {
  await page.goto('/background/personal')
  await expect(page).toHaveURL(/\/accounts\/login\?next=/)
  await signIn(page, staff)
  await page.goto('/background')
  await expect(page).toHaveURL(staff.home)
  await leave(page)
  await page.context().clearCookies()
  await freshCaregiver(page)
  await page.goto('/staff/background')
  await expect(page).toHaveURL('/caregiver/dashboard')
})
