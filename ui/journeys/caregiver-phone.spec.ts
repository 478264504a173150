import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { phoneTexts } from '../../sdk/src/phones/index.ts'
import { verificationTexts } from '../../sdk/src/texts/index.ts'
import { expectAccessible } from './axe'
import { codeTo, freshCaregiver, freshNumber, hydrated } from './people'

const profile = '/caregiver/profile'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Phone Verification' })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

async function askFor(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel(verificationTexts.phone[0]).fill(number)
  await press(page, verificationTexts.send[0])
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeFocused()
}

async function enter(page: Page, code: string): Promise<void> {
  await dialog(page).getByLabel('Code', { exact: true }).fill(code)
  await press(page, 'Verify')
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a caregiver verifies her number by a call, after a wrong code', async ({ page }) => {
      const number = freshNumber()
      await freshCaregiver(page)
      await page.goto(`${profile}/verification`)
      await dialog(page).getByLabel(verificationTexts.phone[0]).fill('')
      await press(page, verificationTexts.send[0])
      await expect(dialog(page).getByText('A phone number is required.').first()).toBeVisible()
      await expectAccessible(page)
      await dialog(page).getByText('Call me').click()
      await askFor(page, number)
      await expect(dialog(page).getByText(/^We are calling \(510\) 5/)).toBeVisible()
      await expectAccessible(page)
      const code = await codeTo(page, number, 'call')
      await enter(page, code === '000' ? '111' : '000')
      await expect(dialog(page).getByText('This is not the code we sent you.').first()).toBeVisible()
      await enter(page, code)
      await expect(dialog(page).getByText(verificationTexts.verifiedTitle[0])).toBeVisible()
      await expectAccessible(page)
      await press(page, 'Done')
      await expect(page).toHaveURL(profile)
    })
  })
}

test('the old address leads there, and so does the query of another page', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/verifyphone')
  await expect(page).toHaveURL(`${profile}/verification`)
  await expect(dialog(page)).toBeVisible()
  await page.goto('/caregiver/dashboard?modal=verification')
  await expect(dialog(page)).toBeVisible()
  await press(page, 'Cancel')
  await expect(page).toHaveURL('/caregiver/dashboard')
})

test('a number that was changed has to be verified again', async ({ page }) => {
  const number = freshNumber()
  await freshCaregiver(page)
  await page.goto(`${profile}/verification`)
  await askFor(page, number)
  await enter(page, await codeTo(page, number))
  await expect(dialog(page).getByText(verificationTexts.verifiedTitle[0])).toBeVisible()
  await page.reload()
  await expect(dialog(page).getByText(verificationTexts.verifiedTitle[0])).toBeVisible()
  const cookies = await page.context().cookies()
  const csrf = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const changed = await page.request.patch('/v1/settings/', {
    headers: { 'X-CSRFToken': csrf },
    data: { phone: freshNumber() },
  })
  expect(changed.ok()).toBe(true)
  await page.reload()
  await expect(dialog(page).getByRole('button', { name: verificationTexts.send[0] })).toBeVisible()
})

test('a code bears five tries', async ({ page }) => {
  const number = freshNumber()
  // No time passes on the page: the pause before another code is not over, however slow the machine is.
  await page.clock.setFixedTime(Date.now())
  await freshCaregiver(page)
  await page.goto(`${profile}/verification`)
  await askFor(page, number)
  const wrong = (await codeTo(page, number)) === '000' ? '111' : '000'
  for (let count = 0; count < 5; count++) {
    const answered = page.waitForResponse('**/v1/caregivers/0/verify/phone/')
    await enter(page, wrong)
    await answered
    // A press that comes before the answer is taken in counts for nothing.
    await expect(dialog(page).getByRole('button', { name: 'Verify' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }
  await expect(dialog(page).getByText(phoneTexts.noTriesLeft[0]).first()).toBeVisible()
  await press(page, verificationTexts.resend[0])
  await expect(dialog(page).getByText(/^Please wait \d+ seconds/)).toBeVisible()
})

test('on a slow network a code is sent once, however often it is asked for', async ({ page }) => {
  const number = freshNumber()
  await freshCaregiver(page)
  await page.goto(`${profile}/verification`)
  let sent = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/v1/caregivers/0/verify/phone/', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await held
    }
    await route.continue()
  })
  await dialog(page).getByLabel(verificationTexts.phone[0]).fill(number)
  const send = dialog(page).getByRole('button', { name: verificationTexts.send[0] })
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  letGo()
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeVisible()
  expect(sent).toBe(1)
})

test('with the keyboard alone, in Spanish', async ({ page }) => {
  const number = freshNumber()
  await freshCaregiver(page, { language: 'es' })
  await page.goto(`${profile}/verification?lang=es`)
  await hydrated(page)
  const spanish = page.getByRole('dialog', { name: 'Verificación del teléfono' })
  await spanish.getByLabel(verificationTexts.phone[1]).focus()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(spanish.getByLabel(verificationTexts.code[1], { exact: true })).toBeFocused()
  await page.keyboard.type(await codeTo(page, number))
  await page.keyboard.press('Enter')
  await expect(spanish.getByText(verificationTexts.verifiedTitle[1])).toBeVisible()
  await expect(spanish.getByRole('button', { name: verificationTexts.done[1] })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${profile}?lang=es`)
})
