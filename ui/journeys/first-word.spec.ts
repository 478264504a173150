import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { demoPassword, freshCaregiver, freshEmail, freshFamily, hydrated, letterTo, linkIn } from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'
import { heading, next } from './signup'
import { expectSpanish } from './spanish'

const search = '/caregivers-search/california/oakland?conditions=20&when=tue%2Cafternoon'
const letter = /^Send your message to /

async function logInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('one message from a card is confirmed by its letter on another device, and becomes a job with the caregiver invited', async ({
  elsewhere,
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(search)
  await hydrated(page)
  await page
    .getByRole('button', { name: /^Message / })
    .nth(4)
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(/^Write to \S+ \S\.$/)
  // The search has told the place.
  await expect(dialog.getByLabel('ZIP code where care is needed')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page, 'a first message')
  await dialog.getByRole('button', { name: 'E-mail me the link' }).click()
  await expect(dialog.getByRole('link', { name: 'Please enter your name.' })).toBeVisible()
  const words = `Are you free on Tuesdays? ${freshEmail('words')}`
  await dialog.getByLabel('Your message').fill(words)
  await dialog.getByLabel('Your name').fill('Naomi Okafor')
  const wrong = freshEmail('wrong')
  await dialog.getByLabel('Your e-mail').fill(wrong)

  // What is typed waits in this tab.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page
    .getByRole('button', { name: /^Message / })
    .nth(4)
    .click()
  await expect(dialog.getByLabel('Your message')).toHaveValue(words)
  await pressTwice(dialog.getByRole('button', { name: 'E-mail me the link' }))
  await expect(dialog.getByRole('heading', { name: 'Look in your mail' })).toBeVisible()
  await expect(dialog.getByText(`We sent a link to ${wrong}.`, { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'a letter that was sent')
  const first = linkIn(await letterTo(request, wrong, letter))

  const email = freshEmail('naomi')
  await dialog.getByLabel('Your e-mail').fill(email)
  await dialog.getByRole('button', { name: 'Send it again' }).click()
  await expect(dialog.getByRole('status')).toHaveText(`We sent a new link to ${email}.`)
  const mailed = await letterTo(request, email, letter)
  expect(mailed.body).not.toContain(words)

  const other = await elsewhere()
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto(first)
  await expect(heading(other)).toHaveText('This link no longer works')
  await other.goto(linkIn(mailed))
  await hydrated(other)
  await expect(heading(other)).toHaveText('Send your message')
  await expect(other.getByText(words)).toBeVisible()
  await expectAccessible(other)
  await expectFits(other, 'a message that waits')
  const send = other.getByRole('button', { name: /^Send to / })
  const name = ((await send.textContent()) ?? '').replace('Send to ', '')
  await send.click()
  await expect(
    other.getByRole('link', { name: 'Please agree to the terms to send your message.' }),
  ).toBeVisible()
  await other.getByRole('checkbox', { name: /terms/i }).check()
  await pressTwice(send)
  await expect(other).toHaveURL(/\/messages\/\d+\?next=job$/)
  await expect(other.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(other.getByText(words)).not.toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Next: describe the job' })).toBeVisible()
  await expectAccessible(other)
  await expectFits(other, 'a conversation that a first message began')

  await other.getByRole('link', { name: 'Describe the job' }).click()
  await expect(other.getByLabel('Where is care needed?')).toHaveValue(/Oakland/)
  await expect(other.getByLabel('Dementia', { exact: true })).toBeChecked()
  await other.getByLabel('Who needs care?').selectOption({ label: 'My father' })
  await other.getByText('Meal Prep', { exact: true }).click()
  await next(other)
  await expect(heading(other)).toHaveText('When is help needed?')
  await expect(other.getByLabel('Tuesday', { exact: true })).toBeChecked()
  await other.getByLabel('First day of care').fill('01/15/2099')
  await next(other)
  await expect(heading(other)).toHaveText('Who would be the right person?')
  await next(other)
  await other.getByRole('button', { name: 'Review my answers' }).click()
  await expect(other.getByRole('checkbox', { name: `Invite ${name} when I post this job` })).toBeChecked()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Continue to your account' }).click()
  await other.getByRole('button', { name: 'Post the job' }).click()
  await expect(heading(other)).toHaveText('Your job is posted')
  await expect(other.getByText(`${name} is invited to this job.`)).toBeVisible()

  // The same link where it was written: it is sent, and says nothing more.
  await page.goto(linkIn(mailed))
  await expect(page.getByText('Your message is sent. You find it in your messages.')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
})

test('an address that has an account sends by its own press after the login, in Spanish, with the ZIP code asked', async ({
  elsewhere,
  page,
  request,
}) => {
  const { email } = await freshFamily(await elsewhere(), 'Rosa', 'es')
  await prefer(page, { locale: 'es' })
  await page.goto('/caregivers/profile/denise/10002')
  await hydrated(page)
  await page.getByRole('link', { name: 'Escribir a Denise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escriba a Denise' })
  const words = `¿Tiene libres los martes? ${email}`
  await dialog.getByLabel('Su mensaje').fill(words)
  await dialog.getByLabel('Su nombre').fill('Rosa Journey')
  await dialog.getByLabel('Su correo electrónico').fill(email)
  await dialog.getByLabel('Código postal donde se necesita el cuidado').fill('94601')
  await expectSpanish(page)
  await dialog.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await expect(page.getByRole('dialog', { name: 'Revise su correo' })).toBeVisible()
  await expectSpanish(page)

  await page.goto(linkIn(await letterTo(request, email, /^Envíe su mensaje a Denise/)))
  await expect(page.getByText(`Usted ya tiene una cuenta con ${email}.`, { exact: false })).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Iniciar sesión' }).last().click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page).toHaveURL(/\/first-words\//)
  await page.getByRole('button', { name: 'Enviar a Denise' }).click()
  await expect(page).toHaveURL(/\/messages\/\d+/)
  await expect(page.getByText(words)).not.toHaveCount(0)
  await expectSpanish(page)
})

test('hearts and a search of a visitor are theirs once they log in, once, and said', async ({
  elsewhere,
  page,
}) => {
  const { email } = await freshFamily(await elsewhere())
  await page.goto(search)
  await hydrated(page)
  const add = page.getByRole('link', { name: /^Add .* to favorites$/ })
  await add.first().click()
  await expect(page.getByText('Kept on this device.', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove .* from favorites$/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Save this search' }).click()
  await expect(page.getByRole('link', { name: 'Do not save it' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  // What the device remembers is said once somebody is there.
  await page.getByRole('article').first().hover()
  await expect(page.getByRole('link', { name: /^Remove .* from favorites$/ })).toHaveCount(1)
  const name = ((await page.getByRole('link', { name: /^Remove/ }).getAttribute('aria-label')) ?? '')
    .replace('Remove ', '')
    .replace(' from favorites', '')

  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await logInHere(page, email)
  await expect(page).toHaveURL(search)
  await expect(page.getByText('1 caregiver is in your favorites now.')).toBeVisible()
  await expect(page.getByText('Your search is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${name} from favorites` })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('visitor.hearts'))).toBeNull()
  await page.goto('/caregivers-search/favorites')
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page.goto('/caregivers-search/saved')
  await expect(page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')).toHaveCount(1)
})

test('a caregiver who signs in next gets nothing of what a visitor left, and nobody after them', async ({
  elsewhere,
  page,
}) => {
  const { email } = await freshCaregiver(await elsewhere())
  await page.goto(search)
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Add .* to favorites$/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Remove .* from favorites$/ })).toHaveCount(1)
  await page.goto('/accounts/login')
  await hydrated(page)
  await logInHere(page, email)
  await expect(page).toHaveURL(/\/caregiver/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor.hearts'))).toBeNull()
  await expect(page.getByText('in your favorites now', { exact: false })).toHaveCount(0)
})
