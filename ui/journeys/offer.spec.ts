import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { goThrough, hiringFamily, lourdes, next } from './hire'
import { freshName, newestSent, signIn } from './people'
import { test } from './test'
import { pressTwice } from './pressTwice'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Another phone, of the caregiver, whom the letter about the offer of this family reached. */
async function caregiverPhone(browser: Browser, page: Page, family: string): Promise<Page> {
  const { recipient } = await newestSent(page.request, ({ subject }) =>
    subject.startsWith(`${family} J. has offered`),
  )
  const context = await browser.newContext({ ...phone, baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await signIn(other, { email: recipient })
  return other
}

/** Sends an offer to Lourdes, the last press in Spanish. */
async function offer(page: Page, family: string): Promise<void> {
  await hiringFamily(page, family)
  await page.goto(`/hire/${lourdes.id}`)
  await goThrough(page, 'Which days and hours?')
  // On Mondays and Wednesdays they work elsewhere.
  for (const day of ['Monday', 'Wednesday', 'Tuesday'])
    await page.getByRole('checkbox', { name: day, exact: true }).click()
  await next(page)
  await goThrough(page)
  await page.context().addCookies([{ name: 'pref_locale', value: 'es', url: page.url() }])
  await page.reload()
  await page.getByRole('button', { name: `Enviar oferta a ${lourdes.name}` }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lourdes.name)
  await expect(page.getByText(/Esperamos|espera|respuesta/).first()).toBeVisible()
}

test.use(phone)

test('a family offers work in Spanish, and the caregiver accepts it by signing, on another phone', async ({
  page,
  browser,
}) => {
  const family = freshName('Ines')
  await offer(page, family)

  const other = await caregiverPhone(browser, page, family)
  await other.goto('/caregiver/dashboard')
  await expect(other.getByText(`${family} J. has offered you work`)).toBeVisible()
  await other
    .getByRole('listitem')
    .filter({ hasText: `${family} J. has offered you work` })
    .getByRole('link', { name: 'Read and answer' })
    .tap()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Offer from ${family} J.`)
  for (const words of ['Kenji, their father', 'Oakland, CA', '$28.00 an hour, before taxes'])
    await expect(other.getByText(words, { exact: false })).toBeVisible()
  // What the caregiver is told only before the first visit.
  for (const words of ['88 Grand Ave', 'The key is with Ana'])
    await expect(other.getByText(words)).toHaveCount(0)
  await expectAccessible(other, 'the offer as its caregiver reads it')

  await other.getByLabel('Your full name').fill('Somebody Else')
  await other.getByRole('button', { name: 'Accept and sign' }).tap()
  await expect(other.getByText(/as it is in your account|full name/i).first()).toBeVisible()
  const name = await fullName(other)
  await other.getByLabel('Your full name').fill(name)
  await pressTwice(other.getByRole('button', { name: 'Accept and sign' }))
  await expect(other.getByText(/You work with .* starting .*\./)).toBeVisible()

  await page.goto('/careteam')
  await page
    .getByRole('link', { name: new RegExp(`^${lourdes.name}`) })
    .first()
    .tap()
  await expect(page.getByText('Hired').first()).toBeVisible()
  await other.context().close()
})

test('a caregiver declines an offer with a reason, and the family reads it at home', async ({
  page,
  browser,
}) => {
  const family = freshName('Olga')
  await offer(page, family)
  const other = await caregiverPhone(browser, page, family)
  await other.goto('/caregiver/dashboard')
  await other
    .getByRole('listitem')
    .filter({ hasText: `${family} J. has offered you work` })
    .getByRole('link', { name: 'Read and answer' })
    .tap()
  await other.getByRole('button', { name: 'Decline the offer' }).tap()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline the offer' }).tap()
  await expect(dialog.getByText('Choose a reason').first()).toBeVisible()
  await dialog.getByRole('radio', { name: 'The days or hours' }).check()
  await dialog.getByLabel(/A few words to/).fill('Mornings only.')
  await expectAccessible(other, 'declining')
  await dialog.getByRole('button', { name: 'Decline the offer' }).tap()
  await expect(other.getByText('You declined the offer.')).toBeVisible()

  await page.goto('/family/dashboard')
  await expect(page.getByText('Lourdes B. has declined your offer').first()).toBeVisible()
  await other.context().close()
})

/** As the hint beside the signature says it. */
async function fullName(page: Page): Promise<string> {
  const hint = await page.getByText(/^As it appears in your account: /).textContent()
  return (hint ?? '').replace('As it appears in your account: ', '')
}
