import { expect } from '@playwright/test'
import { test } from './test'
import {
  carol,
  demoPassword,
  freshCaregiver,
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

test('choosing Spanish loads the page in Spanish words alone, where it stands; Back and a reload stay in it', async ({
  page,
}) => {
  await page.goto('/caregivers-search?max_rate=40')
  await hydrated(page)
  await page.getByRole('button', { name: 'Display' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const address = page.url()
  const scripts = new Set<string>()
  page.on('request', (asked) => {
    if (asked.url().endsWith('.js')) scripts.add(asked.url())
  })
  await page.getByRole('dialog').getByText('Español', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('dialog')).toContainText('Tamaño del texto')
  await expectSpanish(page)
  const loaded = (
    await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
  ).join()
  expect(loaded).toContain('Tamaño del texto')
  expect(loaded).not.toContain('Text size')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectSpanish(page)
  await page.reload()
  await expectSpanish(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\?max_rate=40/)
})

test('the other language is not loaded over what is typed, nor without a connection', async ({
  page,
  context,
}) => {
  await freshCaregiver(page)
  await page.goto('/settings')
  await hydrated(page)
  const spanish = page.getByRole('radiogroup', { name: 'Language' }).getByText('Español', { exact: true })
  await context.setOffline(true)
  await spanish.click()
  await expect(page.getByText('We could not save the language for our e-mails to you.').first()).toBeVisible()
  await context.setOffline(false)

  const name = page.getByLabel('First name')
  await name.fill('Typed')
  await spanish.click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Typed')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await spanish.click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL('/settings')
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
