import { expect } from '@playwright/test'
import { test } from './test'
import {
  carol,
  demoPassword,
  freshCaregiver,
  freshEmail,
  freshFamily,
  hydrated,
  letterTo,
  marisol,
  staff,
  signIn,
  signOut,
} from './people'
import { expectSpanish } from './spanish'

test.describe('in a browser that asks for Spanish', () => {
  test.use({ locale: 'es-US' })

  for (const { email, home } of [carol, marisol]) {
    test(`${email} logs in in Spanish, and goes on in it from page to page`, async ({ page }) => {
      await page.goto('/accounts/login')
      await page.getByLabel('Correo electrónico').fill(email)
      await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
      await page.locator('form button[type=submit]').click()
      await expect(page).toHaveURL(home)
      await expectSpanish(page)
      await page.locator('header a[href="/messages"]').click()
      await page.locator('main a[href^="/messages/"]').first().click()
      await expect(page.getByRole('log')).toBeVisible()
      await expectSpanish(page)
    })
  }

  test('writing to a caregiver, inviting and what is wrong with a form are Spanish', async ({ page }) => {
    await freshFamily(page)
    await page.goto('/caregivers/profile/marisol/10001')
    await page.getByRole('link', { name: 'Escribir a Marisol' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
    await expectSpanish(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Invitar a un trabajo' }).click()
    await expect(dialog).toContainText('Todavía no tiene un trabajo abierto')
    await expectSpanish(page)

    await page.goto('/family-signup/needs')
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectSpanish(page)
  })

  test('the background check is Spanish for its caregiver, with what is wrong, and for staff', async ({
    page,
  }) => {
    await freshCaregiver(page, { language: 'es' })
    await page.goto('/background')
    await expectSpanish(page)
    for (const step of ['disclosure', 'release', 'authorization-addendum']) {
      await page.goto(`/background/${step}`)
      await page.locator('main form button[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
      await expectSpanish(page)
      await page.locator('main form input[type=checkbox]').check()
      await page.locator('main form button[type=submit]').click()
      await expect(page).not.toHaveURL(`/background/${step}`)
    }
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectSpanish(page)
    await signOut(page)
    await signIn(page, staff)
    for (const path of ['/staff/photos', '/staff/background?show=done', '/staff/background']) {
      await page.goto(path)
      await expectSpanish(page)
    }
    await page.locator('main a[href^="/staff/background/"]').first().click()
    await expect(page).toHaveURL(/\/staff\/background\/\d+$/)
    await page.locator('main form button[type=submit]').first().click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectSpanish(page)
  })

  test('letters are Spanish for whoever asks in Spanish', async ({ page, request }) => {
    const { email } = await freshFamily(page, 'Ruth', 'es')
    await signOut(page)
    await page.goto('/accounts/password/forgot')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.locator('main form button[type=submit]').click()
    const { subject, body } = await letterTo(request, email, /contraseña/i)
    expect(subject + body.replace(/http\S+/g, '')).not.toMatch(/\b(password|your|link|hello)\b/i)
  })
})

test('switching the language keeps the page, the place and what is typed; it stays after a reload', async ({
  page,
}) => {
  await page.goto('/accounts/login')
  // A link that is pressed before loads the page anew, without what was typed.
  await hydrated(page)
  const email = freshEmail('typed')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(page).toHaveURL('/accounts/login')
  await expectSpanish(page)
  await page.reload()
  await expectSpanish(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/Log in/)
})

test('an address that asks for Spanish is answered in Spanish', async ({ request }) => {
  const answer = await request.get('/?lang=es', { headers: { 'Accept-Language': 'en-US' } })
  expect(await answer.text()).toContain('<html lang="es"')
  const plain = await request.get('/', { headers: { 'Accept-Language': 'fr;q=0.9, es-MX;q=0.8, en;q=0.5' } })
  expect(await plain.text()).toContain('<html lang="es"')
})

test('numbers, money, dates and plurals are said as in Spanish', async ({ page }) => {
  await page.goto('/caregivers/profile/marisol/10001?lang=es')
  await expect(page.getByText(/24\.50/).first()).toBeVisible()
  await expect(page.getByText('por hora').first()).toBeVisible()
  await expect(
    page
      .getByText(
        /\d+ de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de \d{4}/,
      )
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/9 años de experiencia/)).toBeVisible()
})
