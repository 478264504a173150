import { expect, type BrowserContext, type Page } from '@playwright/test'
import { beginPlan, heading, taskOf } from './careplan'
import { carol, freshEmail, freshName, hydrated, letterTo, linkIn, marisol, saving, signIn } from './people'
import { test } from './test'

const phone = { width: 390, height: 844 }

/** The page is closed, as a phone does, and opened anew. */
async function opened(context: BrowserContext, page: Page, day: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(day)
  await hydrated(next)
  return next
}

const done = (page: Page, title: string) =>
  taskOf(page, title)
    .getByRole('button', { name: `Done: ${title}` })
    .click()
const isWaiting = (page: Page, title: string) =>
  expect(taskOf(page, title).getByText('Waiting to send')).toBeVisible()

test('two phones and a desk on one plan: one is without a connection and closed twice, one loses its access in the middle', async ({
  page: desk,
  elsewhere,
  request,
}) => {
  test.slow()
  await desk.setViewportSize({ width: 1280, height: 900 })
  await signIn(desk, carol)
  const name = freshName('Nobu')
  const id = await beginPlan(desk, name, ['A walk', 'Tidy the kitchen', 'Get dressed', 'Sit and talk'])
  const day = `/careplan/connection/${id}`
  await desk.getByRole('link', { name: 'People and access' }).click()
  await desk
    .getByRole('radiogroup', { name: 'What Marisol R. may do' })
    .getByRole('radio', { name: /^Do the tasks/ })
    .check()
  const given = saving(desk, /\/permissions\/\d+\/$/)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await given
  const circle = `/carecommunity?plan=${id}`
  await desk.goto(circle)
  await hydrated(desk)
  const email = freshEmail('naomi')
  await desk.getByLabel('E-mail').fill(email)
  await desk.getByRole('radio', { name: /^Can change the plan/ }).check()
  await desk.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(desk.getByRole('region', { name: 'Invited' })).toContainText(email)

  const relative = await elsewhere({ viewport: phone })
  await relative.goto(linkIn(await letterTo(request, email, /./)))
  await hydrated(relative)
  await relative.getByLabel('First name').fill('Naomi')
  await relative.getByLabel('Last name').fill('Ito')
  await relative.getByLabel('Password', { exact: true }).fill('a-long-password-7')
  await relative.getByRole('button', { name: 'Open the account and accept' }).click()
  await expect(heading(relative)).toHaveText(`Today with ${name}`)

  let aide = await elsewhere({ viewport: phone, serviceWorkers: 'allow' })
  const context = aide.context()
  await signIn(aide, marisol)
  await aide.goto(day)
  await hydrated(aide)
  await aide.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await expect
    .poll(() =>
      aide.evaluate(async (path) => Boolean(await caches.match(path, { cacheName: 'kept-page' })), day),
    )
    .toBe(true)

  // Both phones lose the connection; the aide's is closed twice.
  await context.setOffline(true)
  await relative.context().setOffline(true)
  await done(aide, 'A walk')
  await isWaiting(aide, 'A walk')
  await done(relative, 'Sit and talk')
  await isWaiting(relative, 'Sit and talk')
  aide = await opened(context, aide, day)
  await isWaiting(aide, 'A walk')
  await done(aide, 'Tidy the kitchen')
  await isWaiting(aide, 'Tidy the kitchen')
  aide = await opened(context, aide, day)

  // Meanwhile the desk works on, and takes the relative off the plan.
  await desk.goto(day)
  await hydrated(desk)
  await done(desk, 'Get dressed')
  await expect(taskOf(desk, 'Get dressed').getByRole('button', { name: /^Take back/ })).toBeVisible()
  await desk.goto(circle)
  await hydrated(desk)
  await desk.getByRole('button', { name: /^Take off the plan.*Naomi/ }).click()
  const taken = desk.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await desk
    .getByRole('alertdialog')
    .getByRole('button')
    .filter({ hasText: /Take|Remove/ })
    .click()
  expect((await taken).status()).toBeLessThan(300)
  await expect(desk.getByRole('alertdialog')).toBeHidden()
  await expect(desk.getByRole('button', { name: /^Take off the plan.*Naomi/ })).toHaveCount(0)

  // The aide's arrives, each once; the relative's does not, and the plan is nothing of theirs any more.
  await desk.goto(day)
  await hydrated(desk)
  await context.setOffline(false)
  await expect(aide.getByText(/Waiting to send/)).toHaveCount(0)
  await expect(taskOf(desk, 'A walk')).toContainText('Marisol')
  await expect(taskOf(desk, 'Tidy the kitchen')).toContainText('Marisol')
  const refused = relative.waitForResponse((answer) => answer.url().includes('/complete'))
  await relative.context().setOffline(false)
  expect((await refused).status()).toBe(404)
  expect((await relative.goto(day))?.status()).toBe(404)
  const history = await desk.request.get(`/v1/plan/${id}/history/?limit=50`)
  const { data } = (await history.json()) as { data: { action: number; title: string }[] }
  const completed = data.filter(({ action }) => action === 2).map(({ title }) => title)
  expect(completed.toSorted()).toEqual(['A walk', 'Get dressed', 'Tidy the kitchen'])
})
