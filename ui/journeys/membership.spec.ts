import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { freshFamily, hydrated, letterTo, linkIn, saving } from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'
import { expectSpanish } from './spanish'
import { test } from './test'

const phone = { width: 390, height: 844 }

async function enterCard(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expires, MM/YY' }).fill('12/30')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
}

test('a family becomes a member, changes to another, cancels, and keeps it', async ({ page }) => {
  await page.setViewportSize(phone)
  const { email } = await freshFamily(page)
  await page.goto('/me')
  await hydrated(page)
  await page.getByRole('link', { name: /^Membership/ }).click()
  await expect(page).toHaveURL('/payments/membership')
  await expect(page.getByText('You have no membership.', { exact: false })).toBeVisible()
  await expectAccessible(page)

  // The page on which cards are entered has a policy of its own, and comes as a document.
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Choose Plus', exact: true }).click()
  await loaded
  await expect(page).toHaveURL('/membership/checkout/plus')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Become a member: Plus' })).toBeVisible()
  await expect(page.getByText(/^It renews by itself every month, first on .+, for \$19\.00\./)).toBeVisible()
  await page.getByRole('button', { name: 'Add a card' }).click()
  await enterCard(page, '4242 4242 4242 4242')
  const buy = page.getByRole('button', { name: 'Pay $19.00 and become a member' })
  await expect(page.getByLabel('Visa ending in 4242')).toBeChecked()
  await expectAccessible(page)
  const bought = saving(page, /\/membership\/checkout\/$/)
  await pressTwice(buy)
  await bought
  await expect(page).toHaveURL('/membership/welcome')
  await hydrated(page)
  await expectAccessible(page)
  const letter = await letterTo(page.request, email, /^You are a member: Plus$/)
  expect(letter.body).toContain('$19.00')

  await page.goto(linkIn(letter))
  await hydrated(page)
  await page.getByRole('button', { name: 'Change membership' }).click()
  const change = page.getByRole('dialog', { name: 'Change membership' })
  // The whole month counts toward the year on its first day.
  await expect(change.getByText('$171.00')).toBeVisible()
  await expectAccessible(page)
  await change.getByRole('link', { name: 'Change to Plus for a year' }).click()
  await expect(page).toHaveURL('/membership/checkout/plus-year')
  await hydrated(page)
  await page.getByRole('button', { name: 'Pay $171.00 and change' }).click()
  await expect(page).toHaveURL('/payments/membership')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: /^Plus for a year/ })).toBeVisible()
  await expect(page.getByText('$190.00 a year')).toBeVisible()
  await page.goto('/membership/checkout/plus-year')
  await expect(page.getByText('Plus for a year is already your membership.')).toBeVisible()
  await page.getByRole('link', { name: 'See your membership' }).click()
  await hydrated(page)

  await page.getByRole('button', { name: 'Cancel membership' }).click()
  const cancel = page.getByRole('alertdialog', { name: 'Cancel membership' })
  await expect(
    cancel.getByText(/^You keep Plus for a year until .+, and nothing more is charged\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(cancel).toBeHidden()
  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await cancel.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(page.getByRole('heading', { name: 'You have canceled' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Keep membership' }).click()
  await expect(page.getByRole('heading', { name: 'You have canceled' })).toBeHidden()
  await expect(page.getByText('Renews on')).toBeVisible()
})

test('a card is declined, the bank asks about another, and it is answered on the same page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await freshFamily(page)
  await page.goto('/membership/checkout/plus')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a card' }).click()
  await enterCard(page, '4000 0000 0000 0341')
  await page.getByRole('button', { name: 'Pay $19.00 and become a member' }).click()
  await expect(page.getByText(/^This payment was declined/).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add a card' }).click()
  await enterCard(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await expect(page.getByLabel('Visa ending in 3155')).toBeChecked()
  await page.getByRole('button', { name: 'Pay $19.00 and become a member' }).click()
  const asked = page.getByRole('button', { name: 'Do not pay' })
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.click()
  const buy = page.getByRole('button', { name: 'Pay $19.00 and become a member' })
  await expect(buy).toBeVisible()
  await page.getByLabel('Visa ending in 3155').check()
  await buy.click()
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await expect(page).toHaveURL('/membership/welcome')
})

test('a bare address leads to the memberships, what is not sold is not found, and all is said in Spanish', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await freshFamily(page, 'Rut', 'es')
  await prefer(page, { locale: 'es' })
  await page.goto('/membership')
  await expect(page).toHaveURL('/payments/membership')
  await expectSpanish(page)
  await page.goto('/membership/checkout/plus')
  await hydrated(page)
  await expectSpanish(page)
  await page.getByRole('button', { name: 'Agregar una tarjeta' }).click()
  const answer = await page.goto('/membership/checkout/gold')
  expect(answer?.status()).toBe(404)
  // Whoever is no member is shown what there is.
  await page.goto('/membership/welcome')
  await expect(page).toHaveURL('/payments/membership')
})
