import { expect, type Page } from '@playwright/test'
import { expectNotSideways, walkByAxe } from './axe'
import { test } from './test'
import {
  demoPassword,
  freshCaregiver,
  freshEmail,
  freshFamily,
  hydrated,
  letterTo,
  linkIn,
  signIn,
  marisol,
} from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const addresses = (page: Page) => page.getByLabel('E-mail addresses')
const send = (page: Page) => page.getByRole('button', { name: 'Send invitations' })
const sent = (page: Page) => page.getByRole('region', { name: 'Invitations sent' }).getByRole('listitem')

for (const width of [390, 1280]) {
  test(`a caregiver invites by e-mail, and sees who joined, at ${width} px`, async ({
    page,
    elsewhere,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await freshCaregiver(page)
    await page.goto('/caregiver/profile')
    await hydrated(page)
    await page.getByRole('link', { name: 'Invite others' }).click()
    await expect(heading(page)).toHaveText('Invite others')
    await expect(page.getByText('You have not invited anybody yet')).toBeVisible()
    await send(page).click()
    await expect(addresses(page)).toHaveAttribute('aria-invalid', 'true')
    const [friend, other] = [freshEmail('friend'), freshEmail('other')]
    await addresses(page).fill(`${friend}, nobody`)
    await send(page).click()
    await expect(page.getByText('Not an e-mail address: nobody').first()).toBeVisible()
    await expect(addresses(page)).toHaveValue(`${friend}, nobody`)

    // Refused by the server: what is typed stays.
    await addresses(page).fill(`${friend}\n${other}`)
    await page.route('**/v1/invites/', (route) => route.fulfill({ status: 500, body: '' }))
    await send(page).click()
    await expect(page.getByText('We could not send the invitations.').first()).toBeVisible()
    await expect(addresses(page)).toHaveValue(`${friend}\n${other}`)
    await page.unroute('**/v1/invites/')
    await pressTwice(send(page))
    await expect(sent(page)).toHaveCount(2)
    await expect(addresses(page)).toHaveValue('')
    await expect(sent(page).filter({ hasText: friend })).toContainText('Sent')

    // Whoever goes away and comes back by the history finds them there.
    await page.goBack()
    await expect(heading(page)).not.toHaveText('Invite others')
    await page.goForward()
    await expect(heading(page)).toHaveText('Invite others')
    await expect(sent(page)).toHaveCount(2)

    // Who follows the link of the letter is told who invited them, and has joined.
    const newcomer = await elsewhere()
    await newcomer.goto(linkIn(await letterTo(request, friend, /^Lupe invites you/)))
    await expect(newcomer.getByText(/Lupe/).first()).toBeVisible()
    await newcomer.locator('main a[href^="/register/caregiver"]').click()
    await newcomer.getByLabel('First name').fill('Nadia')
    await newcomer.getByLabel('Last name').fill('Osei')
    await newcomer.getByLabel('E-mail address').fill(friend)
    await newcomer.getByLabel('Choose a password').fill(demoPassword)
    await newcomer.getByRole('checkbox', { name: /terms/ }).check()
    await newcomer.getByRole('button', { name: 'Create my account' }).click()
    await expect(newcomer).toHaveURL(/register-caregiver/)
    await page.reload()
    await expect(sent(page).filter({ hasText: friend })).toContainText('Has joined')
    await expect(sent(page).filter({ hasText: other })).not.toContainText('Has joined')
    await expect(page.getByText('1 person has joined with it')).toBeVisible()
    await expectNotSideways(page)
  })
}

test('the link is copied with one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await freshFamily(page)
  await page.goto('/invites')
  const link = page.getByRole('main').getByRole('link', { name: /\/signup\?invite=/ })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.textContent())
})

test('earlier invitations come a page at a time', async ({ page }) => {
  await signIn(page, marisol)
  const many = Array.from({ length: 25 }, (_, n) => ({
    ...{ id: 9000 - n, email: `friend${n}@example.org`, status: 'sent' },
    sent_at: '2026-11-01T17:00:00.000Z',
  }))
  await page.route('**/v1/invites/?**', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
    return route.fulfill({ json: { status: 'success', data: many.slice(offset, offset + limit) } })
  })
  await page.goto('/caregiver/profile')
  await hydrated(page)
  await page.getByRole('link', { name: 'Invite others' }).click()
  await expect(sent(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Show earlier ones' }).click()
  await expect(sent(page)).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Show earlier ones' })).toHaveCount(0)
})

test('invitations in Spanish, and axe finds nothing in either light', async ({ page }) => {
  await signIn(page, marisol)
  await prefer(page, { locale: 'es' })
  const shown = page.getByRole('heading', { level: 1, name: 'Invitar a otras personas' })
  await walkByAxe(page, [{ path: '/invites', shown }])
})
