import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { tabTo } from './keys'
import { demoPassword, freshFamily, hydrated, marisol } from './people'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Whether the focused control can be told from the others by its look, and lies in sight. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    const rings = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling]
      .filter((element) => element !== null)
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
    const isRinged = rings.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    )
    const { top, bottom } = focused.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight) return `out of sight: ${focused.outerHTML.slice(0, 120)}`
    return isRinged ? '' : `no ring: ${focused.outerHTML.slice(0, 120)}`
  })
  expect.soft(seen).toBe('')
}

test('a visitor finds a caregiver by keys alone: skip link, place, filters, profile, Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const place = page.getByRole('combobox', { name: 'Where is care needed?' })
  await tabTo(page, place)
  await page.keyboard.type('Oakl')
  await expect(page.getByRole('option', { name: /Oakland, CA/ }).first()).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /suggestions?\. Use the up and down arrows/ }),
  ).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(place).toHaveValue('Oakl')
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(place).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '-')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/caregivers-search\/california\/oakland/)
  await expect(heading(page)).toBeFocused()

  const vetted = page.getByRole('checkbox', { name: /Vetted only/ })
  await tabTo(page, vetted)
  await expectFocusSeen(page)
  const before = (await heading(page).textContent()) ?? ''
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/vetted/)
  await expect(heading(page)).not.toHaveText(before)
  await expect(vetted).toBeFocused()
  const count = /^\d+/.exec((await heading(page).textContent()) ?? '')?.[0] ?? '-'
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} `) })).not.toHaveCount(0)

  const name = page.getByRole('article').first().getByRole('link').first()
  await tabTo(page, name, 120)
  await expectFocusSeen(page)
  const who = (await name.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(who)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(who))
  await page.goBack()
  await expect(heading(page)).toContainText(count)
})

test('every stop of the Tab key on the pages of arrival is seen, named, and in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of [
    '/',
    '/caregivers-search/california/oakland',
    '/caregivers/profile/marisol/10001',
    '/accounts/login',
    '/family-signup/needs',
  ]) {
    await page.goto(path)
    await hydrated(page)
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) break
      await expectFocusSeen(page)
      const nameless = await page.evaluate(() => {
        const { activeElement: at } = document
        const words = `${at?.textContent}${at?.getAttribute('aria-label') ?? ''}${at?.getAttribute('aria-labelledby') ?? ''}`
        const labels = at && 'labels' in at ? ((at as HTMLInputElement).labels?.length ?? 0) : 0
        return words.trim() === '' && labels === 0 ? at?.outerHTML.slice(0, 120) : ''
      })
      expect.soft(nameless, path).toBe('')
    }
  }
})

test('a family logs in and writes by keys; the dialog holds the focus and gives it back', async ({
  page,
}) => {
  await freshFamily(page)
  await page.goto('/caregivers/profile/marisol/10001')
  await hydrated(page)
  const opener = page.getByRole('link', { name: 'Message Marisol' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Write to Marisol' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  const words = dialog.getByLabel('Your message')
  await tabTo(page, words)
  await page.keyboard.type('Good morning')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('Good morning')
  await tabTo(page, dialog.getByRole('button', { name: 'Send message' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  await expect(heading(page)).toHaveText('Marisol R.')
  const field = page.getByRole('textbox')
  await tabTo(page, field)
  await page.keyboard.type('Two lines')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('in one message')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('in one message')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
})

test('a menu and its dialog go by arrows, Esc and Enter', async ({ page }) => {
  await page.goto('/accounts/login')
  await tabTo(page, page.getByLabel('E-mail address'))
  await page.keyboard.type(marisol.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(marisol.home)
  await expect(heading(page)).toBeFocused()
  await page.goto('/messages')
  await hydrated(page)
  const row = page.getByRole('link', { name: /Carol/ }).first()
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toBeVisible()

  const menu = page.getByRole('button', { name: 'More about this conversation' })
  await tabTo(page, menu)
  await page.keyboard.press('ArrowDown')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(items.first()).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.getByRole('menuitem', { name: /^Block/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: /^Block Carol/ })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(menu).toBeFocused()
})

test('a refused form takes the focus to its summary, whose links lead to the fields', async ({ page }) => {
  await page.goto('/family-signup/needs')
  const next = page.getByRole('button', { name: 'Save and continue' })
  await tabTo(page, next, 120)
  await page.keyboard.press('Enter')
  const summary = page.getByRole('group', { name: /There is a problem|Check \d+ answer/ })
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Who needs care?')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Please choose who needs care/)
})

test('toasts are announced, and what is live is polite unless something went wrong', async ({ page }) => {
  await freshFamily(page)
  await page.goto('/caregivers/profile/marisol/10001')
  const heart = page.getByRole('button', { name: 'Add to favorites' })
  await tabTo(page, heart)
  await page.route('**/v1/family/0/favorites/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(
    'Problem:',
  )
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden()
})

test('the sections of a page are landmarks, and lists and cards say what they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/caregivers-search/california/oakland')
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('search')).toHaveCount(1)
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  const results = page.getByRole('list', { name: 'Caregivers', exact: true })
  await expect(results.getByRole('listitem').getByRole('article')).toHaveCount(15)
  await expect(results.getByRole('heading', { level: 2 })).toHaveCount(15)
  await expect(page.getByText(/out of 5 stars, \d+ reviews?/).first()).toBeAttached()
})

test('the phone’s menu button and its links go by keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Find caregivers' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
})
