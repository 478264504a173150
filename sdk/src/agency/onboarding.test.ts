import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { openCare } from '../testing/openCare.js'
import { agencyTexts } from './agencyTexts.js'
import { agreeToAgencyTerms } from './calls.js'
import { agencySteps, agencyStepsDone, createAgencyTermsForm } from './onboarding.js'

const nothing = {
  must_change_password: true,
  terms_version: '2026-11-01',
  terms_agreed_at: null,
  phone_verified: false,
  has_photo: false,
  has_availability: false,
}

it('has each step done by what it asks for', () => {
  expect(agencyStepsDone(nothing)).toEqual([])
  expect(
    agencyStepsDone({
      ...nothing,
      must_change_password: false,
      terms_agreed_at: '2026-11-20T12:00:00.000Z',
      phone_verified: true,
      has_photo: true,
      has_availability: true,
    }),
  ).toEqual(agencySteps.ids)
  expect(agencyStepsDone({ ...nothing, has_photo: true })).toEqual(['photo'])
})

it('agrees to the version that was read, and not before that is said', async () => {
  const { server, care } = openCare()
  server.on(agreeToAgencyTerms, () => ({ ...nothing, terms_agreed_at: '2026-11-20T12:00:00.000Z' }))
  const form = createAgencyTermsForm(care, '2026-11-01')
  expect(await form.submit()).toBe(false)
  expect(form.fields.agreed.shownError.peek()).toBe(agencyTexts.acceptFirst)
  form.fields.agreed.set(true)
  expect(await form.submit()).toBe(true)
  expect(server.seen.map(({ body }) => body)).toEqual([{ version: '2026-11-01', agreed: true }])
})

it('takes anything', () => {
  withHostileValues(1, (onboarding: never) => agencyStepsDone(onboarding))
})
