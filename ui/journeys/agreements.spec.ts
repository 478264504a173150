import { expect, type Page } from '@playwright/test'
import { walkByAxe } from './axe'
import { test } from './test'
import { asPdf, savedPdf } from './papers'
import { carol, denise, freshCaregiver, signIn, marisol, ownId, staff } from './people'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const signatures = (page: Page) => page.getByRole('region', { name: 'Signatures' })
const signForm = (page: Page) => page.getByRole('region', { name: 'Sign the agreement' })
const sign = (page: Page) => signForm(page).getByRole('button', { name: 'Sign the agreement' })
const name = (page: Page) => page.getByLabel('Your full name')

test('a nurse is led from her dashboard to the agreement, and signs it on a phone', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, denise)
  await page.goto(denise.home)
  const waiting = page.getByRole('region', { name: /^Waiting for your answer/ })
  await waiting.getByRole('link', { name: 'Read and sign' }).click()
  await expect(heading(page)).toHaveText('Care agreement with Carol I.')
  await expect(signatures(page)).toContainText('Carol Ito signed on')

  // Nothing typed, then another's name: beside the field, and nothing is sent.
  await sign(page).click()
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true')
  await name(page).fill('Carol Ito')
  await sign(page).click()
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true')

  // Saved by the keyboard: nobody is asked about what is typed, and it stays.
  const asked: string[] = []
  page.on('dialog', (dialog) => (asked.push(dialog.type()), void dialog.accept()))
  await asPdf(page, 'Agreement as PDF').focus()
  expect(await savedPdf(page, () => page.keyboard.press('Enter'))).toBe('Care agreement, Carol I.pdf')
  await expect(name(page)).toHaveValue('Carol Ito')
  expect(asked).toEqual([])

  // The server refuses: what was typed stays, and a second press goes through.
  const consent = '**/v1/connections/*/agreement/consent/'
  await page.route(consent, (route) => route.fulfill({ status: 503, body: '' }))
  await name(page).fill('Denise Adeyemi')
  await sign(page).click()
  await expect(
    signForm(page).getByRole('group', { name: /There is a problem|Check \d+ answer/ }),
  ).toBeFocused()
  await expect(name(page)).toHaveValue('Denise Adeyemi')
  await page.unroute(consent)
  await sign(page).click()
  await expect(page.getByText('You have signed this agreement.')).toBeVisible()
  await expect(signForm(page)).toHaveCount(0)
  await page.reload()
  await expect(signatures(page)).toContainText('Denise Adeyemi signed on')
  await page.goto(denise.home)
  await expect(heading(page)).toContainText('Denise')
  await expect(page.getByRole('link', { name: 'Read and sign' })).toHaveCount(0)

  const other = await elsewhere()
  await signIn(other, carol)
  await other.goto(carol.home)
  await other.getByRole('link', { name: 'Agreement with Denise A.' }).click()
  await expect(heading(other)).toHaveText('Care agreement with Denise A.')
  await expect(signatures(other)).toContainText('Denise Adeyemi signed on')
})

test('the consulting agreement is declined, signed in another tab, and read by staff', async ({
  page,
  context,
  elsewhere,
}) => {
  await freshCaregiver(page)
  await page.goto('/agreements/consulting-agreement')
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(/You declined on .*You can still sign/)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/agreements/consulting-agreement')
  await name(other).fill('Lupe Journey')
  await name(other).press('Enter')
  await expect(other.getByText('You have signed this agreement.')).toBeVisible()

  await name(page).fill('Lupe Journey')
  await sign(page).click()
  await expect(page.getByText('This agreement has been answered or renewed in the meantime.')).toBeVisible()
  await page.getByRole('button', { name: 'Read it again' }).click()
  await expect(page.getByText('You have signed this agreement.')).toBeVisible()

  const office = await elsewhere()
  await signIn(office, staff)
  await office.goto(`/staff/documents/${await ownId(page)}`)
  await office.getByRole('link', { name: 'Consulting agreement' }).click()
  await expect(heading(office)).toHaveText('Consulting agreement of Lupe Journey')
  await expect(signatures(office)).toContainText('Lupe Journey signed on')
  await expect(signForm(office)).toHaveCount(0)
})

test('an agreement is printed as it is signed, without what is for the screen', async ({ page }) => {
  await signIn(page, marisol)
  await page.goto('/connections/1/agreement')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back' })).toBeHidden()
  await expect(signatures(page)).toContainText('Marisol Rivera signed on')
  await expect(page.getByRole('region', { name: 'The agreement' })).toContainText('The family pays')
  const printed = await page.pdf({ format: 'Letter' })
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('nobody else reads an agreement', async ({ page }) => {
  await freshCaregiver(page)
  expect((await page.goto('/connections/1/agreement'))?.status()).toBe(404)
  expect((await page.goto('/agreements/consulting-agreement/10001'))?.status()).not.toBe(200)
})

test('in Spanish the text itself is Spanish, and axe finds nothing in either light', async ({ page }) => {
  await signIn(page, marisol)
  await page.goto('/agreements/consulting-agreement')
  await expect(page.getByRole('main')).toContainText('You pay your own taxes')
  await page.goto('/agreements/consulting-agreement?lang=es')
  await expect(page.getByRole('main')).toContainText('Usted paga sus propios impuestos')
  await walkByAxe(page, [{ path: '/connections/1/agreement' }, { path: '/agreements/consulting-agreement' }])
})
