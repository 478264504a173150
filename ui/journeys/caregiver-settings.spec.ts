import { expect, type Page } from '@playwright/test'
import { expectNotSideways, walkByAxe } from './axe'
import { expectSpanish } from './spanish'
import { test } from './test'
import { demoPassword, freshCaregiver, letterTo, signIn, marisol, saving, staff } from './people'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saved = (page: Page) => page.getByText('Settings successfully updated')
const newPassword = 'blue cup on the table'

test('what is set on a phone is kept: name, notices, news, distance; a bad name is told beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await freshCaregiver(page)
  await page.goto('/caregiver/dashboard')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Me\b/ }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Settings/ })
    .click()
  const about = section(page, 'About you')
  const first = about.getByLabel('First name')
  await first.fill('Lupe 2')
  await about.getByLabel('Phone').fill('5105550177')
  await about.getByRole('button', { name: 'Save your details' }).click()
  await expect(about.getByText('No numbers please.').first()).toBeVisible()
  await expect(about.getByLabel('Phone')).toHaveValue('(510) 555-0177')
  await first.fill('Guadalupe')
  await about.getByRole('button', { name: 'Save your details' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(about.getByRole('link', { name: 'Verify your phone' })).toBeVisible()

  // Refused by the server: said in the form, and the choice stays.
  const distance = section(page, 'How far you work')
  await page.route('**/v1/settings/', (route) => route.fulfill({ status: 500, body: '' }))
  await distance.getByText('50 miles').click()
  await distance.getByRole('button', { name: 'Save distance' }).click()
  await expect(distance.getByRole('group', { name: /There is a problem|Check \d+ answer/ })).toBeFocused()
  await expect(distance.getByRole('radio', { name: '50 miles' })).toBeChecked()
  await page.unroute('**/v1/settings/')
  let answered = saving(page, /^\/v1\/settings\/$/)
  await distance.getByRole('button', { name: 'Save distance' }).click()
  await answered

  const notify = section(page, 'Your notifications')
  const ways = (kind: string) => notify.getByRole('group', { name: kind })
  const nearby = ways('New work near you')
  // Nothing is ticked for them but letters of their own work; a text message waits for a verified phone.
  await expect(nearby.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(notify.getByLabel('Text message').and(notify.locator(':checked'))).toHaveCount(0)
  await expect(notify.getByRole('link', { name: 'Verify your phone' })).toBeVisible()
  await nearby.getByText('Text message').click()
  const letters = ways('Documents').getByLabel('E-mail')
  await expect(letters).toBeChecked()
  await ways('Documents').getByText('E-mail').click()
  await notify.getByLabel('Quiet from').selectOption({ label: '10:00 PM' })
  await notify.getByText('Wake me for a shift').click()
  answered = saving(page, /^\/v1\/settings\/$/)
  await notify.getByRole('button', { name: 'Save notifications' }).click()
  await answered
  const news = section(page, 'News and offers')
  await expect(news.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await news.getByLabel('By mail').check()
  answered = saving(page, /^\/v1\/marketing\/preferences\/$/)
  await news.getByRole('button', { name: 'Save news choices' }).click()
  await answered

  await page.reload()
  await expect(first).toHaveValue('Guadalupe')
  await expect(distance.getByRole('radio', { name: '50 miles' })).toBeChecked()
  await expect(nearby.getByLabel('Text message')).toBeChecked()
  await expect(letters).not.toBeChecked()
  await expect(notify.getByLabel('Quiet from').locator('option:checked')).toHaveText('10:00 PM')
  await expect(notify.getByLabel('Wake me for a shift')).toBeChecked()
  await expect(news.getByLabel('By mail')).toBeChecked()
  await page.goto('/caregiver/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guadalupe')
  await expectNotSideways(page)
})

test('the e-mail address is proven by a mailed code, and letters follow the language', async ({
  page,
  request,
}) => {
  const { email } = await freshCaregiver(page)
  await page.goto('/settings')
  const kept = saving(page, /^\/v1\/settings\/$/)
  await section(page, 'Language and display').getByText('Español', { exact: true }).click()
  await kept
  const address = section(page, 'Correo electrónico')
  await address.getByRole('button', { name: 'Verificar el correo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verifique su correo electrónico' })
  await dialog.getByRole('button', { name: 'Enviarme un código' }).click()
  await expect(dialog.getByText(`Enviamos un correo a ${email}.`, { exact: false })).toBeVisible()
  await expectSpanish(page)
  const { subject } = await letterTo(request, email, /código/i)
  const code = /\d{3,8}/.exec(subject)?.[0] ?? ''
  await dialog.getByLabel('Código del correo').fill(code === '000' ? '001' : '000')
  await dialog.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(dialog.getByLabel('Código del correo')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect(dialog.getByText(/^Espere \d+ segundos/)).toBeVisible()
  await dialog.getByLabel('Código del correo').fill(code)
  await dialog.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(dialog.getByText('Su correo electrónico está verificado.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(address.getByText('Verificado', { exact: true })).toBeVisible()
  await page.reload()
  await expect(address.getByText('Verificado', { exact: true })).toBeVisible()
})

test('who looked at the record stands in the settings, and so does why staff read that list', async ({
  page,
  elsewhere,
}) => {
  const { email } = await freshCaregiver(page)
  await page.goto('/settings')
  await section(page, 'Who saw your record').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who saw your record')
  await expect(page.getByText('Nobody yet')).toBeVisible()

  const office = await elsewhere()
  await signIn(office, staff)
  await office.goto(staff.home)
  await office
    .getByRole('link', { name: /^People/ })
    .first()
    .click()
  await office.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Access log' }).click()
  await office.getByRole('button', { name: 'Show the record' }).click()
  await expect(office.getByLabel('Why you are reading it')).toHaveAttribute('aria-invalid', 'true')
  await office.getByLabel('E-mail address of the account').fill(email)
  await office.getByLabel('Why you are reading it').selectOption({ label: 'A complaint' })
  await office.getByRole('button', { name: 'Show the record' }).click()
  await expect(office.getByRole('heading', { name: /^Who saw the record of/ })).toBeVisible()

  await page.reload()
  const entry = page.getByRole('main').getByRole('listitem')
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('Our staff')
  await expect(entry).toContainText('Reason: A complaint')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNotSideways(page)
})

test('a new password ends the other sessions; the account is deleted by keyboard, with the password alone', async ({
  page,
  elsewhere,
}) => {
  const { email } = await freshCaregiver(page)
  const other = await elsewhere()
  await signIn(other, { email })

  await page.goto('/settings')
  const password = section(page, 'Password')
  await password.getByLabel('Current password').fill('not this one')
  await password.getByLabel('New password', { exact: true }).fill(newPassword)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue(newPassword)
  await password.getByLabel('Current password').fill(demoPassword)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed, and')).toBeVisible()
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/accounts\/login/)

  const open = page.getByRole('button', { name: 'Delete my account…' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('We erase your name')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  const field = dialog.getByLabel('Your password, so that we know it is you')
  await field.fill(demoPassword)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(newPassword)
  await field.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account was deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/accounts\/login/)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })).toBeFocused()
})

test('axe finds nothing in either light, nor in the dialog', async ({ page }) => {
  await signIn(page, marisol)
  await walkByAxe(page, [
    { path: '/settings' },
    {
      path: '/settings',
      press: page.getByRole('button', { name: 'Delete my account…' }),
      shown: page.getByRole('alertdialog'),
    },
  ])
})
