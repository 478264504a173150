import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { carol, freshEmail, hydrated, marisol, signIn, staff } from './people'

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

test.describe('the tabs of the app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) HomecareIOS/1.4',
    viewport: { width: 360, height: 740 },
  })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('show each person their own home and people, without a bar of ours', async ({ page }) => {
    for (const [who, name] of [
      [carol, /Carol/],
      [marisol, /Marisol/],
    ] as const) {
      await signIn(page, who)
      await page.goto('/apphome')
      await expect(heading(page)).toHaveText(name)
      await expect(page.getByRole('navigation', { name: /menu|places/i })).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.goto('/appcg')
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    }
  })

  test('lead from a connection and from a conversation to the messages, and say what is not there', async ({
    page,
  }) => {
    await signIn(page, carol)
    await page.goto('/app-messages-redirect/1')
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    const conversation = /\d+$/.exec(page.url())![0]
    await page.goto(`/app-messages-profile-redirect/${conversation}`)
    await expect(page).toHaveURL(new RegExp(`/messages/${conversation}/profile/\\d+$`))
    await page.goto('/app-messages-redirect/999999')
    await expect(page.getByRole('heading', { name: 'We could not find that contact' })).toBeVisible()
    await page.getByRole('link', { name: 'All messages' }).click()
    await expect(page).toHaveURL('/messages')
  })

  test('share by the app where it answers, and copy where it does not within two seconds', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, carol)
    await page.addInitScript(() => {
      const asked: unknown[] = []
      Object.assign(window, { asked, answers: true })
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Object.assign(window, {
        homecare: {
          postMessage(text: string) {
            const request = JSON.parse(text) as { id?: number }
            asked.push(request)
            if (Reflect.get(window, 'answers') === true && request.id !== undefined)
              window.postMessage({ type: 'answered', id: request.id, done: true }, window.location.origin)
          },
        },
      })
    })
    await page.goto('/appcg-family-options')
    await page.getByRole('link', { name: /^Invite others/ }).click()
    await expect(page).toHaveURL('/invites')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'asked') as unknown))
      .toContainEqual(expect.objectContaining({ type: 'share' }))
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
    await page.evaluate(() => Reflect.set(window, 'answers', false))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  })

  test('a visitor signs up where there are caregivers, and else waits for a letter', async ({ page }) => {
    await page.goto('/apphome')
    await expect(page).toHaveURL('/appsignup')
    await page.getByRole('link', { name: /I am looking for care/ }).click()
    await page.getByRole('button', { name: 'See what is near' }).click()
    await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('ZIP code').fill('99547')
    await page.getByRole('button', { name: 'See what is near' }).click()
    await expect(heading(page)).toHaveText(/^We are not in .+, AK yet$/)
    await page.getByRole('link', { name: 'Tell me when you are here' }).click()
    await page.getByLabel('E-mail address').fill('nobody')
    await page.getByRole('button', { name: 'Write to me' }).click()
    await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true')
    const email = freshEmail('ana')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Write to me' }).click()
    await expect(heading(page)).toHaveText(`We will write to ${email}`)
    await page.getByRole('link', { name: 'Try another ZIP code' }).click()
    await page.getByLabel('ZIP code').fill('94601')
    await page.getByRole('button', { name: 'See what is near' }).click()
    await expect(heading(page)).toHaveText('Good news for Oakland, CA')
    await page.getByRole('link', { name: 'Not now' }).click()
    await page.getByRole('link', { name: 'Start anyway' }).click()
    await page.getByRole('link', { name: 'Begin', exact: true }).click()
    await expect(page).toHaveURL(/\/family-signup/)

    await signIn(page, staff)
    await page.goto('/staff/areas')
    await expect(page.getByRole('main')).toContainText('AK 99547')
    await expect(page.getByRole('main')).not.toContainText(email)
  })
})

test('the example’s page asks the app for what its device does, and does it itself where nobody answers', async ({
  page,
}) => {
  await page.goto(`http://localhost:${process.env.NATIVE_PORT}`)
  await page.getByRole('button', { name: 'What the device does better' }).click()
  const view = page.frameLocator('iframe')
  for (const [name, type] of [
    ['Share', 'share'],
    ['Feel it', 'haptic'],
    ['Allow notices', 'push'],
    ['Take a photo', 'photoUpload'],
    ['Back', 'back'],
  ] as const) {
    await view.getByRole('button', { name }).click()
    await expect(page.locator('#asked')).toHaveText(`The app was asked: ${type}`)
    await expect(view.getByRole('status')).toHaveText('The app has done it.')
  }
  await expectAccessible(page)
  await page.getByLabel('The app answers what it is asked').uncheck()
  await view.getByRole('button', { name: 'Share' }).click()
  await expect(view.getByRole('status')).toHaveText(/^The app did not answer/)
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
