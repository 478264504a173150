import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { freshFamily, saving } from './people'

const profile = '/caregivers/profile/marisol/10001'

/** A heart changes at once; this goes on when the server has heard of it. */
async function pressHeart(page: Page, name: 'Add to favorites' | 'In your favorites'): Promise<void> {
  const heard = saving(page, /\/favorites\//)
  await page.getByRole('button', { name }).click()
  await heard
}

test('a stale forgery token is renewed without a word', async ({ page, baseURL }) => {
  await freshFamily(page)
  await page.goto(profile)
  await page.context().addCookies([{ name: 'csrftoken', value: 'long-gone', url: baseURL ?? '' }])
  await pressHeart(page, 'Add to favorites')
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible()
  await page.goto('/caregivers-search/favorites')
  await expect(page.getByRole('link', { name: 'Marisol R.', exact: true })).toBeVisible()
})

test('a heart pressed in one tab is there in another, and taken away in both it is gone from both', async ({
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
  await pressHeart(page, 'Add to favorites')
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'In your favorites' })).toBeVisible()
  // The other tab does what this one still offers: nothing breaks, and both agree afterwards.
  await pressHeart(other, 'In your favorites')
  await expect(other.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  await pressHeart(page, 'In your favorites')
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  expect(calls).toEqual(['POST', 'DELETE'])
})

test('a heart that cannot be saved goes back and says so', async ({ page }) => {
  await freshFamily(page)
  await page.goto(profile)
  await page.route('**/v1/family/0/favorites/**', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: {} } }),
  )
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
})
