import { expect } from '@playwright/test'
import { test } from './test'
import { hydrated, signIn, staff } from './people'

test('staff see at home how many wait at each desk, go there and come back', async ({ page }) => {
  await signIn(page, staff)
  await page.goto(staff.home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Jordan')
  const desk = page.getByRole('listitem').filter({ hasText: 'Profiles to review' })
  const waiting = /(\d+) waits?/.exec(await desk.innerText())?.[1]
  await hydrated(page)
  await desk.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/staff/profiles')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(waiting))
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL(staff.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
