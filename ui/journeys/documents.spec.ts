import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectNotSideways, walkByAxe } from './axe'
import { denise, freshName, manager, signIn, marisol, staff } from './people'
import { prefer } from './preferences'
import { stallUploads } from './stalledUpload'

const card = {
  name: 'new-card.png',
  mimeType: 'image/png',
  // Of one pixel.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const paper = (name: string, bytes = 64) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes)]),
})
const picker = (page: Page) => page.locator('input[type=file][multiple]')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

for (const { who, width } of [
  { who: marisol, width: 390 },
  { who: denise, width: 1280 },
]) {
  test(`an expired document is put right at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, who)
    await page.goto('/documents?filter=expired')
    await expect(row(page, 'CPR card')).toContainText('Expired')
    await page.getByRole('link', { name: 'Edit CPR card' }).click()
    await expect(page.getByText('This document has expired. Please update it.')).toBeVisible()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const update = page.getByRole('button', { name: 'Update', exact: true })
    await expect(update).toBeDisabled()
    await expect(page.getByText('Expiry date cannot be in the past').first()).toBeVisible()
    await page.getByLabel('Expiry date').fill('05/31/2099')
    await page.getByRole('button', { name: /^Remove cpr-card/ }).click()
    await expect(update).toBeDisabled()
    await picker(page).setInputFiles(card)
    await update.click()
    await expect(page).toHaveURL('/documents')
    await expect(row(page, 'CPR card')).toContainText('Under review')
    await expect(row(page, 'CPR card')).toContainText('Expires 5/31/2099')
    await page.goto('/documents?filter=expired')
    await expect(row(page, 'CPR card')).toHaveCount(0)
    await expectNotSideways(page)
  })
}

test('an upload that breaks off tells so at the file, keeps what arrived, and is tried again', async ({
  page,
}) => {
  await signIn(page, marisol)
  const name = freshName('Broken')
  await page.goto('/documents/upload')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await picker(page).setInputFiles([paper('first.pdf'), paper('second.pdf', 4_000_000)])
  const line = await stallUploads(page, 'PATCH', '**/v1/legal/documents/*/')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const progress = page.getByRole('progressbar', { name: 'Sending second.pdf' })
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThanOrEqual(80)
  line.breakOff()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await line.mend()
  await again.click()
  await expect(page).toHaveURL('/documents')
  await row(page, name).getByRole('link').click()
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete document' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click()
  await expect(page.getByText('The document was successfully deleted.')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})

test('what is no document is refused when it is picked, and by the server at its file', async ({ page }) => {
  await signIn(page, denise)
  await page.goto('/documents/upload')
  await page.getByLabel('Name', { exact: true }).fill('Hostile')
  await picker(page).setInputFiles({ name: 'card.html', mimeType: 'text/html', buffer: Buffer.from('<p>') })
  await expect(page.getByText(/We cannot accept card.html/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await picker(page).setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<p>') })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page
      .getByRole('group', { name: 'Files' })
      .getByRole('listitem')
      .getByText(/We cannot take this file/),
  ).toBeVisible()
})

test('nobody but caregivers is told what families ask of who they hire', async ({ page }) => {
  await signIn(page, manager)
  await page.goto('/documents')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  await expect(main).not.toContainText('families')
})

test('the modals open by path and by name; a document that may not leave says so', async ({ page }) => {
  await signIn(page, denise)
  for (const address of ['/caregiver/profile/documents', '/caregiver/profile?modal=documents']) {
    await page.goto(address)
    const dialog = page.getByRole('dialog', { name: 'Documents' })
    await dialog.getByRole('link', { name: 'Edit Work authorization' }).click()
    const one = page.getByRole('dialog', { name: 'Edit document' })
    await expect(one.getByText('This document cannot be exported')).toBeVisible()
    await expect(one.getByRole('button', { name: 'Export' })).toBeDisabled()
    await one.getByRole('button', { name: 'Close' }).click()
  }
})

test('staff ask for a document and verify another', async ({ page }) => {
  await signIn(page, staff)
  await page.goto('/staff/documents?search=adeyemi')
  await page.getByRole('link', { name: 'Denise Adeyemi' }).click()
  await page.getByRole('button', { name: 'Verify: Vaccination record' }).click()
  await expect(page.getByRole('button', { name: 'Undo verification: Vaccination record' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo verification: Vaccination record' }).click()
  await expect(page.getByRole('button', { name: 'Skip verification: Vaccination record' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Passport')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(row(page, 'Passport').first()).toContainText('Requested')
})

test('in Spanish, and axe finds nothing in either light', async ({ page }) => {
  await signIn(page, marisol)
  await prefer(page, { locale: 'es' })
  await walkByAxe(page, [
    { path: '/documents' },
    { path: '/documents/upload' },
    { path: '/caregiver/profile?modal=documents' },
    { path: '/caregiver/profile?modal=exportDocuments' },
  ])
})
