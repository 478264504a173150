import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { freshWeek } from './hours'
import { tabTo } from './keys'
import { carol, hydrated, marisol, saving, signIn } from './people'
import { picture } from './photo'
import { countPresses } from './presses'
import { expectSpanish } from './spanish'
import { test } from './test'

const phone = { width: 390, height: 844 }
const screen = { width: 1280, height: 900 }
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const handsIn = (page: Page) => saving(page, /\/timesheets\/\d+\/$/)

async function homeOfMarisol(page: Page): Promise<void> {
  await signIn(page, marisol)
  await freshWeek(page)
  await page.goto(marisol.home)
  await hydrated(page)
}

/** The row of a home that leads to the hours of the last week. */
const due = (page: Page) => page.getByRole('group', { name: /^Hours to hand in: Carol I\./ })

test('worked hours are handed in by four presses of a thumb from home', async ({ page }) => {
  await page.setViewportSize(phone)
  await homeOfMarisol(page)
  const presses = await countPresses(page, 'hand in the hours of a week')
  await due(page).getByText('Hand in hours').click()
  await page
    .getByRole('button', { name: /^Add (all|\d)/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Change / }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  const handedIn = handsIn(page)
  await page.getByRole('button', { name: 'Hand in' }).click()
  await handedIn
  await expect(page.getByText('Carol I. has these hours')).toBeVisible()
  await presses.expectAtMost(4)
  // Taken back, they are a draft again.
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('link', { name: 'Review' })).toBeVisible()
})

for (const [name, size] of [
  ['phone', phone],
  ['screen', screen],
] as const)
  test(`hours go to the family, come back, are mended and handed in again, on a ${name}`, async ({
    page,
    elsewhere,
  }) => {
    await page.setViewportSize(size)
    await homeOfMarisol(page)
    await due(page).getByText('Hand in hours').click()
    await page
      .getByRole('button', { name: /^Add (all|\d)/ })
      .first()
      .click()
    const entries = page.getByRole('button', { name: /^Change .+, / })
    await expect(entries.first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: /^(Write it down|Change what you did)$/ }).click()
    await page.getByLabel('Tasks, one on each line').fill('Breakfast\nWalk around the block')
    await page.getByLabel(/^Note to Carol I\./).fill('He slept well.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Walk around the block')).toBeVisible()

    await page.getByRole('link', { name: 'Add an expense' }).click()
    await page.getByText('Groceries', { exact: true }).click()
    await page.getByLabel('Amount').fill('46.25')
    await page.getByRole('button', { name: 'Add expense' }).click()
    await expect(page.getByText(/^An expense of more than \$25\.00 needs its receipt/).first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('input[type=file]').setInputFiles(await picture(page))
    const added = saving(page, /\/expenses\/$/)
    await page.getByRole('button', { name: 'Add expense' }).click()
    await added
    await expect(region(page, / to /).getByText('$46.25')).toBeVisible()
    await page.locator('main a[data-up]').click()

    await page.getByRole('link', { name: 'Review' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check and hand in' })).toBeVisible()
    await expect(page.getByText('He slept well.')).toBeVisible()
    await expectAccessible(page)
    const handedIn = handsIn(page)
    await page.getByRole('button', { name: 'Hand in' }).click()
    await handedIn
    await expect(page.getByText('Carol I. has these hours')).toBeVisible()
    await expect(page).toHaveURL(/\/timesheets\/\d+\/\d+$/)
    const sheet = new URL(page.url()).pathname
    const invoice = sheet.replace('timesheets', 'invoices')

    const hers = await elsewhere({ viewport: size })
    await signIn(hers, carol)
    await hers.goto('/careteam')
    await hydrated(hers)
    await hers.locator(`main a[href="${invoice}"]`).click()
    await expect(hers.getByRole('heading', { level: 1, name: 'Hours of Marisol R.' })).toBeVisible()
    const lines = region(hers, 'What you pay for')
    await expect(lines.getByText('$46.25')).toBeVisible()
    await addsUp(hers)
    await expectAccessible(hers)
    await hers.getByRole('link', { name: 'See the hours with clock times' }).click()
    await expect(hers.getByText(/^By the clock: /).first()).toBeVisible()
    await expect(hers.getByRole('link', { name: /^Receipt: / })).toHaveAttribute(
      'href',
      /^\/files\/receipts\//,
    )
    await expectAccessible(hers)
    await hers.getByRole('link', { name: 'See what it costs' }).click()

    await hers.getByRole('button', { name: 'Something is wrong' }).click()
    const dialog = hers.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
    await expectAccessible(hers)
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByLabel('What is wrong?').fill('Monday was three hours.')
    const rejected = saving(hers, /\/reject\/$/)
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await rejected
    await expect(hers.getByText('You sent these hours back')).toBeVisible()

    await page.goto(marisol.home)
    await hydrated(page)
    const back = page.getByRole('group', { name: /^Carol I\. sent your hours back/ })
    await back
      .filter({ hasText: 'Monday was three hours.' })
      .getByRole('link', { name: 'Correct hours' })
      .click()
    await expect(page.getByText('“Monday was three hours.”')).toBeVisible()
    await expect(page.getByText('Please check this')).toHaveCount(1)
    await expectAccessible(page)
    await entries.first().click()
    const edit = page.getByRole('dialog', { name: 'Change hours' })
    await edit.getByLabel('Until').fill('11:59')
    await expectAccessible(page)
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeHidden()
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(1)
    await page.getByRole('link', { name: 'Review' }).click()
    const again = handsIn(page)
    await page.getByRole('button', { name: 'Hand in' }).click()
    await again
    await expect(page.getByText('Carol I. has these hours')).toBeVisible()

    await hers.goto(invoice)
    await hydrated(hers)
    const history = region(hers, 'Earlier and later invoices')
    await expect(history.getByText(/^Revision \d+ \(this one\)/)).toBeVisible()
    await expect(history.getByText('Monday was three hours.').first()).toBeVisible()
    await expectAccessible(hers)
    await history
      .getByRole('link', { name: /^Revision / })
      .first()
      .click()
    await expect(hers.getByText('There is a newer invoice for these days')).toBeVisible()
    await expect(hers.getByText(/“Monday was three hours\.”/)).toBeVisible()
    await hers.getByRole('link', { name: 'See the newest' }).click()
    await expect(hers.getByText('Please check these hours')).toBeVisible()

    await hers.emulateMedia({ media: 'print' })
    await expect(region(hers, 'What you pay for').getByText('Total')).toBeVisible()
    await expect(hers.getByRole('button', { name: 'Something is wrong' })).toBeHidden()
    await expect(history).toBeHidden()
  })

/** Holds the lines of an invoice to its total, to the cent. */
async function addsUp(page: Page): Promise<void> {
  const centsOf = async (cells: string) =>
    (await page.locator(`.invoice-lines ${cells} td`).allTextContents()).map((text) =>
      Math.round(Number(text.replace('−', '-').replaceAll(/[$,]/g, '')) * 100),
    )
  const [total] = await centsOf('tfoot')
  expect((await centsOf('tbody')).reduce((sum, cents) => sum + cents, 0)).toBe(total)
}

test('hours are typed, changed and sent back by keyboard alone', async ({ page }) => {
  await page.setViewportSize(screen)
  await homeOfMarisol(page)
  await tabTo(page, due(page).getByText('Hand in hours'))
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: 'Add hours', exact: true })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add hours' })
  await tabTo(page, dialog.getByLabel('From'))
  await page.keyboard.type('0900AM')
  await tabTo(page, dialog.getByLabel('Until'))
  await page.keyboard.type('1000AM')
  await tabTo(page, dialog.getByLabel('Break, in minutes'))
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const entry = page.getByRole('button', { name: /^Change .+ 9:00 AM – 10:00 AM/ })
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  const edit = page.getByRole('dialog', { name: 'Change hours' })
  await tabTo(page, edit.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expect(entry).toBeHidden()
})

test('hours that were paid are corrected once their family agrees', async ({ page, elsewhere }) => {
  await page.setViewportSize(phone)
  await signIn(page, marisol)
  await page.goto('/caregiver/dashboard/connections/1')
  await hydrated(page)
  const paid = page.getByRole('listitem').filter({ hasText: 'Funds deposited' }).first()
  await paid.getByRole('link').click()
  await page.getByRole('button', { name: 'Correct these hours' }).click()
  const why = page.getByRole('dialog', { name: 'Correct hours that were paid?' })
  await why.getByRole('textbox').fill('Monday ended at eleven.')
  await expectAccessible(page)
  await why.getByRole('button', { name: 'Correct these hours' }).click()
  await expect(page.getByText('This corrects hours that were paid')).toBeVisible()
  await page
    .getByRole('button', { name: /^Change .+, / })
    .first()
    .click()
  const edit = page.getByRole('dialog', { name: 'Change hours' })
  await edit.getByLabel('Until').fill('11:00')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await page.getByRole('link', { name: 'Review' }).click()
  const handedIn = handsIn(page)
  await page.getByRole('button', { name: 'Hand in' }).click()
  await handedIn
  await expect(page.getByText('Carol I. has these hours')).toBeVisible()
  await expect(page).toHaveURL(/\/timesheets\/1\/\d+$/)

  const hers = await elsewhere({ viewport: phone })
  await signIn(hers, carol)
  await hers.goto('/family/dashboard/connections/1')
  await hydrated(hers)
  await hers.locator(`main a[href="${new URL(page.url()).pathname}"]`).click()
  await expect(hers.getByText('This corrects hours that were paid')).toBeVisible()
  await expectAccessible(hers)
  const agreed = saving(hers, /\/agree\/$/)
  await hers.getByRole('button', { name: 'Agree' }).click()
  await agreed
  await expect(hers.getByRole('button', { name: 'Agree' })).toBeHidden()
  await hers.getByRole('link', { name: 'See what was paid' }).click()
  await hers.getByRole('link', { name: 'See what it costs' }).click()
  await expect(hers.getByText(/^Paid on /)).toBeVisible()
})

test('two tabs never overwrite each other, and hours that overlap are named', async ({ page, context }) => {
  await page.setViewportSize(phone)
  await homeOfMarisol(page)
  await due(page).getByText('Hand in hours').click()
  await page
    .getByRole('button', { name: /^Add (all|\d)/ })
    .first()
    .click()
  const entries = page.getByRole('button', { name: /^Change .+, / })
  await expect(entries.first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await hydrated(other)

  const open = async (tab: Page, until: string) => {
    await tab
      .getByRole('button', { name: /^Change .+, / })
      .first()
      .click()
    const dialog = tab.getByRole('dialog', { name: 'Change hours' })
    await dialog.getByLabel('Until').fill(until)
    await dialog.getByRole('button', { name: 'Save' }).click()
    return dialog
  }
  await expect(await open(page, '12:30')).toBeHidden()
  const asks = await open(other, '12:45')
  await expect(asks.getByText(/It now says: .+ 12:30\sPM/)).toBeVisible()
  await asks.getByRole('button', { name: 'Keep mine' }).click()
  await asks.getByRole('button', { name: 'Save' }).click()
  await expect(asks).toBeHidden()
  await expect(other.getByText(/12:45\sPM/).first()).toBeVisible()
  await other.close()

  // The first tab still shows what it knew: the same time is not entered twice.
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Add hours', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add hours' })
  await dialog.getByLabel('Day').selectOption({ index: 1 })
  await dialog.getByLabel('From').fill('10:00')
  await dialog.getByLabel('Until').fill('11:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/overlaps .+ The same time is paid once/).first()).toBeVisible()
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' })

  test('the hours, what is wrong with them, and what they cost are Spanish', async ({ page }) => {
    await page.setViewportSize(phone)
    await homeOfMarisol(page)
    await page.getByText('Entregar horas').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Horas con Carol I.' })).toBeVisible()
    await expectSpanish(page)
    await page.getByRole('button', { name: 'Agregar horas', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
    await expectSpanish(page)
    for (const step of ['tasks', 'expenses', 'review']) {
      await page.goto(`${new URL(page.url()).pathname.replace(/\/(tasks|expenses|review)$/, '')}/${step}`)
      await hydrated(page)
      await expectSpanish(page)
    }
    await signIn(page, carol)
    await page.goto('/careteam')
    await hydrated(page)
    await page.locator('main a[href^="/invoices/"]').first().click()
    await expect(page.locator('.invoice-lines')).toBeVisible()
    await expectSpanish(page)
    await page.getByRole('button', { name: 'Algo no está bien' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSpanish(page)
  })
})
