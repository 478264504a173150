import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'

/** The people of the demonstration who appear in journeys. */
export const carol = { name: 'Carol Ito', email: 'carol@example.com', home: '/family/dashboard' }
export const walter = { name: 'Walter', email: 'walter@example.com', home: '/family/dashboard' }
export const marisol = { name: 'Marisol Rivera', email: 'marisol@example.com', home: '/caregiver/dashboard' }
export const denise = { name: 'Denise Adeyemi', email: 'denise@example.com', home: '/caregiver/dashboard' }
export const grace = { name: 'Grace', email: 'grace@example.com', home: '/agency-caregiver/dashboard' }
export const agency = { name: 'Ruth Kessler', email: 'agency@example.com', home: '/agency' }
export const facility = { name: 'Paulette Grant', email: 'facility@example.com', home: '/facilities/1' }
export const staff = { name: 'Jordan Park', email: 'staff@example.com', home: '/dashboard' }
export const secondStaff = { name: 'Renata Silva', email: 'renata@example.com', home: '/dashboard' }
export const manager = { name: 'Helen Osei', email: 'manager@example.com', home: '/dashboard' }
export const demoPassword = 'homecare-demo-1'

/**
 * Begins a session of this person's that the page's browser alone has, by the call that the form sends: a journey that
 * ends it ends nobody else's. The page stays where it is. That the form does the same, `account.spec.ts` holds.
 */
export async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await leave(page)
  await post(page, '/v1/web/accounts/login/', { email, password: demoPassword })
}

/** Leaves the page that is open: before another person comes, so that it cannot find that out and go somewhere itself. */
export const leave = (page: Page) => page.goto('about:blank')

/** Leaves the page, and the session with it. */
export async function signOut(page: Page): Promise<void> {
  await leave(page)
  await page.context().clearCookies({ name: 'session' })
}

/** Logs in by the form, as a person would, and ends on their home page: for journeys through the form itself. */
export async function logIn(page: Page, { email, home }: { email: string; home: string }): Promise<void> {
  await page.goto('/accounts/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(home)
}

/**
 * Lets the session end as the first call to this address is sent, so that the server itself turns it down. No other
 * call can find the end out before it, however slow the machine is.
 */
export async function endSessionAt(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await page.context().clearCookies({ name: 'session' })
      await route.fallback()
    },
    { times: 1 },
  )
}

/** Logs in over the page where the session has ended. */
export async function logInAgain(page: Page, email: string): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(again.getByLabel('E-mail')).toHaveValue(email)
  await again.getByLabel('Password', { exact: true }).fill(demoPassword)
  await again.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Until the page answers to presses by itself: before, the browser follows its links as documents. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('takePresses' in window))
}

/**
 * Begun before a press, awaited after it: the answer to the change that is sent to an address, once it is saved. What a
 * page shows at once may not be kept yet when it is left.
 */
export const saving = (page: Page, address: RegExp) =>
  page.waitForResponse(
    (answer) =>
      address.test(new URL(answer.url()).pathname) && answer.request().method() !== 'GET' && answer.ok(),
  )

interface Letter {
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** The newest letter to an address. */
export const letterTo = (request: APIRequestContext, recipient: string, subject: RegExp): Promise<Letter> =>
  newestSent(request, (letter) => letter.recipient === recipient && subject.test(letter.subject))

/** The newest that fits in the outbox of the demonstration, once there is one. */
export async function newestSent(
  request: APIRequestContext,
  fits: (letter: Letter) => boolean,
): Promise<Letter> {
  let found: Letter | undefined
  await expect
    .poll(async () => {
      const answer = await request.get('/demo/outbox/', { headers: { Accept: 'application/json' } })
      found = ((await answer.json()) as Letter[]).find(fits)
      return found !== undefined
    })
    .toBe(true)
  return found as Letter
}

/** The path of the first link in a letter. */
export function linkIn({ body }: Letter): string {
  const link = /https?:\/\/\S+/.exec(body)?.[0]
  if (!link) throw new Error(`No link in: ${body}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** An e-mail address nobody has used in this run. */
export function freshEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** A first name nobody else has in this run, short enough for a heading on a small phone; names have no digits. */
export function freshName(name: string): string {
  return (
    name +
    crypto
      .randomUUID()
      .slice(0, 6)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  )
}

/** A family with an account of this test alone, signed in in the page's browser; nothing of it is in anyone's way. */
export async function freshFamily(
  page: Page,
  firstName = 'Ruth',
  language: 'en' | 'es' = 'en',
): Promise<{ name: string; email: string }> {
  const email = freshEmail(firstName.toLowerCase())
  await signUp(page, '/v1/family/', {
    first_name: firstName,
    last_name: 'Journey',
    email,
    password: demoPassword,
    phone: '5105550143',
    care_for: 2,
    city: 'Oakland',
    state: 'CA',
    zip_code: '94601',
    terms: true,
    language,
  })
  return { name: firstName, email }
}

/** A caregiver with an account of this test alone and an empty profile, signed in in the page's browser. */
export async function freshCaregiver(
  page: Page,
  { nurse = false, language = 'en' }: { readonly nurse?: boolean; readonly language?: 'en' | 'es' } = {},
): Promise<{ email: string }> {
  const email = freshEmail('lupe')
  await signUp(page, '/v1/caregivers/', {
    user: {
      first_name: 'Lupe',
      last_name: 'Journey',
      email,
      password: demoPassword,
      zip_code: '94601',
      provider_type: nurse ? 2 : 0,
      terms: true,
      language,
    },
  })
  return { email }
}

async function signUp(page: Page, address: string, data: object): Promise<void> {
  await leave(page)
  // From an address of its own: the limit of sign-ups is not what is tried here.
  await post(page, address, data, { 'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}` })
}

/** Sends a call from the page's browser, which then has what cookies the answer gives, a session for one. */
export async function post(page: Page, address: string, data: object, headers = {}): Promise<APIResponse> {
  const answer = await page.request.post(address, {
    headers: { 'X-CSRFToken': await csrfToken(page), ...headers },
    data,
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer
}

/** The token of the page's browser; any answer gives one to a browser that has none. */
async function csrfToken(page: Page): Promise<string> {
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value
  const token = await kept()
  if (token !== undefined) return token
  await page.request.get('/v1/whoami/')
  return (await kept()) ?? ''
}

const octet = () => Math.floor(Math.random() * 254) + 1

/** The number of whoever is logged in. */
export async function ownId(page: Page): Promise<number> {
  const answer = await page.request.get('/v1/whoami/')
  const { data } = (await answer.json()) as { data: { user_id: number } }
  return data.user_id
}

/** A number that nobody else has in this run. */
export const freshNumber = () => `5105${randomInt(200_000, 1_000_000)}`

/** The code that was last sent to a number, from the outbox of the demonstration. */
export async function codeTo(page: Page, number: string, channel: 'sms' | 'call' = 'sms'): Promise<string> {
  const { body } = await newestSent(
    page.request,
    (sent) => sent.recipient === number && sent.channel === channel,
  )
  return /\d{3,8}/.exec(body.replaceAll(', ', ''))?.[0] ?? ''
}
