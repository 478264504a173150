import { expect, type FrameLocator, type Page } from '@playwright/test'
import { demoPassword, freshEmail } from './people'

/** Where the sign-up stands: our own page, or a partner's frame. */
type Place = Page | FrameLocator

export const next = (place: Place) => place.getByRole('button', { name: 'Save and continue' }).click()
export const heading = (place: Place) => place.getByRole('heading', { level: 1 })

export async function answerNeeds(place: Place): Promise<void> {
  await place.getByLabel('Who needs care?').selectOption({ label: 'My father' })
  await place.getByLabel('Where is care needed?').fill('Oakland')
  await place
    .getByRole('option', { name: /Oakland, CA/ })
    .first()
    .click()
  await place.getByText('Meal Prep', { exact: true }).click()
  await next(place)
}

export async function answerSchedule(place: Place): Promise<void> {
  await expect(heading(place)).toHaveText('When is help needed?')
  await place.getByLabel('First day of care').fill('01/15/2099')
  await place.getByLabel('Monday', { exact: true }).check()
  await place.getByLabel('Wednesday', { exact: true }).check()
  await expect(place.getByLabel('Hours a week')).toHaveValue('8')
  await next(place)
}

/** All that the account asks for but the consent; gives back its e-mail address. */
export async function describeAccount(place: Place, firstName: string): Promise<string> {
  const email = freshEmail(firstName.toLowerCase())
  await place.getByLabel('First name').fill(firstName)
  await place.getByLabel('Last name').fill('Marsh')
  await place.getByLabel('E-mail address').fill(email)
  await place.getByLabel('Phone number').fill('5105550143')
  await place.getByLabel('Choose a password').fill(demoPassword)
  return email
}

/** From the first step up to the account. */
export async function reachAccount(place: Place): Promise<void> {
  await answerNeeds(place)
  await answerSchedule(place)
  await expect(heading(place)).toHaveText('Who would be the right person?')
  await next(place)
  await place.getByRole('button', { name: 'Review my answers' }).click()
  await place.getByRole('button', { name: 'Continue to your account' }).click()
}

/** From the first step to an account that is left to be created; gives back its e-mail address. */
export async function fillSignup(place: Place, firstName: string): Promise<string> {
  await reachAccount(place)
  const email = await describeAccount(place, firstName)
  await place.getByRole('checkbox', { name: /terms/i }).check()
  return email
}
