import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { inDays } from './hire'
import { carol, hydrated, leave, marisol, saving, signIn } from './people'

const phone = { width: 390, height: 844 }

test('a family ends a contract by thumb, having read what that brings with it, and keeps working together', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto('/careteam')
  await hydrated(page)
  await page.getByRole('link', { name: 'Marisol R.', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marisol R.')
  const id = /\d+$/.exec(page.url())![0]
  await page.goto(`/manage-connection/${id}`)
  await hydrated(page)
  await expect(
    page.getByRole('region', { name: 'Visits', exact: true }).getByRole('listitem').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'a connection')

  // How the two reach each other.
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  const change = page.getByRole('dialog', { name: 'Change your work together' })
  await change.getByRole('checkbox', { name: 'Phone' }).check()
  await expectAccessible(page)
  const reached = saving(page, new RegExp(`/connections/${id}/$`))
  await change.getByRole('button', { name: 'Save' }).click()
  expect((await reached).status()).toBe(200)
  await expect(page.getByText('Message, Phone')).toBeVisible()

  // Today as the last day would cancel what is planned; on a far one nothing is.
  await page.getByRole('button', { name: 'End the contract' }).click()
  const dialog = page.getByRole('dialog', { name: 'End the contract with Marisol' })
  await expect(dialog.getByText(/visits after that day are canceled:/)).toBeVisible()
  await expect(dialog.getByText(/^and \d+ more$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'End the contract' }).click()
  await expect(dialog.getByText('Choose a reason').last()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Last day of work').fill(inDays(120))
  await expect(dialog.getByText('No visits are planned after that day.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Care is no longer needed' }).check()
  await dialog.getByLabel('A note for our team').fill('She was wonderful.')
  const ended = saving(page, /\/terminate\//)
  await dialog.getByRole('button', { name: 'End the contract' }).click()
  expect((await ended).status()).toBe(200)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: /^The contract ends on / })).toBeVisible()
  await expect(page.getByText('You ended it: Care is no longer needed')).toBeVisible()
  await expectAccessible(page)

  // The other side reads it, why, and not what is for the staff; it is not theirs to take back.
  const other = await elsewhere({ viewport: phone })
  await signIn(other, marisol)
  await other.goto(`/manage-connection/${id}`)
  await hydrated(other)
  await expect(other.getByText('Carol I. ended it: Care is no longer needed')).toBeVisible()
  await expect(other.getByText('She was wonderful.')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Keep working together' })).toHaveCount(0)
  await expectAccessible(other)
  await expectFits(other, 'a connection of a caregiver')

  const resumed = saving(page, /\/terminate\//)
  await page.getByRole('button', { name: 'Keep working together' }).click()
  expect((await resumed).status()).toBe(200)
  await expect(page.getByRole('heading', { name: /^The contract ends on / })).toBeHidden()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Carol I.')
  await expect(other.getByRole('heading', { name: /^The contract ends on / })).toBeHidden()
  await leave(other)
  await leave(page)
})

test('a connection of others, or of nobody, is not there', async ({ page }) => {
  await signIn(page, carol)
  for (const id of [999_999, 'x']) {
    const answer = await page.goto(`/manage-connection/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})
