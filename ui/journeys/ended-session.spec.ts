import { expect } from '@playwright/test'
import { test } from './test'
import { denise, endSessionAt, freshCaregiver, freshFamily, hydrated, logIn, logInAgain } from './people'
import { address, chosen, dialog, picture, press } from './photo'
import { fillSignup, heading } from './signup'

/** A paper of some megabytes, so that it is still on its way as the server turns it down. */
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000_000)]),
})

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

for (const [what, address] of [
  ['first', '**/v1/legal/documents/'],
  ['second', '**/v1/legal/documents/*/'],
] as const)
  test(`files that are sent as the session ends arrive once somebody has logged in over the page: the ${what}`, async ({
    page,
  }) => {
    const { email } = await freshCaregiver(page)
    await page.goto('/documents/upload')
    await page.getByLabel('Name', { exact: true }).fill('TB test')
    await page.locator('input[type=file][multiple]').setInputFiles([paper('one.pdf'), paper('two.pdf')])
    await endSessionAt(page, address)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await logInAgain(page, email)
    await expect(page).toHaveURL('/documents')
    await page.getByRole('listitem').filter({ hasText: 'TB test' }).getByRole('link').first().click()
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2)
  })

test('a photo that is saved as the session ends is saved once somebody has logged in over it', async ({
  page,
}) => {
  const { email } = await freshCaregiver(page)
  await page.goto(address)
  await press(page, 'Add photo')
  await chosen(page).setInputFiles(await picture(page))
  await expect(dialog(page).getByRole('button', { name: 'Save Photo' })).toBeEnabled()
  await endSessionAt(page, '**/v1/caregivers/0/photo/')
  await press(page, 'Save Photo')
  await logInAgain(page, email)
  await expect(dialog(page).locator('.photo-square img')).toHaveAttribute('src', /\/768\.webp\?v=/)
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

test('the page of an ended session is covered, and is nobody else’s in any tab', async ({
  page,
  context,
}) => {
  const { email } = await freshCaregiver(page)
  await page.goto('/caregiver/profile/about')
  const dialog = page.getByRole('dialog', { name: 'Introduce yourself' })
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  const field = dialog.getByLabel('Your introduction')
  const draft = 'These words are of the first person alone. '.repeat(5).trim()
  await field.fill(draft)

  // Logged out in another tab: what is typed waits, out of sight, for the same person alone.
  const other = await context.newPage()
  await other.goto('/me')
  await hydrated(other)
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/')
  await expect(again.getByLabel('E-mail')).toHaveValue(email)
  await expect(again.getByLabel('E-mail')).toHaveAttribute('readonly')
  await expect(page).toHaveTitle('Please log in again')
  await expect(field).toBeHidden()
  await expect(page.locator('main h1')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(again).toBeVisible()

  // They log in in the other tab: that frees this one.
  await logIn(other, { email, home: '/caregiver/dashboard' })
  await expect(again).toBeHidden()
  await expect(field).toHaveValue(draft)

  // The session ends, and somebody else logs in in the other tab.
  await context.clearCookies({ name: 'session' })
  const changed: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' || request.method() === 'PUT') changed.push(request.url())
  })
  await logIn(other, denise)
  await expect(
    page.getByRole('dialog', { name: 'Introduce yourself' }).getByLabel('Your introduction'),
  ).not.toHaveValue(draft)
  await expect(page.getByText('These words are of the first')).toHaveCount(0)
  expect(changed).toEqual([])
})

test('somebody else at the dialog of an ended session begins afresh', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/caregiver/profile/about')
  const dialog = page.getByRole('dialog', { name: 'Introduce yourself' })
  await dialog.getByLabel('Your introduction').fill('I have worked with people for years. '.repeat(4).trim())
  await endSessionAt(page, '**/v1/caregivers/')
  await dialog.getByRole('button', { name: 'Save introduction' }).click()
  await page.getByRole('button', { name: 'I am someone else' }).click()
  await expect(page).toHaveURL('/accounts/login')
  await expect(page.getByLabel('E-mail address')).toHaveValue('')
})
