import { expect, it } from 'vitest'
import { userTypes } from '../vocabulary/account/catalogue.js'
import { withHostileValues } from '../testing/hostile.js'
import { mayVerifyPhone } from './verifiers.js'

it('families, facilities and caregivers verify a number, and nobody else', () => {
  expect(userTypes.ids.filter(mayVerifyPhone).toSorted()).toEqual([
    ...['agency_caregiver', 'caregiver', 'facility', 'family'],
  ])
  for (const { answer } of withHostileValues(1, (a: never) => mayVerifyPhone(a))) expect(answer).toBe(false)
})
