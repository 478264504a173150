import { expect, type Page } from '@playwright/test'
import { walkByAxe } from './axe'
import { freshCaregiver, hydrated, letterTo, saving, signIn, staff } from './people'
import { test } from './test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const why = (page: Page) => page.getByLabel('Why do you care for people?')
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click()

/** Answers everything, up to the page that hands it in. */
async function answerAll(page: Page): Promise<void> {
  await hydrated(page)
  await why(page).fill('My grandmother needed somebody.')
  await page.getByLabel('Tell us about a hard day at work, and what you did.').fill('She fell. I stayed.')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/screen/questionnaire')
  await choose(page, 'Can you help somebody up from a chair?', 'Yes')
  await choose(page, 'Do you drive, and have a car?', 'No')
  await choose(page, 'Do you mind pets in the home?', 'No')
  await choose(page, 'Do you smoke?', 'Only outside')
  await choose(page, 'When could you start?', 'In two weeks')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/screen/nextsteps')
}

test('a newcomer answers, loses nothing on the way, is asked for a change, and is accepted', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await freshCaregiver(page)
  await page.goto('/me')
  await page.getByRole('link', { name: /^Your screening/ }).click()
  await page.getByRole('link', { name: 'Begin', exact: true }).click()
  await expect(page).toHaveURL('/screen/interview')

  const kept = saving(page, /\/screening\/draft\/$/)
  await why(page).fill('My grandm')
  await kept
  await page.reload()
  await expect(why(page)).toHaveValue('My grandm')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByLabel('Tell us about a hard day at work, and what you did.')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  // What comes later is not open yet.
  await page.goto('/screen/nextsteps')
  await expect(page).toHaveURL('/screen/interview')
  await answerAll(page)
  await expect(page.getByText('She fell. I stayed.')).toBeVisible()
  await page.getByRole('button', { name: 'Hand in my answers' }).click()
  await expect(heading(page)).toHaveText('Thank you')
  await walkByAxe(page, [{ path: '/screen/thankyou' }])

  const desk = await elsewhere()
  await signIn(desk, staff)
  const decide = async (decision: string, note?: string) => {
    await desk.goto('/staff/screening')
    await desk
      .getByRole('link', { name: /^Lupe Journey/ })
      .last()
      .click()
    await expect(desk.getByText('She fell. I stayed.')).toBeVisible()
    await desk.getByRole('radiogroup').getByText(decision).click()
    if (note) await desk.getByLabel('What should they change?').fill(note)
    await desk.getByRole('button', { name: 'Save the decision' }).click()
    await expect(desk.getByText(/^Decided on/)).toBeVisible()
    await expect(desk.getByRole('navigation', { name: 'Waiting' }).getByText(/^Lupe/)).toHaveCount(0)
  }
  await decide('Ask for a change', 'Tell us more of that day.')
  await letterTo(page.request, email, /A question about your screening/)
  await page.goto('/screen')
  await expect(page.getByText('Tell us more of that day.')).toBeVisible()
  await page.getByRole('link', { name: 'Change your answers' }).click()
  await expect(why(page)).toHaveValue('My grandmother needed somebody.')
  await answerAll(page)
  await walkByAxe(page, [{ path: '/screen/nextsteps' }])
  await page.getByRole('button', { name: 'Hand in my answers' }).click()
  await expect(heading(page)).toHaveText('Thank you')
  await decide('Accept the answers')
  await page.goto('/screen')
  await expect(page.getByText('Our team has read and accepted your answers.')).toBeVisible()
})
