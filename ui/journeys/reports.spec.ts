import { expect } from '@playwright/test'
import { expectAccessible } from './axe'
import { freshFamily, freshName, marisol, post, signIn, staff } from './people'
import { test } from './test'
import { pressTwice } from './pressTwice'

const careful = 'if you pay or are paid outside this site'

test('a message that asks to pay elsewhere is warned of calmly, reported, blocked, and read by our team', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { name } = await freshFamily(page, freshName('Rosa'))
  await post(page, '/v1/conversations/', {
    ...{ to_user: 10_001, message: 'Good morning. Could I pay you by Zelle instead?' },
  })
  await page.goto('/messages')
  await page.getByRole('link', { name: /Marisol/ }).click()
  await expect(page.getByRole('log')).toContainText('Could I pay you by Zelle')
  // Whoever writes it is not warned of themselves.
  await expect(page.getByText(careful)).toHaveCount(0)

  const reader = await elsewhere({ viewport: { width: 390, height: 844 } })
  await signIn(reader, marisol)
  await reader.goto('/messages')
  await reader
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(reader.getByText(careful)).toBeVisible()
  await expectAccessible(reader)
  await reader
    .getByRole('log')
    .getByRole('button', { name: /^Report / })
    .click()
  const dialog = reader.getByRole('dialog', { name: /^Report .* to our team$/ })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose what happened.').first()).toBeVisible()
  await dialog.getByLabel('Asked to pay or be paid outside this site').check()
  await dialog.getByLabel('Anything we should know').fill('She asked twice.')
  await dialog.getByLabel(/^Also block/).check()
  await expectAccessible(reader)
  await pressTwice(dialog.getByRole('button', { name: 'Send report' }))
  await expect(reader.getByText('Our team has your report about')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(reader.getByText('This conversation is blocked.')).toBeVisible()

  // A second one while that waits is turned down, and what is typed stays.
  await reader.getByRole('button', { name: 'More about this conversation' }).click()
  await reader.getByRole('menuitem', { name: /^Report / }).click()
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('You have reported this conversation already.').first()).toBeVisible()
  await expect(dialog.getByLabel('Something else')).toBeChecked()

  const desk = await elsewhere({ viewport: { width: 1280, height: 900 } })
  await signIn(desk, staff)
  await desk.goto('/staff/reports')
  await desk.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await expect(desk.getByText('She asked twice.')).toBeVisible()
  await expect(desk.getByText('Could I pay you by Zelle')).toBeVisible()
  await desk.getByRole('button', { name: 'Save decision' }).click()
  await expect(desk.getByText('This field is required.').first()).toBeVisible()
  await desk.getByText('Remind them of our rules').click()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save decision' }).click()
  await expect(desk.getByText('We told Marisol Rivera')).toBeVisible()
  await expect(desk.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0)
})
