import { expect, type Page, type Request } from '@playwright/test'
import { expectAccessible } from './axe'
import { wear } from './looks'
import { secretsOf, startCompanies, toldBy, watchOthers, type Companies } from './otherCompanies'
import { carol, freshEmail, freshFamily, freshName, hydrated, ownId, signIn } from './people'
import { test } from './test'
import { pressTwice } from './pressTwice'

let companies: Companies
test.beforeAll(async () => {
  companies = await startCompanies()
})
test.afterAll(() => companies.stop())

const pages = [
  ...['/', '/help/family', '/help/caregiver', '/contact', '/press', '/signup', '/download-app'],
  ...['/privacy/policy', '/caregivers-search', '/caregiver-jobs', '/family-signup', '/accounts/login'],
] as const

const banner = (page: Page) => page.getByRole('region', { name: 'May other companies help us here?' })
const events = (seen: readonly Request[]) =>
  seen
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => pathname === '/visit.gif')
    .map(({ searchParams }) => `${searchParams.get('event')} ${searchParams.get('page')}`)

/** Goes to a page and does something there, as somebody does: what comes with the first sign of life has come then. */
async function live(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 240)
  await expect(page.locator('.toasts')).toBeAttached()
  await page.waitForFunction(() => {
    const isSetUp = document.getElementById('page-data')?.textContent?.includes('"outsiders"')
    const came = performance.getEntriesByType('resource').map(({ name }) => name)
    return !isSetUp || came.some((name) => name.includes('followConsent'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

test('where nothing is set up nobody is asked, and nothing leaves for other hosts', async ({
  page,
  baseURL,
}) => {
  const seen = watchOthers(page.context(), baseURL!)
  for (const path of pages) {
    await live(page, path)
    expect(await page.locator('#page-data').textContent()).not.toContain('outsiders')
  }
  await expect(banner(page)).toHaveCount(0)
  expect(seen.map((request) => request.url())).toEqual([])
})

test('nothing runs before an answer, nor after a no, which is kept', async ({ elsewhere }) => {
  const page = await elsewhere({ baseURL: companies.product })
  const seen = watchOthers(page.context(), companies.product)
  for (const path of pages) await live(page, path)
  await live(page, '/')
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Do not allow' }).click()
  await expect(banner(page)).toHaveCount(0)
  for (const path of pages) {
    await live(page, path)
    await expect(banner(page)).toHaveCount(0)
  }
  // The help does without: the chat asks once more in its own place, and offers another way.
  await live(page, '/help/family')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(page.getByRole('link', { name: 'Log in to write to us' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do not allow' }).click()
  await expect(page.getByText('The chat runs on')).toHaveCount(0)
  expect(seen.map((request) => request.url())).toEqual([])
})

const healthWords =
  /dementia|diabetes|alzheimer|parkinson|stroke|cancer|bathing|toileting|medication|condition|diagnos|patient|health|care.?plan|wound/i

test('what was agreed to runs on public pages alone, and is told nothing of who somebody is; taken back, it ends', async ({
  elsewhere,
}) => {
  const page = await elsewhere({ baseURL: companies.product })
  const { name, email } = await freshFamily(page, freshName('Otti'))
  const seen = watchOthers(page.context(), companies.product)
  await live(page, '/press')
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(seen).toEqual([])

  // By a link from there: its document lets in what was agreed to.
  await live(page, '/contact')
  await expect.poll(() => events(seen)).toContain('page_seen /contact')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  const chat = page.frameLocator('iframe[title="Chat with our team"]')
  await expect(chat.getByText('Hello! How can we help?')).toBeVisible()
  await expectAccessible(page)
  await chat.getByLabel('Your message').fill('When does the office open?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByText('Thank you, we will answer here.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open the chat, 1 new' })).toBeVisible()

  // On from there to what is one's own, by links: nothing of it is told.
  const before = seen.length
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL('/family/dashboard')
  for (const path of ['/family/dashboard', '/me', '/settings', '/messages', '/careteam'])
    await live(page, path)
  expect(seen.slice(before).map((request) => request.url())).toEqual([])

  await live(page, '/help/family')
  await expect.poll(() => events(seen)).toContain('page_seen /help/family')
  const told = (await Promise.all(seen.map(toldBy))).join('\n')
  const id = await ownId(page)
  for (const secret of [
    email,
    name,
    'Journey',
    '5105550143',
    `${companies.product}/`,
    ...(await secretsOf(page)),
  ])
    expect(told.includes(secret), secret).toBe(false)
  expect(told).not.toMatch(healthWords)
  expect(told).not.toMatch(new RegExp(`[=":/]${id}\\b`))
  expect(told).not.toMatch(/"(?:cookie|authorization)"/i)

  // Taken back, at once and on the account too.
  await live(page, '/settings')
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/consent/') && answer.request().method() === 'PUT' && answer.ok(),
  )
  await page.getByRole('checkbox', { name: /^Chat with our team/ }).uncheck()
  await saved
  await page.getByRole('checkbox', { name: /^Counting visits/ }).uncheck()
  await expect(page.getByRole('checkbox', { name: /^Counting visits/ })).not.toBeChecked()
  const after = seen.length
  for (const path of pages)
    await live(page, path === '/signup' ? '/' : path === '/accounts/login' ? '/' : path)
  expect(seen.slice(after).map((request) => request.url())).toEqual([])
  const again = await elsewhere({ baseURL: companies.product })
  await signIn(again, { email })
  await live(again, '/settings')
  await expect(again.getByRole('checkbox', { name: /^Counting visits/ })).not.toBeChecked()
  await expect(again.getByText('You answered on')).toBeVisible()
})

test('a sign-up is told once, behind its end and by the server, where a visitor had agreed; else it is not', async ({
  elsewhere,
}) => {
  const finished = async () => {
    const heard = (await (await fetch(`${companies.origin}/heard`)).json()) as { counter?: string }[]
    return heard.flatMap(({ counter = '' }) => (counter.includes('signup_finished') ? counter : []))
  }
  for (const [answer, told] of [
    ['Do not allow', []],
    ['Allow', ['?event=signup_finished&language=en&audience=caregiver']],
  ] as const) {
    const page = await elsewhere({ baseURL: companies.product })
    const seen = watchOthers(page.context(), companies.product)
    await live(page, '/')
    await banner(page).getByRole('button', { name: answer, exact: true }).click()
    await live(page, '/register/caregiver')
    const before = seen.length
    await page.getByLabel('First name').fill('Ottilie')
    await page.getByLabel('Last name').fill('Journey')
    await page.getByLabel('E-mail address').fill(freshEmail('ottilie'))
    await page.getByLabel('Choose a password').fill('a long enough one')
    await page.getByRole('checkbox', { name: /terms/ }).check()
    await pressTwice(page.getByRole('button', { name: 'Create my account' }))
    await expect(page).toHaveURL(/\/register-caregiver\//)
    await page.reload()
    await hydrated(page)
    // No page of a sign-up tells anybody anything: it is the server that does.
    expect(seen.slice(before).map((request) => request.url())).toEqual([])
    await expect.poll(finished).toEqual(told)
  }
})

test('a document that was loaded before a no runs nothing any more', async ({ elsewhere }) => {
  const page = await elsewhere({ baseURL: companies.product })
  const seen = watchOthers(page.context(), companies.product)
  await live(page, '/')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await live(page, '/privacy/policy')
  await expect.poll(() => events(seen)).toEqual(['page_seen /privacy/policy'])
  await page.getByRole('checkbox', { name: /^Counting visits/ }).uncheck()
  const policy = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/terms')
  await page.getByRole('contentinfo').getByText('About', { exact: false }).first().click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  expect((await policy).headers()['content-security-policy']).not.toContain(companies.origin)
  expect(events(seen)).toEqual(['page_seen /privacy/policy'])
})

test('the chat of a family is told of its care needs where it has agreed to exactly that', async ({
  elsewhere,
}) => {
  const page = await elsewhere({ baseURL: companies.product })
  await signIn(page, carol)
  const seen = watchOthers(page.context(), companies.product)
  // Whatever was answered before, both are off now.
  await live(page, '/settings')
  for (const name of [/^Chat with our team/, /^Counting visits/]) {
    const box = page.getByRole('checkbox', { name })
    await expect(box).toBeEnabled()
    await box.setChecked(false)
  }
  await live(page, '/contact')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  const needs = page.getByRole('checkbox', { name: /^Your care needs, in the chat/ })
  await expect(needs).not.toBeChecked()
  await needs.check()
  await page.getByRole('button', { name: 'Allow and open the chat' }).click()
  const chat = page.frameLocator('iframe[title="Chat with our team"]')
  await expect(chat.getByText('Hello! How can we help?')).toBeVisible()
  await expect.poll(() => seen.some((request) => request.postData()?.includes('"kind":"job"'))).toBe(true)
  const job = seen.find((request) => request.postData()?.includes('"kind":"job"'))!.postData()!
  expect(Object.keys((JSON.parse(job) as { job: object }).job).toSorted()).toEqual(
    [
      'ADLs',
      'care-for',
      'conditions',
      'gender preference',
      'housing',
      'language preference',
      'schedule type',
    ].toSorted(),
  )
  expect(job).not.toMatch(/carol|ito\b/i)
  // Nobody counts: that was not agreed to.
  expect(events(seen)).toEqual([])
})

test('a browser that refuses for its person is not asked, and the help says so', async ({ elsewhere }) => {
  const page = await elsewhere({ baseURL: companies.product, extraHTTPHeaders: { 'Sec-GPC': '1' } })
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const seen = watchOthers(page.context(), companies.product)
  for (const path of ['/', '/help/family', '/privacy/policy']) {
    await live(page, path)
    await expect(banner(page)).toHaveCount(0)
  }
  await expect(page.getByRole('checkbox', { name: /^Counting visits/ })).toBeDisabled()
  await live(page, '/contact')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(page.getByText('so the chat stays off')).toBeVisible()
  await expect(page.locator('.help-chat').getByRole('link', { name: 'Log in to write to us' })).toBeVisible()
  expect(seen).toEqual([])
})

test('a chat that does not come leaves another way to our team', async ({ elsewhere }) => {
  const page = await elsewhere({ baseURL: companies.product })
  await freshFamily(page)
  await page.context().route(`${companies.origin}/**`, (route) => route.abort())
  await live(page, '/contact')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(page.getByRole('heading', { name: 'The chat did not open' })).toBeVisible()
  await expectAccessible(page)
  await page.context().unroute(`${companies.origin}/**`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.frameLocator('iframe').getByText('Hello! How can we help?')).toBeVisible()
})

test('the question is in nobody’s way: no is as near as yes, nothing moves, and it can be done by keys', async ({
  elsewhere,
}) => {
  for (const locale of ['en', 'es'] as const) {
    const page = await elsewhere({ baseURL: companies.product, viewport: { width: 360, height: 640 } })
    await page.goto(`/?lang=${locale}`)
    const heading = page.getByRole('heading', { level: 1 })
    await hydrated(page)
    const before = await heading.boundingBox()
    await page.mouse.move(100, 100)
    await page.mouse.move(120, 120)
    const question = page.locator('.consent-banner')
    await expect(question).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    for (const look of [
      { theme: 'light' },
      { theme: 'dark' },
      { theme: 'light', text: '150' },
      { theme: 'light', text: '100', width: 1280 },
    ] as const) {
      await wear(page, look)
      await expectAccessible(page, `${locale} ${JSON.stringify(look)}`)
      const [no, yes] = await Promise.all(
        [0, 1].map((index) => question.getByRole('button').nth(index).boundingBox()),
      )
      expect({ ...no, x: 0 }).toEqual({ ...yes, x: 0 })
      expect(no!.height).toBeGreaterThanOrEqual(44)
      const { height, y } = (await question.boundingBox())!
      const { height: window } = page.viewportSize()!
      expect(height).toBeLessThanOrEqual(window * 0.62)
      expect(Math.round(y + height)).toBeLessThanOrEqual(window)
    }
    // Focus was left where it was, and the question is reached, and left again, by keys.
    expect(await page.evaluate(() => document.activeElement?.closest('.consent-banner'))).toBeNull()
    const no = question.getByRole('button').first()
    await no.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(no).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.consent-banner'))).toBeNull()
    await no.focus()
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
  }
})
