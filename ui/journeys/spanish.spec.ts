import { expect, test, type Page } from '@playwright/test'
import { englishWords } from './catalogueWords'
import { ownPages, visitorPages } from './pages'
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
} from './people'

const english = englishWords()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What is read or heard on the page in English although there is Spanish for it. Words marked `lang="en"` may be. */
async function englishLeft(page: Page): Promise<string[]> {
  return page.evaluate(({ plain, patterns }) => {
    const words = new Set(plain)
    const filled = patterns.map((pattern) => new RegExp(pattern))
    const found = new Set<string>()
    const look = (text: string | null | undefined) => {
      const read = text?.replace(/\s+/g, ' ').trim()
      if (read && (words.has(read) || filled.some((pattern) => pattern.test(read)))) found.add(read)
    }
    // A career is told, and a document named, in the caregiver's own words.
    const own = '.profile-career, .own-items :is(h3, p), .document-row :is(h2, h3)'
    const inEnglish = (element: Element | null) =>
      element?.closest(`[lang="en"], ${own}, script, style`) !== null
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode())
      if (!inEnglish(nodes.currentNode.parentElement)) look(nodes.currentNode.textContent)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (inEnglish(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name))
    }
    look(document.title.split(' | ')[0])
    return [...found]
  }, english)
}

async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(heading(page)).toHaveCount(1)
  expect.soft(await englishLeft(page), page.url()).toEqual([])
}

test.describe('in a browser that asks for Spanish', () => {
  test.use({ locale: 'es-US' })

  test('every page for visitors is Spanish, from the server on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const path of visitorPages) {
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect.soft(await answer?.text(), path).toContain('<html lang="es"')
        await hydrated(page)
        await expectSpanish(page)
      })
    }
  })

  for (const { email, home } of [carol, marisol]) {
    test(`the pages of ${email} are Spanish, messages and dialogs too`, async ({ page }) => {
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
      await page.goto(`${home}?modal=display`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSpanish(page)
    })
  }

  for (const [{ email, home }, paths] of ownPages) {
    test(`what ${email} has is Spanish`, async ({ page }) => {
      await page.goto('/accounts/login')
      await page.getByLabel('Correo electrónico').fill(email)
      await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
      await page.locator('form button[type=submit]').click()
      await expect(page).toHaveURL(home)
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path)
          await hydrated(page)
          if (path.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible()
          await expectSpanish(page)
        })
      }
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
    await page.context().clearCookies({ name: 'session' })
    await page.goto('/accounts/login')
    await page.getByLabel('Correo electrónico').fill(staff.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.locator('form button[type=submit]').click()
    await expect(page).toHaveURL(staff.home)
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
    await page.context().clearCookies({ name: 'session' })
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
