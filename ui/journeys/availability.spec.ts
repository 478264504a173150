import { expect, test } from '@playwright/test'
import { freshCaregiver } from './people'

test('times are added, changed and deleted on the calendar', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/availability')
  await expect(page.getByText('No times yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add times' }).click()
  const adding = page.getByRole('dialog', { name: 'Add times' })
  await adding.getByLabel('First day', { exact: true }).fill('01/05/2099')
  await adding.getByLabel('Repeats every week').check()
  await adding.getByRole('button', { name: 'Save times' }).click()
  await expect(page.getByText('Availability successfully updated')).toBeVisible()
  await page.getByRole('button', { name: /Every Monday, from Jan 5/ }).click()
  const editing = page.getByRole('dialog', { name: 'Edit times' })
  await editing.getByLabel('Until').fill('08:00')
  await expect(editing.getByText('Ends the next morning.')).toBeVisible()
  await editing.getByRole('button', { name: 'Save times' }).click()
  await expect(page.getByRole('button', { name: /9:00.AM – 8:00.AM/ })).toBeVisible()

  await page.goto('/availability?on=2099-01-05&view=week')
  await page
    .getByRole('button', { name: /9:00.AM – 8:00.AM/ })
    .first()
    .click()
  await editing.getByRole('button', { name: 'Delete times' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete times' }).click()
  await expect(page.getByText('Availability successfully deleted')).toBeVisible()
  await expect(page.getByText('No times yet')).toBeVisible()
})
