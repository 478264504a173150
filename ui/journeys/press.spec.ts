import { expect, type Page } from '@playwright/test'
import { hydrated, signIn, staff } from './people'
import { test } from './test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const english = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first()
const spanish = (page: Page, name: string) =>
  page.getByRole('group', { name: 'In Spanish' }).getByLabel(name, { exact: true })

test('staff write an article, see it as readers will, and publish it in both languages', async ({
  page,
  elsewhere,
}) => {
  await signIn(page, staff)
  await page.goto('/staff/articles')
  await page.getByRole('link', { name: 'Write an article' }).click()
  await page.getByRole('button', { name: 'Save the article' }).click()
  await expect(english(page, 'Title')).toHaveAttribute('aria-invalid', 'true')
  await english(page, 'Title').fill('A city of the journey')
  await english(page, 'Summary').fill('We open there.')
  await english(page, 'Text').fill('## Why\n\nSee [the search](/caregivers).\n\n<img src=x onerror=alert(1)>')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('link', { name: 'the search' })).toBeVisible()
  await expect(preview.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await page.getByRole('button', { name: 'Save the article' }).click()
  await expect(page).toHaveURL(/\/staff\/articles\/\d+$/)

  const reader = await elsewhere()
  const address = '/press/a-city-of-the-journey'
  await reader.goto(address)
  await expect(heading(reader)).not.toHaveText('A city of the journey')

  await spanish(page, 'Title').fill('Una ciudad del viaje')
  await page.getByRole('button', { name: 'Save the article' }).click()
  await expect(spanish(page, 'Text')).toHaveAttribute('aria-invalid', 'true')
  await spanish(page, 'Summary').fill('Abrimos allí.')
  await spanish(page, 'Text').fill('Ya puede buscar.')
  await page.getByText('Everybody, starting that day').click()
  await page.getByRole('button', { name: 'Save the article' }).click()
  await page.getByRole('link', { name: 'Read it in the newsroom' }).click()
  await expect(page).toHaveURL(address)

  await reader.goto('/press')
  await hydrated(reader)
  const feedAddress = await reader.locator('link[type="application/atom+xml"]').getAttribute('href')
  await reader.getByRole('link', { name: 'A city of the journey' }).click()
  await expect(heading(reader)).toHaveText('A city of the journey')
  await expect(reader.getByRole('heading', { name: 'Why', level: 2 })).toBeVisible()
  await reader.goto(`${address}?lang=es`)
  await expect(heading(reader)).toHaveText('Una ciudad del viaje')
  const shown = await reader.request.get(address)
  expect(await shown.text()).toContain('"@type":"NewsArticle"')
  const feed = await reader.request.get(feedAddress ?? '')
  expect(await feed.text()).toContain('<title>A city of the journey</title>')
})

test('without apps in the stores, the page says how to do without', async ({ page }) => {
  await page.goto('/download-app')
  await expect(heading(page)).toHaveText('There is no app in the stores')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
})
