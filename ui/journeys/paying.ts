import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { anHourHandedIn } from './hours'
import { carol, hydrated, marisol, signIn } from './people'

/** The dialog in which an invoice is paid, and its button. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Approve invoice' })
export const approve = (page: Page) => dialog(page).getByRole('button', { name: /^Approve \$/ })

/** An hour of Marisol's is handed in; then Carol is signed in. Answers the page of its invoice. */
export async function carolOwes(page: Page) {
  await signIn(page, marisol)
  const invoice = await anHourHandedIn(page)
  await signIn(page, carol)
  return invoice
}

/** From the dialog to the page of cards, where one is added unless it is there, and back to the dialog. */
export async function addCard(page: Page, number: string, name: string): Promise<void> {
  await dialog(page).getByRole('link', { name: 'Add a card' }).click()
  await expect(page).toHaveURL(/\/payments\/methods\?invoice=/)
  await hydrated(page)
  const cards = page.getByRole('region', { name: 'Cards' })
  if ((await cards.getByText(name, { exact: true }).count()) === 0) {
    await cards.getByRole('button', { name: 'Add card' }).click()
    await page.getByRole('textbox', { name: 'Card number' }).fill(number)
    await page.getByRole('textbox', { name: 'Expires, MM/YY' }).fill('12/30')
    await page.getByRole('textbox', { name: 'Security code' }).fill('123')
    await page.getByRole('button', { name: 'Save card' }).click()
    const question = page.getByRole('button', { name: 'Yes, it is me' })
    await expect(question.or(cards.getByText(name, { exact: true }))).toBeVisible()
    if (await question.isVisible()) await question.click()
  }
  await expect(cards.getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue to the invoice' }).click()
  await hydrated(page)
  await expect(approve(page)).toBeVisible()
}
