import { expect, type Page } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { expectFits } from './fits'
import { goThrough, hiringFamily, lourdes } from './hire'
import { carol, hydrated, leave, marisol, newestSent, ownId, post, saving, signIn } from './people'
import { expectSpanish } from './spanish'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

/** A family of this test alone, to whose one job Marisol has applied on another device. */
async function applied(page: Page, other: Page): Promise<{ job: number }> {
  await hiringFamily(page)
  const answer = await page.request.get(`/v1/family/job/1000/?user=${await ownId(page)}`)
  const { data } = (await answer.json()) as { data: { id: number }[] }
  const job = data[0]!.id
  await signIn(other, marisol)
  await post(other, `/v1/jobs/${job}/apply/`, {})
  await leave(other)
  return { job }
}

test('a family declines who applied by thumb: it reads what they will read, tells the staff why, and takes it back', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize(phone)
  const { job } = await applied(page, await elsewhere({ viewport: phone }))
  await page.goto(`/job/${job}/candidate/10001`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline Marisol?' })
  await expect(
    dialog.getByText('Marisol is taken off your job “Mornings with my father”.', { exact: false }),
  ).toBeVisible()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...{ modal: 'declineCaregiver', caregiver: '10001', for_job: String(job) },
  })
  await expectAccessible(page)
  await expectFits(page, 'declining')

  // Not declined, nothing has happened.
  await dialog.getByRole('button', { name: 'Do not decline' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog.getByRole('button', { name: 'Decline Marisol' }).click()
  await expect(dialog.getByText('Please choose a reason.').last()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'We do not get along' }).check()
  await expect(dialog.getByText('has decided not to continue with your application')).toBeVisible()
  await dialog.getByRole('radio', { name: 'They live too far away' }).check()
  await expect(dialog.getByText('They are looking for somebody who lives nearer.')).toBeVisible()
  const declined = saving(page, /\/decline\/$/)
  await dialog.getByRole('button', { name: 'Decline Marisol' }).click()
  expect((await declined).request().postDataJSON()).toEqual({ job_id: job, reason: 'distance' })

  // Why, for the staff alone: what was typed stays where it could not be sent.
  const more = page.getByRole('dialog', { name: 'Can you tell us more?' })
  await more.getByLabel('What would have made it work?').fill('A shorter way. They were very kind.')
  await expectAccessible(page)
  await page.route('**/decline/feedback/', (route) => route.fulfill({ status: 503, body: '{}' }), {
    times: 9,
  })
  await more.getByRole('button', { name: 'Send' }).click()
  await expect(more.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(more.getByLabel('What would have made it work?')).toHaveValue(
    'A shorter way. They were very kind.',
  )
  await page.unroute('**/decline/feedback/')
  const told = saving(page, /\/decline\/feedback\/$/)
  await more.getByRole('button', { name: 'Send' }).click()
  await told
  await expect(more).toBeHidden()
  await expect(page.getByText('Declined. We tell Marisol R. in 5 minutes.')).toBeVisible()
  await expectAccessible(page)

  const undone = saving(page, /\/answer\//)
  await page.getByRole('button', { name: 'Undo' }).click()
  await undone
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
})

test('a family declines, in Spanish, somebody to whom its offer waits: it is taken back, and told at once', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await hiringFamily(page, 'Rosa')
  await page.goto(`/hire/${lourdes.id}`)
  await goThrough(page)
  const offered = saving(page, /\/hire\/$/)
  await page.getByRole('button', { name: /^Send offer to/ }).click()
  const { data } = (await (await offered).json()) as { data: { connection_id: number } }
  await page.context().addCookies([{ name: 'pref_locale', value: 'es', url: new URL('/', page.url()).href }])
  await page.goto(`/manage-connection/${data.connection_id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Rechazar a Lourdes' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Rechazar a Lourdes?' })
  await expect(dialog.getByText('Su oferta espera respuesta. Queda retirada.')).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Ya encontramos a alguien' }).check()
  await dialog.getByRole('button', { name: 'Rechazar a Lourdes' }).click()
  const more = page.getByRole('dialog', { name: '¿Nos cuenta más?' })
  await expectSpanish(page)
  await more.getByRole('button', { name: 'Omitir' }).click()
  await expect(page.getByRole('heading', { name: /^Rechazó a Lourdes/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contratar a Lourdes' })).toBeVisible()
  await expectSpanish(page)
  const { body } = await newestSent(
    page.request,
    ({ channel, subject }) => channel === 'mail' && /Rosa|Mornings with my father/.test(subject),
  )
  expect(body).toContain('found somebody')
})

test('nobody who is hired is declined: the way is the end of the contract', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await page.goto('/family/dashboard?modal=declineCaregiver&caregiver=10001')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You have hired Marisol.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'End the contract' }).click()
  await expect(page.getByRole('dialog', { name: 'End the contract with Marisol' })).toBeVisible()

  await page.goto('/family/dashboard?modal=declineCaregiver&caregiver=999999')
  await expect(dialog.getByText('We cannot find this caregiver')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL('/family/dashboard')
})
