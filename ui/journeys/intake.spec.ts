import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { freshCaregiver, hydrated, letterTo, signIn, staff } from './people'
import { test } from './test'
import { pressTwice } from './pressTwice'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const save = (page: Page, name: string) =>
  region(page, name).getByRole('button', { name: 'Save', exact: true }).click()

test('a caregiver fills in the payroll form, is asked for a change, and it is passed on', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await freshCaregiver(page)
  await page.goto('/me')
  await page.getByRole('link', { name: /^Payroll form/ }).click()
  await expect(page).toHaveURL('/adp-intake-form')
  await hydrated(page)

  // What is wrong stands at its field.
  await page.getByLabel('Street address').fill('')
  await save(page, 'Who you are')
  await expect(page.getByLabel('Street address')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Street address').fill('88 Grand Ave')
  await page.getByLabel('City').fill('Oakland')
  await region(page, 'Who you are').getByLabel('State', { exact: true }).selectOption('CA')
  await page.getByLabel('Zip code').fill('94612')
  await save(page, 'Who you are')
  await expect(page.getByText('Your name and address are saved')).toBeVisible()

  const number = region(page, 'Social Security number')
  await number.getByRole('button', { name: 'Enter number' }).click()
  await number.getByRole('textbox').fill('123-45-6789')
  await number.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(number.getByText('Saved, ending in 6789')).toBeVisible()

  const withheld = region(page, 'What is withheld (Form W-4)')
  await withheld.getByText('Head of household').click()
  await withheld.getByText('No', { exact: true }).click()
  await withheld.getByLabel(/^More to withhold/).fill('many')
  await save(page, 'What is withheld (Form W-4)')
  await expect(withheld.getByLabel(/^More to withhold/)).toHaveAttribute('aria-invalid', 'true')
  await withheld.getByLabel(/^More to withhold/).fill('20')
  await withheld.getByLabel('State you work in').selectOption('CA')
  await save(page, 'What is withheld (Form W-4)')
  await expect(page.getByText('Your withholding is saved')).toBeVisible()
  await expect(page.getByText('Still needed: In an emergency.')).toBeVisible()
  await page.getByLabel('Who should we call?').fill('Ana Journey')
  await page.getByLabel('Their phone').fill('5105550123')
  await page.getByLabel('Who they are to you').fill('Sister')
  await save(page, 'In an emergency')
  await expect(page.getByText('Your emergency contact is saved')).toBeVisible()
  await expectAccessible(page)

  const signIt = async () => {
    await page.getByLabel('Type your full legal name to sign').fill('Lupe Journey')
    await pressTwice(page.getByRole('button', { name: 'Hand in' }))
    await expect(page.getByRole('main').getByText(/^Handed in on /)).toBeVisible()
  }
  await signIt()
  // What is changed begins with what was saved on this very page.
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('88 Grand Ave')
  await page.reload()
  await expect(page.getByText('$20.00')).toBeVisible()
  await expectAccessible(page)

  const desk = await elsewhere({ viewport: { width: 1280, height: 900 } })
  await signIn(desk, staff)
  const decide = async (decision: string, note?: string) => {
    await desk.goto('/staff/intake')
    await desk.getByRole('link', { name: /^Lupe Journey/ }).click()
    await expect(desk.getByText('Ends in 6789')).toBeVisible()
    await hydrated(desk)
    await desk.getByRole('radiogroup').getByText(decision, { exact: true }).click()
    if (note) await desk.getByLabel('What should they change?').fill(note)
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByText('Saved. We write to Lupe Journey.')).toBeVisible()
    // The form is gone: the focus goes on at the heading.
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await decide('Send back', 'Is that your street?')
  await letterTo(page.request, email, /Your payroll form needs a change/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Please change this: “Is that your street?”')).toBeVisible()
  await page.getByLabel('Street address').fill('90 Grand Ave')
  await save(page, 'Who you are')
  await signIt()

  await desk.goto('/staff/intake')
  await desk.getByRole('link', { name: /^Lupe Journey/ }).click()
  await hydrated(desk)
  const show = desk.getByRole('button', { name: 'Show whole number' })
  const why = desk.getByLabel('Why you need it')
  await show.press('Enter')
  await expect(why).toBeFocused()
  await desk.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(show).toBeFocused()
  await show.press('Enter')
  await why.fill('Entering it for payroll')
  await why.press('Enter')
  await expect(desk.getByText('123-45-6789')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Hide number' })).toBeFocused()
  await expectAccessible(desk)
  await letterTo(page.request, email, /looked at your Social Security number/)
  await decide('Passed on to payroll')
  await page.reload()
  await expect(page.getByText(/^Passed on to payroll on /)).toBeVisible()
})
