import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe'
import { beginPlan, heading, taskOf } from './careplan'
import { expectFits } from './fits'
import { carol, freshName, hydrated, signIn } from './people'
import { picture } from './photo'
import { test } from './test'

const phone = { width: 390, height: 844 }
const place = 'Maple Street'

/** A JPEG with a block in which a camera has written where it was. */
function takenAt(jpeg: Buffer): Buffer {
  const words = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${place}</x:xmpmeta>`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(words.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, words, jpeg.subarray(2)])
}

test('a photo of a task is added on a phone, shown without where it was taken, and deleted for everybody', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await beginPlan(page, freshName('Aiko'), ['Lunch'])
  await taskOf(page, 'Lunch').getByRole('link', { name: 'Lunch' }).click()
  await expect(heading(page)).toHaveText('Lunch')
  const taken = await picture(page)
  const photo = { ...taken, buffer: takenAt(taken.buffer) }
  expect(photo.buffer.includes(place)).toBe(true)

  const photos = page.getByRole('region', { name: 'Photos and videos' })
  const file = photos.locator('input[type=file]')
  await file.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await photos.getByLabel('What it shows').fill('The plate after lunch')
  await file.setInputFiles(photo)
  const shown = photos.getByRole('img', { name: 'The plate after lunch' })
  await expect(shown).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'a task with a photo')
  const address = await photos.getByRole('link').getAttribute('href')
  for (const src of [address!, (await shown.getAttribute('src'))!]) {
    const answer = await page.request.get(src)
    expect([answer.status(), (await answer.body()).includes(place)]).toEqual([200, false])
  }

  // It is still there on the page when that is read anew, and gone for everybody once it is deleted.
  await page.reload()
  await hydrated(page)
  await expect(shown).toBeVisible()
  await photos.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(shown).toHaveCount(0)
  expect((await page.request.get(address!)).status()).toBe(404)
})

const today = async (page: Page) => {
  await page.getByRole('link', { name: 'The next day' }).click()
  await expect(page).toHaveURL(/date=/)
  return Date.parse(new URL(page.url()).searchParams.get('date')!) - day
}
const day = 86_400_000

test('a task that comes every second day is changed on one day, from a day on by another rule, and everywhere', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  const id = await beginPlan(page, freshName('Aiko'), ['Lunch'])
  await page.getByRole('link', { name: 'Add a task' }).first().click()
  await page.getByRole('button', { name: 'Write my own' }).click()
  await page.getByLabel('What is to be done').fill('Water the plants')
  await page.getByLabel('How often').selectOption('Custom')
  await page.getByRole('radio', { name: 'Days', exact: true }).check()
  await page.getByLabel('Every how many').fill('2')
  await expectAccessible(page)
  await expectFits(page, 'an own rule')
  await page.getByRole('button', { name: 'Add the task' }).click()
  await expect(taskOf(page, 'Water the plants')).toBeVisible()

  const begin = await today(page)
  const dayAt = (after: number) => new Date(begin + after * day).toISOString().slice(0, 10)
  const look = async (after: number) => {
    await page.goto(`/careplan/connection/${id}?date=${dayAt(after)}`)
    await hydrated(page)
    await expect(taskOf(page, 'Lunch')).toBeVisible()
  }
  const titles = async (after: number) => {
    await look(after)
    return page.locator('main .plan-tasks > li').filter({ hasText: /Water/ }).allInnerTexts()
  }
  const change = async (after: number, title: string) => {
    await look(after)
    await taskOf(page, title).getByRole('link', { name: title }).click()
    await expect(heading(page)).toHaveText(title)
    await page.getByRole('link', { name: 'Change', exact: true }).click()
    await expect(heading(page)).toHaveText('Change the task')
  }
  const save = async (scope: string, title: string) => {
    await page.getByRole('radio', { name: scope }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(heading(page)).toHaveText(title)
  }
  expect(await titles(1)).toEqual([])
  expect(await titles(2)).toEqual([expect.stringContaining('Water the plants')])

  // One day alone.
  await change(2, 'Water the plants')
  await page.getByLabel('What is to be done').fill('Water the ferns')
  await save('Only this day', 'Water the ferns')
  expect(await titles(2)).toEqual([expect.stringContaining('Water the ferns')])
  expect(await titles(4)).toEqual([expect.stringContaining('Water the plants')])

  // From a day on by another rule of its own: every third day.
  await change(4, 'Water the plants')
  await page.getByRole('radio', { name: 'This day and the following' }).check()
  await page.getByLabel('Every how many').fill('3')
  await save('This day and the following', 'Water the plants')
  for (const [after, comes] of [
    [2, true],
    [4, true],
    [6, false],
    [7, true],
    [8, false],
  ] as const)
    expect([after, (await titles(after)).length]).toEqual([after, comes ? 1 : 0])

  // All that are not done, of what goes on from that day.
  await change(7, 'Water the plants')
  await page.getByLabel('What is to be done').fill('Water the garden')
  await save('All that are not done', 'Water the garden')
  expect(await titles(4)).toEqual([expect.stringContaining('Water the garden')])
  expect(await titles(10)).toEqual([expect.stringContaining('Water the garden')])
  expect(await titles(2)).toEqual([expect.stringContaining('Water the ferns')])
})

test('a plan is taken away as a file for a clinic, on a phone and in Spanish', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  const id = await beginPlan(page, freshName('Aiko'), ['Lunch'])
  await page.goto(`/careplan/connection/${id}?view=week&lang=es`)
  await hydrated(page)
  await expectAccessible(page)
  await expectFits(page, 'the week of a plan')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Archivo para la computadora de una clínica (FHIR)' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^Plan de cuidado, .+\.fhir\.json$/)
  const { resourceType, entry } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    resourceType: string
    entry: { resource: { resourceType: string; code?: { text: string } } }[]
  }
  expect(resourceType).toBe('Bundle')
  const tasks = entry.filter(({ resource }) => resource.resourceType === 'Task')
  expect(tasks.length).toBeGreaterThan(0)
  expect(new Set(tasks.map(({ resource }) => resource.code?.text))).toEqual(new Set(['Almuerzo']))
})
