import { expect } from '@playwright/test'
import { expectAccessible } from './axe'
import { tabTo } from './keys'
import { addCard, approve, carolOwes, dialog } from './paying'
import { hydrated, marisol, saving, signIn } from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'
import { expectSpanish } from './spanish'
import { test } from './test'

const phone = { width: 390, height: 844 }
const screen = { width: 1280, height: 900 }
for (const [name, size] of [
  ['phone', phone],
  ['screen', screen],
] as const)
  test(`a payment is declined, and another one with a tip pays the hours once, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const invoice = await carolOwes(page)
    await page.goto('/careteam')
    await hydrated(page)
    await page.locator(`main a[href="${invoice}?modal=approveInvoice"]`).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)

    await addCard(page, '4000 0000 0000 0341', 'Visa ending in 0341')
    await dialog(page).getByLabel('Visa ending in 0341').check()
    await approve(page).click()
    await expect(
      dialog(page)
        .getByText(/^This payment was declined/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)

    await addCard(page, '4242 4242 4242 4242', 'Visa ending in 4242')
    await dialog(page).getByLabel('Visa ending in 4242').check()
    const before = await approve(page).textContent()
    await dialog(page).getByText('$5.00', { exact: true }).click()
    await expect(approve(page)).not.toHaveText(before ?? '')
    await expectAccessible(page)
    const paid = saving(page, /\/pay\/$/)
    await pressTwice(approve(page))
    await paid
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: /^Paid on / })).toBeVisible()
    await expect(
      page.getByText(/by Visa ending in 4242\. This page is your receipt\. \$5\.00 of it is a tip\.$/),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: /^Tip/ })).toContainText('$5.00')
    await expectAccessible(page)

    const charged = (await (await page.request.get('/demo/payments/')).json()) as {
      charges: { group: string; status: string }[]
    }
    const { data } = (await (
      await page.request.get(
        `/v1/connections/${invoice.split('/')[2]}/timesheets/${invoice.split('/')[3]}/invoice/`,
      )
    ).json()) as { data: { id: number } }
    const own = charged.charges.filter(({ group }) => group === `invoice-${data.id}`)
    expect(own.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded'])

    await page.goto('/careteam')
    await hydrated(page)
    await expect(page.locator(`main a[href="${invoice}"]`)).toHaveCount(0)
    await signIn(page, marisol)
    await page.goto(invoice.replace('invoices', 'timesheets'))
    await hydrated(page)
    await expect(page.getByText('These hours are paid')).toBeVisible()
  })

test('a bank asks who pays, is answered by the keyboard, and the hours are paid', async ({ page }) => {
  await page.setViewportSize(screen)
  const invoice = await carolOwes(page)
  await page.goto(invoice)
  await hydrated(page)
  await page.getByRole('button', { name: /^Approve \$/ }).click()
  await addCard(page, '4000 0027 6000 3184', 'Visa ending in 3184')
  await dialog(page).getByLabel('Visa ending in 3184').check()
  await approve(page).click()
  await expect(page).toHaveURL(/\/payments\/confirm\?invoice=/)
  await hydrated(page)
  const yes = page.getByRole('button', { name: 'Yes, it is me' })
  await expect(yes).toBeVisible()
  await expectAccessible(page)

  // Left and come back to, it waits still.
  await page.goto(invoice)
  await hydrated(page)
  await expect(page.getByText('Your bank asks whether it is you')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Confirm the payment' }).click()
  await hydrated(page)
  await expect(yes).toBeVisible()
  await tabTo(page, yes)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(invoice)
  await expect(page.getByRole('heading', { name: /^Paid on / })).toBeVisible()
})

test('a debit is on its way, comes, and is owed again when the bank takes it back', async ({ page }) => {
  await page.setViewportSize(phone)
  const invoice = await carolOwes(page)
  await page.goto('/payments/bank/add')
  await hydrated(page)
  await page.getByLabel('Verify now with your bank').check()
  await page.getByLabel('I agree', { exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Routing number' }).fill('110000000')
  await page.getByRole('textbox', { name: 'Account number' }).fill('000123456789')
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page).toHaveURL('/payments/bank')

  await page.goto(`${invoice}?modal=approveInvoice`)
  await hydrated(page)
  await dialog(page).getByLabel('STRIPE TEST BANK ending in 6789').check()
  await approve(page).click()
  await expect(page.getByRole('heading', { name: 'The payment is on its way' })).toBeVisible()
  await expect(
    page.getByText(/It takes up to four business days\. You do not need to do anything\.$/),
  ).toBeVisible()
  await expectAccessible(page)

  const bank = (action: string) => page.request.post('/demo/payments/', { data: { action } })
  await bank('settle')
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Paid on / })).toBeVisible()
  await bank('return')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Your bank took the payment back' })).toBeVisible()
  await expect(page.getByText(/Marisol keeps the pay\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await addCard(page, '4242 4242 4242 4242', 'Visa ending in 4242')
  await dialog(page).getByLabel('Visa ending in 4242').check()
  await approve(page).click()
  await expect(page.getByRole('heading', { name: /^Paid on / })).toBeVisible()
})

test('paying is told in Spanish', async ({ page }) => {
  await page.setViewportSize(phone)
  const invoice = await carolOwes(page)
  await prefer(page, { locale: 'es' })
  await page.goto(`${invoice}?modal=approveInvoice`)
  await hydrated(page)
  await expect(page.getByRole('dialog', { name: 'Aprobar factura' })).toBeVisible()
  await expectSpanish(page)
  await page.goto(`/payments/confirm?invoice=${invoice.slice('/invoices/'.length)}`)
  await hydrated(page)
  await expect(page.getByText('No hay nada que confirmar')).toBeVisible()
  await expectSpanish(page)
})
