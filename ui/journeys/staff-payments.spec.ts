import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { addCard, approve, carolOwes, dialog } from './paying'
import { carol, hydrated, leave, letterTo, saving, secondStaff, signIn, staff } from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'
import { expectSpanish } from './spanish'
import { test } from './test'

/** Opens the payment of an invoice on the desk by a search for its number. */
async function openOnDesk(desk: Page, number: string): Promise<void> {
  await desk.goto('/staff/payments')
  await hydrated(desk)
  await desk.getByRole('searchbox').fill(number)
  await desk.getByRole('button', { name: 'Search' }).click()
  await desk
    .getByRole('navigation', { name: 'Waiting' })
    .or(desk.locator('.desk-list'))
    .first()
    .getByRole('link', { name: new RegExp(number) })
    .click()
  await expect(desk.getByRole('heading', { level: 1, name: carol.name })).toBeVisible()
  await hydrated(desk)
}

for (const [name, size] of [
  ['phone', { width: 390, height: 844 }],
  ['screen', { width: 1280, height: 900 }],
] as const)
  test(`a family says that something is wrong with a payment, and two people of staff give it back, on a ${name}`, async ({
    page,
    elsewhere,
  }) => {
    await page.setViewportSize(size)
    const invoice = await carolOwes(page)
    await page.goto(invoice)
    await hydrated(page)
    await page.getByRole('button', { name: /^Approve \$/ }).click()
    await addCard(page, '4242 4242 4242 4242', 'Visa ending in 4242')
    await dialog(page).getByLabel('Visa ending in 4242').check()
    await dialog(page).getByText('Other', { exact: true }).click()
    await dialog(page).getByLabel('Your tip').fill('120')
    const paid = saving(page, /\/pay\/$/)
    await approve(page).click()
    await paid
    await expect(page.getByRole('heading', { name: /^Paid on / })).toBeVisible()
    const number = (await page.locator('.invoice-number').textContent())!.replace(/^\D+/, '').trim()

    // The family says what is wrong, in Spanish: a reason is asked for beside the field.
    await prefer(page, { locale: 'es' })
    await page.goto(invoice)
    await hydrated(page)
    await page.getByRole('button', { name: 'Algo no está bien con este pago' }).click()
    const ask = page.getByRole('dialog', { name: '¿Qué no está bien con este pago?' })
    await ask.getByRole('button', { name: 'Enviar a nuestro equipo' }).click()
    await expect(ask.getByLabel('¿Qué no está bien?')).toHaveAttribute('aria-invalid', 'true')
    await ask.getByLabel('¿Qué no está bien?').fill('El miércoles no vino nadie.')
    await expectAccessible(page)
    await pressTwice(ask.getByRole('button', { name: 'Enviar a nuestro equipo' }))
    await expect(page.getByRole('heading', { name: 'Estamos revisando este pago' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await hydrated(page)
    await expect(page.getByText(/«El miércoles no vino nadie\.»/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Algo no está bien con este pago' })).toHaveCount(0)
    await expectSpanish(page)
    await expectAccessible(page)

    // One of staff proposes, and cannot confirm it.
    const desk = await elsewhere({ viewport: size })
    await signIn(desk, staff)
    await openOnDesk(desk, number)
    await expect(desk.getByText(/“El miércoles no vino nadie\.”/)).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('radiogroup').getByText('Refund', { exact: true }).click()
    await desk.getByRole('button', { name: 'Do it' }).click()
    await expect(desk.getByLabel('Why', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await desk.getByLabel('Why', { exact: true }).fill('The clock shows nobody on Wednesday.')
    await desk.getByLabel('What the family reads').fill('Nobody came on Wednesday, and we are sorry.')
    await pressTwice(desk.getByRole('button', { name: 'Do it' }))
    await expect(desk.getByRole('heading', { name: /^Jordan Park proposes: Refund, \$/ })).toBeVisible()
    await expect(desk.getByText(/^You proposed this\./)).toBeVisible()
    // What had the focus is gone: it goes on at the heading.
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(desk.getByText('Nothing can be done about this payment now.')).toHaveCount(0)
    await expect(desk.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
    await expectAccessible(desk)

    // It waits for a second person, on their home page too.
    await leave(desk)
    await signIn(desk, secondStaff)
    await desk.goto('/dashboard')
    await hydrated(desk)
    await desk.getByRole('link', { name: 'Payments', exact: true }).first().click()
    await expect(desk).toHaveURL('/staff/payments')
    await openOnDesk(desk, number)
    await desk.getByRole('button', { name: 'Do not confirm' }).press('Enter')
    await expect(desk.getByLabel('Why not', { exact: true })).toBeFocused()
    await desk.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(desk.getByRole('button', { name: 'Do not confirm' })).toBeFocused()
    await desk.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
    await expect(desk.locator('.desk-record').getByText('Refunded', { exact: true }).first()).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(desk.getByText('Our losses').first()).toBeVisible()
    await expectAccessible(desk)

    await letterTo(page.request, carol.email, /give money back|Devolvemos dinero/)
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Este pago se devolvió' })).toBeVisible()
    await expect(page.getByText(/«Nobody came on Wednesday, and we are sorry\.»/)).toBeVisible()
    await expectAccessible(page)
  })
