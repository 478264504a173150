import { expect, type Page, type Route } from '@playwright/test'
import { test } from './test'
import { carol, demoPassword, hydrated, signIn, staff } from './people'

const oakland = '/caregivers-search/california/oakland'
const searchCall = /\/v1\/caregivers\/\?/
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.getByRole('list', { name: 'Caregivers', exact: true })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The ways in which an answer can be no answer. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a failure of the server': (route) => route.fulfill({ status: 500, json: { status: 500, message: {} } }),
  'a page of HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Gateway</h1>' }),
  'half an answer': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"status":200,"data":{"reco' }),
  'no answer': (route) => route.abort('connectionreset'),
}

for (const [name, fail] of Object.entries(faults)) {
  test(`a search that gets ${name} says so, never that there is nobody, and is tried again`, async ({
    page,
  }) => {
    await page.goto(oakland)
    await expect(results(page).getByRole('article')).toHaveCount(15)
    await hydrated(page)
    await page.route(searchCall, fail)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Best rated' })
    await expect(page.getByRole('alert').getByText('We cannot search right now')).toBeVisible()
    await expect(page.getByText(/There are no caregivers|Nobody matches/)).toBeHidden()
    await expect(page).toHaveURL(/sort=/)
    await page.unroute(searchCall)
    await tryAgain(page).click()
    await expect(results(page).getByRole('article')).toHaveCount(15)
    await expect(heading(page)).toContainText('near Oakland')
  })

  test(`logging in that gets ${name} says so and keeps what was typed`, async ({ page }) => {
    await page.goto('/accounts/login')
    await page.route('**/v1/web/accounts/login/', fail)
    await page.getByLabel('E-mail address').fill(carol.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })).toBeFocused()
    await expect(page.getByLabel('E-mail address')).toHaveValue(carol.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoPassword)
    await page.unroute('**/v1/web/accounts/login/')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(carol.home)
  })
}

test('a profile that does not come says so; one press brings it', async ({ page }) => {
  await page.goto(oakland)
  const first = results(page).getByRole('article').first().getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await page.route(/\/v1\/caregivers\/\d+\/$/, faults['a failure of the server']!)
  await hydrated(page)
  await first.click()
  await expect(heading(page)).toHaveText('We could not load this page')
  await page.unroute(/\/v1\/caregivers\/\d+\/$/)
  await tryAgain(page).click()
  await expect(heading(page)).toHaveText(name)
})

test('a part of a profile that does not come is missed in its place, and the rest is there', async ({
  page,
}) => {
  await page.goto(oakland)
  await page.route(/\/v1\/caregivers\/\d+\/reviews\//, faults['a failure of the server']!)
  await hydrated(page)
  await results(page).getByRole('link', { name: 'Marisol R.', exact: true }).click()
  await expect(heading(page)).toHaveText('Marisol R.')
  await expect(page.getByRole('alert').filter({ has: tryAgain(page) })).toBeVisible()
  await page.unroute(/\/v1\/caregivers\/\d+\/reviews\//)
  await tryAgain(page).click()
  await expect(page.getByText('Carol I.')).toBeVisible()
})

test('a dashboard whose part does not come says so in its place, and gets it by one press', async ({
  page,
}) => {
  await signIn(page, carol)
  await page.goto(carol.home)
  await page.route('**/v1/family/0/dashboard/', faults['a failure of the server']!)
  await hydrated(page)
  await page.getByRole('link', { name: 'Find caregivers' }).first().click()
  await expect(heading(page)).toContainText('caregivers')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(heading(page)).toContainText('Carol')
  await expect(page.getByText('We could not load your jobs and connections')).toBeVisible()
  await page.unroute('**/v1/family/0/dashboard/')
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { name: 'Your jobs' })).toBeVisible()
  await expect(tryAgain(page)).toBeHidden()
})

test('what is not there says so, with its status and a way on', async ({ page }) => {
  const places: readonly (readonly [path: string, heading: RegExp, way: RegExp])[] = [
    ['/no-such-page', /cannot find that page/, /Find care/],
    ['/caregivers/profile/nobody/99999999', /cannot find that page/, /Find care/],
    ['/caregivers/atlantis', /cannot find that page/, /Find care/],
    ['/caregivers-search?place=Atlantis', /./, /See all places/],
    [`${oakland}?page=999`, /Oakland/, /Go to page \d+/],
  ]
  for (const [path, words, way] of places) {
    const answer = await page.goto(path)
    if (!path.includes('page=')) expect(answer?.status(), path).toBe(404)
    await expect(heading(page)).toHaveText(words)
    await expect(page.getByRole('main').getByRole('link', { name: way }).first()).toBeVisible()
    expect(await page.getByRole('main').textContent()).not.toContain('undefined')
  }
  await expect(page.getByText('This page does not exist')).toBeVisible()
  const found = Number(/\d+/.exec((await heading(page).textContent()) ?? '')?.[0])
  await page.getByRole('link', { name: `Go to page ${Math.ceil(found / 15)}`, exact: true }).click()
  await expect(results(page).getByRole('article').first()).toBeVisible()
})

test('no network: the page says so, keeps what is typed, and goes on by itself', async ({ page }) => {
  await page.goto(oakland)
  await expect(results(page).getByRole('article')).toHaveCount(15)
  // The first touch of a page that is alive loads what tells of the connection, the place of toasts among it.
  await hydrated(page)
  await heading(page).hover()
  await expect(page.locator('.toasts')).toBeAttached()
  await page.context().setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await page.getByRole('link', { name: 'Join' }).click()
  await expect(tryAgain(page).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/You are offline/)).toBeHidden()
  await expect(heading(page)).toHaveText('How would you like to join?')
})

test('no network: a press that leads nowhere is said to in sight, however far down the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, staff)
  await page.goto('/settings')
  await hydrated(page)
  await heading(page).hover()
  await expect(page.locator('.toasts')).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.context().setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Today' }).click()
  await expect(page.getByText('We could not load that page.', { exact: false })).toBeInViewport()
  // One notice is enough to cover a small window with: it says itself what to check.
  await expect(page.getByText(/You are offline/)).toBeHidden()
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText('Hello, Jordan')
})
