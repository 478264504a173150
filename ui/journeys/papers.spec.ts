import { expect } from '@playwright/test'
import { asPdf, savedPdf } from './papers'
import { carol, denise, signIn } from './people'
import { test } from './test'

test('a family saves an offer and an agreement on a phone, in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, carol)
  await page.goto('/manage-connection/1?lang=es')
  expect(await savedPdf(page, () => asPdf(page, 'Acuerdo en PDF').click())).toBe(
    'Acuerdo de cuidado, Marisol R.pdf',
  )

  // The offer that waits stands on the page of its connection, and on that of its hire.
  await page.goto('/manage-connection/3')
  const name = await savedPdf(page, () => asPdf(page, 'Oferta en PDF').click())
  expect(name).toMatch(/^Oferta de trabajo, .+ .\.pdf$/)
  await page.getByRole('link', { name: 'Ver la oferta' }).click()
  await expect(page).toHaveURL(/\/hire\/\d+$/)
  expect(await savedPdf(page, () => asPdf(page, 'Oferta en PDF').click())).toBe(name)
})

test('nobody else finds the file of an offer or an agreement', async ({ page }) => {
  await signIn(page, denise)
  for (const paper of ['offer', 'agreement'])
    expect((await page.request.get(`/files/connections/3/${paper}.pdf`)).status()).toBe(404)
})
