import { expect } from '@playwright/test'
import { test } from './test'
import { carol, demoPassword, hydrated, leave, letterTo, linkIn, logIn, marisol, walter } from './people'

test('a wrong password is told once, keeps the address, and does not say whether it is known', async ({
  page,
}) => {
  const words: string[] = []
  for (const email of [carol.email, 'nobody-here@example.com']) {
    await page.goto('/accounts/login')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    const summary = page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })
    await expect(summary).toBeFocused()
    words.push((await summary.textContent()) ?? '')
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  }
  expect(words[0]).toBe(words[1])
})

test('a visitor who asks for a page that needs a login gets there after it', async ({ page }) => {
  await page.goto('/messages')
  await expect(page).toHaveURL('/accounts/login?next=%2Fmessages')
  await page.getByLabel('E-mail address').fill(carol.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/^[^?]*\/messages/)
})

test('every demo account logs in with one press, and comes to a home of its own', async ({
  page,
  context,
  request,
}) => {
  const answer = await request.get('/demo/accounts/', { headers: { Accept: 'application/json' } })
  const accounts = (await answer.json()) as { name: string }[]
  expect(accounts.length).toBeGreaterThan(6)
  for (const { name } of accounts) {
    await test.step(name, async () => {
      await context.clearCookies()
      await page.goto('/accounts/login')
      await page.getByRole('button', { name }).click()
      await expect(page).not.toHaveURL(/\/accounts\/login/)
      const again = await page.goto(page.url())
      expect(again?.status(), page.url()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  }
})

test('a demo account logs in with one press, and logging out ends it in every tab', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/accounts/login')
  await page.getByRole('button', { name: /Marisol/ }).click()
  await expect(page).toHaveURL(marisol.home)
  const other = await context.newPage()
  await other.goto(marisol.home)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Marisol')
  // It hears of the other tab once it is alive.
  await hydrated(other)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Me\b/ }).click()
  await expect(page).toHaveURL('/me')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await other.goto(marisol.home)
  await expect(other).toHaveURL(/\/accounts\/login/)
})

test('a forgotten password is replaced by the mailed link, which works once', async ({ page, request }) => {
  await page.goto('/accounts/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.getByLabel('E-mail address').fill(walter.email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail')

  const link = linkIn(await letterTo(request, walter.email, /password/i))
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save password and log in' }).click()
  await expect(page.getByRole('link', { name: 'Please use at least 8 characters.' })).toBeVisible()
  await page.getByLabel('New password').fill(demoPassword)
  await page.getByRole('button', { name: 'Save password and log in' }).click()
  await expect(page).toHaveURL(walter.home)

  await leave(page)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
})

test('a signed-in person who opens the login page is sent home', async ({ page }) => {
  await logIn(page, carol)
  await page.goto('/accounts/login')
  await expect(page).toHaveURL(carol.home)
})
