import { expect, type Page, type Route } from '@playwright/test'
import { test } from './test'
import { expectNotSideways, walkByAxe } from './axe'
import { carol, freshCaregiver, hydrated, marisol, signIn, signOut } from './people'
import { prefer } from './preferences'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const width of [390, 1280]) {
  test(`a newcomer finds what is to be earned, how, and where it begins, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await freshCaregiver(page)
    await page.goto('/caregiver/profile')
    await hydrated(page)
    await part(page, 'Badges').getByRole('link', { name: 'All badges' }).click()
    await expect(page).toHaveURL('/caregiver/badges')
    await expect(page.getByRole('img', { name: '0 of 6 badges earned' })).toBeVisible()
    await expect(part(page, 'Earned')).toHaveCount(0)
    await part(page, 'Still to earn').getByRole('link', { name: 'Phone verified' }).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Phone verified')
    await expect(heading(page)).toBeFocused()
    await expect(part(page, 'How to earn it').getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: 'Verify my phone' }).click()
    await expect(page.getByRole('dialog', { name: 'Phone Verification' })).toBeVisible()
    await page.goBack()
    await expect(heading(page)).toHaveText('Phone verified')
    await page.getByRole('link', { name: 'Back to Your badges' }).click()
    await expect(heading(page)).toHaveText('Your badges')
    await expectNotSideways(page)
  })
}

test('badges that cannot be loaded say so, and come when asked again', async ({ page }) => {
  await signIn(page, marisol)
  await page.goto('/caregiver/profile')
  const failing = '**/v1/badges/1/progress/'
  await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }))
  await hydrated(page)
  await part(page, 'Badges').getByRole('link', { name: 'All badges' }).click()
  await expect(heading(page)).toHaveText('We could not load this page')
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Your badges')
  await expect(part(page, 'Earned').getByRole('article')).toHaveCount(6)
})

test('a badge that is not there is no page, and badges are for caregivers', async ({ page }) => {
  await signIn(page, marisol)
  expect((await page.goto('/caregiver/badges/999'))?.status()).toBe(404)
  await expect(heading(page)).toHaveText('We cannot find that page')
  await signOut(page)
  await signIn(page, carol)
  await page.goto('/caregiver/badges')
  await expect(page).toHaveURL(carol.home)
  await expect(heading(page)).toContainText('Carol')
})

test('all reviews are read, beyond the three on the profile', async ({ page }) => {
  await signIn(page, marisol)
  await page.goto('/caregiver/profile')
  await expect(part(page, 'Reviews').getByRole('listitem')).toHaveCount(3)
  const all = part(page, 'Reviews').getByRole('link', { name: /^See all \d+ reviews$/ })
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  await all.click()
  await expect(heading(page)).toHaveText('Your reviews')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count)
  expect(count).toBeGreaterThan(3)
})

test('the academy is opened without another password, at the page that is asked for', async ({ page }) => {
  await signIn(page, marisol)
  const asked: (string | null)[] = []
  await page.route('**/v1/careacademy/learnupon/sso/**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('redirect'))
    return route.fulfill({ json: { status: 'success', data: { url: '/help/caregiver?signed=yes' } } })
  })
  await page.goto('/caregiver/badges')
  await page.getByRole('link', { name: 'See the academy' }).click()
  await page.getByRole('button', { name: 'Open the academy' }).click()
  await expect(page).toHaveURL('/help/caregiver?signed=yes')
  await page.goBack()
  await expect(heading(page)).toHaveText('Learning academy')
  await page.goto('/learnupon/sso?redirect=/courses/4')
  await expect(page).toHaveURL('/help/caregiver?signed=yes')
  expect(asked).toEqual([null, '/courses/4'])
  // Back does not lead in again.
  await page.goBack()
  await expect(page).toHaveURL('/academy')
})

test('where there is no academy, and where it could not be opened, the page says so', async ({ page }) => {
  await signIn(page, marisol)
  const none = (route: Route) => route.fulfill({ status: 404, body: '' })
  await page.route('**/v1/careacademy/**', none)
  await page.goto('/learnupon/sso')
  await expect(page.getByRole('heading', { name: 'There is no academy here yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a certificate' }).click()
  await expect(page.getByRole('dialog', { name: 'Certifications' })).toBeVisible()
  await page.route('**/v1/careacademy/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/academy')
  await page.getByRole('button', { name: 'Open the academy' }).click()
  await expect(page.getByRole('heading', { name: 'We could not open the academy' })).toBeVisible()
  await page.unroute('**/v1/careacademy/**')
  await page.route('**/v1/careacademy/**', none)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'There is no academy here yet' })).toBeVisible()
})

test('badges, reviews and the academy in Spanish, and axe finds nothing in either light', async ({
  page,
}) => {
  await freshCaregiver(page, { language: 'es' })
  await prefer(page, { locale: 'es' })
  const titled = (name: string) => page.getByRole('heading', { level: 1, name })
  await walkByAxe(page, [
    { path: '/caregiver/badges', shown: titled('Sus insignias') },
    { path: '/caregiver/badges/4', shown: titled('Referencias consultadas') },
    { path: '/caregiver/reviews', shown: titled('Sus reseñas') },
    { path: '/academy', shown: titled('Academia de formación') },
  ])
})
