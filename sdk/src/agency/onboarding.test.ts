import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { agencySteps, agencyStepsDone } from './onboarding.js'

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

it('takes anything', () => {
  withHostileValues(1, (onboarding: never) => agencyStepsDone(onboarding))
})
