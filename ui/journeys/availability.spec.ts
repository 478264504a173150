import { expect } from '@playwright/test'
import { test } from './test'
import { freshCaregiver } from './people'

test('times are added, changed and deleted on the calendar, and by two tabs at once', async ({
  page,
  context,
}) => {
  await freshCaregiver(page)
  await page.goto('/availability')
  await expect(page.getByText('No times yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add times' }).click()
  const adding = page.getByRole('dialog', { name: 'Add times' })
  await adding.getByText('One day, or several in a row').click()
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

  // Two tabs have the same times before them; the second to save is asked, and nothing of either is lost.
  const other = await context.newPage()
  const second = other.getByRole('dialog', { name: 'Edit times' })
  await other.goto('/availability')
  await other.getByRole('button', { name: /Every Monday, from Jan 5/ }).click()
  await second.getByLabel('Until').fill('07:00')
  await page.getByRole('button', { name: /Every Monday, from Jan 5/ }).click()
  await editing.getByLabel('Until').fill('18:00')
  await editing.getByRole('button', { name: 'Save times' }).click()
  await expect(page.getByRole('button', { name: /9:00.AM – 6:00.PM/ })).toBeVisible()
  await second.getByRole('button', { name: 'Save times' }).click()
  await expect(second.getByText(/It now says: 9:00.AM – 6:00.PM/)).toBeVisible()
  await expect(second.getByLabel('Until')).toHaveValue('07:00')
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await expect(second.getByRole('button', { name: 'Save times' })).toBeFocused()
  await second.getByRole('button', { name: 'Save times' }).click()
  await expect(other.getByRole('button', { name: /9:00.AM – 7:00.AM/ })).toBeVisible()
  await other.getByRole('button', { name: /Every Monday, from Jan 5/ }).click()
  await second.getByLabel('Until').fill('06:00')

  // Deleted as it was before: the tab is told of the change first.
  await page.getByRole('button', { name: /Every Monday, from Jan 5/ }).click()
  await editing.getByRole('button', { name: 'Delete times' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: 'Delete times' }).click()
  await expect(sure.getByText(/It now says: 9:00.AM – 7:00.AM/)).toBeVisible()
  await sure.getByRole('button', { name: 'Delete times' }).click()
  await expect(page.getByText('No times yet')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await second.getByRole('button', { name: 'Save times' }).click()
  await expect(second.getByText('This was deleted while you were editing')).toBeVisible()
  await second.getByRole('button', { name: 'Add it again' }).click()
  await expect(other.getByRole('button', { name: /9:00.AM – 6:00.AM/ })).toHaveCount(1)
  await other.close()

  await page.goto('/availability?on=2099-01-05&view=week')
  await page
    .getByRole('button', { name: /9:00.AM – 6:00.AM/ })
    .first()
    .click()
  await editing.getByRole('button', { name: 'Delete times' }).click()
  await sure.getByRole('button', { name: 'Delete times' }).click()
  await expect(page.getByText('Availability successfully deleted')).toBeVisible()
  await expect(page.getByText('No times yet')).toBeVisible()

  await expect(page).toHaveURL('/availability?on=2099-01-05&view=week')

  // Monday to Friday in one go; the same again adds nothing.
  for (let press = 0; press < 2; press++) {
    await page.goto('/availability')
    await page.getByRole('button', { name: 'Add times' }).click()
    await adding.getByRole('button', { name: 'Save times' }).click()
    await expect(adding.getByText('Choose at least one day of the week.').first()).toBeVisible()
    await adding.getByRole('button', { name: 'Monday to Friday' }).click()
    await adding.getByRole('button', { name: 'Save times' }).click()
    await expect(page).toHaveURL('/availability')
    await expect(page.getByRole('button', { name: /^Every \w+day, from/ })).toHaveCount(5)
  }
})
