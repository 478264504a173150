import { expect, test } from 'vitest'
import { homePath, homePaths } from './home.js'
import { userTypes, type UserType } from '../vocabulary/account/catalogue.js'

test.each<[UserType, string]>([
  ['family', '/family/dashboard'],
  ['caregiver', '/caregiver/dashboard'],
  ['agency_caregiver', '/agency-caregiver/dashboard'],
  ['facility', '/facilities'],
  ['staff', '/dashboard'],
  ['agency', '/agency'],
  ['care_manager', '/dashboard'],
  ['anonymous', '/'],
])('the home of %s is %s', (user_type, path) => {
  expect(homePath({ user_type })).toBe(path)
})

test('every kind of user has a home', () => {
  expect(Object.keys(homePaths).toSorted()).toEqual([...userTypes.ids].toSorted())
})

test('nobody, and a kind that is not known, gets the front page', () => {
  for (const identity of [null, undefined, {}, { user_type: 'robot' }, { user_type: 'constructor' }]) {
    expect(homePath(identity as { user_type: UserType })).toBe('/')
  }
})
