import { expect, type Frame, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { carol, freshEmail, hydrated, leave, letterTo, linkIn, signIn } from './people'
import { pressTwice } from './pressTwice'
import { describeAccount, heading, reachAccount } from './signup'

/** The site of a partner, on another origin than the product's (`examples/partner-signup`). */
const partner = `http://localhost:${process.env.PARTNER_PORT}`
/** Our own site. */
const product = process.env.JOURNEY_URL ?? ''
const password = 'a long enough one'

/** Of the partner's own form: everything but what a test leaves out. */
async function fillPartnersForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Who needs care?').selectOption('My father')
  await page.getByLabel('City or ZIP code').fill('Oakland')
  await expect(page.locator('#places option').first()).toBeAttached()
  await page
    .getByLabel('City or ZIP code')
    .fill((await page.locator('#places option').first().getAttribute('value')) ?? '')
  await page.getByLabel('Meal prep').check()
  await page.getByLabel('First day of care').fill('01/15/2099')
  await page.getByLabel('Days a week').fill('3')
  await page.getByLabel('Hours a week').fill('12')
  await page.getByLabel('In a few words').fill('Mornings for my father')
  await page.getByLabel('First name').fill('Naomi')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Phone number').fill('5105550143')
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('I agree').check()
}

test('a family signs up by the partner’s own form, and goes on at our site with its job posted', async ({
  page,
}) => {
  await page.goto(partner)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please choose who needs care.')).toBeVisible()
  await expect(page.getByLabel('Who needs care?')).toBeFocused()
  await expectAccessible(page)

  await fillPartnersForm(page, freshEmail('naomi'))
  await pressTwice(page.getByRole('button', { name: 'Sign up' }))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expectAccessible(page)
  expect(await page.context().cookies()).toEqual([])

  const link = page.getByRole('link', { name: 'Continue on Homecare' })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL('/family/dashboard')
  await expect(page.getByText('Mornings for my father')).toHaveCount(1)

  await leave(page)
  await page.context().clearCookies()
  await page.goto(address)
  await expect(page).toHaveURL('/accounts/login')
})

test('an address that has an account is told so, and what was typed stays', async ({ page }) => {
  await page.goto(partner)
  await fillPartnersForm(page, carol.email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('alert')).toContainText('already an account with this e-mail address')
  await expect(page.getByLabel('First name')).toHaveValue('Naomi')
})

test('whoever is signed in at our site is nobody on the partner’s, and stays who they are', async ({
  page,
}) => {
  await signIn(page, carol)
  await page.goto(carol.home)
  // The choices of display are kept once the page is alive.
  await hydrated(page)
  const before = (await page.context().cookies()).toSorted((one, other) => one.name.localeCompare(other.name))
  await page.goto(partner)
  const answers = await page.evaluate(
    async ([product]) => {
      const outcome = (path: string, init?: RequestInit) =>
        fetch(product + path, init).then(
          ({ status }) => status,
          () => 'unreadable',
        )
      return [
        await outcome('/v1/whoami/', { credentials: 'include' }),
        await outcome('/v1/whoami/', { headers: { 'X-Guest': '1' } }),
        await outcome('/v1/family/onboarding/', { method: 'PUT', credentials: 'include', body: '{}' }),
      ]
    },
    [product] as const,
  )
  expect(answers).toEqual(['unreadable', 'unreadable', 'unreadable'])

  await fillPartnersForm(page, freshEmail('naomi'))
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('link', { name: 'Continue on Homecare' }).click()
  await page.waitForURL(`${product}/**`)
  await page.goto(carol.home)
  await expect(heading(page)).toContainText('Carol')
  await expect(page.getByText('Mornings for my father')).toHaveCount(0)
  const after = (await page.context().cookies()).toSorted((one, other) => one.name.localeCompare(other.name))
  expect(after.map(({ name, value }) => [name, value])).toEqual(
    before.map(({ name, value }) => [name, value]),
  )
})

test('a family signs up in the partner’s frame, step by step, and goes on at our site', async ({ page }) => {
  await page.goto(`${partner}/framed.html`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('In partnership with Get care')).toBeVisible()
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page)

  await reachAccount(frame)
  await expectAccessible(page)
  await describeAccount(frame, 'Naomi')
  await frame.getByRole('checkbox', { name: /terms/i }).check()
  await pressTwice(frame.getByRole('button', { name: 'Create account and post the job' }))
  await expect(heading(frame)).toHaveText('Your job is posted')
  await expectAccessible(page)

  await frame.getByRole('link', { name: 'Continue on Homecare' }).click()
  await expect(page).toHaveURL('/family/dashboard')
  await expect(page.getByText('Care for my father')).toHaveCount(1)
})

test('the frame in Spanish and in the dark is as good, and what is chosen there is not kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/embed/signup?partner=getcare&lang=es')
  await expect(page.getByText('En colaboración con Get care.')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByText('Elija quién necesita cuidado.').first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.context().cookies()).toEqual([])
})

test('the frame’s answers are mailed, and finished at our site', async ({ page, request }) => {
  await page.goto(`${partner}/framed.html`)
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Who needs care?').selectOption({ label: 'My father' })
  await frame.getByRole('button', { name: 'Finish later' }).click()
  const email = freshEmail('later')
  const dialog = frame.getByRole('dialog', { name: 'Finish later' })
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('button', { name: 'Save and send me the link' }).click()
  await expect(frame.getByText(`The link is on its way to ${email}`)).toBeVisible()
  await page.goto(linkIn(await letterTo(request, email, /sign-up/i)))
  await expect(page.getByLabel('Who needs care?')).toHaveValue('2')
})

test('the frame is as tall as what it shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${partner}/framed.html`)
  const frame = page.frames().find((one: Frame) => one !== page.mainFrame())
  const tall = () => frame?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  await expect.poll(tall).toBe(0)
})

test('no other page of ours stands in the partner’s frame, and no other site frames the sign-up', async ({
  page,
}) => {
  await page.goto(`${partner}/framed.html`)
  await frameOf(page, `${product}/family-signup`)
  await expect.poll(() => shownIn(page)).toBe(refused)
  await page.goto(`${product}/terms`)
  await frameOf(page, `${product}/embed/signup`)
  await expect.poll(() => shownIn(page)).toBe(refused)
})

/** Puts one frame into the page, and waits until it has loaded, or was refused. */
async function frameOf(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src })
        frame.addEventListener('load', resolve, { once: true })
        document.body.replaceChildren(frame)
      }),
    address,
  )
}
/** What Chromium shows in place of a page that may not stand in the frame. */
const refused = 'chrome-error://chromewebdata/'
const shownIn = (page: Page) => page.frames().at(-1)?.url() ?? ''
