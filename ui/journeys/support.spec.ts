import { expect } from '@playwright/test'
import { expectAccessible } from './axe'
import { freshCaregiver, freshFamily, freshName, signIn, staff } from './people'
import { prefer } from './preferences'
import { pressTwice } from './pressTwice'
import { expectSpanish } from './spanish'
import { test } from './test'

test('a family asks our team, staff answer, and the answer waits on its home until it is read', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { name } = await freshFamily(page, freshName('Odile'))
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Write to us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message from support' })
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Choose what it is about.').first()).toBeVisible()
  await dialog.getByLabel('What is it about?').selectOption('Hours and payments')
  await dialog.getByLabel('Your message').fill('When does my bank account pay?')
  await expectAccessible(page)
  await pressTwice(dialog.getByRole('button', { name: 'Send message' }))
  await expect(dialog.getByText('When does my bank account pay?')).toHaveCount(1)
  await expect(dialog.getByText('Waiting for our answer')).toBeVisible()

  const desk = await elsewhere()
  await signIn(desk, staff)
  await desk.goto('/staff/support')
  await desk.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await expect(desk.getByText('When does my bank account pay?')).toBeVisible()
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByText('Write a few words first.').first()).toBeVisible()
  await desk.getByLabel('Your answer').fill('Within four business days.')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByText('We sent your answer to ')).toBeVisible()
  await expect(desk.getByText('When does my bank account pay?')).toHaveCount(0)

  await page.goto('/family/dashboard')
  await page.getByRole('link', { name: 'Read the answer' }).click()
  await expect(dialog.getByText('Within four business days.')).toBeVisible()
  await dialog.getByLabel('Add to it').fill('Thank you.')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Thank you.')).toBeVisible()
  // Nothing is typed any more: the entry that asked before Back is taken away.
  await page.waitForFunction(() => !(history.state as { laid?: boolean } | null)?.laid)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goto('/family/dashboard')
  await expect(page.getByRole('link', { name: 'Read the answer' })).toHaveCount(0)

  await desk.goto('/staff/support')
  await desk.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await desk.getByRole('button', { name: 'No answer needed' }).click()
  await expect(desk.getByText(/gets no answer this time\.$/)).toBeVisible()
})

test('an answer to which something new was written meanwhile is shown it first, and stays typed', async ({
  page,
  elsewhere,
}) => {
  const { name } = await freshFamily(page, freshName('Petra'))
  await page.goto('/me?modal=supportMessage&topic=account')
  const dialog = page.getByRole('dialog', { name: 'Message from support' })
  await dialog.getByLabel('Your message').fill('How do I change my address?')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Waiting for our answer')).toBeVisible()

  const desk = await elsewhere()
  await signIn(desk, staff)
  await desk.goto('/staff/support')
  await desk.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await desk.getByLabel('Your answer').fill('In your settings.')

  await dialog.getByLabel('Add to it').fill('And my phone?')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('And my phone?')).toBeVisible()

  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByText('And my phone?')).toBeVisible()
  await expect(desk.getByLabel('Your answer')).toHaveValue('In your settings.')
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByText('We sent your answer to ')).toBeVisible()
})

test('what is typed to our team is not lost, and a fault says so', async ({ page }) => {
  await freshFamily(page)
  await page.goto('/me?modal=supportMessage&topic=account')
  const dialog = page.getByRole('dialog', { name: 'Message from support' })
  await dialog.getByLabel('Your message').fill('How do I change my name?')
  const calls = '**/v1/support/requests/'
  await page.route(calls, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { status: 'fail' } })
      : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Something went wrong, try again later').first()).toBeVisible()
  await expect(dialog.getByLabel('Your message')).toHaveValue('How do I change my name?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.unroute(calls)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('How do I change my name?')).toBeVisible()
})

test('a caregiver asks for an interview from its badge, and reads what a background check takes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await freshCaregiver(page)
  await page.goto('/caregiver/badges?modal=meetYourRecruiter')
  const recruiter = page.getByRole('dialog', { name: 'Meet your recruiter' })
  await recruiter.getByLabel('When can you talk?').fill('Mondays after ten, by video.')
  await expectAccessible(page)
  await recruiter.getByRole('button', { name: 'Ask for an interview' }).click()
  await expect(recruiter.getByText(/^You asked for an interview on /)).toBeVisible()
  await recruiter.getByRole('button', { name: 'See your messages' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Message from support' }).getByText('Mondays after ten, by video.'),
  ).toBeVisible()

  await page.goto('/caregiver/badges?modal=backgroundCheck')
  await expect(
    page.getByRole('dialog', { name: 'Background check' }).getByRole('link', { name: 'About the check' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto('/caregiver/badges?modal=bgoAuthorization')
  const authorization = page.getByRole('dialog', { name: 'Background check authorization' })
  await expect(authorization.getByRole('heading', { name: 'Release' })).toBeVisible()
  await expectAccessible(page)
  await authorization.getByRole('link', { name: 'Start' }).click()
  await expect(page).toHaveURL('/background/disclosure')
})

test('help opens over any page, also in Spanish and for a visitor', async ({ page }) => {
  await page.goto('/employers?modal=needHelp')
  const help = page.getByRole('dialog', { name: 'Need help?' })
  await expect(help.getByRole('link', { name: 'Log in to write to us' })).toBeVisible()
  await expectAccessible(page)
  await freshFamily(page, 'Ruth', 'es')
  await prefer(page, { locale: 'es' })
  await page.goto('/family/dashboard?modal=needHelp')
  await page.getByRole('dialog').getByRole('button', { name: 'Escríbanos' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Enviar mensaje' })).toBeVisible()
  await expectSpanish(page)
})
