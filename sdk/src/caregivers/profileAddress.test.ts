import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { readProfileQuery } from './profileAddress.js'

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
