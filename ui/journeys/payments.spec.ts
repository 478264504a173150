import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { carol, freshFamily, hydrated, leave, marisol, signIn } from './people'
import { test } from './test'

const phone = { width: 390, height: 844 }
const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Everything that a page has sent, so that no number can have been among it. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  })
  return sent
}

async function enterCard(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expires, MM/YY' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
}

test('a family adds a card that its bank asks about, another, chooses and removes; no number leaves the page', async ({
  page,
}) => {
  const sent = sentBy(page)
  await page.setViewportSize(phone)
  await freshFamily(page)
  await page.goto('/me')
  await hydrated(page)
  // A page with a policy of its own comes as a document.
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: /^Payment methods/ }).click()
  await loaded
  await expect(page).toHaveURL('/payments/methods')
  await hydrated(page)
  const cards = part(page, 'Cards')
  await expect(cards.getByText('You have no card yet.')).toBeVisible()
  await expectAccessible(page)

  await cards.getByRole('button', { name: 'Add card' }).click()
  await enterCard(page, '4111 1111 1111 1111')
  await expect(page.getByText(/^Only test cards work here/).first()).toBeVisible()
  await enterCard(page, '4000 0000 0000 0002')
  await expect(page.getByText('The card was declined. Please try another one.').first()).toBeVisible()
  await expectAccessible(page)
  await enterCard(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  const first = cards.getByRole('listitem').filter({ hasText: 'Visa ending in 3155' })
  await expect(first).toContainText('Used to pay')

  await cards.getByRole('button', { name: 'Add card' }).click()
  await enterCard(page, '5555555555554444')
  const second = cards.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' })
  await second.getByRole('button', { name: /^Use to pay/ }).click()
  await expect(second).toContainText('Used to pay')
  await expect(first).not.toContainText('Used to pay')
  await first.getByRole('button', { name: /^Remove/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(first).toBeHidden()
  await page.reload()
  await expect(second).toContainText('Used to pay')
  for (const number of [/4111/, /0000\D?0025/, /4000000000000002/, /5555555555554444/])
    expect(sent.filter((one) => number.test(one))).toEqual([])
})

test('a family adds a bank account, tells its deposits wrong and right, and removes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await freshFamily(page)
  await page.goto('/bank')
  await expect(page).toHaveURL('/payments/bank')
  await page.getByRole('link', { name: 'Add bank account' }).click()
  await expect(page).toHaveURL('/payments/bank/add')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').or(page.getByText('Required').first()).first()).toBeVisible()
  await page.getByLabel('Use small deposits').check()
  await page.getByLabel('I agree', { exact: true }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Routing number' }).fill('110000000')
  await page.getByRole('textbox', { name: 'Account number' }).fill('000123456789')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page).toHaveURL('/payments/bank')
  await hydrated(page)
  const account = page.getByRole('listitem').filter({ hasText: 'ending in 6789' })
  await expect(account).toContainText('The deposits arrive by')

  await account.getByRole('button', { name: /^Verify account/ }).click()
  const modal = page.getByRole('dialog', { name: 'Verify bank account' })
  await modal.getByLabel('First deposit, in cents').fill('11')
  await modal.getByLabel('Second deposit, in cents').fill('12')
  await modal.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(
    modal.getByText('These are not the deposits that were made. Please look again.').first(),
  ).toBeVisible()
  await expect(modal.getByText('You have 2 tries left.')).toBeVisible()
  await expectAccessible(page)
  await modal.getByLabel('First deposit, in cents').fill('0.32')
  await modal.getByLabel('Second deposit, in cents').fill('45')
  await modal.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(modal).toBeHidden()
  await expect(account).not.toContainText('The deposits arrive by')
  await account.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('You have no bank account here yet.')).toBeVisible()
})

test('a caregiver adds where the pay goes in Spanish, and tells the provider the rest', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.context().addCookies([{ name: 'locale', value: 'es', url: process.env.JOURNEY_URL! }])
  await signIn(page, marisol)
  await page.goto('/payments/bank')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dónde llega su pago|Where your pay goes/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Agregar cuenta bancaria|Add bank account/ }).click()
  await expect(page).toHaveURL('/payments/bank/add')
  await hydrated(page)
  await page.getByRole('textbox', { name: /Número de ruta|Routing number/ }).fill('110000000')
  await page.getByRole('textbox', { name: /Número de cuenta|Account number/ }).fill('000123456789')
  await page.getByRole('button', { name: /Guardar cuenta|Save account/ }).click()
  await expect(page).toHaveURL('/payments/bank')
  await expect(page.getByText(/Su pago llega aquí|Your pay goes here/)).toBeVisible()
  await hydrated(page)
  const tell = page.getByRole('button', { name: /Ir al servicio de pagos|Go to the payment service/ })
  const ready = page.getByText(/Todo listo para recibir su pago|You are ready to be paid/)
  await expect(tell.or(ready)).toBeVisible()
  // Another journey may have told it who Marisol is.
  if (await tell.isVisible()) {
    await tell.click()
    await page.getByRole('button', { name: 'I have told the payment service' }).click()
    await expect(page).toHaveURL('/payments/bank')
  }
  await expect(page.getByText(/Todo listo para recibir su pago|You are ready to be paid/)).toBeVisible()
  await leave(page)
})

test('the pages of numbers run the scripts of the product alone, and are left as documents', async ({
  page,
}) => {
  await signIn(page, carol)
  for (const address of ['/payments/methods', '/payments/bank/add']) {
    const answer = await page.goto(address)
    await hydrated(page)
    const policy = answer!.headers()
    expect(policy['content-security-policy']).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com',
    )
    expect(policy['content-security-policy']).not.toContain('unsafe')
    expect(policy['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(policy['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src))
    const origin = new URL(page.url()).origin
    expect(scripts.filter((src) => !src.startsWith(`${origin}/assets/`))).toEqual([])
    await page.evaluate(() => ((window as { marked?: true }).marked = true))
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL('/family/dashboard')
    expect(await page.evaluate(() => (window as { marked?: true }).marked)).toBeUndefined()
  }
  const elsewhere = (await page.goto('/me'))!.headers()
  expect(elsewhere['content-security-policy']).not.toContain('stripe')
  expect(elsewhere['permissions-policy']).toContain('payment=()')
})
