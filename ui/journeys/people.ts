import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The people of the demonstration who appear in journeys. */
export const carol = { name: 'Carol Ito', email: 'carol@example.com', home: '/family/dashboard' }
export const walter = { name: 'Walter', email: 'walter@example.com', home: '/family/dashboard' }
export const marisol = { name: 'Marisol Rivera', email: 'marisol@example.com', home: '/caregiver/dashboard' }
export const denise = { name: 'Denise Adeyemi', email: 'denise@example.com', home: '/caregiver/dashboard' }
export const facility = { name: 'Paulette Grant', email: 'facility@example.com', home: '/facilities/1' }
export const staff = { name: 'Jordan Park', email: 'staff@example.com', home: '/dashboard' }
export const demoPassword = 'homecare-demo-1'

/** Logs in by the form, as a person would, and ends on their home page. */
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

/** Until the page answers to presses by itself: before, the browser follows its links as documents. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('takePresses' in window))
}

interface Letter {
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** The newest letter to an address in the outbox of the demonstration. */
export async function letterTo(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<Letter> {
  let found: Letter | undefined
  await expect
    .poll(async () => {
      const answer = await request.get('/demo/outbox/', { headers: { Accept: 'application/json' } })
      const letters = (await answer.json()) as Letter[]
      found = letters.find((letter) => letter.recipient === recipient && subject.test(letter.subject))
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

/** A first name nobody else has in this run; names have no digits. */
export function freshName(name: string): string {
  return (
    name +
    crypto
      .randomUUID()
      .slice(0, 8)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  )
}

/** A family with an account of this test alone, signed in in the page's browser; nothing of it is in anyone's way. */
export async function freshFamily(
  page: Page,
  firstName = 'Ruth',
  language: 'en' | 'es' = 'en',
): Promise<{ name: string; email: string }> {
  await page.goto('/accounts/login')
  const cookies = await page.context().cookies()
  const email = freshEmail(firstName.toLowerCase())
  const answer = await page.request.post('/v1/family/', {
    headers: {
      'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '',
      // From an address of its own: the limit of sign-ups is not what is tried here.
      'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}`,
    },
    data: {
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
    },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return { name: firstName, email }
}

const octet = () => Math.floor(Math.random() * 254) + 1

/** A caregiver with an account of this test alone and an empty profile, signed in in the page's browser. */
export async function freshCaregiver(
  page: Page,
  { nurse = false, language = 'en' }: { readonly nurse?: boolean; readonly language?: 'en' | 'es' } = {},
): Promise<{ email: string }> {
  await page.goto('/accounts/login')
  const cookies = await page.context().cookies()
  const email = freshEmail('lupe')
  const answer = await page.request.post('/v1/caregivers/', {
    headers: {
      'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '',
      'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}`,
    },
    data: {
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
    },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return { email }
}

/** The own profile of whoever is logged in, once it answers presses: what is gone to from there is loaded by the app. */
export async function liveProfile(page: Page): Promise<void> {
  await page.goto('/caregiver/profile?modal=references')
  const dialog = page.getByRole('dialog', { name: 'References' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
}
