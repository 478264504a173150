import { expect, test, type Page } from '@playwright/test'
import { ownPages, visitorPages } from './pages'
import { carol, logIn, marisol } from './people'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

const oakland = '/caregivers-search/california/oakland'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What a thumb would miss, what is too small to read, and how far the page can be pushed sideways. */
async function measure(page: Page) {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.hidden, .skip-link, [inert]') === null
    const small: string[] = []
    for (const element of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      if (element.matches('[type=hidden]')) continue
      const target = element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`) ?? element)
        : element
      if (!isShown(target)) continue
      // A link within a sentence is as high as its line (WCAG 2.5.8).
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue
      const { width, height } = target.getBoundingClientRect()
      if (width > 0 && (height < 44 || width < 44))
        small.push(`${name(target)} ${Math.round(width)}×${Math.round(height)}`)
    }
    const tiny = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element || !texts.currentNode.textContent?.trim() || !isShown(element)) continue
      if (element.closest('script, style, noscript, svg, option')) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (size > 0 && size < 16) tiny.add(`${name(element)} ${size}px`)
    }
    return { small, tiny: [...tiny], sideways: document.documentElement.scrollWidth - innerWidth }
  })
}

async function expectFits(page: Page, path: string): Promise<void> {
  await expect(heading(page)).toHaveCount(1)
  if (path.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible()
  const { small, tiny, sideways } = await measure(page)
  expect.soft(small, `${path}: targets under 44 px`).toEqual([])
  expect.soft(tiny, `${path}: text under 16 px`).toEqual([])
  expect.soft(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  const { width = 360, height = 640 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height })
  const narrow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(narrow, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height })
}

test('every page fits a small phone and a thumb', async ({ page }) => {
  for (const path of visitorPages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectFits(page, path)
    })
  }
})

for (const [who, paths] of ownPages) {
  test(`the pages of ${who.email} fit a small phone and a thumb`, async ({ page }) => {
    await logIn(page, who)
    for (const path of paths) {
      await page.goto(path)
      await expectFits(page, path)
    }
  })
}

for (const who of [carol, marisol]) {
  test(`a conversation of ${who.email} fits a small phone and a thumb`, async ({ page }) => {
    await logIn(page, who)
    await page.goto('/messages')
    await page.getByRole('main').getByRole('link').first().tap()
    await expect(page.getByRole('log')).toBeVisible()
    await expectFits(page, 'a conversation')
  })
}

test('the menu of the header opens by a tap, leads on, and is closed on the next page', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeHidden()
  await menu.tap()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expectFits(page, 'the menu')
  await page.getByRole('link', { name: 'Log in', exact: true }).tap()
  await expect(heading(page)).toHaveText('Welcome back')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
})

test('filters lie in a sheet within the thumb’s reach, which counts what the list shows', async ({
  page,
}) => {
  await page.goto(oakland)
  const all = (await heading(page).textContent()) ?? ''
  await page.getByRole('button', { name: /^Filters/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expectFits(page, 'the filter sheet')
  await sheet.getByText('Vetted only').tap()
  await expect(page).toHaveURL(/vetted/)
  await expect(heading(page)).not.toHaveText(all)
  const show = sheet.getByRole('button', { name: /^Show \d+ caregivers$/ })
  await expect(show).toBeInViewport()
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? ''
  await show.tap()
  await expect(sheet).toBeHidden()
  await expect(heading(page)).toContainText(count)
  await expect(page.getByRole('list', { name: 'Filters that are set' })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText(all)
  await expect(page).toHaveURL(oakland)
})

test('with the keyboard up, the field that is typed in and the button after it can be reached', async ({
  page,
}) => {
  await page.goto('/family-signup/needs')
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 330 })
  const place = page.getByLabel('Where is care needed?')
  await place.tap()
  await place.fill('Oakl')
  await expect(place).toBeInViewport()
  const option = page.getByRole('option', { name: /Oakland, CA/ }).first()
  await expect(option).toBeInViewport()
  await option.tap()
  await expect(place).toHaveValue(/Oakland/)
  const next = page.getByRole('button', { name: 'Save and continue' })
  await next.scrollIntoViewIfNeeded()
  await next.tap()
  const summary = page.getByRole('group', { name: /put right/ })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()

  await page.goto('/accounts/login')
  const email = page.getByLabel('E-mail address')
  await email.tap()
  await expect(email).toBeInViewport()
  await expect(email).toHaveAttribute('type', 'email')
})

test('in a conversation the last message and the field share what the keyboard leaves', async ({ page }) => {
  await logIn(page, carol)
  await page.goto('/messages')
  await page
    .getByRole('link', { name: /Marisol/ })
    .first()
    .tap()
  await expect(page.getByRole('log').getByRole('article').last()).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 340 })
  const field = page.getByRole('textbox')
  await field.tap()
  await expect(field).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport()
  await expect(page.getByRole('log').getByRole('article').last()).toBeInViewport()
})
