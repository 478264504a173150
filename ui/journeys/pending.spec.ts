import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { goThrough, hiringFamily, lourdes } from './hire'
import { facility, freshCaregiver, hydrated, post, saving, signIn } from './people'
import { expectSpanish } from './spanish'

const phone = { width: 390, height: 844 }

test('a new caregiver sees on a phone what is under review and what they can do meanwhile, over any page and as a page', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await freshCaregiver(page)
  await page.goto('/caregiver/dashboard?modal=pending')
  const dialog = page.getByRole('dialog', { name: 'What is pending' })
  await expect(dialog.getByText('You have nothing pending')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'What is waiting for you' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'nothing under review')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/caregiver/dashboard')

  await post(page, '/v1/caregivers/0/references/', {
    name: 'Rosa Delgado',
    relationship: 'family',
    phone: '5105550188',
  })
  await page.goto('/me')
  await page.getByRole('link', { name: 'What is pending' }).click()
  await expect(page).toHaveURL('/verification-in-process')
  await expect(page.getByRole('heading', { level: 1, name: 'What is pending' })).toBeVisible()
  const row = page.getByRole('group', { name: 'A reference' })
  await expect(row.getByText(/^Since /)).toBeVisible()
  await expect(row.getByText('We call each person you named.')).toBeVisible()
  await expect(row.getByText(/came before|Yours is next/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'what is under review')
  await row.getByRole('link', { name: 'See your references' }).click()
  await expect(page).toHaveURL(/\/caregiver\/profile/)
})

test('a family sees, in Spanish, the offer that waits for its caregiver', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await hiringFamily(page, 'Rosa')
  await page.goto(`/hire/${lourdes.id}`)
  await goThrough(page)
  const offered = saving(page, /\/hire\/$/)
  await page.getByRole('button', { name: /^Send offer to/ }).click()
  await offered
  await page.context().addCookies([{ name: 'pref_locale', value: 'es', url: new URL('/', page.url()).href }])
  await page.goto('/verification-in-process')
  await hydrated(page)
  const row = page.getByRole('group', { name: /^Su oferta a Lourdes/ })
  await expect(row.getByText(/tiene hasta el .* para contestar/)).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Ver la oferta' }).click()
  await expect(page).toHaveURL(/\/family\/dashboard\/connections\/\d+$/)
})

test('who has nothing under review is told so, with the way on; a failure is no such thing', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, facility)
  await page.goto('/verification-in-process')
  await expect(page.getByText('You have nothing pending')).toBeVisible()
  await page.getByRole('link', { name: 'To your home page' }).click()
  await expect(page).toHaveURL(facility.home)

  await page.route('**/v1/pending/', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(`${facility.home}?modal=pending`)
  const dialog = page.getByRole('dialog', { name: 'What is pending' })
  await expect(dialog.getByText('We could not load what is pending')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/v1/pending/')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('You have nothing pending')).toBeVisible()
})
