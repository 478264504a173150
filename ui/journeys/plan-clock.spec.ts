import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe'
import { heading } from './careplan'
import { expectFits } from './fits'
import { carol, hydrated, marisol, signIn } from './people'
import { test } from './test'

const clock = '/careplan/connection/1001/clockio'

test('a caregiver reads how the clock works, says other times of a visit, and the family accepts them', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, marisol)
  await page.goto('/careplan/connection/1001')
  await hydrated(page)
  await page.getByRole('link', { name: 'Time clock', exact: true }).click()
  await expect(heading(page)).toHaveText(/^Time clock: /)
  await page.getByRole('link', { name: 'How the clock works' }).click()
  await expect(page.getByRole('heading', { name: 'One press in, one press out' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'If something goes wrong' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What is recorded' })).toBeVisible()
  await page.goto(clock)
  await hydrated(page)
  await expectFits(page, 'the clock of a plan')

  // The latest that is on no timesheet: what is handed in changes there alone.
  const records = page.getByRole('region', { name: 'Clocked visits' }).getByRole('listitem')
  await records
    .filter({ has: page.getByRole('heading'), hasNotText: /On the timesheet|At work now/ })
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(heading(page)).toHaveText(/^Visit on /)
  await expectAccessible(page)
  await expectFits(page, 'a clock record')
  const address = page.url()
  await page.getByLabel('Type of service').selectOption({ label: 'Companionship' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The type of service was saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Give other times' }).click()
  const dialog = page.getByRole('dialog')
  const from = await dialog.getByLabel('From').inputValue()
  await dialog.getByLabel('Until').fill(minutesAfter(from, 125))
  await dialog.getByLabel('Why').selectOption({ label: 'Something else' })
  await dialog.getByRole('button', { name: 'Send to the family' }).click()
  await expect(dialog.getByText('Say why in a few words.').last()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('A few words').fill('My watch was wrong.')
  await dialog.getByRole('button', { name: 'Send to the family' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Waiting for the family')).toBeVisible()

  const family = await elsewhere({ viewport: { width: 1280, height: 900 } })
  await signIn(family, carol)
  await family.goto(clock)
  await hydrated(family)
  const own = family.getByRole('listitem').filter({ hasText: 'My watch was wrong.' }).first()
  await expect(own).toContainText('Clocked before:')
  await expectAccessible(family)
  await own.getByRole('button', { name: /^Accept:/ }).click()
  await expect(family.getByText('The times were accepted.')).toBeVisible()
  await expect(family.getByText('Waiting for the family')).toHaveCount(0)

  const download = family.waitForEvent('download')
  await family.getByRole('button', { name: 'Download as a table (CSV)' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toContain('Type of service,Who received it,Who gave it,Begin,End')
  expect(csv).toContain('Companionship')

  await page.goto(address)
  await hydrated(page)
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('2 h 5 min', { exact: true })).toBeVisible()
})

/** HH:MM so many minutes later, within a day. */
function minutesAfter(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const all = (hours * 60 + rest + minutes) % 1440
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}
