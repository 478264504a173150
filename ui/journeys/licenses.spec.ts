import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { denise, signIn, marisol, staff } from './people'
import { prefer } from './preferences'

const photo = {
  name: 'front.png',
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\nno picture at all', 'latin1'),
}

for (const { who, type, width, said } of [
  { who: marisol, type: 'Geriatric Care Manager', width: 390, said: 'Certification successfully removed.' },
  { who: denise, type: 'Nurse Practitioner', width: 1280, said: 'License deleted.' },
]) {
  test(`a ${type} is added pending, numbered, and removed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, who)
    await page.goto('/caregiver/profile?modal=certification')
    const adding = page.getByRole('dialog', { name: 'Add a certification' })
    await adding.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(adding.getByRole('group', { name: /There is a problem|Check \d+ answer/ })).toBeFocused()
    await adding.getByLabel('License or certification').selectOption({ label: type })
    await adding.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(adding).toHaveCount(0)

    await page.goto('/caregiver/profile/certifications')
    const list = page.getByRole('dialog', { name: 'Certifications' })
    await expect(list.getByRole('listitem').filter({ hasText: type })).toContainText(
      'Pending for license number',
    )
    await list.getByRole('link', { name: `Edit ${type}` }).click()
    const editing = page.getByRole('dialog', { name: 'Certification', exact: true })
    await editing.getByLabel('Number').fill('N-1')
    await editing.getByLabel('Expiry date').fill('06/30/2099')
    await editing.locator('input[type=file]').setInputFiles(photo)
    await expect(editing.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await editing.getByRole('button', { name: 'Remove photo 1' }).click()
    await editing.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(editing).toHaveCount(0)

    await page.goto('/caregiver/profile/certifications')
    await expect(list.getByRole('listitem').filter({ hasText: type })).toContainText('Number N-1')
    await list.getByRole('link', { name: `Edit ${type}` }).click()
    await editing.getByRole('button', { name: 'Remove certification' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove certification' }).click()
    await expect(page.getByText(said)).toBeVisible()
  })
}

test('by keys alone, in Spanish, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, marisol)
  await prefer(page, { locale: 'es' })
  for (const path of ['/caregiver/profile/certifications', '/caregiver/profile?modal=hcpCertification']) {
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/caregiver/profile')
  }
})

test('staff look a changed license up, verify it and send it back; a nurse applies on a verified one alone', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, denise)
  await page.goto('/openshifts?open_shifts_status=3')
  const fitting = await page.locator('a[href^="/nursingshifts/shift/"]').first().getAttribute('href')
  const license = 'Licensed Vocational Nurse'
  await page.goto('/caregiver/profile/certifications')
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: license })
  await expect(row).toContainText('Verified by Jordan P. from our team on')
  await row.getByRole('link', { name: `Edit ${license}` }).click()
  const editing = page.getByRole('dialog', { name: 'Certification', exact: true })
  await editing.getByLabel('Number').fill('VN-204816')
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editing).toHaveCount(0)
  await page.goto('/caregiver/profile/certifications')
  await expect(row).toContainText('Under review')
  await page.goto(fitting!)
  await expect(page.getByText('Your license (LVN) is under review.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)

  const office = await elsewhere()
  await signIn(office, staff)
  await office.goto(staff.home)
  await office.getByRole('link', { name: 'Licenses to verify', exact: true }).first().click()
  await office
    .getByRole('navigation')
    .getByRole('link', { name: /^Denise Adeyemi/ })
    .click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Denise Adeyemi')
  await expect(office.getByText('VN-204816')).toBeVisible()
  await expect(office.getByRole('link', { name: /^California DCA/ })).toHaveAttribute('target', '_blank')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Send back' }).click()
  await expect(office.getByLabel('What is wrong?')).toHaveAttribute('aria-invalid', 'true')
  await office.getByLabel('What is wrong?').selectOption({ label: 'Not in the register' })
  await office.getByRole('button', { name: 'Send back' }).click()
  await expect(office.getByText('Denise Adeyemi: Licensed Vocational Nurse was sent back.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We could not verify your license (LVN).')).toBeVisible()
  await page.goto('/caregiver/profile/certifications')
  await expect(row).toContainText('The state register has no license with this number.')

  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByText('VN-204816')).toBeVisible()
  await office.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(office.getByText('Denise Adeyemi: Licensed Vocational Nurse is verified.')).toBeVisible()
  await page.goto(fitting!)
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
})
