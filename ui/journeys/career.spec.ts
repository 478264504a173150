import { expect } from '@playwright/test'
import { test } from './test'
import { freshCaregiver } from './people'

test('schools and employers are added, changed and removed', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/caregiver/profile/education')
  const schools = page.getByRole('dialog', { name: 'Education' })
  await expect(schools.getByRole('button', { name: 'Save school' })).toBeDisabled()
  await schools.getByLabel('School').fill('Zzyzx Night School')
  await schools.getByRole('option', { name: 'Add “Zzyzx Night School”' }).click()
  await schools.getByLabel('From year').selectOption('2019')
  await schools.getByLabel('To year').selectOption('2021')
  await schools.getByRole('button', { name: 'Save school' }).click()
  await expect(schools.getByRole('button', { name: /Zzyzx Night School.*2019 – 2021/ })).toBeVisible()
  await schools.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Zzyzx Night School' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit: Zzyzx Night School' }).click()
  await expect(page).toHaveURL(/modal=education/)
  await schools.getByRole('button', { name: 'Remove school' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('Are you sure you want to remove the Zzyzx Night School?')
  await sure.getByRole('button', { name: 'Remove school' }).click()
  await expect(page.getByText('Education record successfully deleted')).toBeVisible()
  await schools.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('It is required to have at least one record for education')).toBeVisible()

  await page.goto('/caregiver/profile/experiences')
  const jobs = page.getByRole('dialog', { name: 'Work Experience' })
  await jobs.getByLabel('Employer').fill('Zzyzx Family')
  await jobs.getByRole('option', { name: 'Add “Zzyzx Family”' }).click()
  await expect(jobs.getByRole('button', { name: 'Save employer' })).toBeDisabled()
  await jobs.getByLabel('Job title').fill('Companion')
  // An employer and a job title are enough.
  await jobs.getByRole('button', { name: 'Save employer' }).click()
  await jobs.getByRole('button', { name: /^Companion, Zzyzx Family/ }).click()
  await jobs.getByLabel('Still working here').check()
  await expect(jobs.getByRole('group', { name: 'To' }).getByLabel('Month')).toBeDisabled()
  await jobs.getByRole('group', { name: 'From' }).getByLabel('Month').selectOption('March')
  await jobs.getByRole('group', { name: 'From' }).getByLabel('Year').selectOption('2020')
  await jobs.getByRole('button', { name: 'Save employer' }).click()
  await expect(jobs.getByRole('button', { name: /Companion, Zzyzx Family.*2020 – Present/ })).toBeVisible()
})
