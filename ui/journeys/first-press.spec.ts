import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { carol, demoPassword, grace, hydrated, marisol, signIn } from './people'

/** Keeps the page's own code from arriving. Returns how to let it come. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('what is typed and pressed before the code has arrived is done once it has', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/accounts/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').pressSequentially(carol.email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword)
  await page.getByLabel('Keep me logged in').check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const sent = page.waitForRequest('**/v1/web/accounts/login/')
  release()
  expect((await sent).postDataJSON()).toEqual({
    email: carol.email,
    password: demoPassword,
    remember_me: true,
  })
  await expect(page).toHaveURL(carol.home)
})

test('what is typed early stays when the code arrives, and nothing is sent by itself', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/accounts/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').pressSequentially('carol')
  const alive = hydrated(page)
  release()
  await alive
  await page.getByLabel('E-mail address').press('End')
  await page.getByLabel('E-mail address').pressSequentially('@example.com')
  await expect(page.getByLabel('E-mail address')).toHaveValue(carol.email)
  await expect(page).toHaveURL('/accounts/login')
})

test('a form that is sent by Enter before the code has arrived is sent by it, and never in the address', async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/accounts/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').pressSequentially(carol.email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/accounts/login')
  release()
  await expect(page).toHaveURL(carol.home)
})

test('an order that is chosen before the code has arrived is shown once it has', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/caregivers-search/california/oakland', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Best rated' })
  release()
  await expect(page).toHaveURL('/caregivers-search/california/oakland?sort=rating')
  await expect(page.getByLabel('Sort by').locator(':checked')).toHaveText('Best rated')
})

test('a message that is begun before the code has arrived is written once it has', async ({ page }) => {
  await signIn(page, carol)
  const release = await holdCode(page)
  await page.goto('/caregivers/profile/marisol/10001', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Write to Marisol' })).toBeVisible()
})

test('Back before the code has arrived shows the page it leads to', async ({ page }) => {
  await page.goto('/help/family')
  await hydrated(page)
  const before = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(page).toHaveURL('/accounts/login')
  await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
  await expect(page).toHaveURL('/help/family')
})

test('a press that needs more code waits for it', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/laterCode-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const file of ['entry-client', 'laterCode'])
  test(`the other language asks about what is typed, also where it is pressed before ${file} has arrived`, async ({
    page,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/register/caregiver', { waitUntil: 'commit' })
    if (file === 'laterCode') await hydrated(page)
    await page.getByLabel('First name').pressSequentially('Lupe')
    await page.getByRole('link', { name: 'Español' }).click()
    release()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByLabel('First name')).toHaveValue('Lupe')
  })

test('the other language is the browser’s to load before the code has arrived, where nothing is typed', async ({
  page,
}) => {
  await holdCode(page)
  await page.goto('/register/caregiver', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a filter that is ticked before its code has arrived counts, and a button beside it as well', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/FilterFields-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/caregivers-search')
  await hydrated(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByText('Spanish', { exact: true }).click()
  await filters
    .getByRole('button', { name: /show all/i })
    .first()
    .click()
  release()
  await expect(page).toHaveURL(/language/)
  await expect(filters.getByRole('checkbox', { name: 'Spanish' })).toBeChecked()
  await expect(filters.getByRole('button', { name: /fewer/i })).toBeVisible()
})

test('what the sign-up’s first step is answered before its code has arrived counts, and so does its button', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/SignupRoot-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/family-signup')
  await hydrated(page)
  await page.getByLabel('Who needs care?').selectOption({ label: 'My father' })
  await page.getByText('Meal Prep', { exact: true }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  release()
  await expect(page.getByLabel('Where is care needed?')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Who needs care?')).toHaveValue('2')
  await expect(page.getByLabel('Meal Prep', { exact: true })).toBeChecked()
  expect(said).toEqual([])
})

test('logging in works on a slow connection, as soon as the button is in sight', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto('/accounts/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').fill(carol.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(carol.home)
})

const profile = '/caregivers/profile/marisol/10001'
for (const locale of ['en-US', 'es-US']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${locale}, ${colorScheme}`, () => {
      // Nothing here breaks a call: the page registers its service worker as it does for everybody.
      test.use({ locale, colorScheme, serviceWorkers: 'allow' })
      for (const path of [
        '/',
        '/accounts/login',
        '/caregivers-search',
        profile,
        '/signup',
        '/family-signup',
      ]) {
        test(`${path} is taken up without a word`, async ({ page }) => {
          const said: string[] = []
          page.on('pageerror', (error) => said.push(error.message))
          page.on('console', (line) => {
            if (line.type() === 'error' || line.type() === 'warning') said.push(line.text())
          })
          await page.goto(path)
          await hydrated(page)
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(said).toEqual([])
        })
      }
    })
  }
}

test.describe('where the clocks are those of the place of care', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const [who, path] of [
    [carol, '/timesheets/1/8'],
    [marisol, '/timesheets/1/7'],
    [carol, '/family/dashboard/connections/1'],
  ] as const)
    test(`${path} of ${who.name} is taken up without a word`, async ({ page }) => {
      const said: string[] = []
      page.on('pageerror', (error) => said.push(error.message))
      await signIn(page, who)
      await page.goto(path)
      await hydrated(page)
      expect(said).toEqual([])
    })
})

test('a page stands where its code finds it, with the way to a clock that runs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, grace)
  const release = await holdCode(page)
  await page.goto('/me', { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: /^Your first steps/ })
  const line = page.getByRole('navigation', { name: 'Go to the clock' })
  await expect(line.getByText(/^On shift/)).toBeVisible()
  const before = await link.boundingBox()
  const alive = hydrated(page)
  release()
  await alive
  // The first sign that somebody is there brings what waits for one.
  await page.mouse.move(1, 1)
  await expect(page.locator('section.toasts')).toBeAttached()
  expect(await link.boundingBox()).toEqual(before)
  await expect(line).toHaveCount(1)
  await link.click()
  await expect(page).toHaveURL('/agency-cg-onboarding')
  await expect(line).toHaveCount(1)
})

test('a visitor’s heart that is pressed before the code has arrived is kept, and leads nowhere', async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/caregivers/profile/marisol/10001', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Add to favorites' }).click()
  release()
  await expect(page.getByRole('link', { name: 'In your favorites' })).toBeVisible()
  await expect(page).toHaveURL('/caregivers/profile/marisol/10001')
})
