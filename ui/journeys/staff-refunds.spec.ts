import { expect } from '@playwright/test'
import { expectAccessible } from './axe'
import { hydrated, signIn, staff } from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'
import { expectSpanish } from './spanish'
import { test } from './test'

for (const [name, size] of [
  ['phone', { width: 390, height: 844 }],
  ['screen', { width: 1280, height: 900 }],
] as const)
  test(`money of a membership that did not arrive is given back again by the staff, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, staff)
    await page.goto('/staff/payments')
    await hydrated(page)
    const waiting = page.getByRole('link', { name: /Membership refund did not arrive/ })
    await waiting.click()
    await expect(page).toHaveURL(/\/staff\/payments\/memberships\/\d+$/)
    await hydrated(page)
    await expect(page.getByText('This money did not arrive')).toBeVisible()
    const address = page.url()

    // What and why is asked beside the fields, and nothing typed is lost in the other language.
    await page.getByRole('button', { name: 'Do it' }).click()
    await expect(page.getByText('Please say why.', { exact: false }).first()).toBeVisible()
    await page.getByText('It was given back another way', { exact: true }).click()
    await page.getByRole('button', { name: 'Do it' }).click()
    await expect(page.getByText('Please write how the money was given back.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await prefer(page, { locale: 'es', theme: 'dark' })
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByText('Este dinero no llegó')).toBeVisible()
    await expectSpanish(page)
    await expectAccessible(page)
    await prefer(page, { locale: 'en', theme: 'light' })

    await page.goto(address)
    await hydrated(page)
    await page.getByText('Give it back again', { exact: true }).click()
    await page.getByLabel('Why').fill('The family has a new card in the same account.')
    await pressTwice(page.getByRole('button', { name: 'Do it' }))
    await expect(page.getByText('Nothing is left to do')).toBeVisible()
    await expect(page.getByText('The family has a new card in the same account.')).toHaveCount(1)
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Nothing is left to do')).toBeVisible()
    await expectAccessible(page)

    // The bank sends it back once more: what took its place waits now.
    const failed = await page.request.post('/demo/payments/', { data: { action: 'refund_failed' } })
    expect(failed.ok()).toBe(true)
    await expect(async () => {
      await page.goto('/staff/payments/memberships')
      await expect(page.getByRole('link', { name: /did not arrive/ })).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await hydrated(page)
    await page
      .getByRole('link', { name: /did not arrive/ })
      .first()
      .click()
    await expect(page).not.toHaveURL(address)
    await expect(page.getByText('This money did not arrive')).toBeVisible()
  })
