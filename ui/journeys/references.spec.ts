import { expect, type Page } from '@playwright/test'
import { walkByAxe } from './axe'
import { test } from './test'
import { freshCaregiver, freshName, hydrated, signIn, staff } from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'References' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save reference' })
const row = (page: Page, name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}`) })

async function fillIn(page: Page, name: string, phone: string): Promise<void> {
  await dialog(page).getByLabel('Full name').fill(name)
  await dialog(page).getByLabel('How you know each other').fill('Supervisor')
  await dialog(page).getByLabel('Phone number').fill(phone)
}

for (const { width, address } of [
  { width: 390, address: '/caregiver/profile/references' },
  { width: 1280, address: '/caregiver/profile?modal=references' },
]) {
  test(`references are added, refused, changed and removed at ${address}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await freshCaregiver(page)
    await page.goto(address)
    await expect(save(page)).toBeDisabled()
    await fillIn(page, 'Ana Souza', '555')
    await save(page).click()
    await expect(dialog(page).getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
    await dialog(page).getByLabel('Phone number').fill('5105550119')

    // The server says no: what is typed stays, and is saved in the end, once.
    const calls = '**/v1/caregivers/0/references/'
    await page.route(calls, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: {
              status: 'fail',
              message: { error_message: '', error_data: { phone: ['This is your own number.'] } },
            },
          })
        : route.fallback(),
    )
    await save(page).click()
    await expect(dialog(page).getByText('This is your own number.').first()).toBeVisible()
    await expect(dialog(page).getByLabel('Full name')).toHaveValue('Ana Souza')
    await page.unroute(calls)
    await dialog(page).getByLabel('Phone number').fill('(510) 555-0120')
    await pressTwice(save(page))
    await expect(row(page, 'Ana Souza')).toHaveCount(1)
    await expect(row(page, 'Ana Souza')).toContainText('Supervisor · Not called yet')

    // Changed by keyboard alone.
    await row(page, 'Ana Souza').focus()
    await page.keyboard.press('Enter')
    await dialog(page)
      .getByLabel(/^When to call/)
      .focus()
    await page.keyboard.type('After six, please.')
    await save(page).focus()
    await page.keyboard.press('Enter')
    await expect(save(page)).toHaveCount(0)
    await page.reload()
    await row(page, 'Ana Souza').click()
    await expect(dialog(page).getByLabel(/^When to call/)).toHaveValue('After six, please.')

    await dialog(page).getByRole('button', { name: 'Remove reference' }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByRole('button', { name: 'Keep it' }).click()
    await expect(row(page, 'Ana Souza')).toHaveCount(1)
    await dialog(page).getByRole('button', { name: 'Remove reference' }).click()
    await sure.getByRole('button', { name: 'Remove reference' }).click()
    await expect(row(page, 'Ana Souza')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/caregiver/profile')
  })
}

test('staff call two references, and the caregiver has the badge', async ({ page, elsewhere }) => {
  await freshCaregiver(page)
  const names = [`Ana ${freshName('Souza')}`, `Bea ${freshName('Lim')}`] as const
  await page.goto('/caregiver/badges')
  await page.getByRole('link', { name: 'References called' }).click()
  await page.getByRole('link', { name: 'Add a reference' }).click()
  await fillIn(page, names[0], '5105550119')
  await save(page).click()
  await dialog(page).getByRole('button', { name: '+ Add a reference' }).click()
  await fillIn(page, names[1], '5105550120')
  await save(page).click()
  await expect(row(page, names[1])).toContainText('Not called yet')

  const office = await elsewhere()
  await signIn(office, staff)
  for (const name of names) {
    await office.goto('/staff/references')
    await office.getByRole('searchbox').fill(name)
    await office.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(office).toHaveURL(/search=/)
    const open = () => office.getByRole('navigation').getByRole('link', { name }).click()
    const card = office.getByRole('article')
    await open()
    await expect(card).toContainText('Speaks for Lupe Journey: Supervisor')
    await card.getByRole('button', { name: `Not reached: ${name}` }).click()
    await expect(office).toHaveURL(/\/staff\/references\?/)
    await open()
    await expect(card).toContainText('Called, not reached')
    await card.getByRole('button', { name: `Spoke with us: ${name}` }).click()
    await expect(office.getByRole('heading', { name: 'Nobody with that name is waiting' })).toBeVisible()
    await office.getByRole('main').getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText('Called, not reached')
    await card.getByRole('button', { name: `Spoke with us: ${name}` }).click()
    await expect(card).toHaveCount(0)
  }

  await page.reload()
  await expect(row(page, names[0])).toContainText('Spoke with us')
  await page.goto('/caregiver/badges')
  await expect(page.getByRole('region', { name: 'Earned', exact: true })).toContainText('References called')
  await page.goto('/caregiver/badges/4')
  await expect(page.getByRole('heading', { name: 'How you earned it' })).toBeVisible()
})

test('the second press of two answers for nobody who stands in the place of the first', async ({ page }) => {
  await signIn(page, staff)
  await page.goto('/staff/references')
  await page.getByRole('main').getByRole('navigation').getByRole('link').first().click()
  const card = page.getByRole('article')
  const button = card.getByRole('button', { name: /^Not reached: / })
  await hydrated(page)
  const first = (await button.getAttribute('aria-label'))!
  const box = (await button.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await expect(card.getByRole('button', { name: first, exact: true })).toHaveCount(0)
  const next = (await button.getAttribute('aria-label'))!
  await button.scrollIntoViewIfNeeded()
  const there = (await button.boundingBox())!
  await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2)
  const noted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') noted.push(request.url())
  })
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(card.getByRole('button', { name: next, exact: true })).toBeVisible()
  expect(noted).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: first, exact: true })).toBeVisible()
})

test('references in Spanish, and axe finds nothing in either light', async ({ page }) => {
  await freshCaregiver(page, { language: 'es' })
  await prefer(page, { locale: 'es' })
  const shown = page.getByRole('dialog', { name: 'Referencias' }).getByLabel('Nombre completo')
  await walkByAxe(page, [{ path: '/caregiver/profile/references', shown }])
})
