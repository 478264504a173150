import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { heading } from './hire'
import { carol, hydrated, newestSent, ownId, signIn, staff } from './people'
import { pressTwice } from './pressTwice'
import { test } from './test'

const phone = { width: 390, height: 844 }
const words = 'She was on time every morning, and my father liked her.'
const answer = 'Thank you, Carol. Your father made me laugh every day.'

/** Work of Carol's that has ended. */
const ended = '/family/dashboard/connections/5'

/** Takes back what was decided last. */
async function undo(desk: Page): Promise<void> {
  const button = desk.getByRole('main').getByRole('button', { name: 'Undo' })
  await pressTwice(button)
  await expect(button).toHaveCount(0)
}

/** Opens what waits about somebody at the desk, decides, and waits until it is done. */
async function decide(
  desk: Page,
  name: string,
  what: string,
  decision: string,
  reason?: string,
): Promise<void> {
  await desk.goto('/staff/reviews')
  await hydrated(desk)
  await desk.getByRole('link', { name: new RegExp(`^${name} .*${what}`) }).click()
  await expect(desk.getByRole('heading', { name: what })).toBeVisible()
  await desk.getByText(decision, { exact: true }).click()
  if (reason) await desk.getByLabel(reason).check()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save decision' }).click()
  await expect(desk.getByText(new RegExp(`${name} .*’s profile`))).toBeVisible()
}

test('a family that hired somebody writes a review, they answer it, and one that breaks the rules is taken away', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto(ended)
  await hydrated(page)
  const name = ((await heading(page).textContent()) ?? '').split(' ')[0]!
  const own = page.getByRole('region', { name: 'Your review' })
  await own.getByRole('button', { name: 'Write a review' }).click()
  const dialog = page.getByRole('dialog', { name: `Your review of ${name}` })
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.getByText('Choose how many stars.').first()).toBeVisible()
  await dialog.getByText('5 stars: excellent').click()
  await dialog.getByLabel('What should other families know?').fill('Kind.')
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.getByText('Write at least 20 characters.').first()).toBeVisible()
  await dialog.getByLabel('What should other families know?').fill(words)
  await expectAccessible(page)
  await expectFits(page, 'a review')
  await pressTwice(dialog.getByRole('button', { name: 'Send review' }))
  await expect(dialog).toBeHidden()
  await expect(own.getByText('Our team is reading it.')).toBeVisible()

  const desk = await elsewhere({ viewport: { width: 1280, height: 900 } })
  await signIn(desk, staff)
  await decide(desk, name, 'Review to read', 'Show it')
  await undo(desk)
  await expect(desk.getByRole('heading', { name: 'Review to read' })).toBeVisible()
  await expect(desk.getByText(words)).toBeVisible()
  await decide(desk, name, 'Review to read', 'Show it')

  const { recipient, body } = await newestSent(
    page.request,
    ({ channel, subject }) =>
      channel === 'mail' && /Carol I\. (wrote a review about you|escribió una reseña)/.test(subject),
  )
  expect(body).toContain('/caregiver/reviews')
  const reader = await elsewhere({ viewport: phone })
  await signIn(reader, { email: recipient })
  await reader.goto('/caregiver/reviews')
  await hydrated(reader)
  const item = reader.getByRole('listitem').filter({ hasText: words })
  await item.getByRole('button', { name: /^Answer Carol/ }).click()
  const answering = reader.getByRole('dialog', { name: /^Answer Carol/ })
  await answering.getByLabel('Your answer').fill(answer)
  await expectAccessible(reader)
  await answering.getByRole('button', { name: 'Send answer' }).click()
  await expect(item.getByText('Our team is reading it')).toBeVisible()
  await decide(desk, name, 'Answer to read', 'Show it')

  await page.reload()
  await expect(page.getByText('Families see it on the profile.')).toBeVisible()
  const visitor = await elsewhere({ viewport: phone })
  await visitor.goto(`/caregivers/profile/somebody/${await ownId(reader)}`)
  const shown = visitor.getByRole('listitem').filter({ hasText: words })
  await expect(shown.getByText(new RegExp(`^${name}.*’s answer$`))).toBeVisible()
  await expect(shown.getByText(answer)).toBeVisible()

  await item.getByRole('button', { name: /^Report Carol/ }).click()
  const reporting = reader.getByRole('dialog', { name: /^Report Carol/ })
  await reporting.getByRole('button', { name: 'Send report' }).click()
  await expect(reporting.getByText('Choose a reason.').first()).toBeVisible()
  await reporting.getByLabel('It tells of something that did not happen').check()
  await expectAccessible(reader)
  await pressTwice(reporting.getByRole('button', { name: 'Send report' }))
  await expect(item.getByText('You reported this.')).toBeVisible()
  await expect(item.getByRole('button', { name: /^Change your answer/ })).toBeFocused()
  await decide(desk, name, 'Review reported', 'Remove it', 'It tells of something that did not happen')

  await reader.reload()
  await expect(reader.getByText(words)).toHaveCount(0)
  await page.reload()
  await expect(own.getByText('Our team removed it from the profile:')).toBeVisible()
  await hydrated(page)
  await own.getByRole('button', { name: 'Remove it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(own.getByRole('button', { name: 'Write a review' })).toBeFocused()
})
