import { expect, type Page } from '@playwright/test'
import { freshFamily, post } from './people'

/** A caregiver of the demonstration whom anybody may hire. */
export const lourdes = { id: 10003, name: 'Lourdes' }

/** A family of this test alone that has posted one job, signed in in the page's browser: it may hire. */
export async function hiringFamily(page: Page, name?: string): Promise<{ email: string }> {
  const family = await freshFamily(page, name)
  await post(page, '/v1/family/job/0/?complete=1', {
    title: 'Mornings with my father',
    description: 'He likes the paper and a walk.',
    care_for: 2,
    conditions: [],
    assistance: [1],
    schedule_type: 2,
    schedule: [
      { day_of_week: 1, start_time: '09:00', end_time: '13:00' },
      { day_of_week: 3, start_time: '09:00', end_time: '13:00' },
    ],
    hours_week: 8,
    housing: 1,
    preferred_gender: 0,
    preferred_languages: [],
    start_date: '2099-01-15',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94601',
  })
  return family
}

/** A day so many days from now, as it is typed. */
export function inDays(days: number): string {
  const day = new Date(Date.parse(process.env.JOURNEY_DAY ?? '') + days * 86_400_000)
  return day.toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', month: '2-digit', day: '2-digit', year: 'numeric' },
  })
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()

/** What each step asks, in order, with what is entered there. `look` is called before anything is. */
const asked: readonly (readonly [title: string, enter: (page: Page) => Promise<unknown>])[] = [
  ['Which job is this for?', (page) => page.getByRole('radio', { name: /Mornings with my father/ }).check()],
  ['Who needs care?', (page) => page.getByLabel('Their first name').fill('Kenji')],
  [
    'Where will care take place?',
    async (page) => {
      await page.getByLabel('Street and number').fill('88 Grand Ave')
      const asTyped = page.getByRole('checkbox', { name: 'Use it as I typed it' })
      const noted = page.getByText('We cannot look up streets here')
      await expect(asTyped.or(noted).first()).toBeVisible()
      if (await asTyped.isVisible()) await asTyped.check()
      await page.getByLabel('How to get in').fill('The key is with Ana, flat 4.')
    },
  ],
  // Later than any shift at a facility: which of those Lourdes has depends on the day of the run.
  ['When does the work start?', (page) => page.getByLabel('First day').fill(inDays(42))],
  ['Which days and hours?', (page) => expect(page.getByLabel('Monday', { exact: true })).toBeChecked()],
  ['What do you offer?', (page) => page.getByLabel('Hourly rate, before taxes').fill('28')],
  [
    `How does ${lourdes.name} reach you?`,
    (page) => expect(page.getByLabel('Phone number')).not.toHaveValue(''),
  ],
]

/** From the step that is open up to another one, by its title, or up to the last. */
export async function goThrough(
  page: Page,
  to: string = 'Your offer',
  look: (title: string) => Promise<void> = async () => {},
): Promise<void> {
  const titles = asked.map(([title]) => title)
  const open = async () => titles.indexOf((await heading(page).textContent()) ?? '')
  await expect.poll(open).toBeGreaterThanOrEqual(0)
  const until = titles.includes(to) ? titles.indexOf(to) : asked.length
  for (const [title, enter] of asked.slice(await open(), until)) {
    await expect(heading(page)).toHaveText(title)
    await look(title)
    await enter(page)
    await next(page)
  }
  // The last press has led on, whatever comes after it.
  await expect(heading(page)).not.toHaveText(titles[until - 1] ?? '')
}
