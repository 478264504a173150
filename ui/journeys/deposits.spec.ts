import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { addCard, approve, carolOwes, dialog } from './paying'
import { carol, hydrated, marisol, signIn } from './people'
import { prefer } from './preferences'
import { expectSpanish } from './spanish'
import { test } from './test'

const phone = { width: 390, height: 844 }
const bank = (page: Page, action: string) => page.request.post('/demo/payments/', { data: { action } })

/** Says where Marisol's pay goes, and to the provider who they are, as far as that is not known. */
async function sayWhere(page: Page, account: string): Promise<void> {
  await page.goto('/payments/bank/add')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Routing number' }).fill('110000000')
  await page.getByRole('textbox', { name: 'Account number' }).fill(account)
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page).toHaveURL('/payments/bank')
  await hydrated(page)
  const tell = page.getByRole('button', { name: 'Go to the payment service' })
  await expect(tell.or(page.getByText('You are ready to be paid'))).toBeVisible()
  if (!(await tell.isVisible())) return
  await tell.click()
  await page.getByRole('button', { name: 'I have told the payment service' }).click()
  await expect(page).toHaveURL('/payments/bank')
}

test('hours are paid, their pay comes back from a closed account, and is deposited in another', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const invoice = await carolOwes(page)
  await page.goto('/me')
  await hydrated(page)
  await page.locator('main a[href="/payments"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments')
  await hydrated(page)
  await expectAccessible(page)
  await page.locator(`main a[href="${invoice}?modal=approveInvoice"]`).click()
  await addCard(page, '4242 4242 4242 4242', 'Visa ending in 4242')
  await dialog(page).getByLabel('Visa ending in 4242').check()
  await approve(page).click()
  await expect(page.getByRole('heading', { name: /^Paid on / })).toBeVisible()
  await page.goto('/payments')
  await hydrated(page)
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.locator(`main a[href="${invoice}"]`)).toHaveCount(1)
  await expectAccessible(page)

  await signIn(page, marisol)
  const hours = invoice.replace('invoices', 'timesheets')
  // A closed account.
  await sayWhere(page, '000111111113')
  await bank(page, 'deliver_events')
  await page.goto('/payments')
  await hydrated(page)
  await expect(page.getByText(/should be in your account on/)).toBeVisible()
  await expect(page.locator(`main a[href="${hours}"]`).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/caregiver/dashboard')
  await hydrated(page)
  await expect(page.locator('main a[href="/payments"]')).toContainText('should be in your account on')

  await bank(page, 'payout_failed')
  await page.goto('/caregiver/dashboard')
  await hydrated(page)
  await expect(page.getByText('Your bank did not take your pay')).toBeVisible()
  await page.goto('/payments')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Your bank did not take a deposit' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Use another account' }).first().click()
  await expect(page).toHaveURL('/payments/bank')
  await sayWhere(page, '000123456789')
  await bank(page, 'payout_paid')
  await bank(page, 'deliver_events')
  await page.goto(hours)
  await expect(page.getByText('Funds deposited').first()).toBeVisible()
  await page.goto('/payments')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Your bank did not take a deposit' })).toHaveCount(0)
  await expectAccessible(page)
})

for (const who of [carol, marisol])
  test(`the payments of ${who.name} are told in Spanish`, async ({ page }) => {
    await page.setViewportSize(phone)
    await signIn(page, who)
    await prefer(page, { locale: 'es' })
    await page.goto('/payments')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagos')
    await expectSpanish(page)
  })
