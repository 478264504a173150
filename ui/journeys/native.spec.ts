import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { hydrated } from './people'

/** What an app does by `evaluateJavaScript`: a script in the page posts to it. */
const post = (page: Page, message: unknown) =>
  page.evaluate((data) => window.postMessage(data, window.location.origin), message)

/** The bridge's code comes after the page's own: asks until it is heard, with what may be asked twice. */
async function bridgeHears(page: Page) {
  await expect(async () => {
    await post(page, { type: 'push', path: '/help/family?modal=display' })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('in the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) HomecareIOS/1.4' })

  test('pages have no chrome of ours, and do what the app asks for', async ({ page }) => {
    await page.goto('/help/family')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)

    await bridgeHears(page)
    await post(page, { type: 'push', path: '/terms' })
    await expect(page).toHaveURL('/terms')
    await post(page, '{"type":"back"}')
    await expect(page).toHaveURL('/help/family')
    await page.evaluate(() => document.body.setAttribute('data-before', 'the reload'))
    await post(page, { type: 'reload' })
    await expect(page.locator('body[data-before]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('no message leads out of the product', async ({ page }) => {
    await page.goto('/help/family')
    await bridgeHears(page)
    await post(page, { type: 'push', path: '/terms' })
    await expect(page).toHaveURL('/terms')
    for (const path of ['//elsewhere.example', 'https://elsewhere.example/', 'javascript:alert(1)'])
      await post(page, { type: 'push', path })
    await post(page, { type: 'open', path: '/contact' })
    await post(page, { type: 'push', path: '/privacy/policy' })
    await expect(page).toHaveURL('/privacy/policy')
  })
})

test('in a browser nobody’s messages are heard', async ({ page }) => {
  await page.goto('/help/family')
  await hydrated(page)
  // The first touch brings the code that would hear an app, the place of toasts among it.
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('.toasts')).toBeAttached()
  await post(page, { type: 'push', path: '/terms' })
  await page.getByRole('link', { name: 'Privacy' }).first().click()
  await expect(page).toHaveURL('/privacy/policy')
  await page.goBack()
  await expect(page).toHaveURL('/help/family')
})

test('the example’s web view shows paths, goes back, reloads, and opens the blocked modal', async ({
  page,
}) => {
  await page.goto(`http://localhost:${process.env.NATIVE_PORT}`)
  const view = page.frameLocator('iframe')
  await expect(view.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(view.getByText('not in the app')).toBeVisible()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await press('Push Oakland')
  await expect(view.getByText(/\d+ caregivers at \/caregivers\/california\/oakland/)).toBeVisible()
  await expect(view.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)

  // What is shown before the reload is the same: a push that meets the old document is lost with it.
  const root = view.locator('html')
  await root.evaluate((element) => element.setAttribute('data-before', ''))
  await press('Reload')
  await expect(root).not.toHaveAttribute('data-before')
  await expect(view.getByText(/caregivers at \/caregivers\/california\/oakland/)).toBeVisible()
  await press('Push Austin')
  await expect(view.getByText(/caregivers at \/caregivers\/texas\/austin/)).toBeVisible()
  await press('Back')
  await expect(view.getByText(/caregivers at \/caregivers\/california\/oakland/)).toBeVisible()
  await press('Push out of the app')
  await expect(view.getByRole('status')).toHaveText('An app pushed a path out of the product')
  await press('Blocked')
  await expect(view.getByRole('dialog', { name: 'Not in your program' })).toBeVisible()
})

test('the example’s page with the bridge alone hears the app, and asks it for a photo', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env.NATIVE_PORT}/view/photo.html`)
  const take = page.getByRole('button', { name: 'Take a photo' })
  await take.click()
  await expect(page.getByRole('status')).toHaveText('Only the app can take a photo.')
  await page.evaluate(() => Object.assign(window, { homecare: { postMessage: () => {} } }))
  await take.click()
  await expect(page.getByRole('status')).toHaveText('The app takes it from here.')
  await post(page, { type: 'accessBlocked' })
  await expect(page.getByRole('status')).toHaveText('This is not in your program.')
  await expectAccessible(page)
  await post(page, { type: 'push', path: '/caregivers/california/oakland' })
  await expect(page.getByText(/caregivers at \/caregivers\/california\/oakland/)).toBeVisible()
})

test('a page of another origin that holds the web view is not heard', async ({ page }) => {
  const { NATIVE_PORT: port, PARTNER_PORT: other } = process.env
  await page.goto(`http://localhost:${other}/framed.html`)
  await page.evaluate((src) => {
    const frame = document.querySelector('iframe')
    if (frame) frame.src = src
  }, `http://127.0.0.1:${port}/view/`)
  const view = page.frameLocator('iframe')
  await expect(view.getByText('not in the app')).toBeVisible()
  await page.evaluate(() => {
    const view = document.querySelector('iframe')?.contentWindow
    view?.postMessage({ type: 'push', path: '/caregivers/texas/austin' }, '*')
    view?.postMessage({ type: 'accessBlocked' }, '*')
  })
  // Messages are in order: once this one, of the page's own origin, is answered, the others were read.
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => window.postMessage({ type: 'push', path: '//x' }, '*'))
  await expect(view.getByRole('status')).toHaveText('An app pushed a path out of the product')
  await expect(view.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(view.getByRole('dialog')).toHaveCount(0)
})
