import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { goThrough, heading, hiringFamily, inDays, lourdes, next } from './hire'
import { tabTo } from './keys'
import { wear } from './looks'
import { endSessionAt, freshFamily, hydrated, logInAgain, saving } from './people'
import { pressTwice } from './pressTwice'

const page390 = { width: 390, height: 844 }
const hire = `/hire/${lourdes.id}`
const draft = /\/hire\/draft\/$/

test.describe('on a phone', () => {
  test.use({ viewport: page390, hasTouch: true, isMobile: true })

  test('a family hires step by step, is sent back to where it was, changes the offer and takes it back', async ({
    page,
  }) => {
    await hiringFamily(page)
    await page.goto(`/caregivers/profile/lourdes/${lourdes.id}`)
    await hydrated(page)
    let loads = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && draft.test(new URL(request.url()).pathname)) loads++
    })
    await page.getByRole('link', { name: 'Hire Lourdes' }).tap()
    await expect(page).toHaveURL(`${hire}/select-job`)
    await next(page)
    await expect(page.getByRole('link', { name: /Choose a job, or none of these/ })).toBeVisible()
    await goThrough(page, 'Which days and hours?', (title) => expectAccessible(page, title))
    expect(loads).toBe(1)

    // A reload in the middle, and the address of a later step while something is missing.
    await page.reload()
    await expect(heading(page)).toHaveText('Which days and hours?')
    await expect(page.getByText('You left off at “Schedule”')).toBeVisible()
    await page.goto(`${hire}/confirm`)
    await expect(heading(page)).toHaveText('Your offer to Lourdes')
    await page.goto('/careteam')
    await page.goto(hire)
    await expect(page).toHaveURL(`${hire}/schedule`)
    await goThrough(page, undefined, (title) => expectAccessible(page, title))

    await expect(heading(page)).toHaveText('Your offer to Lourdes')
    await expectAccessible(page, 'the last step')
    for (const words of ['Kenji · My father', '88 Grand Ave', '$28.00 an hour, before taxes'])
      await expect(page.getByText(words)).toBeVisible()
    // Each is changed from here, and leads back here.
    await page.getByRole('link', { name: 'Edit: Wage' }).tap()
    await page.getByLabel('Hourly rate, before taxes').fill('18')
    await expect(page.getByText(/% less than Lourdes asks for/)).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByText('$18.00 an hour, before taxes')).toBeVisible()
    // Back and Forward go through the steps, and lose nothing.
    await page.goBack()
    await expect(page.getByLabel('Hourly rate, before taxes')).toHaveValue('18')
    await page.goForward()
    await page.getByLabel('A message to Lourdes').fill('He likes the paper.')
    await pressTwice(page.getByRole('button', { name: 'Send offer to Lourdes' }))

    await expect(heading(page)).toHaveText('Your offer is with Lourdes')
    await expect(page).toHaveURL(hire)
    await expect(page.getByText('Nobody is hired until Lourdes accepts.')).toBeVisible()
    await expect(page.getByText(/Waiting for an answer until/)).toBeVisible()
    await expectAccessible(page, 'the offer that is out')
    await page.getByRole('link', { name: 'See your page with Lourdes' }).tap()
    await expect(page).toHaveURL(/\/family\/dashboard\/connections\/\d+$/)
    await expect(page.getByText(/Waiting for an answer until/)).toBeVisible()
    await page.goto('/careteam')
    await expect(page.getByText(/Waiting for an answer until .* Not opened yet/)).toBeVisible()

    // Changed: the steps hold what was offered.
    await page.goto(hire)
    await page.getByRole('link', { name: 'Change the offer' }).tap()
    await expect(page.getByRole('radio', { name: /Mornings with my father/ })).toBeChecked()
    await page.goto(`${hire}/wage?change=1`)
    await expect(page.getByLabel('Hourly rate, before taxes')).toHaveValue('18.00')
    await page.getByLabel('Hourly rate, before taxes').fill('27')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await page.getByRole('button', { name: 'Send the changed offer to Lourdes' }).tap()
    await expect(heading(page)).toHaveText('Your offer is with Lourdes')
    await expect(page.getByText('$27.00 an hour, before taxes')).toBeVisible()

    await page.getByRole('button', { name: 'Take the offer back' }).tap()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(/can no longer accept it/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave it' }).tap()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Take the offer back' }).tap()
    await dialog.getByRole('button', { name: 'Take the offer back' }).tap()
    await expect(page.getByText(/You took this offer back on/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Send another offer' })).toBeVisible()
  })

  test('whoever has not finished its own sign-up is told, and led there; nobody is not found', async ({
    page,
  }) => {
    await freshFamily(page)
    await page.goto(hire)
    await expect(page.getByText('Finish setting up your own account first.')).toBeVisible()
    await expectAccessible(page, 'not allowed')
    await expect(page.getByRole('link', { name: 'Finish your sign-up' })).toHaveAttribute(
      'href',
      '/family-signup',
    )
    await page.goto('/hire/999999')
    await expect(heading(page)).toHaveText('This caregiver is no longer here')
    await page.goto('/hire/none')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Hire')
  })

  test('what another tab has saved is asked about, and a draft that cannot be saved says so', async ({
    page,
    context,
  }) => {
    await hiringFamily(page)
    const other = await context.newPage()
    await page.goto(hire)
    await goThrough(page, 'Where will care take place?')
    await expect(heading(page)).toHaveText('Where will care take place?')
    await other.goto(`${hire}/care-for`)
    await other.getByLabel('Their first name').fill('Ana')
    const saved = saving(other, draft)
    await next(other)
    await saved
    await other.close()

    await page.goBack()
    await page.getByLabel('Their first name').fill('Noriko')
    await next(page)
    await expect(page.getByText('This was changed elsewhere')).toBeVisible()
    await expectAccessible(page, 'changed elsewhere')
    const kept = saving(page, draft)
    await page.getByRole('button', { name: 'Keep what is here' }).tap()
    await kept
    await expect(page.getByText('This was changed elsewhere')).toBeHidden()

    await page.route('**/hire/draft/', (route) => route.abort())
    await page.goBack()
    await expect(page.getByLabel('Their first name')).toHaveValue('Noriko')
    await next(page)
    await expect(page.getByText('What you entered is not saved yet.')).toBeVisible()
    await page.unroute('**/hire/draft/')
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(page.getByText('What you entered is not saved yet.')).toBeHidden()

    await page.goto(hire)
    await page.getByRole('button', { name: 'Start again' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).tap()
    await expect(page).toHaveURL(`${hire}/select-job`)
    await expect(page.getByText('You left off')).toBeHidden()
  })

  test('a session that ends at the seventh step is taken up again over it, and nothing is lost', async ({
    page,
  }) => {
    const { email } = await hiringFamily(page)
    await page.goto(hire)
    await goThrough(page, 'How does Lourdes reach you?')
    await page.getByLabel('Your full legal name').fill('Ruth Ann Journey')
    await endSessionAt(page, '**/hire/draft/')
    await next(page)
    await logInAgain(page, email)
    await expect(heading(page)).toHaveText('Your offer to Lourdes')
    await expect(page.getByText('Ruth Ann Journey')).toBeVisible()
  })
})

test('a family makes an offer by keys alone, and leaving with something typed asks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await hiringFamily(page)
  await page.goto(hire)
  const press = async () => {
    await tabTo(page, page.getByRole('button', { name: 'Save and continue' }))
    await page.keyboard.press('Enter')
  }
  await expect(heading(page)).toHaveText('Which job is this for?')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await press()
  await expect(heading(page)).toHaveText('Who needs care?')
  await expect(heading(page)).toBeFocused()
  await tabTo(page, page.getByLabel('Their first name'))
  await page.keyboard.type('Kenji')
  await press()
  await expect(heading(page)).toHaveText('Where will care take place?')
  await tabTo(page, page.getByLabel('Street and number'))
  await page.keyboard.type('88 Grand Ave')
  const asTyped = page.getByRole('checkbox', { name: 'Use it as I typed it' })
  await expect(asTyped.or(page.getByText('We cannot look up streets here')).first()).toBeVisible()
  if (await asTyped.isVisible()) {
    await tabTo(page, asTyped)
    await page.keyboard.press('Space')
  }
  await press()
  await expect(heading(page)).toHaveText('When does the work start?')
  await tabTo(page, page.getByLabel('First day'))
  await page.keyboard.type(inDays(20).replaceAll('/', ''))
  await press()
  await expect(heading(page)).toHaveText('Which days and hours?')
  await press()
  await expect(heading(page)).toHaveText('What do you offer?')
  await tabTo(page, page.getByLabel('Hourly rate, before taxes'))
  await page.keyboard.type('1')
  await wear(page, { theme: 'dark' })
  await expectAccessible(page, 'the rate, dark')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const asks = page.getByRole('alertdialog')
  await expect(asks).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('What do you offer?')
})
