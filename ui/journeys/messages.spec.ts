import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { test } from './test'
import { carol, demoPassword, marisol } from './people'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens somebody's messages. */
async function toMessages(page: Page, who: typeof carol): Promise<Page> {
  await page.goto('/messages')
  await page.getByLabel('E-mail address').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  return page
}

const open = (page: Page, name: string) =>
  page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
const log = (page: Page) => page.getByRole('log')
const write = (page: Page, words: string) => page.getByRole('textbox').fill(words)

test('a family writes, her caregiver sees it live on her phone, answers, and each sees what was read', async ({
  elsewhere,
}) => {
  const family = await toMessages(await elsewhere(), carol)
  const caregiver = await toMessages(await elsewhere(phone), marisol)
  const words = `Could you come an hour earlier? ${crypto.randomUUID().slice(0, 8)}`

  await open(family, 'Marisol')
  await expect(family.getByRole('heading', { level: 1, name: 'Marisol R.' })).toBeVisible()
  // Beside its bar a conversation ends where the window does.
  expect(await family.evaluate(() => document.body.scrollHeight - window.innerHeight)).toBeLessThan(2)
  await write(family, words)
  await family.keyboard.press('Enter')
  await expect(log(family)).toContainText(words)
  await expect(family.getByRole('textbox')).toHaveValue('')
  await expect(family.getByRole('textbox')).toBeFocused()

  const row = caregiver.getByRole('link', { name: /Carol/ }).first()
  await expect(row).toContainText(words)
  await expect(row).toContainText('1 unread')
  await expectAccessible(caregiver)
  await row.click()
  await expect(log(caregiver)).toContainText(words)
  await expect(log(family).getByText('Seen')).toBeVisible()

  await write(caregiver, 'Of course, at eight.')
  await caregiver.getByRole('button', { name: 'Send' }).click()
  await expect(log(family)).toContainText('Of course, at eight.')
  await expectAccessible(caregiver)
  await expectAccessible(family)
})

test('what is written without a connection is kept, over a link and a reload, and arrives once when it is back', async ({
  elsewhere,
}) => {
  const family = await toMessages(await elsewhere(), carol)
  const caregiver = await toMessages(await elsewhere({ ...phone, serviceWorkers: 'allow' }), marisol)
  const words = `From the tunnel ${crypto.randomUUID().slice(0, 8)}`
  await open(family, 'Marisol')
  await open(caregiver, 'Carol')
  await expect(log(caregiver)).toBeVisible()
  await caregiver.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const address = caregiver.url()
  await caregiver.context().setOffline(true)
  // Said once: a phone has little room.
  await expect(caregiver.getByText('You are offline.', { exact: false })).toBeVisible()
  await expect(caregiver.getByText('We save what you write')).toBeHidden()
  await write(caregiver, words)
  await caregiver.getByRole('button', { name: 'Send' }).click()
  await expect(caregiver.getByRole('button', { name: 'Send again' })).toBeVisible()

  // A page that cannot come leaves the one that is there; a reload shows the product's own.
  await caregiver.getByRole('button', { name: 'More about this conversation' }).click()
  await caregiver.getByRole('menuitem', { name: 'Show profile' }).click()
  await expect(caregiver.getByText('We could not load that page.', { exact: false })).toBeVisible()
  await expect(log(caregiver)).toContainText(words)
  await expect(caregiver).toHaveURL(address)
  await caregiver.reload()
  await expect(caregiver.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expectAccessible(caregiver)
  await caregiver.context().setOffline(false)
  await expect(log(family).getByText(words)).toHaveCount(1)
  await expect(caregiver.getByRole('button', { name: 'Send again' })).toBeHidden()
  await expect(log(caregiver).getByText(words)).toHaveCount(1)
})

test('older messages come on demand, and the reader stays where they were', async ({ elsewhere }) => {
  const family = await toMessages(await elsewhere(), carol)
  await open(family, 'Marisol')
  const older = family.getByRole('button', { name: 'Older messages' })
  await older.scrollIntoViewIfNeeded()
  const first = log(family).getByRole('article').first()
  const words = (await first.textContent()) ?? ''
  const before = await first.boundingBox()
  await older.click()
  await expect(log(family).getByRole('article').first()).not.toHaveText(words)
  const same = log(family).getByRole('article').filter({ hasText: words }).first()
  const moved = async () => Math.abs(((await same.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThan(80)
})

test('the profile stands beside the conversation, and in its place on a phone', async ({ elsewhere }) => {
  const family = await toMessages(await elsewhere(), carol)
  await open(family, 'Marisol')
  await family.getByRole('link', { name: 'Show profile' }).click()
  await expect(family).toHaveURL(/\/messages\/\d+\/profile\/\d+$/)
  await expect(family.getByRole('link', { name: 'See full profile' })).toBeVisible()
  await expect(log(family)).toBeVisible()
  await expectAccessible(family)
  const caregiver = await toMessages(await elsewhere(phone), marisol)
  await open(caregiver, 'Carol')
  await caregiver.getByRole('button', { name: 'More about this conversation' }).click()
  await caregiver.getByRole('menuitem', { name: 'Show profile' }).click()
  await expect(caregiver.getByRole('heading', { level: 1, name: 'Carol I.' })).toBeVisible()
  await expect(log(caregiver)).toBeHidden()
  await expectAccessible(caregiver)
})

test('blocking asks first and says what it means; unblocking is one press', async ({ elsewhere }) => {
  const caregiver = await toMessages(await elsewhere(), marisol)
  await open(caregiver, 'Jerome')
  const menu = caregiver.getByRole('button', { name: 'More about this conversation' })
  await menu.click()
  await caregiver.getByRole('menuitem', { name: /^Block/ }).click()
  await expectAccessible(caregiver)
  await caregiver.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(caregiver.getByRole('textbox')).toBeVisible()
  await menu.click()
  await caregiver.getByRole('menuitem', { name: /^Block/ }).click()
  await caregiver
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Block/ })
    .click()
  await expect(caregiver.getByText('This conversation is blocked.')).toBeVisible()
  await expect(caregiver.getByRole('textbox')).toBeHidden()
  await menu.click()
  await caregiver.getByRole('menuitem', { name: /^Unblock/ }).click()
  await expect(caregiver.getByRole('textbox')).toBeVisible()
})
