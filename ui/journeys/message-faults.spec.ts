import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { freshFamily, freshName, signIn, marisol, saving } from './people'
import { pressTwice } from './pressTwice'

const profile = '/caregivers/profile/marisol/10001'

test('a first message that fails stays in its field, and is sent once', async ({ page }) => {
  await freshFamily(page)
  await page.goto(profile)
  const words = `May I call you? ${crypto.randomUUID()}`
  await page.route('**/v1/caregivers/10001/messages/', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 500, json: { status: 500, message: {} } })
  })
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to Marisol' })
  await dialog.getByLabel('Your message').fill(words)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('group', { name: /There is a problem|Check \d+ answer/ })).toBeVisible()
  await expect(dialog.getByLabel('Your message')).toHaveValue(words)
  await page.unroute('**/v1/caregivers/10001/messages/')
  await pressTwice(dialog.getByRole('button', { name: 'Send message' }))
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
})

test('a reply that fails is kept, marked, and sent once by one press', async ({ page }) => {
  const words = await conversationWithMarisol(page)
  await page.route(/\/v1\/conversations\/\d+\/$/, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByRole('textbox').fill(`${words} again`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toBeVisible()
  await page.unroute(/\/v1\/conversations\/\d+\/$/)
  const heard = saving(page, /conversations\/\d+\/$/)
  await again.click()
  await expect(again).toBeHidden()
  await heard
  await expect(page.getByRole('log').getByText(`${words} again`)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('log').getByText(`${words} again`)).toHaveCount(1)
})

test('a connection that was away for a while comes back by itself and fills the gap', async ({
  elsewhere,
}) => {
  const family = await elsewhere()
  const { name } = await freshFamily(family, freshName('Gap'))
  await family.goto(profile)
  const words = `Hello before ${crypto.randomUUID()}`
  await family.getByRole('link', { name: 'Message Marisol' }).click()
  await family.getByLabel('Your message').fill(words)
  await family.getByRole('button', { name: 'Send message' }).click()
  await expect(family.getByRole('log')).toContainText(words)

  const caregiver = await elsewhere()
  await signIn(caregiver, marisol)
  await caregiver.goto('/messages')
  await caregiver.getByRole('link', { name: new RegExp(name) }).click()
  await expect(caregiver.getByRole('log')).toContainText(words)

  await family.context().setOffline(true)
  await expect(family.getByText('You are offline.', { exact: false })).toBeVisible()
  await caregiver.getByRole('textbox').fill('Said while you were away')
  await caregiver.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(caregiver.getByRole('log')).toContainText('Said while you were away')
  await family.context().setOffline(false)
  await expect(family.getByRole('log')).toContainText('Said while you were away')
  await expect(family.getByText('You are offline.', { exact: false })).toBeHidden()
})

/** A fresh family's conversation with Marisol, open; gives back what was written in it. */
async function conversationWithMarisol(page: Page): Promise<string> {
  await freshFamily(page)
  await page.goto(profile)
  const words = `Good morning ${crypto.randomUUID()}`
  await page.getByRole('link', { name: 'Message Marisol' }).click()
  await page.getByLabel('Your message').fill(words)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
  return words
}
