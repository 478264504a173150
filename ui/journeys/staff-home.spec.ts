import { expect } from '@playwright/test'
import { test } from './test'
import { hydrated, manager, signIn, staff } from './people'
import { pressTwice } from './pressTwice'

for (const width of [390, 1280]) {
  test(`staff see what waits, open the longest wait and come back, and look somebody up, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, staff)
    await page.goto(staff.home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Jordan')
    const queue = page.getByRole('list', { name: 'Queues' }).getByRole('listitem')
    const licenses = queue.filter({ hasText: 'Licenses to verify' })
    const waiting = Number(/(\d+) waiting/.exec(await licenses.innerText())?.[1])
    expect(waiting).toBeGreaterThan(1)
    await hydrated(page)
    await licenses.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/staff/licenses')
    const list = page.getByRole('navigation', { name: 'Waiting' })
    await expect(list.getByRole('listitem')).toHaveCount(waiting)
    await list.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/staff\/licenses\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(list).toBeVisible({ visible: width > 1000 })
    await page.goBack()
    await expect(list.getByRole('listitem')).toHaveCount(waiting)

    await page.goto('/staff/people')
    await page.getByRole('searchbox').fill('marisol@example')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: 'Marisol Rivera' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marisol Rivera')
    await expect(page.getByText('$24.50 an hour')).toBeVisible()
    await expect(page.getByText(/Verified by Jordan P\. from our team on/).first()).toBeVisible()
  })
}

test('a profile that staff showed by mistake is taken back at once, and waits again', async ({ page }) => {
  await signIn(page, staff)
  await page.goto('/staff/profiles')
  await hydrated(page)
  const list = page.getByRole('navigation', { name: 'Waiting' })
  const first = list.getByRole('link').first()
  const name = (await first.getByRole('strong').or(first.locator('b')).first().textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await pressTwice(page.getByRole('button', { name: `Show to families: ${name}` }))
  const shown = page.getByRole('main').getByText(`Families can see ${name.split(' ')[0]} now.`)
  await expect(shown).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  await expect(list.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(shown).toHaveCount(0)
  await expect(list.getByRole('link', { name })).toHaveCount(1)
})

test('a care manager opens a family from home, with its visits, caregivers and jobs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, manager)
  await page.goto(manager.home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Helen')
  await page.getByRole('link', { name: 'All families you advise' }).click()
  await expect(page).toHaveURL('/advised-families')
  await page.getByRole('link', { name: 'Carol Ito' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carol Ito')
  await expect(page.getByRole('link', { name: 'Marisol R.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^carol@ ?example\.com$/ })).toBeVisible()
})
