import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { freshFamily, hydrated, saving } from './people'

test.use({ viewport: { width: 390, height: 844 } })

const favorites = '/caregivers-search/favorites'
const people = [10001, 10002, 10003]

/** A family of its own with three favorites. */
async function familyWithFavorites(page: Page): Promise<void> {
  await freshFamily(page)
  const csrf = (await page.context().cookies()).find((one) => one.name === 'csrftoken')?.value ?? ''
  for (const id of people)
    await page.request.post(`/v1/family/0/favorites/${id}/`, { headers: { 'X-CSRFToken': csrf } })
}

const columns = (page: Page) => page.getByRole('table').getByRole('columnheader')
const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

test('a family ticks favorites, compares them, takes one out and puts one in; the address holds who', async ({
  page,
}) => {
  await familyWithFavorites(page)
  await page.goto(favorites)
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Compare Marisol R.' }).check()
  await page.getByRole('button', { name: 'Compare them' }).click()
  await expect(page.getByText('Tick at least two people.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Compare Denise A.' }).check()
  await page.getByRole('button', { name: 'Compare them' }).click()
  await expect(page).toHaveURL(/\/compare\?with=1000\d,1000\d$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare caregivers')
  await expect(columns(page)).toHaveCount(3)
  await expect(rowOf(page, 'What they ask').getByRole('cell')).toHaveCount(2)
  await expect(rowOf(page, 'Checks')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Add a favorite').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add to the table' }).click()
  await expect(columns(page)).toHaveCount(4)
  await page.reload()
  await expect(columns(page)).toHaveCount(4)
  await page.getByRole('link', { name: 'Remove Marisol R. from the table' }).click()
  await expect(columns(page)).toHaveCount(3)
  await expect(columns(page).filter({ hasText: 'Marisol' })).toHaveCount(0)
  await page.goBack()
  await expect(columns(page)).toHaveCount(4)

  await page.getByRole('link', { name: 'Choose others' }).click()
  await expect(page.getByRole('checkbox', { name: 'Compare Marisol R.' })).toBeChecked()
})

test('whoever is ticked on one page of the favorites stays so on the next one, up to four', async ({
  page,
}) => {
  await freshFamily(page)
  const csrf = (await page.context().cookies()).find((one) => one.name === 'csrftoken')?.value ?? ''
  for (let id = 10_001; id <= 10_020; id++)
    await page.request.post(`/v1/family/0/favorites/${id}/`, { headers: { 'X-CSRFToken': csrf } })
  await page.goto(favorites)
  await hydrated(page)
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await boxes.nth(0).check()
  await expect(page).toHaveURL(/with=\d+$/)
  await boxes.nth(1).check()
  await expect(page).toHaveURL(/with=\d+%2C\d+$/)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('2 people are ticked on another page, and stay so.')).toBeVisible()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await boxes.nth(2).click()
  await expect(page.getByText('Tick no more than four people.')).toBeVisible()
  await expect(boxes.nth(2)).not.toBeChecked()
  await expectAccessible(page)
  await expect(page).toHaveURL(/with=(\d+%2C){3}\d+/)
  await page.reload()
  await hydrated(page)
  await expect(boxes.nth(1)).toBeChecked()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).not.toHaveURL(/page=2/)
  await expect(boxes.nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Compare them' }).click()
  await expect(columns(page)).toHaveCount(5)
})

test('a note is kept, shown on the card and in the table, and two tabs are told of each other', async ({
  context,
  page,
}) => {
  await familyWithFavorites(page)
  await page.goto(favorites)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a note about Marisol R.' }).click()
  await page.getByLabel('Your note').fill('Kind on the phone.')
  const heard = saving(page, /\/note\/$/)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await heard
  await expect(page.getByText('Kind on the phone.')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/caregivers-search/compare?with=10001,10002')
  await hydrated(other)
  await expect(rowOf(other, 'Your note')).toContainText('Kind on the phone.')
  await page.getByRole('button', { name: 'Change the note about Marisol R.' }).click()
  await page.getByLabel('Your note').fill('Free from March.')
  const again = saving(page, /\/note\/$/)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await again

  await other.getByRole('button', { name: 'Change the note about Marisol R.' }).click()
  await other.getByLabel('Your note').fill('Ask about the stairs.')
  await other.getByRole('button', { name: 'Save the note' }).click()
  await expect(other.getByText('It now says: Free from March.')).toBeVisible()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  const settled = saving(other, /\/note\/$/)
  await other.getByRole('button', { name: 'Save the note' }).click()
  await settled
  await page.reload()
  await expect(page.getByText('Ask about the stairs.')).toBeVisible()
})

test('a brother opens the link without an account, sees nothing of the family, and no more once it is revoked', async ({
  elsewhere,
  page,
}) => {
  await familyWithFavorites(page)
  await page.goto('/caregivers-search/compare?with=10001,10002')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a note about Marisol R.' }).click()
  await page.getByLabel('Your note').fill('Nobody else reads this.')
  const noted = saving(page, /\/note\/$/)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await noted
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByLabel('Who is it for?')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Who is it for?').fill('For my brother')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByRole('heading', { name: 'The link “For my brother” is ready' })).toBeFocused()
  const url = await page.getByRole('link', { name: '/compared/' }).getAttribute('href')
  await expect(page.getByText('Not opened yet')).toBeVisible()
  await expectAccessible(page)

  const brother = await elsewhere({ viewport: { width: 360, height: 740 } })
  const path = new URL(url!).pathname
  const origin = new URL(page.url()).origin
  const answer = await brother.goto(origin + path)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(brother.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(columns(brother)).toHaveCount(3)
  const shown = await brother.locator('body').innerText()
  for (const secret of ['Nobody else reads this', 'For my brother', 'miles from you', 'a week'])
    expect(shown).not.toContain(secret)
  await expectAccessible(brother)
  const overflow = await brother.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.reload()
  await expect(page.getByText(/Last opened/)).toBeVisible()
  await hydrated(page)
  const revoked = saving(page, /\/compare_links\//)
  await page.getByRole('button', { name: 'Revoke the link “For my brother”' }).click()
  await revoked
  await expect(page.getByText('“For my brother” no longer opens.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'no longer opens' })).toBeFocused()
  await brother.reload()
  await expect(brother.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await brother.getByRole('link', { name: 'Find caregivers', exact: true }).last().click()
  await expect(brother).toHaveURL(/\/caregivers-search/)
})
