import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { demoPassword, freshFamily, hydrated, saving } from './people'

test.use({ viewport: { width: 390, height: 844 } })

const oakland = '/caregivers-search/california/oakland?vetted=1'
const name = 'Oakland, CA · Vetted only'

/** What is pressed is kept when the server has heard of it. */
async function pressAndSave(page: Page, button: string): Promise<void> {
  const heard = saving(page, /\/v1\/(family\/0\/searches|settings)\//)
  await page.getByRole('button', { name: button, exact: true }).click()
  await heard
}

test('a family saves a search, finds it beside its favorites, opens it, and removes it', async ({ page }) => {
  await freshFamily(page)
  await page.goto('/caregivers-search/saved')
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await page.goto(oakland)
  await pressAndSave(page, 'Save this search')
  await expect(page.getByText('This search is saved.')).toBeVisible()
  // The same search, put in another order, is the same.
  await page.goto(`${oakland}&sort=rating`)
  await pressAndSave(page, 'Save this search')
  const onward = page.getByRole('link', { name: 'See your saved searches' })
  await expect(onward).toBeFocused()
  await onward.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your saved searches')
  await expect(page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Favorites', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(oakland)
  await page.goBack()

  await pressAndSave(page, `Remove: ${name}`)
  await expect(page.getByText(`Removed: ${name}`)).toBeVisible()
  await pressAndSave(page, `Undo: ${name}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await pressAndSave(page, `Remove: ${name}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
})

test('the letters are stopped on the page, and come again', async ({ page }) => {
  await freshFamily(page)
  await page.goto(oakland)
  await pressAndSave(page, 'Save this search')
  await page.goto('/caregivers-search/saved')
  await pressAndSave(page, 'Stop the e-mails')
  await page.reload()
  await expect(page.getByText('You get no e-mails about these searches.')).toBeVisible()
  await pressAndSave(page, 'Send me the e-mails')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Stop the e-mails' })).toBeVisible()
})

test('a letter’s link opens its search, the newest first, and says where that is gone', async ({ page }) => {
  await freshFamily(page)
  const csrf = (await page.context().cookies()).find((one) => one.name === 'csrftoken')?.value ?? ''
  const answer = await page.request.post('/v1/family/0/searches/', {
    data: { address: oakland },
    headers: { 'X-CSRFToken': csrf },
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  await page.goto(`/caregivers-search/saved?open=${data.id}`)
  await expect(page).toHaveURL(`${oakland}&sort=newest`)
  await page.goto('/caregivers-search/saved?open=999999')
  await expect(page.getByText('The search in this link is no longer saved.')).toBeVisible()
})

test('a visitor keeps a search in this tab, takes that back, and finds it saved after the login', async ({
  elsewhere,
  page,
}) => {
  const { email } = await freshFamily(await elsewhere())
  await page.goto(oakland)
  await hydrated(page)
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.getByRole('link', { name: 'Do not save it' }).click()
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(oakland)
  await expect(page.getByText('Your search is saved.')).toBeVisible()
})
