import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { demoPassword, endSessionAt, freshCaregiver, hydrated } from './people'

interface Editor {
  /** Its canonical name, in `?modal=`. */
  readonly id: string
  /** Its path below the profile. */
  readonly path: string
  readonly title: string
  readonly save: string
  /** The field that the server objects to. */
  readonly field: string
  readonly edit: (dialog: Locator, page: Page) => Promise<void>
  /** What the profile shows afterwards. */
  readonly shown: string
}

const check = (name: string) => (dialog: Locator) => dialog.getByText(name, { exact: true }).click()

/** Every editor that saves a part of the profile at once. */
const editors: readonly Editor[] = [
  {
    ...{ id: 'rate', path: 'rate', title: 'Hourly Rate', save: 'Save rate' },
    field: 'caregiver.desired_wage',
    edit: (dialog) => dialog.getByLabel('How much do you want to earn an hour?').fill('23.75'),
    shown: '$23.75',
  },
  {
    ...{ id: 'about', path: 'about', title: 'Introduce yourself', save: 'Save introduction' },
    field: 'caregiver.about',
    edit: (dialog) => dialog.getByLabel('Your introduction').fill('I sing while I cook.'),
    shown: 'I sing while I cook.',
  },
  {
    ...{ id: 'services', path: 'services', title: 'Services Offered', save: 'Save services' },
    field: 'caregiver.home_support',
    edit: check('Pet Care'),
    shown: 'Pet Care',
  },
  {
    ...{ id: 'expertises', path: 'expertises', title: 'Areas of Expertise', save: 'Save expertise' },
    field: 'caregiver.conditions',
    async edit(dialog) {
      await expect(dialog.getByRole('checkbox')).toHaveCount(12)
      await dialog.getByRole('button', { name: 'Show More Conditions' }).click()
      await expect(dialog.getByRole('checkbox')).toHaveCount(27)
      await dialog.getByText('Palliative Care', { exact: true }).click()
    },
    shown: 'Palliative Care',
  },
  {
    ...{ id: 'languages', path: 'languages', title: 'Languages', save: 'Save languages' },
    field: 'caregiver.spoken_languages',
    edit: check('Hmong'),
    shown: 'Hmong',
  },
  {
    ...{ id: 'jobPreferences', path: 'job-preferences', title: 'Job Preferences' },
    save: 'Save job preferences',
    field: 'caregiver.job_preferences',
    edit: check('Overnight'),
    shown: 'Overnight',
  },
  {
    ...{ id: 'shiftPreferences', path: 'shift-preferences', title: 'Shift Preferences' },
    save: 'Save shift preferences',
    field: 'caregiver.shift_preferences',
    async edit(dialog) {
      await dialog.getByText('Nights $$', { exact: true }).click()
      await dialog.getByText('8 hours', { exact: true }).click()
      await dialog.getByText('12 hours', { exact: true }).click()
      await expect(dialog.getByLabel('8 hours')).not.toBeChecked()
    },
    shown: 'Nights $$',
  },
  {
    ...{ id: 'skills', path: 'skills', title: 'Clinical Skills', save: 'Save skills' },
    field: 'caregiver.conditions',
    edit: check('Wound Care'),
    shown: 'Wound Care',
  },
  {
    ...{ id: 'shiftAssignments', path: 'shift-assignments', title: 'Shift Assignment' },
    save: 'Save shift assignment',
    field: 'caregiver.shift_assignments',
    edit: check('Red zone $$'),
    shown: 'Red zone $$',
  },
  {
    ...{ id: 'location', path: 'location', title: 'Location', save: 'Save location' },
    field: 'user.address',
    async edit(dialog) {
      await dialog.getByLabel('Street and number').fill('12 Grand Avenue')
      await dialog.getByLabel('City or ZIP code').fill('94601')
      await dialog.getByRole('option').first().click()
      await dialog.getByText('50 miles', { exact: true }).click()
    },
    shown: '12 Grand Avenue',
  },
]
const others = [
  { id: 'backgroundphoto', path: 'backgroundphoto', title: 'Select Background Photo' },
  { id: 'education', path: 'education', title: 'Education' },
  { id: 'experiences', path: 'experiences', title: 'Work Experience' },
] as const

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const profile = '/caregiver/profile'

/** The server refuses the next change, as it would for a reason of its own. */
async function refuseOnce(page: Page, field: string): Promise<void> {
  await page.route(
    '**/v1/caregivers/',
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          status: 'fail',
          data: null,
          message: { error_message: '', error_data: { [field]: ['Not like this.'] } },
          non_field_errors: [],
        },
      }),
    { times: 1 },
  )
}

for (const width of [390, 1280]) {
  test(`every part of a profile is edited, refused, and saved, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await freshCaregiver(page, { nurse: true })
    await page.goto(`${profile}?nux_onboarding=1`)
    await expect(page.getByText('Welcome. Let’s make your profile')).toBeVisible()
    for (const { id, title, save, field, edit, shown } of editors) {
      await test.step(id, async () => {
        await page.goto(`${profile}?modal=${id}`)
        const dialog = dialogOf(page, title)
        await edit(dialog, page)
        await refuseOnce(page, field)
        await dialog.getByRole('button', { name: save }).click()
        await expect(dialog.getByText('Not like this.').first()).toBeVisible()
        await dialog.getByRole('button', { name: save }).click()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(profile)
        await expect(page.getByText('Profile information successfully updated')).toBeVisible()
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
      })
    }
  })

  test(`every modal opens by both of its addresses and closes to the profile, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await freshCaregiver(page)
    for (const { id, path, title } of [...editors, ...others]) {
      await test.step(id, async () => {
        await page.goto(`${profile}/${path}`)
        await expect(dialogOf(page, title)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialogOf(page, title)).toBeHidden()
        await expect(page).toHaveURL(profile)
        await page.goto(`${profile}?modal=${id}`)
        await dialogOf(page, title).getByRole('button', { name: 'Close', exact: true }).click()
        await expect(dialogOf(page, title)).toBeHidden()
        await expect(page).toHaveURL(profile)
      })
    }
  })
}

test('nothing that is typed is lost by a slip', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(profile)
  await page.getByRole('link', { name: 'Add: About you' }).click()
  const dialog = dialogOf(page, 'Introduce yourself')
  const about = dialog.getByLabel('Your introduction')
  await about.fill('Half a sentence')
  for (const slip of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await slip()
    await expect(dialog.getByText('You have changes that are not saved')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(about).toHaveValue('Half a sentence')
  }
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Discard the changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(profile)
  await expect(page.getByText('Half a sentence')).toHaveCount(0)
})

test('a long text outlives the end of the session', async ({ page }) => {
  const { email } = await freshCaregiver(page)
  await page.goto(`${profile}/about`)
  const dialog = dialogOf(page, 'Introduce yourself')
  const long = 'I have worked with people for years. '.repeat(54).trim()
  await dialog.getByLabel('Your introduction').fill(long)
  await endSessionAt(page, '**/v1/caregivers/')
  await dialog.getByRole('button', { name: 'Save introduction' }).click()
  const again = dialogOf(page, 'Please log in again')
  await again.getByLabel('E-mail').fill(email)
  await again.getByLabel('Password', { exact: true }).fill(demoPassword)
  await again.getByRole('button', { name: /Log in/ }).click()
  // Logging in and the save that waited for it.
  await expect(dialog).toBeHidden()
  await expect(page.getByText(long)).toBeVisible()
})

test('the rate is judged on every key, and nothing wrong can be sent', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(`${profile}/rate`)
  const dialog = dialogOf(page, 'Hourly Rate')
  const rate = dialog.getByLabel('How much do you want to earn an hour?')
  await rate.fill('101')
  await expect(dialog.getByText('Please enter an hourly wage that is no more than $100.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save rate' })).toBeDisabled()
  await rate.fill('4')
  await expect(dialog.getByText('Please enter an hourly wage that is bigger than $5.')).toBeVisible()
  await rate.fill('5')
  await expect(dialog.getByRole('button', { name: 'Save rate' })).toBeEnabled()
})

test('schools and employers are added, changed and removed', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(`${profile}/education`)
  const schools = dialogOf(page, 'Education')
  await expect(schools.getByRole('button', { name: 'Save school' })).toBeDisabled()
  await schools.getByLabel('School').fill('Zzyzx Night School')
  await schools.getByRole('option', { name: 'Add “Zzyzx Night School”' }).click()
  await schools.getByLabel('From year').selectOption('2019')
  await schools.getByLabel('To year').selectOption('2021')
  await schools.getByRole('button', { name: 'Save school' }).click()
  await expect(schools.getByRole('button', { name: /Zzyzx Night School.*2019 – 2021/ })).toBeVisible()
  await schools.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Zzyzx Night School' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit: Zzyzx Night School' }).click()
  await expect(page).toHaveURL(/modal=education/)
  await schools.getByRole('button', { name: 'Remove school' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('Are you sure you want to remove the Zzyzx Night School?')
  await sure.getByRole('button', { name: 'Remove school' }).click()
  await expect(page.getByText('Education record successfully deleted')).toBeVisible()
  await schools.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('It is required to have at least one record for education')).toBeVisible()

  await page.goto(`${profile}/experiences`)
  const jobs = dialogOf(page, 'Work Experience')
  await jobs.getByLabel('Employer').fill('Zzyzx Family')
  await jobs.getByRole('option', { name: 'Add “Zzyzx Family”' }).click()
  await expect(jobs.getByRole('button', { name: 'Save employer' })).toBeDisabled()
  await jobs.getByLabel('Job title').fill('Companion')
  await jobs.getByLabel('Still working here').check()
  await expect(jobs.getByRole('group', { name: 'To' }).getByLabel('Month')).toBeDisabled()
  await jobs.getByRole('group', { name: 'From' }).getByLabel('Month').selectOption('March')
  await jobs.getByRole('group', { name: 'From' }).getByLabel('Year').selectOption('2020')
  await jobs.getByRole('button', { name: 'Save employer' }).click()
  await expect(jobs.getByRole('button', { name: /Companion, Zzyzx Family.*2020 – Present/ })).toBeVisible()
})

test('the picture behind the profile and the kind of work are chosen', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(`${profile}/backgroundphoto`)
  const dialog = dialogOf(page, 'Select Background Photo')
  await dialog.getByRole('radio').nth(2).check()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Profile background photo successfully updated')).toBeVisible()
  await page.getByText('Skilled Nursing Professional', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Clinical skills' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Skilled Nursing Professional')).toBeChecked()
})

test('times are added, changed and deleted on the calendar', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto('/availability')
  await expect(page.getByText('No times yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add times' }).click()
  const adding = dialogOf(page, 'Add times')
  await adding.getByLabel('First day', { exact: true }).fill('01/05/2099')
  await adding.getByLabel('Repeats every week').check()
  await adding.getByRole('button', { name: 'Save times' }).click()
  await expect(page.getByText('Availability successfully updated')).toBeVisible()
  await page.getByRole('button', { name: /Every Monday, from Jan 5/ }).click()
  const editing = dialogOf(page, 'Edit times')
  await editing.getByLabel('Until').fill('08:00')
  await expect(editing.getByText('Ends the next morning.')).toBeVisible()
  await editing.getByRole('button', { name: 'Save times' }).click()
  await expect(page.getByRole('button', { name: /9:00.AM – 8:00.AM/ })).toBeVisible()

  await page.goto('/availability?on=2099-01-05&view=week')
  await page
    .getByRole('button', { name: /9:00.AM – 8:00.AM/ })
    .first()
    .click()
  await editing.getByRole('button', { name: 'Delete times' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete times' }).click()
  await expect(page.getByText('Availability successfully deleted')).toBeVisible()
  await expect(page.getByText('No times yet')).toBeVisible()
})

test('by keys alone, with the focus back where it came from', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(profile)
  await hydrated(page)
  const edit = page.getByRole('link', { name: 'Add: Hourly rate' })
  await edit.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, 'Hourly Rate')
  await expect(dialog).toBeVisible()
  const rate = dialog.getByLabel('How much do you want to earn an hour?')
  while (!(await rate.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('$21.00')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit: Hourly rate' })).toBeFocused()
})

test('in Spanish, to the last word of a modal', async ({ page }) => {
  await freshCaregiver(page, { language: 'es' })
  await page.goto(`${profile}?lang=es`)
  await expect(page.getByRole('heading', { name: 'Preferencias de trabajo' })).toBeVisible()
  await page.getByRole('link', { name: 'Agregar: Idiomas' }).click()
  const dialog = dialogOf(page, 'Idiomas')
  await dialog.getByRole('button', { name: 'Guardar idiomas' }).click()
  await expect(dialog.getByText('Seleccione al menos un idioma').first()).toBeVisible()
  await expect(page.getByText('Es necesario seleccionar al menos un idioma')).toBeVisible()
  await dialog.getByText('Español', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Guardar idiomas' }).click()
  await expect(page.getByText('Información del perfil actualizada correctamente')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the profile and its modals, ${theme}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: theme === 'light' ? 390 : 1280, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'pref_theme', value: theme, url: baseURL ?? '' }])
    await freshCaregiver(page)
    const modals = [...editors, ...others].map(({ path }) => `${profile}/${path}`)
    const availability = ['/availability', '/availability?view=week', '/availability?modal=availability']
    for (const path of [profile, ...modals, ...availability]) {
      await test.step(path, async () => {
        await page.goto(path)
        if (modals.includes(path)) await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, path)
      })
    }
  })
}
