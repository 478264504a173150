import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { facility, freshEmail, freshFamily, hydrated, letterTo, linkIn, signIn, signOut } from './people'
import { prefer } from './preferences'
import { expectSpanish } from './spanish'
import { test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' }).click()

/** Reads and agrees, page by page, to the register. */
async function agreeToAll(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Welcome')
  await hydrated(page)
  await goOn(page)
  for (const title of [
    'How you are protected',
    'What would be shared',
    'How much time it takes',
    'What the answers are used for',
    'Leaving the study',
  ]) {
    await expect(heading(page)).toHaveText(title)
    await page.getByLabel('I have read this and agree to it').check()
    await page.getByRole('button', { name: 'Agree and continue' }).click()
  }
  await expect(heading(page)).toHaveText('Register')
}

async function register(page: Page, email: string, code?: string): Promise<void> {
  await page.getByLabel('First name').fill('Ruth')
  await page.getByLabel('Last name').fill('Journey')
  await page.getByLabel('Birthday').fill('02/03/1950')
  await page.getByLabel('E-mail address').fill(email)
  if (code) await page.getByLabel('Code from your clinic').fill(code)
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

test('a study from the first page to the last, resumed, read again, and left', async ({ page }) => {
  const { email } = await freshFamily(page)
  await page.goto('/disclosure')
  await page.getByRole('link', { name: 'Rest at night' }).click()
  await expect(heading(page)).toHaveText('Rest at night')
  await expectAccessible(page)
  // Nothing is open before its time: the address of a later step leads to the one that is next.
  await page.goto('/studies/night-rest/adl-questions')
  await expect(heading(page)).toHaveText('Welcome')
  await hydrated(page)
  await goOn(page)
  await expect(heading(page)).toHaveText('How you are protected')
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByLabel('I have read this and agree to it')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('I have read this and agree to it').check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(heading(page)).toHaveText('What would be shared')

  // Left and come back to: the study knows where.
  await page.goto('/studies/night-rest')
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(heading(page)).toHaveText('What would be shared')
  await page.goBack()
  await expect(heading(page)).toHaveText('Rest at night')
  await page.goto('/studies/night-rest/protection-privacy')
  await expect(page.getByText('You have agreed to this.')).toBeVisible()
  await page.goto('/studies/night-rest/welcome')
  await hydrated(page)
  await goOn(page)
  await hydrated(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  for (let left = 4; left > 0; left--) {
    await page.getByLabel('I have read this and agree to it').check()
    const title = await heading(page).textContent()
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(heading(page)).not.toHaveText(title!)
  }
  await expect(heading(page)).toHaveText('Register')
  await page.getByLabel('Birthday').fill('02/30/1950')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByLabel('Birthday')).toHaveAttribute('aria-invalid', 'true')
  await register(page, email, 'AAAA-2222')
  await expect(page.getByText('This code does not work.', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code from your clinic').fill('')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page)).toHaveText('Questions about your nights')
  await page.reload()
  await hydrated(page)
  await page.getByRole('radio', { name: 'Some nights' }).first().check()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByRole('radiogroup').nth(1)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('radio', { name: 'Most nights' }).nth(1).check()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(heading(page)).toHaveText('Share your answers?')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Do not share my answers' }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(heading(page)).toHaveText('Thank you')
  await expect(page.getByText('Your answers are saved and not shared.')).toBeVisible()
  await expect(page.getByText('Most nights')).toBeVisible()
  await expectAccessible(page)

  // A copy of every yes, word for word.
  await page.getByRole('link', { name: 'Read what you agreed to' }).click()
  await expect(heading(page)).toHaveText('Studies and health information')
  await hydrated(page)
  await page.getByText('Rest at night: Data use').click()
  await expect(page.getByText('Answers are not sold', { exact: false })).toBeVisible()

  await page.goto('/studies/night-rest/thank-you')
  await hydrated(page)
  await page.getByRole('button', { name: 'Leave the study' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave the study?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Leave the study' }).click()
  await question.getByRole('button', { name: 'Leave the study' }).click()
  await expect(heading(page)).toHaveText('Rest at night')
  await expect(page.getByText('You have left this study.', { exact: false })).toBeVisible()
  await page.goto('/studies/night-rest/thank-you')
  await expect(heading(page)).toHaveText('Welcome')
  await page.goto('/disclosure')
  await expect(page.getByText('You left the study', { exact: false })).toBeVisible()
})

test('the staff of a study find a patient, note a visit, and see who joined by its code', async ({
  page,
}) => {
  await page.goto('/trinitybb/login')
  await expect(page).toHaveURL('/studies/trinitybb/login')
  await expect(heading(page)).toHaveText('Staff of the study')
  await signIn(page, facility)
  await page.goto('/trinitybb/login')
  await page.getByRole('link', { name: 'Find a patient' }).click()
  await hydrated(page)
  await page.getByLabel('Last name, or its first letters').fill('Lind')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(heading(page)).toHaveText('Search results')
  await expect(page).toHaveURL(/search-results\?search=\d+$/)
  await expectAccessible(page)
  // The address holds no name, and is good after a reload.
  await page.reload()
  await page.getByRole('link', { name: /Peter L\., 1955/ }).click()
  await expect(heading(page)).toHaveText('Note a visit')
  await hydrated(page)
  await page.getByRole('button', { name: 'Note the visit' }).click()
  await expect(page.getByLabel('Who saw the patient')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Who saw the patient').fill('Dr. Amara Lee')
  await page.getByRole('button', { name: 'Note the visit' }).click()
  const code = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()
  await expect(
    page.getByText('Nobody has joined yet; the code is good until', { exact: false }),
  ).toBeVisible()
  await expectAccessible(page)
  const patient = page.url()
  await signOut(page)

  const { email } = await freshFamily(page)
  await page.goto('/trinitybb/welcome')
  await agreeToAll(page)
  await register(page, email, code!)
  await expect(heading(page)).toHaveText('Daily living questions')
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'Without help' }).check()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await page.getByRole('radio', { name: 'Share my answers with the study', exact: true }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(heading(page)).toHaveText('Thank you')
  await signOut(page)

  await signIn(page, facility)
  await page.goto(patient)
  await expect(page.getByText('Takes part')).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Ask about care after the operation' }).click()
  await expect(page.getByText('Asked on', { exact: false })).toBeVisible()
  const link = linkIn(await letterTo(page.request, email, /Did your care take place/))
  await page.goto('/studies/trinitybb/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Prepare the files' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Answers (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^trinitybb-\d{4}-\d\d-\d\d-answers\.csv$/)
  await signOut(page)

  // Whoever has the letter answers, without a password, once.
  await page.goto(link)
  await expect(heading(page)).toHaveText('Did your care take place?')
  await hydrated(page)
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('radio', { name: 'Yes, it took place' }).check()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await expect(heading(page)).toHaveText('Thank you for your answer')
  await page.goto(link)
  await expect(heading(page)).toHaveText('This question has already been answered')
})

test('access to health records is confirmed by the mailed link, once', async ({ page }) => {
  await freshFamily(page)
  await page.goto('/careprovider/enrollment')
  await hydrated(page)
  const email = freshEmail('records')
  await page.getByLabel('Birthday').fill('02/03/1950')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('Check your e-mail')).toBeVisible()
  await expect(page.getByText('This is not the address of your account.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.goto(linkIn(await letterTo(page.request, email, /confirm your e-mail/i)))
  await expect(heading(page)).toHaveText('Confirm your e-mail address')
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(heading(page)).toHaveText('This address is confirmed')
  await page.getByRole('link', { name: 'To your health records' }).click()
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  await page.goto('/careprovider/verify/never-sent')
  await expect(heading(page)).toHaveText('This link does not work')
})

test('a study speaks Spanish, its own words too', async ({ page }) => {
  // The account speaks English: what is agreed to is what the page shows.
  await freshFamily(page, 'Lucia')
  await prefer(page, { locale: 'es' })
  await page.goto('/studies/trinitybb/welcome')
  await expect(heading(page)).toHaveText('Le damos la bienvenida')
  await expectSpanish(page)
  await page.goto('/disclosure')
  await expectSpanish(page)
})
