import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { heading, hiringFamily, inDays, lourdes } from './hire'
import { freshName, letterTo, manager, newestSent, post, saving, signIn, staff } from './people'
import { test } from './test'
import { pressTwice } from './pressTwice'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const screen = { viewport: { width: 1280, height: 900 } }

/** Another browser, of somebody else. */
async function otherBrowser(browser: Browser, page: Page, who: { email: string }, given: object = screen) {
  const context = await browser.newContext({ ...given, baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await signIn(other, who)
  return other
}

/** An offer of this family to Lourdes, sent as the hire sends it. */
async function sendOffer(page: Page): Promise<void> {
  const [month, day, year] = inDays(20).split('/')
  await post(page, `/v1/caregivers/${lourdes.id}/hire/`, {
    care_for: 2,
    recipient_name: 'Kenji',
    address: '88 Grand Ave',
    address_as_typed: true,
    city: 'Oakland',
    state: 'CA',
    zip_code: '94612',
    start_date: `${year}-${month}-${day}`,
    schedule_type: 1,
    schedule: [],
    hours_week: 4,
    num_days: 1,
    hourly_rate: 2800,
    employer_name: 'Ruth Journey',
    phone: '5105550143',
    email: 'ruth@example.com',
    contact_types: ['message'],
  })
}

/** The day where the care takes place, as it is typed. */
const todayInOakland = () =>
  new Date().toLocaleDateString('en-US', {
    ...{ timeZone: 'America/Los_Angeles', month: '2-digit', day: '2-digit', year: 'numeric' },
  })

/** A family of the demonstration that may ask its advisor for calls, and has an offer out. */
const jerome = { email: 'jerome@example.com' }

test.describe('the advisor’s call', () => {
  test.use(phone)

  test('is asked for after an offer, missed, changed and made; the care manager has it at home', async ({
    page,
    browser,
  }) => {
    await signIn(page, jerome)
    await page.goto('/hire/10001/advisor?change=1')
    await expect(heading(page)).toHaveText('A call from your advisor')
    await expect(page.getByText('Helen advises your family', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Ask for the call' }).tap()
    await expect(page.getByText('Choose at least one time').first()).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/)
    await page.getByLabel('What is it about?').fill('The first day')
    const times = page.getByRole('group', { name: 'When can we call?' })
    await times.getByRole('group').nth(1).getByLabel('Evening').check()
    await times.getByRole('group').nth(2).getByLabel('Morning').check()
    await expectAccessible(page, 'asking for a call')
    await pressTwice(page.getByRole('button', { name: 'Ask for the call' }))
    await expect(page.getByRole('heading', { name: 'Helen will call you' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Helen will call you' })).toHaveCount(1)
    await page.reload()
    await expect(page.getByText(': Evening, 5 to 8')).toBeVisible()
    await page.getByRole('link', { name: 'Go on' }).tap()
    await expect(heading(page)).toHaveText('Your next steps')
    const step = page.getByRole('group', { name: 'A call from your advisor' })
    await expect(step.getByText('You asked for a call')).toBeVisible()
    await expectAccessible(page, 'next steps with a call')

    await letterTo(page.request, manager.email, /^Jerome B\. would like a call$/)
    const desk = await otherBrowser(browser, page, manager)
    await desk.goto(manager.home)
    const row = desk.getByRole('group', { name: 'Jerome Banks asked for a call' })
    await expect(row.getByText('The first day')).toBeVisible()
    await expectAccessible(desk, 'calls to make')
    const missed = saving(desk, /\/v1\/advisor-calls\/\d+\/attempts\//)
    await row.getByRole('button', { name: 'Not reached' }).click()
    await missed
    await expect(row.getByText('Noted: Jerome Banks was not reached.', { exact: false })).toBeVisible()

    await letterTo(page.request, jerome.email, /^We tried to call you$/)
    await page.goto('/family/dashboard')
    await expect(page.getByText('Not reached yet')).toBeVisible()
    await page.getByRole('button', { name: 'See your call' }).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Helen O. did not reach you')).toBeVisible()
    await expectAccessible(page, 'a call that was missed')
    await dialog.getByRole('button', { name: 'Change the call' }).tap()
    await dialog
      .getByRole('group', { name: 'When can we call?' })
      .getByRole('group')
      .last()
      .getByLabel('Afternoon')
      .check()
    await dialog.getByRole('button', { name: 'Save the changes' }).tap()
    await expect(dialog.getByRole('heading', { name: 'Helen will call you' })).toBeVisible()

    await desk.reload()
    await desk.getByRole('link', { name: 'Jerome Banks asked for a call' }).click()
    await expect(heading(desk)).toHaveText('Jerome Banks')
    await expect(desk.getByText('Helen O. did not reach them', { exact: false })).toBeVisible()
    await desk.getByRole('button', { name: 'I talked with them' }).click()
    await expect(desk.getByText('Noted: you talked with Jerome Banks.')).toBeVisible()
    await desk.context().close()

    await page.goto('/family-next-steps')
    await expect(page.getByText('You have talked')).toBeVisible()
    await page.getByRole('link', { name: 'See or change it' }).first().tap()
    await expect(page.getByRole('heading', { name: 'You have talked with Helen O.' })).toBeVisible()
  })
})

test.describe('fingerprinting', () => {
  test.use(phone)

  test('is asked for, agreed to in Spanish, sent by the staff, and its result told to both', async ({
    page,
    browser,
  }) => {
    const name = freshName('Ruth')
    await hiringFamily(page, name)
    await sendOffer(page)
    await page.goto(`/hire/${lourdes.id}/fingerprinting?change=1`)
    await expect(heading(page)).toHaveText('Fingerprinting')
    await page.getByRole('button', { name: `Ask ${lourdes.name}` }).tap()
    await expect(page.getByText('Choose who pays the fee').first()).toBeVisible()
    await page.getByRole('radio', { name: 'We pay it' }).check()
    await expectAccessible(page, 'asking for fingerprints')
    await pressTwice(page.getByRole('button', { name: `Ask ${lourdes.name}` }))
    await expect(page.getByText(`${lourdes.name} has been asked`)).toBeVisible()
    await page.getByRole('link', { name: 'Go on' }).tap()
    const step = page.getByRole('group', { name: `Fingerprinting of ${lourdes.name}` })
    await expect(step.getByText('Waiting for their answer')).toBeVisible()

    const { recipient } = await newestSent(page.request, ({ subject }) =>
      subject.startsWith(`${name} J. asks about your fingerprints`),
    )
    const caregiver = await otherBrowser(browser, page, { email: recipient }, phone)
    await caregiver.context().addCookies([{ name: 'pref_locale', value: 'es', url: page.url() }])
    await caregiver.goto('/caregiver/dashboard')
    await caregiver
      .getByRole('listitem')
      .filter({ hasText: `${name} J. le pregunta por sus huellas` })
      .getByRole('link', { name: 'Leer y contestar' })
      .tap()
    await expect(caregiver.getByText(`${name} J. paga la tarifa.`)).toBeVisible()
    await expectAccessible(caregiver, 'a question about fingerprints')
    await caregiver.getByRole('button', { name: 'Estoy de acuerdo' }).tap()
    await expect(caregiver.getByText('Usted aceptó', { exact: true })).toBeVisible()

    const desk = await otherBrowser(browser, page, staff)
    await desk.goto('/staff/fingerprinting')
    await desk
      .getByRole('navigation', { name: 'Waiting' })
      .getByRole('link', { name: new RegExp(`^${lourdes.name}`) })
      .last()
      .click()
    await expect(heading(desk)).toHaveText(new RegExp(`^${lourdes.name}`))
    await desk.getByRole('button', { name: 'Make the appointment' }).click()
    await expect(desk.getByText('Enter the place').first()).toBeVisible()
    await desk.getByLabel('Day').fill(todayInOakland())
    await desk.getByLabel('Time').fill('10:30')
    await desk.getByLabel('Where').fill('1200 Harrison St, Oakland')
    await desk.getByLabel('Note for our staff').fill('Called the office')
    await expectAccessible(desk, 'an appointment')
    await desk.getByRole('button', { name: 'Make the appointment' }).click()
    await expect(desk.getByText(/about the appointment\.$/)).toBeVisible()

    await caregiver.reload()
    await expect(caregiver.getByText('1200 Harrison St, Oakland')).toBeVisible()
    await expect(caregiver.getByText('Called the office')).toHaveCount(0)
    await page.goto('/careteam')
    await page
      .getByRole('link', { name: new RegExp(`^${lourdes.name}`) })
      .first()
      .tap()
    await expect(page.getByText(`${lourdes.name} has an appointment`)).toBeVisible()
    await expect(page.getByText('Harrison')).toHaveCount(0)

    await desk.goto('/staff/fingerprinting?show=ahead')
    await desk
      .getByRole('navigation', { name: 'Waiting' })
      .getByRole('link', { name: new RegExp(`^${lourdes.name}`) })
      .last()
      .click()
    await desk.getByRole('radio', { name: 'Not cleared' }).check()
    await desk.getByLabel('Day of the result').fill(todayInOakland())
    await desk.getByRole('button', { name: 'Note the result and tell both' }).click()
    await expect(desk.getByText('We told both of them.')).toBeVisible()
    await desk.context().close()

    await page.reload()
    await expect(page.getByText(`${lourdes.name} is not cleared`)).toBeVisible()
    await expect(page.getByText('we do not pass them on', { exact: false })).toBeVisible()
    await expectAccessible(page, 'a result')
    await caregiver.reload()
    await expect(caregiver.getByText('El estado no le dio la autorización')).toBeVisible()
    await caregiver.context().close()
  })
})
