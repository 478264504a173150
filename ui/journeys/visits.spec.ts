import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { carol, hydrated, leave, marisol, saving, signIn } from './people'

const phone = { width: 390, height: 844 }

test('a family plans weekly visits by thumb, moves one and cancels the following; the caregiver sees them', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto('/careteam')
  await hydrated(page)
  await page.getByRole('link', { name: 'Marisol R.', exact: true }).last().click()
  await expect(page).toHaveURL(/\/family\/dashboard\/connections\/\d+$/)
  const id = /\d+$/.exec(page.url())![0]
  const visits = page.getByRole('region', { name: 'Visits', exact: true })
  const schedule = page.getByRole('region', { name: 'Weekly schedule' })
  await expect(visits.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)

  // Every Sunday evening, from the next one on: said at its field where a day is missing, then planned.
  await visits.getByRole('button', { name: 'Add a visit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Every week' }).check()
  await dialog.getByLabel('From', { exact: true }).fill('17:00')
  await dialog.getByLabel('Until', { exact: true }).fill('19:00')
  await dialog.getByRole('button', { name: 'Add a visit' }).click()
  await expect(dialog.getByText('Choose at least one day of the week.').last()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /Sun/ }).check()
  const added = saving(page, /\/series\/$/)
  await dialog.getByRole('button', { name: 'Add a visit' }).click()
  expect((await added).status()).toBe(200)
  await expect(dialog).toBeHidden()
  await expect(schedule.getByRole('listitem').filter({ hasText: '5:00 PM' })).toContainText('Sunday')

  // The same again is no time that is free, and nothing is lost of what was typed.
  await visits.getByRole('button', { name: 'Add a visit' }).click()
  await dialog.getByRole('radio', { name: 'Every week' }).check()
  await dialog.getByRole('checkbox', { name: /Sun/ }).check()
  await dialog.getByLabel('From', { exact: true }).fill('18:00')
  await dialog.getByLabel('Until', { exact: true }).fill('20:00')
  await dialog.getByRole('button', { name: 'Add a visit' }).click()
  await expect(dialog.getByText('The caregiver is not available then.').first()).toBeVisible()
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue('18:00')
  await dialog.getByLabel('From', { exact: true }).fill('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Discard|Leave/ }).click()
  await expect(dialog).toBeHidden()

  // One of them is moved to half past five.
  await visits.getByRole('button', { name: /^Show all/ }).click()
  const sundays = visits.getByRole('listitem').filter({ hasText: '5:00 PM' })
  await sundays.nth(1).getByRole('link').click()
  await expect(page.getByText('Planned', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Change the visit' }).click()
  await page.getByLabel('From', { exact: true }).fill('17:30')
  await expect(page.getByRole('radio', { name: 'This visit', exact: true })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save visit' }).click()
  await expect(page.getByText('5:30 PM').first()).toBeVisible()

  // That one and those after it are cancelled.
  await page.getByRole('button', { name: 'Cancel visit' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('radio', { name: 'This and the following visits' }).check()
  await question.getByLabel('Reason').selectOption({ label: 'Not needed that day' })
  await expectAccessible(page)
  await expectFits(page, 'canceling a weekly visit')
  const cancelled = saving(page, /\/shifts\/\d+\//)
  await question.getByRole('button', { name: 'Cancel visit' }).click()
  expect((await cancelled).request().postDataJSON()).toEqual({ scope: 'following', reason: 'not_needed' })
  await expect(page.getByText('This visit was canceled')).toBeVisible()

  const other = await elsewhere({ viewport: phone })
  await signIn(other, marisol)
  await other.goto(`/caregiver/dashboard/connections/${id}`)
  await hydrated(other)
  const theirs = other.getByRole('region', { name: 'Visits', exact: true })
  await expect(theirs.getByRole('button', { name: 'Add a visit' })).toHaveCount(0)
  await theirs.getByRole('button', { name: /^Show all/ }).click()
  await expect(theirs.getByRole('listitem').filter({ hasText: '5:00 PM' }).first()).toBeVisible()
  await expect(theirs.getByRole('listitem').filter({ hasText: '5:30 PM' })).toContainText('Canceled')
  await expect(
    other
      .getByRole('region', { name: 'Weekly schedule' })
      .getByRole('listitem')
      .filter({ hasText: '5:00 PM' }),
  ).toContainText('Until')
  await leave(other)
})
