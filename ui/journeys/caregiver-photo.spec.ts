import { expect, test, type Page } from '@playwright/test'
import { photoGuideCases, pictureRuleTexts } from '../../sdk/src/index.ts'
import { pictureScreenTexts, pictureTexts } from '../../sdk/src/texts/index.ts'
import { expectAccessible } from './axe'
import { freshCaregiver, hydrated, letterTo, linkIn, logIn, staff } from './people'

const profile = '/caregiver/profile'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Profile Photo' })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const chosen = (page: Page) => dialog(page).locator('input[type=file]')

/** A picture of something, drawn by the browser: sharp and bright unless `dark`. */
async function picture(page: Page, { width = 900, height = 600, dark = false, type = 'image/jpeg' } = {}) {
  const address = await page.evaluate(
    ([width, height, dark, type]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const pen = canvas.getContext('2d')!
      for (let x = 0; x < width; x += 6)
        for (let y = 0; y < height; y += 6) {
          const shade = (Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1
          pen.fillStyle = `hsl(20 60% ${dark ? 2 : 35 + 30 * Math.abs(shade)}%)`
          pen.fillRect(x, y, 6, 6)
        }
      return canvas.toDataURL(type)
    },
    [width, height, dark, type] as const,
  )
  return { name: 'me.jpg', mimeType: type, buffer: Buffer.from(address.split(',')[1]!, 'base64') }
}

async function upload(page: Page): Promise<void> {
  await press(page, pictureTexts.addPhoto[0])
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
      await page.goto(`${profile}/picture`)
      await expect(dialog(page).getByText(pictureScreenTexts.noPhoto[0])).toBeVisible()
      await expectAccessible(page)
      await press(page, pictureScreenTexts.guide[0])
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
      await expect(page).toHaveURL(profile)
    })

    test('an upload that fails near its end is tried again with the same photo', async ({
      page,
      context,
    }) => {
      await freshCaregiver(page)
      await page.goto(`${profile}/picture`)
      await press(page, 'Add photo')
      const large = await picture(page, { width: 2400, height: 1600, type: 'image/png' })
      const network = await context.newCDPSession(page)
      await network.send('Network.enable')
      const kilobytes = (each: number) =>
        network.send('Network.emulateNetworkConditions', {
          offline: each === 0,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: each * 1024,
        })
      await kilobytes(Math.ceil(large.buffer.length / 1024 / 8))
      await chosen(page).setInputFiles({ ...large, name: 'me.png' })
      const progress = dialog(page).getByRole('progressbar')
      await expect
        .poll(() => progress.getAttribute('value').then(Number), { intervals: [50] })
        .toBeGreaterThanOrEqual(80)
      await kilobytes(0)
      const retry = dialog(page).getByRole('button', { name: pictureScreenTexts.retry[0] })
      await expect(retry).toBeVisible()
      await expect(dialog(page).getByText(pictureTexts.uploadFailed[0])).toBeVisible()
      await expectAccessible(page)
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      await retry.click()
      await expect(dialog(page).getByRole('button', { name: 'Save Photo' })).toBeEnabled()
    })
  })
}

for (const width of [390, 1280]) {
  test(`staff turn a photo down with a reason, and show the next one, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { email } = await freshCaregiver(page)
    const cutAnother = async () => {
      await page.goto(`${profile}/picture`)
      await dialog(page)
        .getByRole('button', { name: /^(Add photo|Upload New)$/ })
        .click()
      await chosen(page).setInputFiles(await picture(page, { width: 800 + Math.floor(Math.random() * 200) }))
      await press(page, 'Save Photo')
      await expect(dialog(page).getByText(pictureScreenTexts.waiting[0])).toBeVisible()
      await press(page, 'Done')
      await expect(page.getByText('Your new photo waits for our look.')).toBeVisible()
    }
    await cutAnother()

    const office = await (await browser.newContext()).newPage()
    await office.setViewportSize({ width, height: 844 })
    await logIn(office, staff)
    await office.goto('/staff/photos')
    const { data } = (await (await page.request.get('/v1/whoami/')).json()) as { data: { user_id: number } }
    const card = office.getByRole('article').filter({
      has: office.locator(`img[src^="/photos/${data.user_id}/768.webp"]`),
    })
    await expect(card).toContainText('Families see no photo now.')
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(768)
    await card.getByRole('button', { name: 'Turn down' }).click()
    await expect(card.getByLabel('Why not?')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(office)
    await card.getByLabel('Why not?').selectOption({ label: photoGuideCases.get('people').label[0] })
    await card.getByLabel('A word more').fill('Only you, please.')
    await card.getByRole('button', { name: 'Turn down' }).click()
    await expect(card).toHaveCount(0)

    const letter = await letterTo(page.request, email, /choose another photo/)
    expect(letter.body).toContain('Only you, please.')
    await page.goto(linkIn(letter))
    await expect(dialog(page).getByText(pictureScreenTexts.refusedTitle[0])).toBeVisible()
    await expect(dialog(page).getByText('Only you, please.')).toBeVisible()
    await expectAccessible(page)
    await cutAnother()
    await office.reload()
    await card.getByRole('button', { name: /^Show to families/ }).click()
    await expect(card).toHaveCount(0)
    await office.context().close()
    await letterTo(page.request, email, /can see your new photo/)
    await page.goto(`${profile}/picture`)
    await expect(dialog(page).getByText(pictureScreenTexts.approved[0])).toBeVisible()
  })
}

test('the modal opens by its query over another page, and Back closes it', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/caregiver/dashboard')
  await page.goto('/caregiver/dashboard?modal=picture')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/caregiver/dashboard')
})

test('an uploaded photo that is not cut yet is not lost by closing', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(`${profile}/picture`)
  await upload(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have changes that are not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await press(page, 'Save Photo')
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('a photo is added with the keyboard alone', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(`${profile}/picture`)
  await hydrated(page)
  const focus = async (name: string) => {
    const wanted = dialog(page).getByRole('button', { name, exact: true })
    await expect(wanted).toBeEnabled()
    for (let count = 0; count < 30; count++) {
      if (await wanted.evaluate((button) => button === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached`)
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
    await page.goto(`${profile}/picture`)
    await press(page, 'Add photo')
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    await chosen(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: script })
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText(pictureTexts.uploadFailed[0])
    await expect(alert).toContainText(pictureRuleTexts.noImage[0])
  })

  test('a file that is too large, before anything is sent', async ({ page }) => {
    await freshCaregiver(page)
    await page.goto(`${profile}/picture`)
    await press(page, 'Add photo')
    let sent = 0
    page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
    const buffer = Buffer.alloc(20 * 1_048_576 + 1)
    await chosen(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await expect(dialog(page).getByRole('alert')).toContainText('larger than 20 MB')
    expect(sent).toBe(0)
  })

  test('a crop, in the server’s words, and nothing is lost', async ({ page }) => {
    await freshCaregiver(page)
    await page.goto(`${profile}/picture`)
    await upload(page)
    await page.route('**/v1/caregivers/0/photo/', (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      const error_message = 'This lies outside of the photo.'
      return route.fulfill({
        status: 400,
        json: { status: 'fail', message: { error_message, error_data: {} } },
      })
    })
    await press(page, 'Save Photo')
    await expect(dialog(page).getByRole('alert')).toContainText('This lies outside of the photo.')
    await page.unroute('**/v1/caregivers/0/photo/')
    await press(page, 'Save Photo')
    await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeVisible()
  })
})

test('in Spanish, a photo that is too dark is said to be so', async ({ page }) => {
  await freshCaregiver(page, { language: 'es' })
  await page.goto(`${profile}/picture?lang=es`)
  const spanish = page.getByRole('dialog', { name: 'Cambiar la foto de perfil' })
  await spanish.getByRole('button', { name: pictureTexts.addPhoto[1] }).click()
  await spanish.locator('input[type=file]').setInputFiles(await picture(page, { dark: true }))
  await expect(spanish.getByText(pictureRuleTexts.dark[1])).toBeVisible()
  await expect(spanish.getByRole('button', { name: pictureTexts.rotateLeft[1] })).toBeEnabled()
})

test.describe('the hand-off of an app', () => {
  test('asks the app for the photo, and takes one here where there is none', async ({ page }) => {
    await freshCaregiver(page)
    await page.goto('/app-photo-upload')
    await expect(page.getByRole('heading', { name: 'Choose a photo' })).toBeVisible()
    await page.goto('/app-photo-upload-ts/7')
    await expect(page.getByText(pictureScreenTexts.handOffTask[0])).toBeVisible()
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard, homecare: { postMessage: (text: string) => heard.push(text) } })
    })
    await page.goto('/app-photo-upload-ts/7')
    await expect(page.getByText(pictureScreenTexts.handOffAsked[0])).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      '{"type":"photoUpload","taskId":7}',
    ])
  })
})
