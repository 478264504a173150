import { expect } from '@playwright/test'
import { test } from './test'
import { freshEmail, hydrated, letterTo, linkIn } from './people'
import { pressTwice } from './pressTwice'
import { answerNeeds, answerSchedule, describeAccount, heading, next } from './signup'

for (const width of [390, 1280]) {
  test(`a daughter signs up step by step and posts a job, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/caregivers/profile/marisol/10001')
    // Before its code is there, the link leads to the login.
    await hydrated(page)
    await page.getByRole('link', { name: 'Message Marisol' }).click()
    await page.getByLabel('Your message').fill('Are you free on Mondays?')
    // Rather an account first: what is begun waits in this tab.
    await page.keyboard.press('Escape')
    await page.goto('/family-signup')
    await next(page)
    await expect(page.getByRole('link', { name: 'Please choose who needs care.' })).toBeVisible()
    await answerNeeds(page)
    await answerSchedule(page)

    await expect(heading(page)).toHaveText('Who would be the right person?')
    await expect(page.getByLabel('Job title')).toHaveValue('Care for my father')
    await next(page)
    await page.getByRole('button', { name: 'Review my answers' }).click()
    await expect(page.getByText('Oakland, CA')).toBeVisible()
    await page.getByRole('link', { name: 'Change: Schedule' }).click()
    await expect(page.getByLabel('Monday', { exact: true })).toBeChecked()
    await page.goBack()
    await page.getByRole('button', { name: 'Continue to your account' }).click()

    await describeAccount(page, 'Naomi')
    await page.getByRole('button', { name: 'Create account and post the job' }).click()
    await expect(page.getByRole('link', { name: 'Please agree to the terms to continue.' })).toBeVisible()
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await pressTwice(page.getByRole('button', { name: 'Create account and post the job' }))
    await expect(heading(page)).toHaveText('Your job is posted')

    // Back to the message that was begun as a visitor, with its words and for whom it was.
    await page.getByRole('link', { name: 'Continue your message to Marisol' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write to Marisol' })
    await expect(dialog.getByLabel('Your message')).toHaveValue('Are you free on Mondays?')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    await expect(page.getByText('Are you free on Mondays?')).not.toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('visitor.message'))).toBeNull()

    await page.goto('/family/dashboard')
    await expect(page.getByText('Care for my father')).toHaveCount(1)
  })
}

test('what was entered survives a reload, and is finished on another device by the mailed link', async ({
  elsewhere,
  page,
  request,
}) => {
  await page.goto('/family-signup')
  await answerNeeds(page)
  await expect(heading(page)).toHaveText('When is help needed?')
  await page.reload()
  await page.goto('/family-signup')
  await expect(page.getByLabel('Who needs care?')).toHaveValue('2')
  await expect(page.getByLabel('Where is care needed?')).toHaveValue(/Oakland/)

  const email = freshEmail('later')
  await page.getByRole('button', { name: 'Finish later' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finish later' })
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('button', { name: 'Save and send me the link' }).click()
  await expect(page.getByText(`The link is on its way to ${email}`)).toBeVisible()

  const other = await elsewhere()
  await other.goto(linkIn(await letterTo(request, email, /sign-up/i)))
  await expect(heading(other)).toHaveText('When is help needed?')
  await answerSchedule(other)
  await expect(other.getByLabel('Job title')).toHaveValue('Care for my father')
})

test('a step that lacks an answer is where a deep link begins', async ({ page }) => {
  await page.goto('/family-signup/submit')
  await expect(page).toHaveURL('/family-signup/needs')
  await page.goto('/family-signup/b/review')
  await expect(page).toHaveURL('/family-signup/b/needs')
})
