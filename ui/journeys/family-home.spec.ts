import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { carol, freshFamily, hydrated, leave, saving, signIn, walter } from './people'
import { countPresses } from './presses'

const phone = { width: 390, height: 844 }

test('a family answers who applied from its home in one press, and takes it back', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto(carol.home)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 2, name: /^(Today|Next: )/ })).toBeVisible()
  const presses = await countPresses(page, 'answer who applied')
  const row = page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Accept', exact: true }) })
    .first()
  const name = (await row.getByRole('heading').textContent()) ?? ''
  const same = page.getByRole('group', { name, exact: true }).first()
  const accepted = saving(page, /\/accept\//)
  await row.getByRole('button', { name: 'Accept', exact: true }).click()
  await accepted
  await expect(same.getByText(`Accepted. We tell ${name} in 5 minutes.`)).toBeVisible()
  await presses.expectAtMost(2)

  const undone = saving(page, /\/answer\//)
  await same.getByRole('button', { name: 'Undo' }).click()
  await undone
  await expect(same.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()

  // The applicant as a person for this job, and back to the job.
  await same.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)
  const declined = saving(page, /\/decline\//)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'We have found somebody' }).check()
  await dialog.getByRole('button', { name: /^Decline / }).click()
  await declined
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText(`Declined. We tell ${name} in 5 minutes.`)).toBeVisible()
})

test('a family posts another job, edits it, closes and reopens it by thumb', async ({ page }) => {
  await page.setViewportSize(phone)
  await freshFamily(page)
  await page.goto('/addjob')
  await expect(page).toHaveURL('/family/dashboard/add-job')
  await hydrated(page)
  await page.getByRole('button', { name: 'Post the job' }).click()
  await expect(page.getByText('Please choose at least one kind of help.').last()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Bathing' }).check()
  await page.getByLabel('Title').fill('Evenings with my father')
  await page
    .getByLabel(/first day|start/i)
    .first()
    .fill('12/01/2031')
  const kept = page.waitForResponse(
    (answer) => answer.ok() && /"hours_week":4\b/.test(answer.request().postData() ?? ''),
  )
  await page.getByRole('checkbox', { name: 'Monday' }).check()
  await expect(page.getByLabel(/hours a week/i).first()).toHaveValue('4')

  // What is written is kept on the server: after a reload it is there again.
  await page.getByLabel('Title').press('Tab')
  await kept
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Title')).toHaveValue('Evenings with my father')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Post the job' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evenings with my father' })).toBeVisible()
  await expect(page).toHaveURL(/\/family\/dashboard\/job\/\d+$/)
  await expect(page.getByText('Nobody has applied yet.').last()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Title').fill('Late evenings with my father')
  await page.getByRole('button', { name: 'Save the job' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Late evenings with my father' })).toBeVisible()

  await page.getByRole('button', { name: 'Close the job' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nobody is waiting for an answer.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close the job' }).click()
  await expect(dialog.getByText('Please choose a reason.').first()).toBeVisible()
  await dialog.getByRole('radio', { name: 'We found somebody' }).check()
  await dialog.getByRole('button', { name: 'Close the job' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Close the job' })).toBeVisible()
  await page
    .getByRole('link', { name: /Your jobs/ })
    .first()
    .click()
  await expect(page).toHaveURL('/jobposts')
  await expect(page.getByRole('link', { name: 'Late evenings with my father' })).toBeVisible()
})

test('a partner’s family is led home, sees its plan and its hours, opens its caregiver and writes', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, walter)
  await page.goto('/')
  await expect(page).toHaveURL('/family/dashboard')
  await hydrated(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /hours left$/ })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()

  // Nothing on its pages leads to a refusal.
  const links = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    await page.goto(link)
    expect(page.url(), link).not.toContain('accessBlocked')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We cannot find that page')
  }
  // All that the page of its settings asks for is answered.
  await page.goto('/settings')
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^Make (an|a new) address$/ })).toBeVisible()
  await expect(page.getByText('Your plan does not include this page.')).toBeHidden()
  await page.goto(walter.home)
  await hydrated(page)
  await page.locator('a[href^="/family/dashboard/connections/"]').first().click()
  await expectAccessible(page)
  const profile = page.getByRole('link', { name: 'See the profile' })
  await expect(profile).toHaveAttribute('href', /^\/caregiver-profile-b2b\//)
  await page.getByRole('button', { name: /^Message / }).click()
  const words = `Thank you for this morning. ${crypto.randomUUID()}`
  await page.getByRole('dialog').getByRole('textbox').fill(words)
  await page.getByRole('dialog').getByRole('button', { name: /Send/ }).click()
  await expect(page).toHaveURL(/\/messages\/\d+/)
  await expect(page.getByRole('log').getByText(words)).toBeVisible()
  await leave(page)
})

for (const width of [390, 1280]) {
  test(`a family sees who comes in the next two weeks, opens a visit and a caregiver, and writes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, carol)
    await page.goto(carol.home)
    await hydrated(page)
    const bar = page.getByRole('navigation', { name: 'Main menu' })
    await expect(bar.getByRole('listitem')).toHaveText([/Home/, /Care/, /Find/, /Messages/, /Me/])
    await bar.getByRole('link', { name: /^Care/ }).click()
    await expect(page).toHaveURL('/careteam')
    await expect(page.getByRole('heading', { level: 1, name: 'Care' })).toBeVisible()
    const care = page.getByRole('main')
    await expect(care.getByRole('heading', { name: 'Next visits' })).toBeVisible()
    await expectAccessible(page)
    await care.getByRole('link', { name: 'See the visit' }).first().click()
    await expect(page).toHaveURL(/\/next-shift\/\d+\/\d+$/)
    await expect(bar.getByRole('link', { name: /^Care/ })).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await care.getByRole('link', { name: 'Marisol R.', exact: true }).last().click()
    await expect(page).toHaveURL(/\/family\/dashboard\/connections\/\d+$/)
    await page.getByRole('link', { name: 'Back to Care' }).click()
    await expect(page).toHaveURL('/careteam')
    await care
      .getByRole('link', { name: /Marisol/ })
      .and(care.locator('a[href^="/messages/"]'))
      .first()
      .click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
  })
}

test('a family’s care says what could not be loaded, and loads it at a press', async ({ page }) => {
  await signIn(page, carol)
  await page.goto(carol.home)
  await hydrated(page)
  await page.route('**/v1/family/0/care_team/', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Care/ }).click()
  await expect(page.getByText('We could not load your care team')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the visit' }).first()).toBeVisible()
  await page.unroute('**/v1/family/0/care_team/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Care manager').first()).toBeVisible()
})

test('a family’s care lists whatever its bar counts there', async ({ page }) => {
  await signIn(page, carol)
  await page.goto('/careteam')
  await hydrated(page)
  const rows = await page.getByRole('main').locator('.answer-row').count()
  const words = rows === 0 ? /^Care$/ : new RegExp(`^Care\\s*${rows}\\b`)
  await expect(page.locator('.bar').getByRole('link', { name: /^Care/ })).toHaveText(words)
})
