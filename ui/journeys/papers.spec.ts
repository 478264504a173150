import { expect, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { carol, denise, signIn } from './people'
import { test } from './test'

/** The name under which a press saves a file, which has to be a PDF. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const saving = page.waitForEvent('download')
  await press()
  const file = await saving
  expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe('%PDF-')
  return file.suggestedFilename()
}
const asPdf = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

test('an agreement is saved as a PDF by the keyboard, and what is typed for its signature stays', async ({
  page,
}) => {
  await signIn(page, denise)
  await page.goto('/connections/2/agreement')
  await page.getByLabel('Your full name').fill('Denise Ad')
  const asked: string[] = []
  page.on('dialog', (dialog) => (asked.push(dialog.type()), void dialog.accept()))
  await asPdf(page, 'Agreement as PDF').focus()
  expect(await saved(page, () => page.keyboard.press('Enter'))).toBe('Care agreement, Carol I.pdf')
  await expect(page.getByLabel('Your full name')).toHaveValue('Denise Ad')
  expect(asked).toEqual([])
})

test('a family saves an offer and an agreement on a phone, in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, carol)
  await page.goto('/manage-connection/1?lang=es')
  expect(await saved(page, () => asPdf(page, 'Acuerdo en PDF').click())).toBe(
    'Acuerdo de cuidado, Marisol R.pdf',
  )

  // The offer that waits stands on the page of its connection, and on that of its hire.
  await page.goto('/manage-connection/3')
  const name = await saved(page, () => asPdf(page, 'Oferta en PDF').click())
  expect(name).toMatch(/^Oferta de trabajo, .+ .\.pdf$/)
  await page.getByRole('link', { name: 'Ver la oferta' }).click()
  await expect(page).toHaveURL(/\/hire\/\d+$/)
  expect(await saved(page, () => asPdf(page, 'Oferta en PDF').click())).toBe(name)
})

test('nobody else finds the file of an offer or an agreement', async ({ page }) => {
  await signIn(page, denise)
  for (const paper of ['offer', 'agreement'])
    expect((await page.request.get(`/files/connections/3/${paper}.pdf`)).status()).toBe(404)
})
