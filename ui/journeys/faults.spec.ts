import { expect, test, type Page, type Route } from '@playwright/test'
import {
  carol,
  demoPassword,
  endSessionAt,
  freshEmail,
  freshFamily,
  freshName,
  hydrated,
  logIn,
  marisol,
} from './people'

const oakland = '/caregivers-search/california/oakland'
const profile = '/caregivers/profile/marisol/10001'
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
    await expect(page.getByRole('alert').getByText('We could not search just now')).toBeVisible()
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
    await expect(page.getByRole('group', { name: /put right/ })).toBeFocused()
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
  await expect(heading(page)).toHaveText('This page could not be loaded')
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
  await logIn(page, carol)
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

test('a sign-up whose end fails twice makes one account and one job', async ({ page }) => {
  await page.goto('/family-signup')
  await page.getByLabel('Who needs care?').selectOption({ label: 'My father' })
  await page.getByLabel('Where is care needed?').fill('Oakland')
  await page
    .getByRole('option', { name: /Oakland, CA/ })
    .first()
    .click()
  await page.getByText('Meal Prep', { exact: true }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByLabel('First day of care').fill('01/15/2099')
  await page.getByLabel('Monday', { exact: true }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page)).toHaveText('Who would be right?')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('button', { name: 'Review my answers' }).click()
  await page.getByRole('button', { name: 'Continue to your account' }).click()
  await page.getByLabel('First name').fill('Odile')
  await page.getByLabel('Last name').fill('Marsh')
  await page.getByLabel('E-mail address').fill(freshEmail('odile'))
  await page.getByLabel('Phone number').fill('5105550143')
  await page.getByLabel('Choose a password').fill('a long enough one')
  await page.getByRole('checkbox', { name: /terms/i }).check()

  // The account's answer is lost on its way back, once for good; then the job's.
  const lose = async (route: Route) => {
    await route.fetch()
    await route.fulfill({ status: 500, json: { status: 500, message: {} } })
  }
  await page.route('**/v1/family/', lose)
  await page.getByRole('button', { name: 'Create account and post the job' }).click()
  await expect(page.getByRole('group', { name: /put right/ })).toBeFocused()
  await expect(page.getByLabel('Choose a password')).toHaveValue('a long enough one')
  await page.unroute('**/v1/family/')
  await page.route('**/v1/family/job/0/**', lose)
  await page.getByRole('button', { name: 'Create account and post the job' }).click()
  await expect(page.getByRole('button', { name: 'Post the job' })).toBeEnabled()
  await expect(page.getByRole('group', { name: /put right/ })).toBeVisible()
  await page.unroute('**/v1/family/job/0/**')
  await page.getByRole('button', { name: 'Post the job' }).click()
  await expect(heading(page)).toHaveText('Your job is posted')
  await page.getByRole('link', { name: 'Go to your home page' }).click()
  await expect(page.getByText('Care for my father')).toHaveCount(1)
})

test('a first message that fails stays in its field, and is sent once', async ({ page }) => {
  await freshFamily(page)
  await page.goto(profile)
  const words = `May I call you? ${crypto.randomUUID()}`
  await page.route('**/v1/caregivers/10001/messages/', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 500, json: { status: 500, message: {} } })
  })
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to Marisol' })
  await dialog.getByLabel('Your message').fill(words)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('group', { name: /put right/ })).toBeVisible()
  await expect(dialog.getByLabel('Your message')).toHaveValue(words)
  await page.unroute('**/v1/caregivers/10001/messages/')
  await dialog.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
})

test('a reply that fails is kept, marked, and sent once by one press', async ({ page }) => {
  const words = await conversationWithMarisol(page)
  await page.route(/\/v1\/conversations\/\d+\/$/, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByRole('textbox').fill(`${words} again`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toBeVisible()
  await page.unroute(/\/v1\/conversations\/\d+\/$/)
  await again.click()
  await expect(again).toBeHidden()
  await expect(page.getByRole('log').getByText(`${words} again`)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('log').getByText(`${words} again`)).toHaveCount(1)
})

test('a connection that was away for a while comes back by itself and fills the gap', async ({ browser }) => {
  const family = await (await browser.newContext()).newPage()
  const { name } = await freshFamily(family, freshName('Gap'))
  await family.goto(profile)
  const words = `Hello before ${crypto.randomUUID()}`
  await family.getByRole('link', { name: 'Message Marisol' }).click()
  await family.getByLabel('Your message').fill(words)
  await family.getByRole('button', { name: 'Send message' }).click()
  await expect(family.getByRole('log')).toContainText(words)

  const caregiver = await (await browser.newContext()).newPage()
  await logIn(caregiver, marisol)
  await caregiver.goto('/messages')
  await caregiver.getByRole('link', { name: new RegExp(name) }).click()
  await expect(caregiver.getByRole('log')).toContainText(words)

  await family.context().setOffline(true)
  await expect(family.getByText('No connection right now.')).toBeVisible()
  await caregiver.getByRole('textbox').fill('Said while you were away')
  await caregiver.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(caregiver.getByRole('log')).toContainText('Said while you were away')
  await family.context().setOffline(false)
  await expect(family.getByRole('log')).toContainText('Said while you were away')
  await expect(family.getByText('No connection right now.')).toBeHidden()
})

test('a stale forgery token is renewed without a word', async ({ page, baseURL }) => {
  await freshFamily(page)
  await page.goto(profile)
  await page.context().addCookies([{ name: 'csrftoken', value: 'long-gone', url: baseURL ?? '' }])
  // The heart is filled at once; the next page is asked for when the server has heard of it.
  const saved = page.waitForResponse((answer) => answer.url().includes('/favorites/') && answer.ok())
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible()
  await saved
  await page.goto('/caregivers-search/favorites')
  await expect(page.getByRole('link', { name: 'Marisol R.', exact: true })).toBeVisible()
})

test('a session that ends while writing is taken up again over the page; the words are kept and sent once', async ({
  page,
}) => {
  const { email } = await freshFamily(page)
  await page.goto(profile)
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  const words = `Still here ${crypto.randomUUID()}`
  await page.getByLabel('Your message').fill(words)
  await endSessionAt(page, '**/v1/caregivers/*/messages/')
  await page.getByRole('button', { name: 'Send message' }).click()
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(again.getByLabel('E-mail')).toHaveValue(email)
  await again.getByLabel('Password', { exact: true }).fill(demoPassword)
  await again.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
})

test('what is not there says so, with its status and a way on', async ({ page }) => {
  const places: readonly (readonly [path: string, heading: RegExp, way: RegExp])[] = [
    ['/no-such-page', /cannot find that page/, /Find care/],
    ['/caregivers/profile/nobody/99999999', /cannot find that page/, /Find care/],
    ['/caregivers/atlantis', /cannot find that page/, /Find care/],
    ['/caregivers-search?place=Atlantis', /./, /See all places/],
    [`${oakland}?page=999`, /Oakland/, /Go to page 11/],
  ]
  for (const [path, words, way] of places) {
    const answer = await page.goto(path)
    if (!path.includes('page=')) expect(answer?.status(), path).toBe(404)
    await expect(heading(page)).toHaveText(words)
    await expect(page.getByRole('main').getByRole('link', { name: way }).first()).toBeVisible()
    expect(await page.getByRole('main').textContent()).not.toContain('undefined')
  }
  await expect(page.getByText('There are fewer pages than that')).toBeVisible()
  await page.getByRole('link', { name: /Go to page/ }).click()
  await expect(results(page).getByRole('article').first()).toBeVisible()
})

test('a heart pressed in one tab is there in another, and twice quickly counts as asked', async ({
  context,
  page,
}) => {
  await freshFamily(page)
  await page.goto(profile)
  const other = await context.newPage()
  await other.goto(profile)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/favorites/')) calls.push(request.method())
  })
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'In your favorites' })).toBeVisible()
  // The other tab does what this one still offers: nothing breaks, and both agree afterwards.
  await other.getByRole('button', { name: 'In your favorites' }).click()
  await expect(other.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  await page.getByRole('button', { name: 'In your favorites' }).click()
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  expect(calls).toEqual(['POST', 'DELETE'])
})

test('a heart that cannot be saved goes back and says so', async ({ page }) => {
  await freshFamily(page)
  await page.goto(profile)
  await page.route('**/v1/family/0/favorites/**', faults['a failure of the server']!)
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
})

test('a double press sends once: logging in, asking for a link, writing, inviting', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/'))
      sent.push(new URL(request.url()).pathname)
  })
  const times = (path: RegExp) => sent.filter((one) => path.test(one)).length
  const { email } = await freshFamily(page)
  await page.context().clearCookies({ name: 'session' })

  await page.goto('/accounts/password/forgot')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).dblclick()
  await expect(heading(page)).toHaveText('Look in your mail')
  expect(times(/forgot/)).toBe(1)

  await page.goto('/accounts/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).dblclick()
  await expect(page).toHaveURL('/family/dashboard')
  expect(times(/accounts\/login\/$/)).toBe(1)

  await page.goto(profile)
  await page.getByRole('link', { name: 'Message Marisol' }).dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByLabel('Your message').fill('Once only')
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  expect(times(/10001\/messages/)).toBe(1)
  await page.getByRole('textbox').fill('And once more')
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(page.getByRole('log').getByText('And once more')).toHaveCount(1)
  expect(times(/conversations\/\d+\/$/)).toBe(1)
})

test('Back undoes one filter at a time and returns to the same place of the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(oakland)
  await expect(results(page).getByRole('article')).toHaveCount(15)
  const all = (await heading(page).textContent()) ?? ''
  await page.getByRole('checkbox', { name: /Vetted only/ }).check()
  await expect(page).toHaveURL(/vetted/)
  await expect(heading(page)).not.toHaveText(all)
  const vetted = (await heading(page).textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'Dementia', exact: true }).check()
  await expect(heading(page)).not.toHaveText(vetted)
  await page.goBack()
  await expect(heading(page)).toHaveText(vetted)
  await expect(page.getByRole('checkbox', { name: 'Dementia', exact: true })).not.toBeChecked()
  await page.goBack()
  await expect(heading(page)).toHaveText(all)
  await expect(page.getByRole('checkbox', { name: /Vetted only/ })).not.toBeChecked()

  const card = results(page).getByRole('article').nth(9)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/profile/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(results(page).getByRole('article')).toHaveCount(15)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('Back closes what lies over the page: a dialog, and the filters of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(oakland)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(oakland)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Display' }).click()
  await expect(page.getByRole('dialog', { name: /display/i })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(oakland)

  await page.goto(profile)
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  await expect(page.getByRole('dialog', { name: 'Write to Marisol' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(profile)
})

test('no network: the page says so, keeps what is typed, and goes on by itself', async ({ page }) => {
  await page.goto(oakland)
  await expect(results(page).getByRole('article')).toHaveCount(15)
  // The first touch loads what tells of the connection, the place of toasts among it.
  await heading(page).hover()
  await expect(page.locator('.toasts')).toBeAttached()
  await page.context().setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await page.getByRole('link', { name: 'Join' }).click()
  await expect(tryAgain(page).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/You are offline/)).toBeHidden()
  await tryAgain(page).first().click()
  await expect(heading(page)).toHaveText('How would you like to join?')
})

/** A fresh family's conversation with Marisol, open; gives back what was written in it. */
async function conversationWithMarisol(page: Page): Promise<string> {
  await freshFamily(page)
  await page.goto(profile)
  const words = `Good morning ${crypto.randomUUID()}`
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  await page.getByLabel('Your message').fill(words)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
  return words
}
