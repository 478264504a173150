import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { test } from './test'
import { carol, demoPassword, denise, hydrated, marisol, newestSent, post, signIn } from './people'
import { pressTwice } from './pressTwice'

/** What was found, whether it fits in full or in part. */
const results = (page: Page) => page.locator('.job-search-group').getByRole('article')

test('a visitor looks for jobs by place; filters and pages are in the address, and Back undoes each', async ({
  page,
}) => {
  await page.goto('/caregiver-jobs')
  await page.getByLabel('City or ZIP code').fill('94601')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/caregiver-jobs/california/oakland')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caregiver jobs in Oakland, CA')
  await expect(results(page)).toHaveCount(10)

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/caregiver-jobs/california/oakland?page=2')
  await page.goBack()
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Time of day').selectOption('Nights')
  await page.getByLabel('Distance').selectOption('50 miles')
  await page.getByRole('button', { name: 'Show jobs' }).click()
  await expect(page).toHaveURL('/caregiver-jobs/california/oakland?shift_block_type=3&distance=50')
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Nights')
  await page.goBack()
  await expect(page).toHaveURL('/caregiver-jobs/california/oakland')
})

test('a visitor looks where they are: by their device, or about there, which is said', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const mine = page.getByRole('button', { name: 'Use my location' })
  const said = (words: string) => page.getByRole('status').filter({ hasText: words })
  const context = page.context()
  // Whatever is not granted is refused, without a question.
  await context.grantPermissions([], { origin: baseURL ?? '' })
  await page.goto('/caregiver-jobs')
  await mine.click()
  await expect(said('Your browser does not share where you are.')).toContainText(
    'Please enter a city or ZIP code.',
  )
  await page.route('**/v1/location_from_ip/', (route) =>
    route.fulfill({ json: { status: 'success', data: { latitude: 37.77, longitude: -122.42 } } }),
  )
  await mine.click()
  await expect(page).toHaveURL('/caregiver-jobs/california/san-francisco')
  await expect(said('Near your internet connection: San Francisco, CA.')).toBeVisible()
  await expectAccessible(page)

  await context.grantPermissions(['geolocation'], { origin: baseURL ?? '' })
  await context.setGeolocation({ latitude: 37.8044, longitude: -122.2712 })
  await page.goto('/caregivers-search?vetted=1')
  const asked = page.waitForRequest('**/v1/geo/near/')
  await mine.click()
  expect((await asked).postDataJSON()).toEqual({ latitude: 37.8, longitude: -122.27, location_source: 6 })
  await expect(page).toHaveURL('/caregivers-search/california/oakland?vetted=1')
  await expect(said('Near you: Oakland, CA.')).toBeVisible()
  await expectFits(page, 'the search near somebody')
})

test('days that are none, or turned about, are said beside their fields', async ({ page }) => {
  await page.goto('/caregiver-jobs/california/oakland')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Starts on or after').fill('12/31/2099')
  await page.getByLabel('Starts on or before').fill('12/01/2099')
  await page.getByRole('button', { name: 'Show jobs' }).click()
  await expect(page.getByLabel('Starts on or before')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Starts on or after')).toHaveValue('12/31/2099')
  await expect(page).toHaveURL('/caregiver-jobs/california/oakland')
})

test('a place that nobody knows, a page beyond the last, and a failed search each say so', async ({
  page,
}) => {
  await page.goto('/caregiver-jobs?place=Atlantis')
  await expect(page.getByRole('heading', { name: 'We do not know that place' })).toBeVisible()
  await page.goto('/caregiver-jobs/california/oakland?page=99')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(results(page)).toHaveCount(10)

  await page.route('**/v1/jobs/?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await hydrated(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'We could not look for jobs' })).toBeVisible()
  await page.unroute('**/v1/jobs/?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).first()).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`a caregiver applies, withdraws and applies again at ${width} px; the family hears of it`, async ({
    page,
    elsewhere,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const title = `Mornings with my mother ${width}`
    const family = await elsewhere()
    const href = await postJob(family, title)

    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A visitor reads nothing that the family typed, and no search engine lists the page.
    expect(await page.content()).not.toContain(title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: 'Log in to apply' }).click()
    await page.getByLabel('E-mail address').fill(marisol.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByText('Please answer yes or no.').first()).toBeVisible()
    const answers = dialog.getByRole('radiogroup')
    await dialog.getByLabel('A few words to the family').fill('I live around the corner.')
    await answerYes(answers)
    await answers.first().getByText('No', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByText(/so we did not send your application/)).toBeVisible()
    await expect(dialog.getByLabel('A few words to the family')).toHaveValue('I live around the corner.')
    await answers.first().getByText('Yes', { exact: true }).click()
    await pressTwice(dialog.getByRole('button', { name: 'Send application' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/You applied on/)).toBeVisible()
    await expect(page.getByText('I live around the corner.')).toBeVisible()
    await newestSent(
      request,
      ({ recipient, subject, body }) =>
        recipient === carol.email && subject.startsWith('Marisol R. has applied') && body.includes(title),
    )

    await page.getByRole('button', { name: 'Withdraw' }).click()
    await dialog.getByLabel('Why?').fill('The hours changed.')
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText(/You withdrew on/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('The hours changed.')).toBeVisible()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await answerYes(answers)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText(/You applied on/)).toBeVisible()

    await page.goto('/caregiver-jobs/applications')
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Applied')
    await family.goto('/family/dashboard')
    await expect(family.getByRole('article').filter({ hasText: title })).toContainText(
      '1 caregiver has applied',
    )
  })
}

test('a job that is not for her is not listed again, and she may change her mind', async ({
  page,
  elsewhere,
}) => {
  const title = 'Evenings with my uncle'
  const family = await elsewhere()
  await postJob(family, 'Mornings with my uncle')
  const href = await postJob(family, title)
  // Those that are posted here begin far ahead: what other journeys left behind is not among them.
  const list = '/caregiver-jobs/california/oakland?start_date=2099-01-01'
  await signIn(page, denise)
  await page.goto(list)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto(href)
  await page.getByRole('button', { name: 'Not interested' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByText(/You said you were not interested on/)).toBeVisible()
  await page.goto(list)
  await expect(results(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await page.goto(href)
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible()
})

test('what was typed to a family is asked about before it is thrown away', async ({ page, elsewhere }) => {
  const href = await postJob(await elsewhere(), 'Nights with my aunt')
  await signIn(page, marisol)
  await page.goto(href)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByLabel('A few words to the family').fill('Half a thought')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

/** The job that is posted here asks four questions. */
async function answerYes(answers: Locator): Promise<void> {
  await expect(answers).toHaveCount(4)
  for (const answer of await answers.all()) await answer.getByText('Yes', { exact: true }).click()
}

/** Posts an open job in Oakland as Carol, through the page's own session, and answers its address. */
async function postJob(page: Page, title: string): Promise<string> {
  await signIn(page, carol)
  const answer = await post(page, '/v1/family/job/1000/?complete=1', {
    title,
    description: 'Breakfast, a walk, and company.',
    care_for: 4,
    conditions: [2],
    assistance: [1, 5],
    schedule_type: 2,
    schedule: [{ day_of_week: 1, start_time: '08:00', end_time: '11:00' }],
    hours_week: 3,
    housing: 1,
    preferred_gender: 0,
    preferred_languages: [],
    start_date: '2099-01-05',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94601',
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  return `/caregiver-jobs/california/oakland/${data.id}`
}
