import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { linkedState, ownProfileHref, readProfileQuery } from '../ownProfile/ownProfileAddress.js'

it.each([
  ['?s=needs_photo&nux_onboarding=1', 'needs_photo', true],
  ['s=ready', 'ready', false],
  ['?nux_onboarding=0&s=', null, false],
  ['', null, false],
])('the query %j', (search, stateName, onboarding) =>
  expect(readProfileQuery(search)).toEqual({ stateName, onboarding }),
)

it('never throws', () => {
  withHostileValues(1, readProfileQuery)
})

it('leads to the own profile with the state that it is in, which the page reads again', () => {
  const href = ownProfileHref('active')
  expect(href).toBe('/caregiver/profile?s=active')
  expect(readProfileQuery(href.split('?')[1])).toMatchObject({ stateName: 'active' })
})

it.each([
  ['active', 'active', 'is'],
  ['pending', 'active', 'was'],
  ['unheard of', 'active', null],
  [null, 'active', null],
])('a link that says %s says of a profile that is %s: %s', (stateName, profile_state_name, found) => {
  expect(linkedState(stateName, { profile_state_name })).toBe(found)
})
