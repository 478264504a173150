import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test'
import { walkByAxe } from './axe'
import { tabTo } from './keys'
import { freshCaregiver, hydrated, saving } from './people'

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
    await expect(page.getByText('Welcome! Let’s create your profile')).toBeVisible()
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
  // Led by the app, Back closes the dialog; led by the browser, it would leave the page.
  await hydrated(page)
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
    await expect(dialog.getByText('You have unsaved changes')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(about).toHaveValue('Half a sentence')
  }
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(profile)
  await expect(page.getByText('Half a sentence')).toHaveCount(0)
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

test('the picture behind the profile and the kind of work are chosen', async ({ page }) => {
  await freshCaregiver(page)
  await page.goto(`${profile}/backgroundphoto`)
  const dialog = dialogOf(page, 'Select Background Photo')
  await dialog.getByRole('radio').nth(2).check()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Profile background photo successfully updated')).toBeVisible()
  const heard = saving(page, /^\/v1\/caregivers\//)
  const kind = page.getByText('Skilled Nursing Professional', { exact: true })
  const asked = page.getByRole('alertdialog', { name: 'Work as: Skilled Nursing Professional?' })
  await kind.click()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Home Health Aide or Caregiver')).toBeChecked()
  await kind.click()
  await asked.getByRole('button', { name: 'Change what I work as' }).click()
  await expect(page.getByRole('heading', { name: 'Clinical skills' })).toBeVisible()
  await heard
  await page.reload()
  await expect(page.getByLabel('Skilled Nursing Professional')).toBeChecked()
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
  await tabTo(page, rate)
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

test('axe finds nothing on the profile and its modals, in the light on a phone and in the dark on a screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await freshCaregiver(page)
  const modals = [...editors, ...others].map(({ path, title }) => ({
    path: `${profile}/${path}`,
    shown: dialogOf(page, title),
  }))
  const availability = ['/availability', '/availability?view=week', '/availability?modal=availability']
  await walkByAxe(page, [{ path: profile }, ...modals, ...availability.map((path) => ({ path }))], {
    theme: 'dark',
    width: 1280,
  })
})
