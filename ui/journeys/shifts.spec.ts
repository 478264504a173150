import { expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { expectAccessible, expectNotSideways } from './axe'
import { test } from './test'
import {
  carol,
  denise,
  endSessionAt,
  facility,
  hydrated,
  letterTo,
  logInAgain,
  marisol,
  signIn,
} from './people'
import { pressTwice } from './pressTwice'

/** What was found, whether it fits in full or in part. */
const results = (page: Page) => page.locator('.fit-group').getByRole('article')

/** A picture of a paper, large enough to be read. */
const paper = fileURLToPath(new URL('../../examples/server/data/documents/card.jpg', import.meta.url))

test('a nurse looks for open shifts; filters are in the address, and Back undoes each', async ({ page }) => {
  await signIn(page, denise)
  await page.goto('/nursingshifts')
  await hydrated(page)
  await page.getByRole('link', { name: 'Look for shifts' }).first().click()
  await expect(page).toHaveURL('/openshifts')
  await expect(results(page)).toHaveCount(10)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Time of day').selectOption('Nights $$')
  await page.getByLabel('Zone').selectOption('Yellow zone $$')
  await page.getByLabel('Distance').selectOption('50 miles')
  await page.getByRole('button', { name: 'Show shifts' }).click()
  await expect(page).toHaveURL('/openshifts?iso_type=2&shift_block_type=3&distance=50')
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Nights $$')
  await expect(results(page).first()).toContainText('$$')

  await page.getByLabel('On or after').fill('12/31/2099')
  await page.getByLabel('On or before').fill('12/01/2099')
  await page.getByRole('button', { name: 'Show shifts' }).click()
  await expect(page.getByLabel('On or before')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('On or after')).toHaveValue('12/31/2099')
  await page.getByLabel('On or before').fill('12/31/2099')
  await page.getByRole('button', { name: 'Show shifts' }).click()
  await expect(page.getByRole('heading', { name: 'No shifts match these filters' })).toBeVisible()
  await page.goBack()
  await expect(results(page).first()).toBeVisible()
  // Back asks anew, and what is broken next is not to be its call.
  const answered = page.waitForResponse(
    (answer) => /\/openshifts\/\?/.test(answer.url()) && !answer.url().includes('iso_type'),
  )
  await page.goBack()
  await answered
  await expect(page).toHaveURL('/openshifts')
  await expect(page.getByRole('list', { name: 'Filters' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()

  await page.route('**/v1/medstaff/hcp/openshifts/?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await hydrated(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'We could not look for shifts' })).toBeVisible()
  await page.unroute('**/v1/medstaff/hcp/openshifts/?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('an aide sees the shifts that aides may take; what she lacks is named, and mended in place', async ({
  page,
}) => {
  await signIn(page, marisol)
  await page.goto('/openshifts?distance=70')
  await expect(results(page).first()).toBeVisible()
  await expect(results(page).filter({ hasText: 'LVN / ' })).toHaveCount(0)
  await expect(results(page).first()).toContainText(/About \$[\d,]+\.\d\d for the shift/)
})

for (const width of [390, 1280]) {
  test(`a nurse applies, is given the shift, confirms it and gives it back, at ${width} px`, async ({
    elsewhere,
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, denise)
    await page.goto('/nursingshifts/facility/1')
    const open = page.getByRole('article').filter({ hasText: 'You qualify' })
    await expect(open.first()).toBeVisible()
    const shift = open.filter({ has: page.getByRole('link', { name: daysAhead }) }).first()
    const words = ((await shift.getByRole('link').first().textContent()) ?? '').trim()
    await shift.getByRole('link').first().click()
    const note = `I know your house at ${width}.`
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('A few words to the facility').fill(note)
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await pressTwice(dialog.getByRole('button', { name: 'Send application' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('You have applied for this shift.', { exact: false })).toBeVisible()
    // Taken back and sent again: the facility is told of each.
    await page.getByRole('button', { name: 'Withdraw my application' }).click()
    await pressTwice(dialog.getByRole('button', { name: 'Withdraw my application' }))
    await expect(dialog).toBeHidden()
    await letterTo(request, facility.email, /Denise A\. withdrew an application/)
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await dialog.getByLabel('A few words to the facility').fill(note)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0)
    await letterTo(request, facility.email, /Denise A\. would like to work a shift/)

    const desk = await elsewhere()
    await signIn(desk, facility)
    await desk.goto(new URL(page.url()).pathname.replace('nursingshifts/shift', 'facilities/shifts'))
    await expect(desk.getByText(note)).toBeVisible()
    await desk.getByRole('button', { name: 'Give the shift to Denise A.' }).click()
    await expect(desk.getByText('Worked by Denise A.')).toBeVisible()
    const offer = await letterTo(request, denise.email, /gave you a shift/)

    // It is her own now: the old address leads there.
    await page.reload()
    await expect(page).toHaveURL(/\/nursingshifts\/shifts\/\d+$/)
    if (width === 390) await confirmByLetter(await elsewhere(), offer.body)
    else await page.getByRole('button', { name: 'Confirm shift' }).click()
    if (width === 390) await page.reload()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.goto('/schedule?view=week&on=' + apiDay(coming.indexOf(words)))
    await page
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByRole('article')
      .filter({ hasText: 'Harborlight' })
      .getByRole('link')
      .click()
    await page.getByRole('button', { name: 'Give the shift back' }).click()
    await dialog.getByRole('button', { name: 'Give the shift back' }).click()
    await expect(dialog.getByText('Please say why.').first()).toBeVisible()
    await dialog.getByLabel('Why can you not work it?').fill('My car broke down.')
    await dialog.getByRole('button', { name: 'Give the shift back' }).click()
    await expect(page.getByText('This shift is no longer yours.')).toBeVisible()
  })
}

/** By the link of the letter, in a browser where nobody is signed in: it works once, and signs nobody in. */
async function confirmByLetter(page: Page, letter: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const [confirm, decline] = [...letter.matchAll(/\/answer\/\S+/g)].map(([path]) => path)
  await page.goto(confirm!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your shift')
  await expect(page.getByText('Harborlight', { exact: false }).first()).toBeVisible()
  await expectNotSideways(page)
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm this shift' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have confirmed this shift.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has already been used')
  await page.goto(decline!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You can no longer change this with the link',
  )
  await page.getByRole('link', { name: 'Log in' }).last().click()
  await expect(page).toHaveURL(/\/accounts\/login/)
}

test('hours worked are handed in with a photo, sent back, corrected and approved', async ({
  elsewhere,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, denise)
  await page.goto('/nursingshifts?view=past')
  await page.getByRole('article').filter({ hasText: 'Timesheet to hand in' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Hand in timesheet' }).click()
  await expect(page.getByLabel('Signed by')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Signed by').fill('Paulette Grant')
  await page.getByLabel('Break, in minutes').fill('30')
  await page.getByLabel('Add photo').setInputFiles(paper)
  await page.route('**/photos_update/', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Hand in timesheet' }).click()
  const photo = page.getByRole('listitem').filter({ hasText: 'card.jpg' })
  await expect(photo.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Signed by')).toHaveValue('Paulette Grant')
  await page.unroute('**/photos_update/')
  // The system ends the tab: what was picked is there when the page is opened again.
  const context = page.context()
  const address = page.url()
  await page.close({ runBeforeUnload: false })
  page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await expect(page.getByText('card.jpg')).toBeVisible()
  await expect(page.getByText('We kept what you entered.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Signed by')).toHaveValue('Paulette Grant')
  await page.getByRole('button', { name: 'Hand in timesheet' }).click()
  await expect(page.getByText('Handed in. The facility reviews it next.')).toBeVisible()
  await expectAccessible(page)

  const desk = await elsewhere()
  await signIn(desk, facility)
  await desk.goto('/facilities/hours')
  const row = desk.getByRole('group', { name: 'Denise A.' }).filter({ hasText: shortDayWords(-1) })
  await row.getByRole('button', { name: 'Send back' }).click()
  await desk.getByLabel('What is wrong with it?').fill('The note is missing.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(row.getByText('Sent back. We e-mail Denise the reason.')).toBeVisible()

  await page.reload()
  await hydrated(page)
  await expect(page.getByText('The note is missing.', { exact: false })).toBeVisible()
  await page.getByLabel('Note to the facility').fill('Stayed for the handover.')
  await page.getByRole('button', { name: 'Hand in timesheet' }).click()
  await expect(page.getByText('Handed in. The facility reviews it next.')).toBeVisible()
  await desk.reload()
  await row.getByRole('button', { name: /^Approve \$/ }).click()
  await expect(row.getByText(/^\$[\d.]+ approved$/)).toBeVisible()
  await expectAccessible(desk)
  await page.reload()
  await expect(page.getByText('The facility has approved your hours.')).toBeVisible()
})

test('a family moves a visit; the caregiver, whose device is two hours late, clocks in without a connection, once, and out', async ({
  elsewhere,
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.context().grantPermissions(['geolocation'], { origin: baseURL ?? '' })
  await page.context().setGeolocation({ latitude: 40.7, longitude: -74 })
  await page.addInitScript((behindMs) => {
    const RealDate = Date
    const now = () => RealDate.now() - behindMs
    const late = (...given: []) => (given.length > 0 ? new RealDate(...given) : new RealDate(now()))
    window.Date = new Proxy(RealDate, {
      construct: (_, given) => late(...(given as [])),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    })
  }, 2 * 3_600_000)
  await signIn(page, marisol)
  // The visit that comes next: any other one, moved to its time, would be refused.
  await page.goto(marisol.home)
  const link = page.getByRole('main').locator('a[href^="/next-shift/"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await page.goto(href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit with Carol I.')

  const family = await elsewhere()
  await signIn(family, carol)
  await family.goto(`${href}/edit`)
  await hydrated(family)
  const day = family.getByLabel('Day', { exact: true })
  const soon = new Date(Date.now() + 10 * 60_000)
  let [moved, from, until] = [href, timeOf(soon), timeOf(new Date(soon.getTime() + 4 * 3_600_000))]
  // What has begun is not moved any more: the clock is open there, and another visit is moved by an hour.
  const hasBegun = !(await day.isVisible())
  if (hasBegun) {
    await family.goto('/careteam')
    const later = family.getByRole('main').locator('a[href^="/next-shift/1/"]').last()
    ;[moved, from, until] = [(await later.getAttribute('href')) ?? '', '10:00', '14:00']
    await family.goto(`${moved}/edit`)
  }
  const planned = hasBegun ? await day.inputValue() : formDay(soon)
  // One of today begins earlier and ends as it did: after it they may work again.
  if (!hasBegun && (await day.inputValue()) === planned)
    until = await family.getByLabel('Until', { exact: true }).inputValue()
  await day.fill('13/45/2026')
  await family.getByRole('button', { name: 'Save visit' }).click()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await day.fill(planned)
  await family.getByLabel('From', { exact: true }).fill(from)
  await family.getByLabel('Until', { exact: true }).fill(until)
  await family.getByRole('button', { name: 'Save visit' }).click()
  await expect(family).toHaveURL(moved)
  await letterTo(request, marisol.email, /Carol I\. changed a visit/)

  await page.reload()
  await hydrated(page)
  await page.route('**/v1/medstaff/cico/', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Clock in' }).click()
  const sign = page.getByText('Waiting to send (1)')
  await expect(sign).toBeVisible()
  const pressed = await page.getByText(/^Clock in at /).textContent()
  await page.reload()
  await hydrated(page)
  await expect(sign).toBeVisible()
  await expect(page.getByText(/^Clock in at /)).toHaveText(pressed ?? '')
  // On the page they are on shift already, and a break may begin and end.
  await expect(page.getByText(/^On shift since/)).toBeVisible()
  await page.getByRole('button', { name: 'Start a break' }).click()
  await expect(page.getByText('Waiting to send (2)')).toBeVisible()
  await expect(page.getByText(/^On a break since/)).toBeVisible()
  await page.getByRole('button', { name: 'End the break' }).click()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Waiting to send (3)')).toBeVisible()
  await expectAccessible(page)
  // Its page may be left: any other says that it waits, and sends it once the connection is back.
  await page.getByRole('link', { name: 'Back to Schedule' }).click()
  await expect(page).toHaveURL(/\/schedule/)
  const waits = page.getByText('Waiting to send (3)')
  await waits.click()
  await expect(page.getByRole('link', { name: /^Clock in, / })).toBeVisible()
  await expectAccessible(page)
  const sent: { event: string; event_timestamp: string }[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/v1/medstaff/cico/')) sent.push(asked.postDataJSON())
  })
  await page.unroute('**/v1/medstaff/cico/')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByText(/^Waiting to send/)).toHaveCount(0)
  // Every page of somebody on shift says so, and leads to the clock.
  await expect(page.getByRole('link', { name: /^On shift \d+ min until/ })).toHaveAttribute('href', href)
  // Each once, in their order, and with its own instant.
  expect(sent.map(({ event }) => event)).toEqual(['clock_in', 'break_begin', 'break_end'])
  expect(sent.map(({ event_timestamp }) => event_timestamp)).toEqual(
    sent.map(({ event_timestamp }) => event_timestamp).toSorted(),
  )
  await page.goto(href)
  await hydrated(page)
  await expect(page.getByText(/^On shift since/)).toBeVisible()
  await page.getByRole('button', { name: 'Clock out' }).click()
  const early = page.getByRole('alertdialog', { name: 'Clock out already?' })
  await early.getByRole('button', { name: 'Stay clocked in' }).click()
  await expect(page.getByText(/^Clocked out at/)).toHaveCount(0)
  // Another tab has the same clock before it, and follows.
  const second = await page.context().newPage()
  await second.goto(href)
  await hydrated(second)
  await expect(second.getByRole('button', { name: 'Clock out' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Clock out' }).click()
  await early.getByRole('button', { name: 'Clock out now' }).click()
  await expect(page.getByText(/^Clocked out at/)).toBeVisible()
  await expect(second.getByText(/^Clocked out at/)).toBeVisible()
  await second.close()
  await expect(page.getByText('Your device says you are somewhere else.', { exact: false })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(/^Clocked out at/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Clock/ })).toHaveCount(0)
  // It was too early: that is taken back, also after a reload.
  // The session ends meanwhile: the press waits for the login over the page.
  await endSessionAt(page, '**/v1/medstaff/cico/')
  await page.getByRole('button', { name: 'Undo clock-out' }).click()
  await logInAgain(page, marisol.email)
  await expect(page.getByText('You are back on shift.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^On shift since/)).toBeVisible()
})

test('the addresses of times to work open their editor over the calendar', async ({ page }) => {
  await signIn(page, denise)
  await page.goto('/nursingshifts/availabilities/add')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Add times' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/availability')
})

/** A day from the world's today, which the demonstration was given as it began. */
const day = (from: number) => new Date(Date.parse(process.env.JOURNEY_DAY ?? '') + from * 86_400_000)
const apiDay = (from: number) => day(from).toISOString().slice(0, 10)
const dayWords = (from: number) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(day(from))

const shortDayWords = (from: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(day(from))

/** The days from today on; from the day after tomorrow a shift may be given back. Which of them she qualifies for is the world's. */
const coming = Array.from({ length: 22 }, (_, from) => dayWords(from))
const daysAhead = new RegExp(`^(${coming.slice(2).join('|')})$`)

/** A day and a time as forms take them, by the clocks of Oakland. */
const zone = 'America/Los_Angeles'
const formDay = (date: Date) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  }).format(date)
const timeOf = (date: Date) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date)
