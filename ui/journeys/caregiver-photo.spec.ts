import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { profilePhotoRuleTexts } from '../../sdk/src/photos/index.ts'
import { profilePhotoScreenTexts, profilePhotoTexts } from '../../sdk/src/texts/index.ts'
import { expectAccessible } from './axe'
import { tabTo } from './keys'
import { freshCaregiver, hydrated } from './people'
import { address, chosen, dialog, picture, press } from './photo'
import { stallUploads } from './stalledUpload'

async function upload(page: Page): Promise<void> {
  await press(page, profilePhotoTexts.addPhoto[0])
  await chosen(page).setInputFiles(await picture(page))
  await expect(dialog(page).getByRole('button', { name: 'Save Photo' })).toBeEnabled()
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a caregiver adds a photo, turns and cuts it, and families see it', async ({ page }) => {
      const cropper: string[] = []
      page.on('request', (request) => void (/\/cropper-/.test(request.url()) && cropper.push(request.url())))
      await freshCaregiver(page)
      await page.goto(address)
      await expect(dialog(page).getByText(profilePhotoScreenTexts.noPhoto[0])).toBeVisible()
      await expectAccessible(page)
      await press(page, profilePhotoScreenTexts.guide[0])
      await expectAccessible(page)
      await page.getByRole('button', { name: 'GOT IT!' }).click()
      await press(page, 'Add photo')
      await expectAccessible(page)
      expect(cropper).toEqual([])
      await chosen(page).setInputFiles(await picture(page))
      await expect(dialog(page).getByText('Photo looks great!')).toBeVisible()
      await expect.poll(() => cropper.length).toBeGreaterThan(0)
      await press(page, 'Rotate right')
      await press(page, 'Larger')
      await expectAccessible(page)
      await press(page, 'Save Photo')
      const shown = dialog(page).locator('.photo-square img')
      await expect(shown).toHaveAttribute('src', /\/768\.webp\?v=/)
      await expect(dialog(page).getByText('Photo looks great!')).toBeVisible()
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(768)
      await expectAccessible(page)
      await press(page, 'Edit photo')
      await expect(dialog(page).getByRole('button', { name: 'Save Photo' })).toBeEnabled()
      await press(page, 'Cancel')
      await press(page, 'Done')
      await expect(page).toHaveURL('/caregiver/profile')
    })

    test('an upload that fails near its end is tried again with the same photo', async ({ page }) => {
      await freshCaregiver(page)
      await page.goto(address)
      await press(page, 'Add photo')
      const large = await picture(page, { width: 2400, height: 1600, type: 'image/png' })
      const line = await stallUploads(page, 'POST', '**/v1/caregivers/0/photo/')
      await chosen(page).setInputFiles({ ...large, name: 'me.png' })
      const progress = dialog(page).getByRole('progressbar')
      await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThanOrEqual(80)
      line.breakOff()
      const retry = dialog(page).getByRole('button', { name: profilePhotoScreenTexts.retry[0] })
      await expect(retry).toBeVisible()
      await expect(dialog(page).getByText(profilePhotoTexts.uploadFailed[0])).toBeVisible()
      await expectAccessible(page)
      await line.mend()
      await retry.click()
      await expect(dialog(page).getByRole('button', { name: 'Save Photo' })).toBeEnabled()
    })
  })
}

test('the modal opens by its query over another page, and Back or Esc closes it', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/caregiver/dashboard')
  await page.goto('/caregiver/dashboard?modal=picture')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/caregiver/dashboard')
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/caregiver/dashboard')
})

test('an uploaded photo that is not cut yet is not lost by closing', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(address)
  await upload(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await press(page, 'Save Photo')
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('a photo is added with the keyboard alone', async ({ page }) => {
  // Somebody listens from the start: what hears of the browser's window only at the press may come behind it.
  page.on('filechooser', () => {})
  await freshCaregiver(page)
  await page.goto(address)
  await hydrated(page)
  const focus = async (name: string) => {
    const wanted = dialog(page).getByRole('button', { name, exact: true })
    await expect(wanted).toBeEnabled()
    await tabTo(page, wanted, 30)
  }
  await focus('Add photo')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Choose a photo' })).toBeFocused()
  await page.keyboard.press('Tab')
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await choosing).setFiles(await picture(page))
  await expect(dialog(page).getByRole('button', { name: 'Save Photo' })).toBeEnabled()
  await focus('Rotate left')
  await page.keyboard.press('Enter')
  await focus('Move up')
  await page.keyboard.press('Enter')
  await focus('Save Photo')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Your profile photo' })).toBeFocused()
})

test.describe('what is refused', () => {
  test('a file that is no photo, by its content, with the reason', async ({ page }) => {
    await freshCaregiver(page)
    await page.goto(address)
    await press(page, 'Add photo')
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    await chosen(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: script })
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText(profilePhotoTexts.uploadFailed[0])
    await expect(alert).toContainText(profilePhotoRuleTexts.noImage[0])
  })

  test('a file that is too large, before anything is sent', async ({ page }) => {
    await freshCaregiver(page)
    await page.goto(address)
    await press(page, 'Add photo')
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/photo/')) sent += 1
    })
    const buffer = Buffer.alloc(20 * 1_048_576 + 1)
    await chosen(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await expect(dialog(page).getByRole('alert')).toContainText('larger than 20 MB')
    expect(sent).toBe(0)
  })

  test('a crop, in the server’s words, and nothing is lost', async ({ page }) => {
    await freshCaregiver(page)
    await page.goto(address)
    await upload(page)
    await page.route('**/v1/caregivers/0/photo/', (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      const error_message = 'This is outside the photo.'
      return route.fulfill({
        status: 400,
        json: { status: 'fail', message: { error_message, error_data: {} } },
      })
    })
    await press(page, 'Save Photo')
    await expect(dialog(page).getByRole('alert')).toContainText('This is outside the photo.')
    await page.unroute('**/v1/caregivers/0/photo/')
    await press(page, 'Save Photo')
    await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeVisible()
  })
})

test('in Spanish, a photo that is too dark is said to be so', async ({ page }) => {
  await freshCaregiver(page, { language: 'es' })
  await page.goto(`${address}?lang=es`)
  const spanish = page.getByRole('dialog', { name: 'Cambiar la foto de perfil' })
  await spanish.getByRole('button', { name: profilePhotoTexts.addPhoto[1] }).click()
  await spanish.locator('input[type=file]').setInputFiles(await picture(page, { dark: true }))
  await expect(spanish.getByText(profilePhotoRuleTexts.dark[1])).toBeVisible()
  await expect(spanish.getByRole('button', { name: profilePhotoTexts.rotateLeft[1] })).toBeEnabled()
})

test.describe('the hand-off of an app', () => {
  test('asks the app for the photo, and takes one here where there is none', async ({ page }) => {
    await freshCaregiver(page)
    await page.goto('/app-photo-upload')
    await expect(page.getByRole('heading', { name: 'Choose a photo' })).toBeVisible()
    await page.goto('/app-photo-upload-ts/7')
    await expect(page.getByText(profilePhotoScreenTexts.handOffTask[0])).toBeVisible()
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard, homecare: { postMessage: (text: string) => heard.push(text) } })
    })
    await page.goto('/app-photo-upload-ts/7')
    await expect(page.getByText(profilePhotoScreenTexts.handOffAsked[0])).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      '{"type":"photoUpload","taskId":7}',
    ])
    // An app that stays silent is not waited for.
    await expect(page.getByRole('link', { name: profilePhotoScreenTexts.handOffShifts[0] })).toBeVisible()
    await page.goto('/app-photo-upload')
    await expect(page.getByText(profilePhotoScreenTexts.handOffAsked[0])).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Choose a photo' })).toBeVisible()
  })
})
