import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { carol, freshCaregiver, hydrated, letterTo, linkIn, signIn } from './people'
import { hiringFamily } from './hire'
import { expectSpanish } from './spanish'

test('a family proves its address from its home by thumb: by the link of the letter, once', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await hiringFamily(page)
  await page.goto('/family/dashboard')
  await hydrated(page)
  const row = page.getByRole('group', { name: 'Your e-mail address is not verified' })
  await expect(row).toHaveCount(1)
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Verify it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your e-mail' })
  await expect(dialog.getByText(email, { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'an address that is not verified')
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await expect(dialog.getByText(`We sent an e-mail to ${email}.`, { exact: false })).toBeVisible()
  await expectAccessible(page)

  const link = linkIn(await letterTo(request, email, /^Your code: /))
  expect(link).toMatch(/^\/settings\?modal=verifyEmail&code=\d{3}$/)
  await page.goto(link)
  await expect(dialog.getByText('Your e-mail address is verified.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'an address that is verified')
  // Once more: it is done.
  await page.goto(link)
  await expect(dialog.getByText('Your e-mail address is verified.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL('/settings')
  await page.goto('/family/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a caregiver is told, in Spanish, of a code that is wrong or tried too often, and of one that is no more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await freshCaregiver(page, { language: 'es' })
  await page.context().addCookies([
    {
      name: 'pref_locale',
      value: 'es',
      url: new URL('/', page.url() === 'about:blank' ? process.env.JOURNEY_URL : page.url()).href,
    },
  ])
  // An old link: nothing waits for a code.
  await page.goto('/caregiver/dashboard?modal=verifyEmail&code=123')
  const dialog = page.getByRole('dialog', { name: 'Verifique su correo electrónico' })
  await expect(dialog.getByText('Este código ya venció. Pida uno nuevo.').last()).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect(dialog.getByText(/^Enviamos un correo a /)).toBeVisible()
  const code = dialog.getByLabel('Código del correo')
  for (const wrong of ['zzz', 'zzy', 'zzx', 'zzw', 'zzv']) {
    await code.fill(wrong)
    await dialog.getByRole('button', { name: 'Verificar', exact: true }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveValue(wrong)
  }
  await expect(
    dialog.getByText('Fue el último intento con este código. Pida uno nuevo.').last(),
  ).toBeVisible()
  await expectSpanish(page)
})

test('an address that is verified says so anywhere', async ({ page }) => {
  await signIn(page, carol)
  await page.goto('/careteam?modal=verifyEmail')
  const dialog = page.getByRole('dialog', { name: 'Verify your e-mail' })
  await expect(dialog.getByText('Your e-mail address is verified.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/careteam')
})
