import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { heading, inDays, next } from './hire'
import { carol, hydrated, leave, newestSent, saving, signIn } from './people'

const phone = { width: 390, height: 844 }

test('a family hires again whose contract ended: a new one begins, and the old one stays to be read by both', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto('/family/dashboard/connections/5')
  await hydrated(page)
  const name = ((await heading(page).textContent()) ?? '').split(' ')[0]!
  await expect(page.getByRole('heading', { name: /^This work ended on / })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Hire again' }).click()
  await expect(page).toHaveURL(/\/hire\/\d+\/select-job$/)
  await page.getByRole('radio', { name: /Afternoons with my father/ }).check()
  await next(page)
  await expect(heading(page)).toHaveText(
    /Who needs care\?|Where will care take place\?|When does the work start\?/,
  )
  for (let step = 0; step < 8 && !(await heading(page).textContent())?.startsWith('Your offer'); step++) {
    const title = (await heading(page).textContent()) ?? ''
    if (title === 'When does the work start?') await page.getByLabel('First day').fill(inDays(20))
    if (title === 'Which days and hours?')
      for (const day of ['Tuesday', 'Thursday', 'Sunday'])
        await page.getByRole('checkbox', { name: day, exact: true }).click()
    const asTyped = page.getByRole('checkbox', { name: 'Use it as I typed it' })
    if (await asTyped.isVisible()) await asTyped.check()
    await next(page)
    await expect(heading(page)).not.toHaveText(title)
  }
  const offered = saving(page, /\/hire\/$/)
  await page.getByRole('button', { name: `Send offer to ${name}` }).click()
  await offered

  const { recipient } = await newestSent(
    page.request,
    ({ channel, subject }) =>
      channel === 'mail' && subject.includes('Carol I.') && /offer|trabajo/i.test(subject),
  )
  const other = await elsewhere({ viewport: phone })
  await signIn(other, { email: recipient })
  await other.goto('/caregiver/dashboard')
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Carol I. has offered you work' })
    .getByRole('link', { name: 'Read and answer' })
    .click()
  const hint = await other.getByText(/^As it appears in your account: /).textContent()
  await other.getByLabel('Your full name').fill((hint ?? '').replace('As it appears in your account: ', ''))
  await other.getByRole('button', { name: 'Accept and sign' }).click()
  await expect(other.getByText(/You work with .* starting .*\./)).toBeVisible()

  // The old contract leads to the new one, and the new one back.
  await page.goto('/family/dashboard/connections/5')
  await hydrated(page)
  await expect(page.getByText('You work together again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hire again' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See it as it is now' }).click()
  await expect(page.getByRole('heading', { name: 'Worked together before' })).toBeVisible()
  await expect(page.getByText('Hired').first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'a connection begun again')
  await page.getByRole('link', { name: /^\w+ \d+, \d+ to / }).click()
  await expect(page).toHaveURL('/family/dashboard/connections/5')

  await other.setViewportSize({ width: 1280, height: 900 })
  await other.goto('/caregiver/dashboard/connections/5')
  await expect(other.getByText('You work together again.')).toBeVisible()
  await other.getByRole('link', { name: 'See it as it is now' }).click()
  await expect(other.getByRole('heading', { name: 'Worked together before' })).toBeVisible()
  await expectAccessible(other)
  await leave(other)
  await leave(page)
})
