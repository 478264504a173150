import { expect, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { beginPlan, heading, taskOf } from './careplan'
import { carol, freshName, hydrated, signIn } from './people'
import { test } from './test'

/** Waits until the worker keeps the page of the day, or does not any more. To ask for it makes no cache. */
const kept = (page: Page, day: string, isKept = true) =>
  expect
    .poll(() =>
      page.evaluate(async (path) => Boolean(await caches.match(path, { cacheName: 'kept-page' })), day),
    )
    .toBe(isKept)

/** The page is closed, as a phone does, and opened anew. */
async function opened(context: BrowserContext, page: Page, day: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(day)
  await hydrated(next)
  return next
}

test('a day of a plan is read and worked on without a connection, over two closed pages, and each thing arrives once', async ({
  elsewhere,
}) => {
  test.slow()
  let page = await elsewhere({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })
  const context = page.context()
  await signIn(page, carol)
  const name = freshName('Nobu')
  const id = await beginPlan(page, name, ['Morning pills', 'Measure the blood pressure', 'A walk'])
  const day = `/careplan/connection/${id}`
  await page.goto(day)
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await kept(page, day)

  await context.setOffline(true)
  const pressure = taskOf(page, 'Measure the blood pressure')
  await pressure.getByRole('button', { name: 'Done: Measure the blood pressure' }).click()
  await pressure.getByLabel('Upper number').fill('132')
  await pressure.getByLabel('Lower number').fill('84')
  await pressure.getByRole('button', { name: 'Mark as done' }).click()
  await expect(pressure).toContainText('132 over 84')
  await expect(pressure.getByText('Waiting to send')).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('He ate well.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'He ate well.' })).toBeVisible()

  // The page is closed and opened anew: it is the copy, with what waits.
  page = await opened(context, page, day)
  await expect(heading(page)).toHaveText(`Today with ${name}`)
  await expect(taskOf(page, 'Measure the blood pressure')).toContainText('132 over 84')
  await expect(page.getByRole('paragraph').filter({ hasText: 'He ate well.' })).toBeVisible()
  const walk = taskOf(page, 'A walk')
  await walk
    .getByRole('button', { name: /A walk/ })
    .first()
    .click()
  await expect(walk.getByText('Waiting to send')).toBeVisible()
  // Taken back before it was sent: it never happened.
  await walk.getByRole('button', { name: /^Take back/ }).click()
  await expect(walk.getByText('Waiting to send')).toHaveCount(0)
  const pills = taskOf(page, 'Morning pills')
  await pills.getByRole('button', { name: 'Done: Morning pills' }).click()
  await pills.getByText('Taken', { exact: true }).click()
  await pills.getByRole('button', { name: 'Mark as done' }).click()
  await expect(pills.getByText('Waiting to send')).toBeVisible()
  await expectAccessible(page)

  page = await opened(context, page, day)
  for (const title of ['Morning pills', 'Measure the blood pressure'])
    await expect(taskOf(page, title).getByText('Waiting to send')).toBeVisible()
  await expect(page.getByText('He ate well.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Waiting to send/)).toHaveCount(0)
  await page.goto(day)
  await hydrated(page)
  await expect(taskOf(page, 'Measure the blood pressure')).toContainText('132 over 84')
  await expect(page.getByText('He ate well.')).toHaveCount(1)
  await expect(taskOf(page, 'A walk').getByText('Waiting to send')).toHaveCount(0)
  const history = await page.request.get(`/v1/plan/${id}/history/?limit=50`)
  const { data } = (await history.json()) as { data: { action: number; title: string }[] }
  const done = data.filter(({ action }) => action === 2).map(({ title }) => title)
  expect(done.toSorted()).toEqual(['Measure the blood pressure', 'Morning pills'])
  expect(data.filter(({ action }) => action === 3)).toEqual([])

  // Nothing of it is left for who comes next.
  await kept(page, day)
  await page.goto('/me')
  await hydrated(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await kept(page, day, false)
  expect(await page.evaluate(() => caches.has('kept-page'))).toBe(false)
})
