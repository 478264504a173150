import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { heading, hiringFamily, inDays, lourdes, next } from './hire'
import { carol, freshName, hydrated, letterTo, newestSent, post, saving, signIn } from './people'
import { pressTwice } from './pressTwice'
import { expectSpanish } from './spanish'

const phone = { width: 390, height: 844 }

/** Lourdes works for a family of this test in Austin, for less than is paid in California: on Sundays at dawn. */
async function hiredInAustin(
  page: Page,
  other: Page,
  from: string,
  until: string,
): Promise<{ id: number; email: string }> {
  const name = freshName('Ada')
  await hiringFamily(page, name)
  const [month, day, year] = inDays(14).split('/')
  const answer = await post(page, `/v1/caregivers/${lourdes.id}/hire/`, {
    ...{ care_for: 2, recipient_name: 'Kenji' },
    ...{ address: '12 Congress Ave', address_as_typed: true, city: 'Austin', state: 'TX', zip_code: '78701' },
    start_date: `${year}-${month}-${day}`,
    ...{ schedule_type: 2, schedule: [{ day_of_week: 0, start_time: from, end_time: until }] },
    ...{ hours_week: null, hourly_rate: 1500, employer_name: 'Ada Journey', phone: '5105550143' },
    ...{ email: 'ada@example.com', contact_types: ['message'] },
  })
  const { data } = (await answer.json()) as { data: { connection_id: number; offer: { version: number } } }
  const { recipient } = await newestSent(page.request, ({ subject }) => subject.includes(name))
  await signIn(other, { email: recipient })
  const id = data.connection_id
  await other.goto(`/connections/${id}/agreement`)
  const hint = await other.getByText(/^As it appears in your account: /).textContent()
  await other.getByLabel('Your full name').fill((hint ?? '').replace('As it appears in your account: ', ''))
  await other.getByRole('button', { name: 'Accept and sign' }).click()
  await expect(other.getByText(/You work with .* starting .*\./)).toBeVisible()
  return { id, email: recipient }
}

/** Chooses a city in the dialog by its first suggestion. */
async function enter(page: Page, street: string, city: string, label: string): Promise<void> {
  await page.getByLabel(/^(Street and number|Calle y número)/).fill(street)
  const place = page.getByRole('combobox').last()
  await place.fill(city)
  await page.getByRole('option', { name: label }).first().click()
  const asTyped = page.getByRole('checkbox', { name: /Use it as I typed it|tal como/ })
  const noted = page.getByText(/We cannot look up streets here|no podemos buscar/i)
  await expect(asTyped.or(noted).first()).toBeVisible()
  if (await asTyped.isVisible()) await asTyped.check()
}

test('a family changes the place of care by thumb: it reads which visits move, is refused below the minimum wage, and its caregiver is told once', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize(phone)
  const other = await elsewhere({ viewport: phone })
  const { id, email } = await hiredInAustin(page, other, '04:00', '05:30')
  await page.goto(`/manage-connection/${id}`)
  await hydrated(page)
  await expect(page.getByText('Austin, TX').first()).toBeVisible()
  await page.getByRole('button', { name: 'Change the place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change where care takes place' })
  await expect(dialog.getByLabel('Street and number')).toHaveValue('12 Congress Ave')
  await expectAccessible(page)
  await expectFits(page, 'the place of care')

  // California pays more.
  await enter(page, '88 Grand Ave', 'Oakland, CA', 'Oakland, CA')
  await expect(
    dialog.getByText(/The minimum there is \$\d+\.\d\d an hour\. You pay \$15\.00\./),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Save the place' }).click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(dialog.getByText(/You pay \$15\.00/)).toHaveCount(3)
  await expectAccessible(page)

  // El Paso keeps another clock.
  await enter(page, '9 Mesa St', 'El Paso, TX', 'El Paso, TX')
  await expect(
    dialog.getByText(/^\d+ visits keep their time of day in El Paso\. That is 1 hour later than before\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  const saved = saving(page, /\/place\/$/)
  await pressTwice(dialog.getByRole('button', { name: 'Save the place' }))
  expect((await saved).status()).toBe(200)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('El Paso, TX').first()).toBeVisible()
  await expect(page.getByText('4:00 AM').first()).toBeVisible()
  const { body } = await letterTo(page.request, email, /changed where care takes place$/)
  expect(body).toContain('El Paso, TX')
  expect(body).not.toContain('Mesa')

  await other.setViewportSize({ width: 1280, height: 900 })
  await other.goto(`/caregiver/dashboard/connections/${id}`)
  await expect(other.getByText('El Paso, TX').first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Change the place' })).toHaveCount(0)
  await other.goto(`/caregiver/dashboard/connections/${id}?modal=editLocation`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
})

test('the place is changed in Spanish at a desk, and another tab is not overwritten', async ({
  page,
  elsewhere,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { id } = await hiredInAustin(page, await elsewhere(), '01:00', '02:00')
  await page.context().addCookies([{ name: 'pref_locale', value: 'es', url: process.env.JOURNEY_URL }])
  await page.goto(`/manage-connection/${id}?modal=editLocation`)
  const dialog = page.getByRole('dialog', { name: 'Cambiar dónde es el cuidado' })
  await expect(dialog.getByLabel(/^Calle y número/)).toHaveValue('12 Congress Ave')
  await expectSpanish(page)
  await expectAccessible(page)
  const tab = await context.newPage()
  await tab.goto(`/manage-connection/${id}?modal=editLocation`)
  await tab
    .getByRole('dialog')
    .getByLabel(/^Cómo entrar/)
    .fill('Toque dos veces.')
  const kept = saving(tab, /\/place\/$/)
  await tab.getByRole('dialog').getByRole('button', { name: 'Guardar el lugar' }).click()
  await kept
  await tab.close()
  await dialog.getByLabel(/^Cómo entrar/).fill('La llave la tiene Ana.')
  await dialog.getByRole('button', { name: 'Guardar el lugar' }).click()
  await expect(dialog.getByText('Toque dos veces.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page)
})

test('an offer that is being written for a known address, which nobody asked for, can be for another', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto('/hire/10012/select-job')
  await hydrated(page)
  await page.getByRole('radio', { name: /Afternoons with my father/ }).check()
  await next(page)
  await expect(heading(page)).toHaveText('When does the work start?')
  await expect(page.getByText(/^The care is at .*, Oakland, CA\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change where care takes place' })
  await expect(page).toHaveURL('/hire/10012/start-date?modal=editLocation')
  await dialog.getByLabel('Street and number').fill('90 Grand Ave')
  const asTyped = dialog.getByRole('checkbox', { name: 'Use it as I typed it' })
  await expect(asTyped.or(dialog.getByText('We cannot look up streets here')).first()).toBeVisible()
  if (await asTyped.isVisible()) await asTyped.check()
  await expectAccessible(page)
  await expectFits(page, 'the place of an offer')
  await dialog.getByRole('button', { name: 'Use this address' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('The care is at 90 Grand Ave, Oakland, CA.')).toBeVisible()
  await page.getByLabel('First day').fill(inDays(20))
  await next(page)
  // It is put aside with the other answers.
  await expect(heading(page)).toHaveText('Which days and hours?')
  await page.reload()
  await page.goto('/hire/10012/start-date')
  await expect(page.getByText('The care is at 90 Grand Ave, Oakland, CA.')).toBeVisible()
})
