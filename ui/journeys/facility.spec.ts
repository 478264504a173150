import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { denise, facility, hydrated, signIn } from './people'
import { countPresses } from './presses'
import { test } from './test'
import { pressTwice } from './pressTwice'

/** A week ahead of the world's today, so that every day of it may be posted for. */
const nextWeek = () =>
  new Date(Date.parse(process.env.JOURNEY_DAY ?? '') + 8 * 86_400_000).toISOString().slice(0, 10)

const phone = { width: 390, height: 844 }

async function atHome(page: Page, width = phone.width): Promise<void> {
  await page.setViewportSize({ width, height: phone.height })
  await signIn(page, facility)
  await page.goto(facility.home)
  await hydrated(page)
}

/** Goes a week on, and waits until it is shown. */
async function weekAfter(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  const was = (await title.textContent()) ?? ''
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(title).not.toHaveText(was)
}

test('by thumb: hours are approved where they stand and taken back, and what matches at one press', async ({
  page,
}) => {
  await atHome(page)
  const presses = await countPresses(page, 'approve a timesheet')
  const rows = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Send back' }) })
  const name = (await rows.first().getByRole('heading').textContent()) ?? ''
  const row = page.getByRole('group', { name }).first()
  await row.getByRole('button', { name: /^Approve \$/ }).dblclick()
  await expect(row.getByText(/^\$[\d.]+ approved$/)).toBeVisible()
  await presses.expectAtMost(3)
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: /^Approve \$/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/facilities/hours')
  await hydrated(page)
  await page.getByRole('button', { name: /^Approve the \d+ that match$/ }).click()
  await expect(page.getByText(/^\$[\d.]+ approved$/).first()).toBeVisible()
  // What is longer than planned is left to be looked at.
  await expect(page.getByText(/\d+ min longer/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('As planned', { exact: true })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Approved' }).click()
  await expect(page).toHaveURL('/facilities/hours?view=approved')
  await expect(page.getByText('As planned', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('As planned', { exact: true })).toHaveCount(0)
})

test('by thumb: three nights are posted from the board, with the rate that filled ones suggest', async ({
  page,
}) => {
  await atHome(page)
  const presses = await countPresses(page, 'post three nights')
  await page.getByRole('link', { name: 'Post a shift' }).click()
  await expect(page).toHaveURL('/facilities/post')
  await page.getByText('Certified Nursing Assistant (CNA)', { exact: true }).click()
  await page.getByText('Evening, 3 PM – 11 PM', { exact: true }).click()
  const days = page.getByRole('group', { name: 'Days' }).getByRole('checkbox')
  for (const at of [3, 4, 5]) await days.nth(at).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText(/^3 shifts · About \$672/)).toBeVisible()
  // What is chosen outlives the page.
  await page.reload()
  await expect(page.getByText('We kept what you entered before.')).toBeVisible()
  await page.getByRole('button', { name: 'Post 3 shifts' }).click()
  await expect(page).toHaveURL(/\/facilities\/1\?week=/)
  await presses.expectAtMost(8)
  await page.goto('/facilities/post')
  await hydrated(page)
  await page.getByRole('button', { name: 'Post shifts' }).click()
  await expect(page.getByRole('link', { name: 'Who can work it: Choose who can work it.' })).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`the board shows a week, and what it lacks of the one before is chosen and posted, at ${width} px`, async ({
    page,
  }) => {
    await atHome(page, width)
    await weekAfter(page)
    await weekAfter(page)
    const gaps = page.getByRole('button', { name: /Not posted|·/, pressed: false }).filter({ visible: true })
    await expect(gaps.first()).toBeVisible()
    const lacking = await gaps.count()
    await gaps.first().click()
    const bar = page.getByText(/^1 shift, about \$/)
    await expect(bar).toBeVisible()
    // A choice is of its week: Back shows another, without it.
    await page.goBack()
    await expect(bar).toBeHidden()
    await weekAfter(page)
    await gaps.first().click()
    await expect(bar).toBeVisible()
    // At the foot it stands in its own place; further up it floats over what is scrolled from under it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expectAccessible(page)
    await pressTwice(page.getByRole('button', { name: 'Post 1 shift' }))
    await expect(page.getByText('1 shift posted')).toBeVisible()
    await expect(gaps).toHaveCount(lacking - 1)
    if (width === 1280) {
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(8)
      await expect(table.getByRole('rowheader').first()).toBeVisible()
      await table.getByRole('link').first().focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/facilities\/shifts\/\d+$/)
      await page.getByRole('main').getByRole('link', { name: 'Back to Board' }).click()
      await expect(page).toHaveURL(/\/facilities\/1\?week=/)
    }
    await page.goto(`/facilities/1?week=${nextWeek()}`)
    await expect(page.getByText(/^\d+ of \d+ filled$/)).toBeVisible()
  })
}

test('a person is found, made a favorite, written to and blocked, and answers the message', async ({
  page,
  elsewhere,
}) => {
  await atHome(page)
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await expect(bar.getByRole('listitem')).toHaveText([/Board/, /Hours/, /People/, /Messages/, /Me/])
  await bar.getByRole('link', { name: /^People/ }).click()
  await expect(page).toHaveURL('/facilities/people')
  await expectAccessible(page)
  const people = page.getByRole('main')
  await people.locator('a[href="/facilities/people/10002"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Denise A.' })).toBeVisible()
  await pressTwice(page.getByRole('button', { name: 'Add to favorites' }))
  await expect(page.getByRole('button', { name: 'Take out of favorites' })).toBeVisible()
  await expectAccessible(page)

  const words = `Can you come at seven? ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Message Denise' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(words)
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  await expect(page.getByRole('log')).toContainText(words)

  const nurse = await elsewhere()
  await signIn(nurse, denise)
  await nurse.goto('/messages')
  await nurse
    .getByRole('link', { name: /Harborlight/ })
    .first()
    .click()
  await expect(nurse.getByRole('heading', { level: 1 })).toHaveText(
    /^Harborlight Skilled Nursing\s*Paulette G\.$/,
  )
  await expect(nurse.getByRole('log')).toContainText(words)
  await nurse.getByRole('textbox').fill('At seven, yes.')
  await nurse.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('At seven, yes.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More about this conversation' }).click()
  await page.getByRole('menuitem', { name: 'Show profile' }).click()
  await expect(page).toHaveURL(/\/facilities\/people\/\d+$/)
  await page.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Denise does not see your open shifts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeFocused()
  await page.goto('/facilities/people?view=blocked')
  await expect(people.locator('a[href="/facilities/people/10002"]')).toBeVisible()
  await nurse.goto('/facilities/1')
  await expect(nurse.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(nurse.getByRole('main').getByRole('link', { name: /AM|PM/ })).toHaveCount(0)
  await page.goto('/facilities/people/10002')
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
})

test('one of its people is asked to work an open shift, and answers on their home', async ({
  page,
  elsewhere,
}) => {
  await atHome(page)
  await page.goto(`/facilities/1?week=${nextWeek()}`)
  const open = page.locator('main a[href^="/facilities/shifts/"][data-state=open]')
  const addresses = new Set(
    await open.evaluateAll((links) => links.map((link) => link.getAttribute('href')!)),
  )
  const ask = page.getByRole('button', { name: 'Ask Denise A.' })
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 2, name: 'Ask somebody' })).toBeVisible()
    if ((await ask.count()) > 0) break
  }
  await pressTwice(ask)
  await expect(page.getByText('We asked Denise.')).toBeVisible()
  await expect(ask).toHaveCount(0)
  await expectAccessible(page)

  const nurse = await elsewhere()
  await signIn(nurse, denise)
  await nurse.goto('/caregiver/dashboard')
  const asked = nurse
    .getByRole('listitem')
    .filter({ hasText: 'Harborlight Skilled Nursing asks if you can work' })
  await expect(asked).toHaveCount(1)
  await asked.getByRole('link', { name: /asks if you can work/ }).click()
  await expect(nurse.getByText('Harborlight Skilled Nursing asks if you can work this shift.')).toBeVisible()
  await expectAccessible(nurse)
  await nurse.goto('/openshifts')
  await expect(nurse.getByRole('heading', { level: 2, name: 'Facilities ask you' })).toBeVisible()
  await nurse.goto('/caregiver/dashboard')
  await hydrated(nurse)
  await pressTwice(asked.getByRole('button', { name: 'No, thank you' }))
  await expect(nurse.getByText('You said no to Harborlight Skilled Nursing.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Denise A.')).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`a posted shift is changed and withdrawn, at ${width} px`, async ({ page }) => {
    await atHome(page, width)
    await page.goto(`/facilities/1?week=${nextWeek()}`)
    await hydrated(page)
    await page
      .locator('main a[href^="/facilities/shifts/"][data-state=open]')
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('link', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change the shift' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /Pay per hour/ }).fill('61')
    await page.getByRole('button', { name: 'Save the shift' }).click()
    await expect(page).toHaveURL(/\/facilities\/shifts\/\d+$/)
    await expect(page.getByText('$61.00 an hour')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel shift' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel shift' }).click()
    await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cancel shift' })).toHaveCount(0)
  })
}
